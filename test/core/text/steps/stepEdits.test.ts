// Steps written into texts in many notations: the text then shows the position behind the step, and nothing else changes.
import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import type { SudokuBoard } from '../../../../src/core/board';
import { leftCandidates } from '../../../../src/core/sudoku/leftCandidates';
import { applyStep, nextStep } from '../../../../src/core/sudoku/logic/path';
import { isSolved, positionOf } from '../../../../src/core/sudoku/logic/position';
import type { Step } from '../../../../src/core/sudoku/logic/step';
import { NINE_BY_NINE } from '../../../../src/core/sudoku/shape';
import { scan } from '../../../../src/core/text/scan';
import { stepEdits } from '../../../../src/core/text/steps/stepEdits';
import { applyEdits } from '../../../../src/core/text/write';
import { begun, hasSeveral, settle } from './begun';
import { HOLDING, PLAIN } from './positionNotations';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const RUNS = Number(process.env.RUNS ?? 40);

/** The board of a text that stands behind or before what else there is. */
function boardIn(text: string, at: 'first' | 'last'): SudokuBoard {
  const boards = scan(text);
  const board = boards[at === 'first' ? 0 : boards.length - 1];
  ok(board?.kind === 'sudoku', text);
  return board;
}

/** Another board, which must not change. */
const OTHER = 'Another\n\n.....6....59.....82....8....45........3........6..3.54...325..6..................';

/** What must hold of a text and the one with the step. */
function holds(text: string, board: SudokuBoard, at: 'first' | 'last', step: Step, inLayers: boolean): void {
  const expected = positionOf(board.cells, board.candidates);
  applyStep(expected, step);
  const edits = stepEdits(text, board, step);
  ok(edits, `${JSON.stringify(step)}\n${text}`);
  const after = applyEdits(text, edits);
  if (inLayers && !hasSeveral(expected)) {
    return;
  }
  if (isSolved(expected)) {
    ok(
      scan(after).some((found) => found.kind === 'sudoku' && found.cells.join() === expected.values.join()),
      after,
    );
    return;
  }
  const read = boardIn(after, at);
  const shown = positionOf(read.cells, read.candidates);
  settle(expected, shown);
  const told = `${JSON.stringify(step)}\n${text}\n${after}`;
  deepEqual(Array.from(shown.values), Array.from(expected.values), told);
  deepEqual(Array.from(shown.candidates), Array.from(expected.candidates), told);
  if (read.candidates && !isSolved(expected)) {
    const left = leftCandidates(NINE_BY_NINE, read.cells);
    ok(
      read.candidates.every((set, cell) => (set & ~left[cell]!) === 0),
      `impossible candidates\n${told}`,
    );
  }
}

describe(`steps in texts (SEED=${String(SEED)})`, () => {
  const arranged = fc.record({
    begun,
    at: fc.constantFrom('first' as const, 'last' as const),
    lineEnd: fc.constantFrom('\n', '\r\n'),
    margin: fc.constantFrom('', '  ', '# '),
  });

  for (const [name, print] of Object.entries(HOLDING)) {
    it(`are written where the notation holds candidates: ${name}`, () => {
      fc.assert(
        fc.property(arranged, ({ begun, at, lineEnd, margin }) => {
          fc.pre(name !== 'layers' || hasSeveral(begun.position));
          const lead = name.startsWith('sections') ? '' : margin;
          const own = print(begun)
            .split('\n')
            .map((line) => lead + line)
            .join('\n');
          const parts = at === 'first' ? [own, '\n\n', OTHER] : [OTHER, '\n\n', own];
          const text = `${parts.join('')}\n`.replaceAll('\n', lineEnd);
          const board = boardIn(text, at);
          const next = nextStep(positionOf(board.cells, board.candidates), { isUnique: true });
          if (next.kind !== 'step') {
            return;
          }
          holds(text, board, at, next.step, name === 'layers');
          const after = applyEdits(text, stepEdits(text, board, next.step)!);
          const other = OTHER.replaceAll('\n', lineEnd);
          ok(
            at === 'first' ? after.endsWith(`${lineEnd}${other}${lineEnd}`) : after.startsWith(other),
            after,
          );
          equal(after.split(lineEnd).length, text.split(lineEnd).length);
        }),
        { seed: SEED, numRuns: RUNS },
      );
    });
  }

  it('keep frames in line', () => {
    fc.assert(
      fc.property(begun, fc.constantFrom('SudoCue', 'stars', 'layers'), (one, name) => {
        const text = HOLDING[name]!(one);
        const board = boardIn(text, 'first');
        const next = nextStep(positionOf(board.cells, board.candidates), { isUnique: true });
        const edits = next.kind === 'step' ? stepEdits(text, board, next.step) : [];
        const bars = (lines: string): number[][] =>
          lines.split('\n').map((line) => Array.from(line, (_, at) => at).filter((at) => line[at] === '|'));
        deepEqual(bars(applyEdits(text, edits!)), bars(text));
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  for (const [name, print] of Object.entries(PLAIN)) {
    it(`are written as far as they place digits, and told apart where they do not: ${name}`, () => {
      fc.assert(
        fc.property(begun, (one) => {
          const text = `${print(one)}\n`;
          const board = boardIn(text, 'first');
          const position = positionOf(board.cells);
          const next = nextStep(position, { isUnique: true });
          ok(next.kind === 'step');
          const { step } = next;
          const edits = stepEdits(text, board, step);
          if (step.placements.length === 0) {
            equal(edits, undefined);
          } else {
            ok(edits);
            applyStep(position, step);
            equal(applyEdits(text, edits), `${print({ ...one, position })}\n`);
          }
        }),
        { seed: SEED, numRuns: RUNS },
      );
    });
  }
});
