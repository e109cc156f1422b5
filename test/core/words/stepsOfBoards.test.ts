// Steps of boards in words: all of a step is told, and what is told is true of the board.
import assert from 'node:assert/strict';
import { stepsOf } from '../../../src/core/sudoku/logic/path';
import { positionOf } from '../../../src/core/sudoku/logic/position';
import type { CellDigits, Chain, Step, Technique } from '../../../src/core/sudoku/logic/step';
import { DIGITS } from '../../../src/core/text/symbols';
import { textOf } from '../../../src/words/sentence';
import { describeChains, describeMove, describePattern, describeWhere } from '../../../src/words/steps';
import { cellsOf } from '../sudoku/boards';
import { EXAMPLES } from '../sudoku/logic/examples';

/** A step in words, and the candidates of all cells before it. */
interface Told {
  readonly step: Step;
  readonly candidates: Uint16Array;
  readonly where: string;
  readonly pattern: string;
  readonly move: string;
  readonly chains: readonly string[];
}

const told: Told[] = [];

/** The steps of all examples, read once. */
function allTold(): readonly Told[] {
  if (told.length === 0) {
    for (const puzzle of new Set(EXAMPLES.map(([, board]) => board))) {
      const position = positionOf(cellsOf(puzzle));
      let candidates = position.candidates.slice();
      for (const step of stepsOf(position, { isUnique: true, isNamed: true })) {
        told.push({
          step,
          candidates,
          where: textOf(describeWhere(step, DIGITS)),
          pattern: textOf(describePattern(step, DIGITS)),
          move: textOf(describeMove(step, DIGITS)),
          chains: describeChains(step, DIGITS).map((sentence) => textOf(sentence)),
        });
        candidates = position.candidates.slice();
      }
    }
  }
  return told;
}

function nameOf(cell: number): string {
  return `r${String(Math.floor(cell / 9) + 1)}c${String((cell % 9) + 1)}`;
}

function cellsIn(text: string): number[] {
  return Array.from(text.matchAll(/r(\d)c(\d)/g), ([, row, column]) => 9 * Number(row) + Number(column) - 10);
}

/** The digits of a stretch of a sentence, as bits. */
function digitsIn(text: string): number {
  return Array.from(text.matchAll(/\d/g)).reduce((set, [digit]) => set | (1 << (Number(digit) - 1)), 0);
}

/** The cells of a house by its name: “box 5”. */
function houseOf(name: string): number[] {
  const [kind, number] = name.split(' ');
  const index = Number(number) - 1;
  const place = (cell: number): number => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    return kind === 'row'
      ? row
      : kind === 'column'
        ? column
        : 3 * Math.floor(row / 3) + Math.floor(column / 3);
  };
  return Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => place(cell) === index);
}

function of(...techniques: Technique[]): readonly Told[] {
  const some = allTold().filter(({ step }) => techniques.includes(step.technique));
  assert.ok(some.length >= techniques.length);
  return some;
}

/** What a pattern says, in the parts that an anchored expression takes out of it. */
function partsOf(pattern: string, expression: RegExp): readonly string[] {
  const parts = expression.exec(pattern);
  assert.ok(parts, pattern);
  return parts.slice(1);
}

const sorted = (cells: readonly number[]): number[] => [...cells].sort((a, b) => a - b);

