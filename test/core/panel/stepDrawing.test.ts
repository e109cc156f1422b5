// What the panel marks of a step, on the way through the steps of a board.
import assert from 'node:assert/strict';
import { judge } from '../../../src/core/judge';
import { logicStart, pathOf } from '../../../src/core/logic';
import { scan } from '../../../src/core/text/scan';
import { positionOf } from '../../../src/core/sudoku/logic/position';
import type { Step } from '../../../src/core/sudoku/logic/step';
import { showSubject, type Subject } from '../../../src/panel/model';
import { isToView, type ShowMessage } from '../../../src/panel/protocol';
import { marksOfStep } from '../../../src/panel/stepDrawing';
import type { CandidatePart, StepMarks } from '../../../src/panel/stepView';
import {
  furtherOn,
  isApplicable,
  positionBefore,
  stepOn,
  turnChain,
  walkFrom,
  type StepWalk,
} from '../../../src/panel/stepWalk';
import { textOf } from '../../../src/words/sentence';

/** Rated 7.2 by Sudoku Explainer: a forcing chain. */
const CHAINED = '7..9.8.....9.7..............2...6.1..3....5675..8....28.23....6.7...52.1.5..8.7..';
/** Rated 8.9: dynamic chains from several places. */
const DYNAMIC = '....1.3...2.894.6....3.6...31.2.98...541.82...........1.......368.....514.....6.8';

function verdictOn(puzzle: string): Subject['verdict'] & object {
  const [board] = scan(puzzle);
  assert.ok(board?.kind === 'sudoku');
  return judge(board);
}

function walkOf(puzzle: string): StepWalk {
  const found = logicStart(verdictOn(puzzle));
  assert.ok('start' in found);
  return walkFrom(found.start, pathOf(found.start, { isNamed: true }), true);
}

/** What the panel shows of a board, which its view has to believe. */
function show(
  puzzle: string,
  walk: StepWalk | undefined,
  search?: { readonly er: number; readonly steps: number },
): ShowMessage {
  const verdict = verdictOn(puzzle);
  const shown = showSubject(
    {
      ...{ version: 1, state: { uri: 'memory:/board.txt', board: 0, solutionShown: false } },
      ...{ name: 'board.txt', boards: [verdict.board], verdict, metadata: undefined },
      ...{ entered: () => 0, cursor: null },
      steps: { walk, search, eliminated: [] },
    },
    (sentence) => textOf(sentence),
  );
  assert.ok(isToView(structuredClone(shown)));
  return shown;
}

/** The marks of a part in short: `r1c2 3`. */
function marked({ candidates }: StepMarks, part: CandidatePart): readonly string[] {
  return candidates.flatMap((mark) => (mark.part === part ? [`${at(mark.cell)} ${String(mark.digit)}`] : []));
}

function at(cell: number): string {
  return `r${String(Math.floor(cell / 9) + 1)}c${String((cell % 9) + 1)}`;
}

const EMPTY = positionOf(new Uint8Array(81));

/** r1c1 or r1c2 is 3, by an X-chain that is made up: r5c1, r5c5, r4c4. */
const STEP: Step = {
  technique: 'forcingXChain',
  rating: 66,
  houses: [],
  candidates: [{ cell: 0, digits: 0b100 }],
  chains: [
    [
      { cell: 0, digit: 3, on: true, parents: [] },
      { cell: 36, digit: 3, on: false, parents: [0] },
      { cell: 40, digit: 3, on: true, by: 'row', parents: [1] },
      { cell: 0, digit: 3, on: false, parents: [2] },
    ],
    [{ cell: 0, digit: 3, on: false, parents: [] }],
  ],
  placements: [],
  eliminations: [{ cell: 0, digits: 0b100 }],
};

describe('the marks of a step', () => {
  it('are at first where to look, and tell no candidate', () => {
    const { cells, candidates, links } = marksOfStep(
      { ...STEP, technique: 'nakedPair', houses: [20], chains: [] },
      EMPTY,
      1,
      0,
    );
    assert.deepEqual(
      cells.map(({ cell, part }) => [at(cell), part]),
      ['r1c7', 'r1c8', 'r1c9', 'r2c7', 'r2c8', 'r2c9', 'r3c7', 'r3c8', 'r3c9'].map((cell) => [cell, 'look']),
    );
    assert.deepEqual([candidates, links], [[], []]);
  });

  it('are then its pattern, but for a single in a house, which is the answer', () => {
    const pair = { ...STEP, technique: 'nakedPair' as const, chains: [] };
    assert.deepEqual(marked(marksOfStep(pair, EMPTY, 2, 0), 'pattern'), ['r1c1 3']);
    assert.deepEqual(marksOfStep(pair, EMPTY, 2, 0).cells, [{ cell: 0, part: 'pattern' }]);
    const single = { ...pair, technique: 'hiddenSingleBox' as const, houses: [18] };
    const marks = marksOfStep(single, EMPTY, 2, 0);
    assert.deepEqual(marks.candidates, []);
    assert.deepEqual(
      marks.cells.filter(({ part }) => part === 'pattern'),
      [],
    );
    assert.deepEqual(marked(marksOfStep(single, EMPTY, 3, 0), 'pattern'), ['r1c1 3']);
  });

  it('are at last what its chain states, its links, and what follows', () => {
    const marks = marksOfStep(STEP, EMPTY, 3, 0);
    assert.deepEqual(marked(marks, 'assumedOn'), ['r1c1 3']);
    assert.deepEqual(marked(marks, 'off'), ['r5c1 3', 'r1c1 3']);
    assert.deepEqual(marked(marks, 'on'), ['r5c5 3']);
    assert.deepEqual(marked(marks, 'eliminated'), ['r1c1 3']);
    assert.deepEqual(marked(marks, 'pattern'), []);
    assert.deepEqual(
      marks.links.map(({ from, to, isStrong }) => [at(from.cell), at(to.cell), isStrong]),
      [
        ['r1c1', 'r5c1', false],
        ['r5c1', 'r5c5', true],
        ['r5c5', 'r1c1', false],
      ],
    );
  });

  it('are of one chain where there are several', () => {
    const marks = marksOfStep(STEP, EMPTY, 3, 1);
    assert.deepEqual(marked(marks, 'assumedOff'), ['r1c1 3']);
    assert.deepEqual(marks.links, []);
  });

  for (const [name, puzzle] of [
    ['a forcing chain', CHAINED],
    ['dynamic chains', DYNAMIC],
  ] as const) {
    it(`are of candidates that are there, all the way through a board with ${name}`, () => {
      const walk = walkOf(puzzle);
      assert.equal(walk.path.end, 'solved');
      walk.path.steps.forEach((step, index) => {
        const before = positionBefore({ ...walk, at: index });
        for (const chain of step.chains.length > 0 ? step.chains.keys() : [0]) {
          const { candidates, links } = marksOfStep(step, before, 3, chain);
          for (const { cell, digit } of [...candidates, ...links.flatMap(({ from, to }) => [from, to])]) {
            assert.ok(((before.candidates[cell] ?? 0) >> (digit - 1)) & 1, `${at(cell)} ${String(digit)}`);
          }
        }
      });
    });
  }
});

