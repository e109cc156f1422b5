// Draws a Sudoku board: its cells with their values, candidates and conflicts, each in words as well.
import type { SudokuBoard, Violation } from '../core/board';
import { solutionOf, type Verdict } from '../core/judge';
import { peersOfShape } from '../core/sudoku/shape';
import { symbolOf } from '../core/text/symbols';
import { describeAnswerFault } from '../words/answers';
import { describeOutcome, describeViolation } from '../words/boards';
import { describeBroken, describeCell, describeContents, describeGrid } from '../words/panel';
import { type Sentence } from '../words/sentence';
import { MOST_PROBLEMS, type BoardView, type CellKind, type CellView } from './boardView';
import { listed, type Circumstances, type Drawing, type Say } from './drawing';

type SudokuVerdict = Extract<Verdict, { kind: 'broken' | 'sound' }>;

export function drawSudoku(
  verdict: SudokuVerdict,
  { entered, cursor, solutionShown, say }: Circumstances,
): Drawing {
  const { board } = verdict;
  const { boxRows, boxColumns, size } = board.shape;
  const violations = verdict.kind === 'broken' ? verdict.violations : verdict.impossible;
  const solution = solutionOf(verdict);
  const isSolvable = solution !== undefined && board.cells.includes(0);
  const pen = {
    board,
    solution: solutionShown && isSolvable ? solution : undefined,
    placed: new Set(board.placed),
    conflicts: conflictsByCell(violations),
    entered,
    say,
  };
  const symbols = Array.from({ length: size }, (_, index) => symbolOf(board.symbols, index + 1));
  const view: BoardView = {
    puzzle: 'sudoku',
    label: say(describeGrid(size, violations.length)),
    size,
    boxRows,
    boxColumns,
    symbols,
    keys: symbols,
    cells: Array.from(board.cells, (_, cell) => drawCell(cell, pen)),
    lines: [],
    cursor,
    problems: listed(violations, (violation) => describeViolation(violation, board)).map(say),
  };
  return { board: view, sentences: sentencesOf(verdict), isSolvable };
}

function sentencesOf(verdict: SudokuVerdict): readonly Sentence[] {
  return verdict.kind === 'broken'
    ? [describeBroken(verdict.violations.length)]
    : [
        describeOutcome(verdict.outcome, !verdict.board.cells.includes(0)),
        ...verdict.answerFaults.map((fault) => describeAnswerFault(verdict.board, fault, verdict.outcome)),
      ];
}

/** Where a conflict is told among those that are listed. */
interface Conflict {
  readonly violation: Violation;
  readonly index: number;
}

interface Pen {
  readonly board: SudokuBoard;
  readonly solution: Uint8Array | undefined;
  readonly placed: ReadonlySet<number>;
  readonly conflicts: ReadonlyMap<number, readonly Conflict[]>;
  readonly entered: (cell: number) => number;
  readonly say: Say;
}

/** The conflicts to be seen at each cell. */
function conflictsByCell(violations: readonly Violation[]): ReadonlyMap<number, readonly Conflict[]> {
  const byCell = new Map<number, Conflict[]>();
  for (const [index, violation] of violations.entries()) {
    const conflict = { violation, index: Math.min(index, MOST_PROBLEMS - 1) };
    for (const cell of violation.code === 'no-place' ? violation.cells : [violation.cell]) {
      const known = byCell.get(cell);
      if (known) {
        known.push(conflict);
      } else {
        byCell.set(cell, [conflict]);
      }
    }
  }
  return byCell;
}

function drawCell(cell: number, pen: Pen): CellView {
  const { board, conflicts, say } = pen;
  const { symbols } = board;
  const { value, kind } = contentsOf(cell, pen);
  const here = conflicts.get(cell) ?? [];
  const isBlank = kind === 'blank';
  const names = (isBlank ? candidatesOf(board, cell) : []).map((candidate) => symbolOf(symbols, candidate));
  const contents = describeContents(kind, value > 0 ? symbolOf(symbols, value) : '', names);
  return {
    value,
    kind,
    candidates: isBlank && board.candidates ? valuesIn(board.candidates[cell] ?? 0, board.shape.size) : [],
    impossible: here.flatMap(({ violation }) =>
      violation.code === 'impossible-candidate' ? [violation.digit] : [],
    ),
    name: say(describeCell(cell, board.shape, contents)),
    problems: [...new Set(here.map(({ index }) => index))],
  };
}

function contentsOf(
  cell: number,
  { board, solution, placed, entered }: Pen,
): { readonly value: number; readonly kind: CellKind } {
  const own = entered(cell);
  if (own > 0) {
    return { value: own, kind: 'entered' };
  }
  const held = board.cells[cell] ?? 0;
  if (held > 0) {
    return { value: held, kind: placed.has(cell) ? 'placed' : 'given' };
  }
  const value = solution?.[cell] ?? 0;
  return { value, kind: value > 0 ? 'solution' : 'blank' };
}

/** The candidates that the text leaves to a blank; if it tells none of any, the values that no peer holds. */
function candidatesOf({ shape, cells, candidates }: SudokuBoard, cell: number): readonly number[] {
  let left = candidates?.[cell] ?? ~0;
  if (!candidates) {
    for (const peer of peersOfShape(shape)[cell] ?? []) {
      left &= ~((1 << (cells[peer] ?? 0)) >> 1);
    }
  }
  return valuesIn(left, shape.size);
}

/** The values 1..`size` of a set that has value v as bit v - 1, ascending. */
function valuesIn(set: number, size: number): readonly number[] {
  return Array.from({ length: size }, (_, index) => index + 1).filter((value) => (set >> (value - 1)) & 1);
}
