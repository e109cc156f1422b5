// Draws an N-Queens board: a chess-board with its queens, who attacks whom, and lines without a free square.
import type { QueensBoard, QueensViolation } from '../core/board';
import type { QueensVerdict } from '../core/judge';
import { downDiagonal, upDiagonal } from '../core/queens/lines';
import { describeQueensViolation } from '../words/queens';
import {
  BLANK_SQUARES,
  describeDrawnQueen,
  describeDrawnSquare,
  describeQueensGrid,
  describeQueensOutcome,
  describeTooLarge,
} from '../words/queensPanel';
import { MOST_DRAWN, MOST_PROBLEMS, type BoardView, type CellKind, type CellView } from './boardView';
import { listed, type Circumstances, type Drawing, type Say } from './drawing';

/** A queen as it is drawn, and as it is typed. */
const QUEEN = '\u265b';
const KEY = 'Q';

/** The value of a square with a queen. */
const HAS_QUEEN = 1;

/** Attacked queens that the name of a square tells: who listens wants it short, and the list of problems tells more. */
const ATTACKED_NAMED = 3;

/** Draws the board that a verdict is on, or tells that it is too large. */
export function drawQueens(verdict: QueensVerdict, circumstances: Circumstances): Drawing {
  const { board, completion } = verdict;
  const outcome = describeQueensOutcome(verdict);
  const isSolvable = completion.kind === 'complete' && board.queens.length < board.size;
  return board.size > MOST_DRAWN
    ? { board: null, sentences: [outcome, describeTooLarge(board.size, MOST_DRAWN)], isSolvable }
    : { board: viewOf(verdict, isSolvable, circumstances), sentences: [outcome], isSolvable };
}

function viewOf(
  { board, violations, completion }: QueensVerdict,
  isSolvable: boolean,
  { entered, cursor, solutionShown, say }: Circumstances,
): BoardView {
  const { size, queens } = board;
  const isShown = solutionShown && isSolvable && completion.kind === 'complete';
  const pen = {
    size,
    queens: new Set(queens),
    columns: isShown ? completion.columns : undefined,
    lines: new AttackedLines(board),
    conflicts: conflictsBySquare(violations, size),
    entered,
    say,
    free: say(BLANK_SQUARES.free),
    attacked: say(BLANK_SQUARES.attacked),
  };
  return {
    puzzle: 'queens',
    label: say(describeQueensGrid(size, queens.length, violations.length)),
    size,
    boxRows: size,
    boxColumns: size,
    symbols: [QUEEN],
    keys: [KEY],
    cells: Array.from({ length: size * size }, (_, square) => drawSquare(square, pen)),
    lines: violations.flatMap((violation) =>
      violation.code === 'no-free-square' ? [{ line: violation.line, index: violation.index }] : [],
    ),
    cursor,
    problems: listed(violations, (violation) => describeQueensViolation(violation, size)).map(say),
  };
}

interface Pen {
  readonly size: number;
  readonly queens: ReadonlySet<number>;
  /** The completion, if it is shown. */
  readonly columns: Uint16Array | undefined;
  readonly lines: AttackedLines;
  readonly conflicts: ReadonlyMap<number, readonly Conflict[]>;
  readonly entered: (square: number) => number;
  readonly say: Say;
  /** The words for a square without a queen, of which there may be thousands. */
  readonly free: string;
  readonly attacked: string;
}

function drawSquare(square: number, pen: Pen): CellView {
  const here = pen.conflicts.get(square) ?? [];
  const { kind, contents } = contentsOf(square, here, pen);
  return {
    value: kind === 'blank' ? 0 : HAS_QUEEN,
    kind,
    candidates: [],
    impossible: [],
    name: pen.say(describeDrawnSquare(square, pen.size, contents)),
    problems: [...new Set(here.map(({ index }) => index))],
  };
}

function contentsOf(
  square: number,
  conflicts: readonly Conflict[],
  { size, queens, columns, lines, entered, say, free, attacked }: Pen,
): { readonly kind: CellKind; readonly contents: string } {
  if (queens.has(square)) {
    const isEntered = entered(square) > 0;
    const { squares, untold } = attackersOf(conflicts);
    return {
      kind: isEntered ? 'entered' : 'given',
      contents: say(describeDrawnQueen(isEntered, squares, untold, size)),
    };
  }
  if (columns?.[Math.floor(square / size)] === square % size) {
    return { kind: 'solution', contents: say(BLANK_SQUARES.solution) };
  }
  return { kind: 'blank', contents: lines.has(square) ? attacked : free };
}

function attackersOf(conflicts: readonly Conflict[]): {
  readonly squares: readonly number[];
  readonly untold: number;
} {
  for (const { violation } of conflicts) {
    if (violation.code === 'queens-attack') {
      const { attackers, untold } = violation;
      const squares = attackers.slice(0, ATTACKED_NAMED).map((attacker) => attacker.square);
      return { squares, untold: untold + attackers.length - squares.length };
    }
  }
  return { squares: [], untold: 0 };
}

/** Where a conflict is told among those that are listed. */
interface Conflict {
  readonly violation: QueensViolation;
  readonly index: number;
}

/** The conflicts to be seen at each square; a line without a free square is one of all its squares. */
function conflictsBySquare(
  violations: readonly QueensViolation[],
  size: number,
): ReadonlyMap<number, readonly Conflict[]> {
  const bySquare = new Map<number, Conflict[]>();
  for (const [index, violation] of violations.entries()) {
    const conflict = { violation, index: Math.min(index, MOST_PROBLEMS - 1) };
    for (const square of squaresOf(violation, size)) {
      const known = bySquare.get(square);
      if (known) {
        known.push(conflict);
      } else {
        bySquare.set(square, [conflict]);
      }
    }
  }
  return bySquare;
}

function squaresOf(violation: QueensViolation, size: number): readonly number[] {
  if (violation.code !== 'no-free-square') {
    return [violation.square];
  }
  const { line, index } = violation;
  return Array.from({ length: size }, (_, other) =>
    line === 'row' ? size * index + other : size * other + index,
  );
}

/** The lines on which queens stand. */
class AttackedLines {
  private readonly size: number;
  private readonly rows = new Set<number>();
  private readonly columns = new Set<number>();
  private readonly down = new Set<number>();
  private readonly up = new Set<number>();

  constructor({ size, queens }: QueensBoard) {
    this.size = size;
    for (const square of queens) {
      const [row, column] = [Math.floor(square / size), square % size];
      this.rows.add(row);
      this.columns.add(column);
      this.down.add(downDiagonal(row, column, size));
      this.up.add(upDiagonal(row, column));
    }
  }

  /** Whether a square is on one of them. */
  has(square: number): boolean {
    const [row, column] = [Math.floor(square / this.size), square % this.size];
    return (
      this.rows.has(row) ||
      this.columns.has(column) ||
      this.down.has(downDiagonal(row, column, this.size)) ||
      this.up.has(upDiagonal(row, column))
    );
  }
}