describe('the way through the steps', () => {
  const walk = walkOf(CHAINED);
  const { steps } = walk.path;

  it('has three stages for each step, and an end', () => {
    let now: StepWalk | undefined = walk;
    const seen: string[] = [];
    while (now) {
      seen.push(`${String(now.at)}.${String(now.stage)}`);
      now = furtherOn(now);
    }
    assert.deepEqual(
      seen,
      steps.flatMap((_, index) => [1, 2, 3].map((stage) => `${String(index)}.${String(stage)}`)),
    );
  });

  it('goes forward and back over whole steps, and not beyond', () => {
    const second = stepOn(walk, 1);
    assert.deepEqual([second?.at, second?.stage], [1, 3]);
    assert.equal(stepOn(walk, -1), undefined);
    assert.equal(stepOn({ ...walk, at: steps.length - 1 }, 1), undefined);
    assert.equal(turnChain(walk, 1), walk);
  });

  it('may be applied where it begins, once all of the step is shown', () => {
    assert.equal(isApplicable(walk), false);
    assert.equal(isApplicable({ ...walk, stage: 3 }), true);
    assert.equal(isApplicable({ ...walk, at: 1, stage: 3 }), false);
  });

  it('is shown with its place, its words, and the board as it is by then', () => {
    const first = show(CHAINED, walk);
    assert.equal(first.steps?.step?.place, `Step 1 of ${String(steps.length)}`);
    assert.deepEqual(first.steps.step.sentences, ['Look at box 3.']);
    const last = show(CHAINED, { ...walk, at: steps.length - 1, stage: 3 });
    const kinds = last.board?.cells.map(({ kind }) => kind) ?? [];
    assert.equal(kinds.filter((kind) => kind === 'blank').length, 1);
    assert.equal(kinds.filter((kind) => kind === 'solved').length, 80 - CHAINED.replaceAll('.', '').length);
    assert.match(last.steps?.step?.place ?? '', /^Step 64 of 64 · 1\.0 · Full house/);
    assert.equal(last.steps?.next.enabled, false);
    assert.equal(last.steps.step?.forward.enabled, false);
  });

  it('is told cell by cell, in words', () => {
    const at = steps.findIndex(({ technique }) => technique === 'forcingChain');
    const { board } = show(CHAINED, { ...walk, at, stage: 3 });
    assert.equal(
      board?.cells[18]?.name,
      'row 3, column 1, box 1, empty, candidates 2 3 6; 3 assumed, then not 2 3, 3 eliminated',
    );
    assert.equal(board.cells[9]?.name, 'row 2, column 1, box 1, empty, candidates 2 3 6; then 2');
    assert.equal(board.cells[80]?.name, 'row 9, column 9, box 9, empty, solved 3');
  });

  it('says how far the search for more is, which can be ended', () => {
    const { steps } = show(CHAINED, undefined, { er: 90, steps: 41 });
    assert.deepEqual(steps?.search, {
      label: 'Looking for steps',
      text: 'level 9.0, 41 steps',
      cancel: { label: 'Cancel', enabled: true },
    });
    assert.equal(steps.next.enabled, false);
    assert.equal(show(CHAINED, undefined, { er: 0, steps: 0 }).steps?.search?.text, '');
    // Of steps that are not all known it is not told how many there are.
    const part = show(CHAINED, { ...walk, isWhole: false, at: 0, stage: 1 });
    assert.equal(part.steps?.step?.place, 'Step 1');
    assert.equal(part.steps.step.forward.enabled, true);
  });

  it('is not there for other boards, and why is told', () => {
    const verdict = judge(scan('12..34..........')[0]!);
    const shown = showSubject(
      {
        ...{ version: 1, state: { uri: 'memory:/a', board: 0, solutionShown: false }, name: 'a' },
        ...{ boards: [verdict.board], verdict, metadata: undefined, entered: () => 0, cursor: null },
        steps: { why: 'size' },
      },
      (sentence) => textOf(sentence),
    );
    assert.deepEqual(
      [shown.steps?.next, shown.steps?.nextTitle, shown.steps?.step],
      [{ label: 'Next Step', enabled: false }, 'Only 9×9 boards have a rating and a next step.', null],
    );
  });
});
