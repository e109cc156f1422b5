// What stands between a bracket and its partner: cells of a row, or rows of a board.
import type { FoundBoard, Notation } from '../../board';
import type { Row } from '../rows/row';
import { boardOfAnyRows } from '../rows/sizedBoard';
import type { Token } from './arrayTokens';
import { FEWEST_FLAT_CELLS, flatBoard, MOST_FLAT_CELLS } from './flatArray';

/** Rows of the largest board and a few too many. */
const MOST_ROWS = 28;
/** Cells that are none, beyond which a list is no row or board with mistakes but something else. */
const MOST_BAD = 13;

/** What stands between a bracket and its partner, as far as it has been read. */
export interface Frame {
  readonly opener: number;
  /** The cells of a row, or nothing if it is no row. */
  readonly cells: Token[];
  /** The rows of a board, or nothing if it is no board. */
  readonly rows: Row[];
  /** What the rows are made of: cells of their own, or strings. */
  notation: Notation | undefined;
  /** More was in it than a board holds, or rows of two kinds. */
  spoilt: boolean;
  /** Something is to come: nothing has stood here since the opener or the last comma. */
  isOpen: boolean;
}

/** Adds a cell of the frame's own. */
export function addCell(frame: Frame, cell: Token): void {
  if (frame.spoilt) {
    return;
  }
  frame.cells.push(cell);
  const isBad = cell.value < 0 && frame.cells.filter(({ value }) => value < 0).length > MOST_BAD;
  frame.spoilt ||= isBad || frame.cells.length > MOST_FLAT_CELLS;
}

/** Adds a row made of what another frame or a string inside it holds. */
export function addRow(frame: Frame, row: Row, notation: Notation): void {
  frame.notation ??= notation;
  if (frame.rows.length < MOST_ROWS && (frame.notation === 'stringArray') === (notation === 'stringArray')) {
    frame.rows.push(row);
  } else {
    frame.spoilt = true;
  }
}

/** The board that a frame holds once it is read to its end. */
export function boardInside(text: string, { cells, rows, notation, spoilt }: Frame): FoundBoard | undefined {
  if (spoilt || (cells.length > 0 && rows.length > 0)) {
    return undefined;
  }
  if (rows.length > 0) {
    return boardOfAnyRows(text, notation ?? 'numberArray', rows);
  }
  return cells.length < FEWEST_FLAT_CELLS ? undefined : flatBoard(text, notationOf(cells), rowOf(cells));
}

/** The notation that cells are in. */
export function notationOf(cells: readonly Token[]): Notation {
  return cells.some((cell) => cell.quoted) ? 'characterArray' : 'numberArray';
}

/** The row that cells make. */
export function rowOf(cells: readonly Token[]): Row {
  return {
    starts: cells.map((cell) => cell.start),
    lengths: cells.map((cell) => cell.end - cell.start),
    values: cells.map((cell) => cell.value),
  };
}
