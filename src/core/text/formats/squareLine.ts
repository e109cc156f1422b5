// All cells of a board of another size than 9×9 on one line: 16 characters for 4×4, 256 for 16×16.
import type { FoundBoard, Span } from '../../board';
import { isDigit, letterOf } from '../characters';
import { trimmed } from '../rows/margin';
import { flawedBoard } from '../rows/row';
import { boardOfCells } from '../rows/sizedBoard';
import { canHold, OTHER_SIZES, symbolValue } from '../rows/sizedRow';
import { endOfWord } from './line';

const SIZES = new Map(OTHER_SIZES.map((size) => [size * size, size]));
const LONGEST = Math.max(...SIZES.keys());

/** From this size on a line with a few cells too many or too few is still known for a board. */
const SMALLEST_WITH_FLAWS = 10;
/** Cells by which it may be too short or too long. */
const OFF_BY = 3;

/**
 * The boards of other sizes than 9×9 that stand on one line, each a word of its own. 16 characters alone on a line may
 * as well be a row of a board of 16 rows, so they are left to `rows/block.ts`.
 */
export function readSquareLine(text: string, line: Span): readonly FoundBoard[] {
  const boards: FoundBoard[] = [];
  for (let at = line.start; at < line.end;) {
    const end = endOfWord(text, at, line.end);
    const length = end - at;
    if (mayBeBoard(length) && !(length === 16 && isAlone(text, line, { start: at, end }))) {
      const board = readWord(text, { start: at, end });
      if (board) {
        boards.push(board);
      }
    }
    at = Math.max(end, at + 1);
  }
  return boards;
}

function mayBeBoard(length: number): boolean {
  return SIZES.has(length) || (length >= SMALLEST_WITH_FLAWS ** 2 - OFF_BY && length <= LONGEST + OFF_BY);
}

function isAlone(text: string, line: Span, word: Span): boolean {
  const { start, end } = trimmed(text, line);
  return word.start === start && word.end === end;
}

function readWord(text: string, { start, end }: Span): FoundBoard | undefined {
  const length = end - start;
  const size = SIZES.get(length);
  const starts = Array.from({ length }, (_, i) => start + i);
  const values = starts.map((at) => symbolValue(text.charCodeAt(at)));
  const hasGiven = values.some((value) => value > 0);
  if (values.includes(-1) || !hasGiven || marksOf(text, starts, values).size > 1) {
    return undefined;
  }
  if (size === undefined) {
    return nearly(text, { start, end }, values);
  }
  const row = { starts, lengths: starts.map(() => 1), values };
  const board = canHold(size, Math.max(...values)) ? boardOfCells(text, 'line', [row], size) : undefined;
  return board?.kind === 'flawed' && size < SMALLEST_WITH_FLAWS ? undefined : board;
}

/** The marks that stand for blanks, but for zeros and letters. */
function marksOf(text: string, starts: readonly number[], values: readonly number[]): ReadonlySet<string> {
  const isMark = (code: number): boolean => !isDigit(code) && letterOf(code) === 0;
  const blanks = starts.filter((at, i) => values[i] === 0 && isMark(text.charCodeAt(at)));
  return new Set(blanks.map((at) => text.charAt(at)));
}

/** A board with some cells too few or too many, where blanks that are no zeros tell that it is one. */
function nearly(text: string, span: Span, values: readonly number[]): FoundBoard | undefined {
  const found = values.length;
  const expected = [...SIZES.keys()].find((cells) => Math.abs(cells - found) <= OFF_BY);
  const blanks = values.filter((value, i) => value === 0 && text.charAt(span.start + i) !== '0').length;
  return expected !== undefined && expected >= SMALLEST_WITH_FLAWS ** 2 && 4 * blanks >= found
    ? flawedBoard('line', [span], [{ code: 'wrong-length', span, found, expected }])
    : undefined;
}