describe('A step of a board in words', () => {
  it('tells all cells of its pattern, its chains and its move', () => {
    assert.ok(allTold().length > 1_500);
    for (const { step, where, pattern, move, chains } of allTold()) {
      const all = [where, pattern, move, ...chains].join(' ');
      const cells = [
        ...step.candidates.map(({ cell }: CellDigits) => cell),
        ...step.placements.map(({ cell }) => cell),
        ...(step.placements.length > 0 ? [] : step.eliminations.map(({ cell }) => cell)),
        // Of a long chain only the beginning and the end are told, and how much is left out.
        ...step.chains.flatMap((chain: Chain, index) =>
          chains[index]?.includes('more statements') === true ? [] : chain.map(({ cell }) => cell),
        ),
      ];
      for (const cell of cells) {
        assert.ok(all.includes(nameOf(cell)), `${nameOf(cell)} of: ${all}`);
      }
      assert.equal(chains.length, step.chains.length);
    }
  });

  it('is whole sentences without keys, gaps or places for arguments', () => {
    for (const { where, pattern, move, chains } of allTold()) {
      for (const sentence of [where, pattern, move, ...chains]) {
        assert.match(sentence, /^[A-Zr1-9].*[^ ]\.$/);
        assert.doesNotMatch(sentence, /[a-z][A-Z]|[{}]| {2}| [.,;:]|, (or|,)|undefined|NaN|\b0\b/);
      }
    }
  });

  it('tells where to look without telling the digit of a cell', () => {
    for (const { step, where } of allTold()) {
      const named = cellsIn(where);
      const rest = where.replace(/r\dc\d/g, '');
      for (const { cell, digit } of step.placements) {
        assert.ok(!named.includes(cell) || !rest.includes(String(digit)), where);
      }
    }
  });

  it('tells moves that are those of the step', () => {
    for (const { step, move } of allTold()) {
      const said = move
        .slice(0, -1)
        .split(/(?<=r\dc\d), (?=\d)/)
        .flatMap((part) => {
          const [digits = '', cells = ''] = part.split(' cannot be in ');
          return cellsIn(cells).map((cell) => ({ cell, digits: digitsIn(digits) }));
        });
      const removed = new Uint16Array(81);
      for (const { cell, digits } of said) {
        removed[cell]! |= digits;
      }
      const [placed] = step.placements;
      if (placed) {
        assert.equal(move, `${nameOf(placed.cell)} is ${String(placed.digit)}.`);
      } else {
        const expected = new Uint16Array(81);
        for (const { cell, digits } of step.eliminations) {
          expected[cell]! |= digits;
        }
        assert.deepEqual(removed, expected, move);
      }
    }
  });

  it('tells singles that the board has', () => {
    for (const { step, pattern, candidates } of of('hiddenSingleBox', 'hiddenSingleLine')) {
      const [house = '', digit = ''] = partsOf(pattern, /: (\w+ \d) has only one place left for (\d)\.$/);
      const places = houseOf(house).filter((cell) => (candidates[cell]! & digitsIn(digit)) !== 0);
      assert.deepEqual(
        places,
        step.placements.map(({ cell }) => cell),
        pattern,
      );
    }
    for (const { pattern, candidates } of of('nakedSingle')) {
      const [cell = ''] = partsOf(pattern, /: (r\dc\d) has only one candidate left\.$/);
      const digits = candidates[cellsIn(cell)[0]!]!;
      assert.ok(digits !== 0 && (digits & (digits - 1)) === 0, pattern);
    }
  });

  it('tells locked candidates and hidden subsets that the board has', () => {
    const subsets = [
      'directHiddenPair',
      'directHiddenTriplet',
      'hiddenPair',
      'hiddenTriplet',
      'hiddenQuad',
    ] as const;
    const locked = ['directPointing', 'directClaiming', 'pointing', 'claiming'] as const;
    for (const { pattern, candidates } of of(
      ...subsets,
      ...locked.filter((name) => name !== 'directClaiming'),
    )) {
      const [house = '', digits = '', cells = '', rest = ''] = partsOf(
        pattern,
        /: (\w+ \d) has places for ([1-9, and]+) only in ((?:r\dc\d|, (?=r)| and )+)(.*)$/,
      );
      const places = houseOf(house).filter((cell) => (candidates[cell]! & digitsIn(digits)) !== 0);
      assert.deepEqual(places, sorted(cellsIn(cells)), pattern);
      const other = /which lie in (\w+ \d)/.exec(rest)?.[1];
      if (other !== undefined) {
        assert.ok(
          places.every((cell) => houseOf(other).includes(cell)),
          pattern,
        );
      }
    }
  });

  it('tells naked subsets that the board has', () => {
    for (const { pattern, candidates } of of('nakedPair', 'nakedTriplet', 'nakedQuad')) {
      const [house = '', cells = '', digits = ''] = partsOf(pattern, /: in (\w+ \d), (.+) hold only (.+)\.$/);
      const named = cellsIn(cells);
      assert.ok(
        named.every((cell) => houseOf(house).includes(cell)),
        pattern,
      );
      const all = named.reduce((set, cell) => set | candidates[cell]!, 0);
      assert.equal(all, digitsIn(digits), pattern);
      assert.equal(named.length, digits.replace(/\D/g, '').length, pattern);
    }
  });

  it('tells fish that the board has', () => {
    for (const { pattern, candidates } of of('xWing', 'swordfish', 'jellyfish')) {
      const [kind = '', bases = '', digit = '', otherKind = '', covers = '', cells = ''] = partsOf(
        pattern,
        /: (row|column)s ([\d, and]+) have places for (\d) only in (row|column)s ([\d, and]+): (.+)\.$/,
      );
      const lines = (name: string, numbers: string): number[] =>
        numbers
          .replace(/\D/g, '')
          .split('')
          .flatMap((number) => houseOf(`${name} ${number}`));
      const places = lines(kind, bases).filter((cell) => (candidates[cell]! & digitsIn(digit)) !== 0);
      assert.deepEqual(sorted(places), sorted(cellsIn(cells)), pattern);
      assert.ok(
        places.every((cell) => lines(otherKind, covers).includes(cell)),
        pattern,
      );
      assert.equal(bases.length, covers.length, pattern);
    }
  });

  it('tells wings that the board has', () => {
    for (const { step, pattern, candidates } of of('xyWing', 'xyzWing')) {
      const [middle = '', x = '', one = '', z = '', y = '', other = ''] = partsOf(
        pattern,
        /: if (r\dc\d) is (\d), (r\dc\d) is (\d); if it is (\d), (r\dc\d) is \d(?:; else it is \d itself)?\.$/,
      );
      const at = (cell: string): number => candidates[cellsIn(cell)[0]!]!;
      assert.equal(at(middle), digitsIn(x + y + (step.technique === 'xyzWing' ? z : '')), pattern);
      assert.equal(at(one), digitsIn(x + z), pattern);
      assert.equal(at(other), digitsIn(y + z), pattern);
    }
  });
});
