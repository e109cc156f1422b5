// Draws a Sudoku board as it is before a step: with the values that steps have placed, and the candidates that are left.
import type { SudokuBoard } from '../core/board';
import type { Position } from '../core/sudoku/logic/position';
import { symbolOf } from '../core/text/symbols';
import { describeCell, describeContents, describeGrid } from '../words/panel';
import { describeCellInStep } from '../words/panelSteps';
import type { BoardView, CellView } from './boardView';
import type { Say } from './drawing';
import { digitsIn } from './stepDrawing';
import type { CandidatePart, StepMarks } from './stepView';

/**
 * The board at a position on the way to its solution. What was wrong with the candidates of its text is not told: they are
 * not what is shown.
 *
 * @param view the board as it stands in the text
 * @param marks what is marked in it
 */
export function boardAt(
  view: BoardView,
  board: SudokuBoard,
  position: Position,
  marks: StepMarks,
  say: Say,
): BoardView {
  const byCell = marksByCell(marks);
  const { shape, symbols } = board;
  const name = (cell: number, kind: CellView['kind'], value: number, left: readonly number[]): string => {
    const written = (digits: readonly number[]): readonly string[] =>
      digits.map((digit) => symbolOf(symbols, digit));
    const contents = describeContents(kind, value > 0 ? symbolOf(symbols, value) : '', written(left));
    const here = byCell.get(cell);
    const digits = (part: CandidatePart): readonly string[] => written(here?.candidates.get(part) ?? []);
    return say(
      describeCellInStep(describeCell(cell, shape, contents), {
        isLookedAt: here?.isLookedAt ?? false,
        pattern: digits('pattern'),
        assumedOn: digits('assumedOn'),
        assumedOff: digits('assumedOff'),
        on: digits('on'),
        off: digits('off'),
        eliminated: digits('eliminated'),
        placed: digits('placed'),
      }),
    );
  };
  const cells = view.cells.map((held, cell): CellView => {
    const value = position.values[cell] ?? 0;
    const candidates = value > 0 ? [] : digitsIn(position.candidates[cell] ?? 0);
    const kind = value === 0 ? 'blank' : held.value > 0 ? held.kind : 'solved';
    return {
      ...{ value, kind, candidates, impossible: [], problems: [] },
      name: name(cell, kind, value, candidates),
    };
  });
  return { ...view, label: say(describeGrid(shape.size, 0)), cells, problems: [] };
}

/** What is marked in a cell: the digits of each part, in the order of the marks. */
interface CellMarks {
  isLookedAt: boolean;
  readonly candidates: Map<CandidatePart, number[]>;
}

function marksByCell({ cells, candidates }: StepMarks): ReadonlyMap<number, CellMarks> {
  const byCell = new Map<number, CellMarks>();
  const of = (cell: number): CellMarks => {
    const known = byCell.get(cell) ?? { isLookedAt: false, candidates: new Map<CandidatePart, number[]>() };
    byCell.set(cell, known);
    return known;
  };
  for (const { cell, part } of cells) {
    of(cell).isLookedAt ||= part === 'look';
  }
  for (const { cell, digit, part } of candidates) {
    const marked = of(cell).candidates;
    marked.set(part, [...(marked.get(part) ?? []), digit]);
  }
  return byCell;
}
