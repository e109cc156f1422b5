// Boards written as literals of a programming language: rows of numbers, of characters, or of strings, between
// brackets, braces or parentheses, with the comments and constructors that such code has.
import type { FoundBoard, Notation } from '../../board';
import { BRACKET_DEPTH } from '../../limits';
import { boardOfGoodRows, boardOfRows, type Row } from '../row';
import { readToken, skipComment, type Token } from './arrayTokens';

/** What stands between a bracket and its partner, as far as it has been read. */
interface Frame {
  readonly opener: number;
  /** The cells of a row, or nothing if it is no row. */
  readonly cells: Token[];
  /** The rows of a board, or nothing if it is no board. */
  readonly rows: Row[];
  /** What the rows are made of: cells of their own, or strings. */
  notation: Notation | undefined;
  /** Something was in it that is neither a row of cells nor rows. */
  spoilt: boolean;
}

const MOST_CELLS = 81;
const MOST_ROWS = 16;

/** The bracket that a code unit opens; 0 if it is none. */
function openedBy(code: number): number {
  return code === 0x5b || code === 0x7b || code === 0x28 ? code : 0;
}

/** The opening bracket that a code unit closes; 0 if it is no closing one. */
function closedBy(code: number): number {
  switch (code) {
    case 0x5d:
      return 0x5b;
    case 0x7d:
      return 0x7b;
    case 0x29:
      return 0x28;
    default:
      return 0;
  }
}

/** The boards among the literals of `text`, in its order; in time linear in the text. */
export function readArrays(text: string): readonly FoundBoard[] {
  const boards: FoundBoard[] = [];
  const frames: Frame[] = [];
  const lastClose = text.lastIndexOf('*/');
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    if (openedBy(code)) {
      if (frames.length === BRACKET_DEPTH) {
        frames.shift();
      }
      frames.push({ opener: code, cells: [], rows: [], notation: undefined, spoilt: false });
      at++;
    } else if (closedBy(code)) {
      close(text, frames, closedBy(code), boards);
      at++;
    } else {
      const frame = frames[frames.length - 1];
      at = frame ? readInside(text, at, frame, lastClose) : at + 1;
    }
  }
  return boards;
}

/** Reads what stands at `at` inside a frame; returns where to go on, beyond `at`. */
function readInside(text: string, at: number, frame: Frame, lastClose: number): number {
  const behindComment = skipComment(text, at, lastClose);
  if (behindComment > at) {
    return behindComment;
  }
  const token = readToken(text, at);
  switch (token.kind) {
    case 'separator':
      break;
    case 'cell':
      addCell(frame, token);
      break;
    case 'row':
      addRow(frame, token.row, 'stringArray');
      break;
    case 'other':
      frame.spoilt = true;
      break;
  }
  return token.next;
}

function addCell(frame: Frame, cell: Token): void {
  if (frame.cells.length < MOST_CELLS) {
    frame.cells.push(cell);
  } else {
    frame.spoilt = true;
  }
}

function addRow(frame: Frame, row: Row, notation: Notation): void {
  frame.notation ??= notation;
  if (frame.rows.length < MOST_ROWS && (frame.notation === 'stringArray') === (notation === 'stringArray')) {
    frame.rows.push(row);
  } else {
    frame.spoilt = true;
  }
}

/** Closes the innermost frame that `opener` began, and drops the ones inside it, which nothing closes. */
function close(text: string, frames: Frame[], opener: number, boards: FoundBoard[]): void {
  let index = frames.length - 1;
  while (frames[index] && frames[index]?.opener !== opener) {
    index--;
  }
  if (index < 0) {
    return;
  }
  const [frame] = frames.splice(index);
  const parent = frames[index - 1];
  if (!frame || frame.spoilt || (frame.cells.length > 0 && frame.rows.length > 0)) {
    return;
  }
  if (frame.rows.length > 0) {
    const board = boardOfRows(text, frame.notation ?? 'numberArray', frame.rows);
    if (board) {
      boards.push(board);
    }
  } else if (frame.cells.length > 0) {
    const notation = frame.cells.some((cell) => cell.quoted) ? 'characterArray' : 'numberArray';
    const row = rowOf(frame.cells);
    if (row.values.length === MOST_CELLS && !row.values.includes(-1)) {
      boards.push(boardOfGoodRows(notation, [row]));
    } else if (parent) {
      addRow(parent, row, notation);
    }
  }
}

function rowOf(cells: readonly Token[]): Row {
  return {
    starts: cells.map((cell) => cell.start),
    lengths: cells.map((cell) => cell.end - cell.start),
    values: cells.map((cell) => cell.value),
  };
}
