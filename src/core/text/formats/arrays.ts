// Boards written as literals of a programming language: rows of numbers, of characters, or of strings, between
// brackets, braces or parentheses, with the comments and constructors that such code has.
import type { FoundBoard } from '../../board';
import { BRACKET_DEPTH } from '../../limits';
import { addCell, addRow, boardInside, notationOf, rowOf, type Frame } from './arrayFrame';
import { readToken, skipComment } from './arrayTokens';

/** Characters read in one step: well under a millisecond's work. */
const STEP = 4096;

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

/** The boards among the literals of `text`, in its order; in time linear in the text, in short steps. */
export function* readArrays(text: string): Generator<undefined, readonly FoundBoard[]> {
  const boards: FoundBoard[] = [];
  const frames: Frame[] = [];
  const lastClose = text.lastIndexOf('*/');
  for (let at = 0, pause = STEP; at < text.length;) {
    const code = text.charCodeAt(at);
    if (openedBy(code)) {
      if (frames.length === BRACKET_DEPTH) {
        frames.shift();
      }
      frames.push({ opener: code, cells: [], rows: [], notation: undefined, spoilt: false, isOpen: true });
      at++;
    } else if (closedBy(code)) {
      close(text, at, frames, boards);
      at++;
    } else {
      const frame = frames.at(-1);
      at = frame ? readInside(text, at, frame, lastClose) : at + 1;
    }
    if (at >= pause) {
      yield;
      pause = at + STEP;
    }
  }
  // What is still open at the end of the text is being typed.
  for (let frame = frames.pop(); frame; frame = frames.pop()) {
    finish(text, frame, frames, boards);
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
    case 'comma':
      if (frame.isOpen && frame.rows.length === 0) {
        // Nothing before the comma: an empty cell, as JavaScript has it.
        addCell(frame, { start: at, end: at, value: 0, quoted: false });
      }
      frame.isOpen = true;
      break;
    case 'cell':
      addCell(frame, token);
      frame.isOpen = false;
      break;
    case 'row':
      addRow(frame, token.row, 'stringArray');
      frame.isOpen = false;
      break;
  }
  return token.next;
}

/** Closes the innermost frame that the bracket at `at` fits, and drops the ones inside it, which nothing closes. */
function close(text: string, at: number, frames: Frame[], boards: FoundBoard[]): void {
  const opener = closedBy(text.charCodeAt(at));
  let index = frames.length - 1;
  while (frames[index] && frames[index]?.opener !== opener) {
    index--;
  }
  const [frame] = index < 0 ? [] : frames.splice(index);
  if (!frame || isDimension(text, at)) {
    return;
  }
  finish(text, frame, frames, boards);
}

/** Takes a frame that is read to its end for a board, or for a row of the innermost of `frames`, which are around it. */
function finish(text: string, frame: Frame, frames: readonly Frame[], boards: FoundBoard[]): void {
  const parent = frames[frames.length - 1];
  const board = boardInside(text, frame);
  if (board) {
    boards.push(board);
    // What a board is in is no board itself.
    for (const around of frames) {
      around.spoilt = true;
    }
  } else if (parent) {
    parent.isOpen = false;
    parent.spoilt ||= frame.spoilt;
    if (frame.cells.length > 0) {
      addRow(parent, rowOf(frame.cells), notationOf(frame.cells));
    }
  }
}

/** Whether a closed bracket held the size of an array, as in `new int[9] {…}` and `[9]int{…}`. */
function isDimension(text: string, at: number): boolean {
  let next = at + 1;
  while (text.charAt(next) === ' ') {
    next++;
  }
  return text.charAt(at) === ']' && (text.charAt(next) === '{' || /^[a-z]$/.test(text.charAt(at + 1)));
}
