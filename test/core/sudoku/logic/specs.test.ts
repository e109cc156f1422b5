// Runs the examples of test/specs/techniques-*.md: a board, and the next step of a person who has it before him.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { nextStep } from '../../../../src/core/sudoku/logic/path';
import { positionOf } from '../../../../src/core/sudoku/logic/position';
import { SUDOKU_EXPLAINER } from '../../../../src/core/sudoku/logic/scale';
import { tenthsText } from '../../../../src/core/sudoku/logic/rated';
import type { Step } from '../../../../src/core/sudoku/logic/step';
import { cellName } from '../../../../src/core/sudoku/geometry';
import { scan } from '../../../../src/core/text/scan';
import { solutionsOf } from './boards';

const FOLDER = 'test/specs';

/** A step as the examples tell it: `nakedPair 3.0: not 37 in r1c5`. */
function told({ technique, name, rating, placements, eliminations }: Step): string {
  const moves = [
    ...placements.map(({ cell, digit }) => `${String(digit)} in ${cellName(cell, 9)}`),
    ...eliminations.map(({ cell, digits }) => `not ${digitsText(digits)} in ${cellName(cell, 9)}`),
  ];
  return `- ${technique} ${tenthsText(rating)}${name ? `, ${name}` : ''}: ${moves.join(', ')}`;
}

function digitsText(set: number): string {
  return Array.from({ length: 9 }, (_, digit) => digit + 1)
    .filter((digit) => (set & (1 << (digit - 1))) !== 0)
    .join('');
}

const shown = new Set<string>();

for (const file of readdirSync(FOLDER).filter((name) => /^techniques-.*\.md$/.test(name))) {
  const sections = readFileSync(`${FOLDER}/${file}`, 'utf8').split(/^## /m).slice(1);
  describe(`specs/${file}`, () => {
    it('has examples', () => {
      assert.ok(sections.length > 0);
    });
    for (const section of sections) {
      const [title = '', text = '', expected = ''] = section.split(/^~~~\n/m);
      const [, technique = '', name = ''] = /^- (\w+) [\d.]+(?:, (\w+))?:/m.exec(expected) ?? [];
      shown.add(technique).add(name);
      it(title.split('\n')[0] ?? '', () => {
        const [board, ...others] = scan(text);
        assert.ok(board?.kind === 'sudoku' && others.length === 0);
        assert.equal(solutionsOf(board.cells, 2, board.candidates).length, 1);
        const next = nextStep(positionOf(board.cells, board.candidates), { isUnique: true, isNamed: true });
        assert.ok(next.kind === 'step');
        assert.equal(told(next.step), expected.trim());
      });
    }
  });
}

describe('the examples of techniques', () => {
  it('have one of each but those that no step has, and that only the hardest boards need', () => {
    const left = Object.keys(SUDOKU_EXPLAINER.ratings).filter((technique) => !shown.has(technique));
    assert.deepEqual(
      // Of direct claiming see lockedCandidates.test.ts.
      left.filter((technique) => technique !== 'directClaiming' && !/^(dynamicPlus|nested)/.test(technique)),
      [],
    );
    assert.ok(shown.has('dynamicPlusContradiction') && shown.has('nested2Contradiction'));
  });
});
