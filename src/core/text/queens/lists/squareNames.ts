// Squares as chess names them, a file and a rank for each queen: `a8 e7 h6 f5 c4 g3 b2 d1`. The first rank is the last row.
import type { QueensBoard, Span } from '../../../board';
import { LARGEST_QUEENS } from '../../../limits';
import { letterOf } from '../../characters';
import { FEWEST_ROWS, listBoard, numberIn } from './listBoard';
import type { Naming } from './naming';

/** A square: file and rank from 1 on. */
interface NamedSquare {
  readonly file: number;
  readonly rank: number;
}

/** The most letters of a file: behind `z` come `aa` and `ab`. */
const MOST_LETTERS = 2;
const LETTERS = 26;

/** The square that a token names, perhaps with a `Q` before it; undefined if it names none. */
export function squareNamed(text: string, { start, end }: Span): NamedSquare | undefined {
  let at = start;
  // `Qa8`, but not `Q8`.
  if (text.charAt(at) === 'Q' && text.charCodeAt(at + 1) > 0x60) {
    at++;
  }
  const letters = at;
  let file = 0;
  for (let letter = letterOf(text.charCodeAt(at)); letter > 0 && at < end;) {
    file = LETTERS * file + letter;
    letter = letterOf(text.charCodeAt(++at));
  }
  const rank = at === letters || at - letters > MOST_LETTERS ? undefined : numberIn(text, { start: at, end });
  return rank === undefined || rank === 0 || text.charAt(at) === '0' ? undefined : { file, rank };
}

/**
 * The board that named squares are. It has as many rows as there are squares, if these are one on each file and rank; if
 * not, what names it has to say how many.
 */
export function squaresBoard(text: string, tokens: readonly Span[], naming: Naming): QueensBoard | undefined {
  const squares = tokens.map((token) => squareNamed(text, token)).filter((square) => square !== undefined);
  const files = squares.map(({ file }) => file);
  const ranks = squares.map(({ rank }) => rank);
  const highest = Math.max(...files, ...ranks);
  const count = tokens.length;
  const isWhole = new Set(files).size === count && new Set(ranks).size === count && highest === count;
  const size = isWhole && count >= FEWEST_ROWS ? count : naming.size;
  if (squares.length < count || size === undefined || size < FEWEST_ROWS || size > LARGEST_QUEENS) {
    return undefined;
  }
  const queens = squares.map(({ file, rank }) => (size - rank) * size + file - 1);
  return highest <= size && new Set(queens).size === count
    ? listBoard({
        notation: 'queenSquares',
        size,
        queens,
        per: 'queen',
        tokens,
        marks: { queen: prefixOf(text, tokens), blank: '', first: 1 },
      })
    : undefined;
}

/** `Q` if the first square has it before its name, else nothing. */
function prefixOf(text: string, [first]: readonly Span[]): string {
  return first && text.charAt(first.start) === 'Q' && text.charCodeAt(first.start + 1) > 0x60 ? 'Q' : '';
}

/** The name of a file, from 1 on. */
export function fileName(file: number): string {
  const last = String.fromCharCode(0x60 + ((file - 1) % LETTERS) + 1);
  const before = Math.floor((file - 1) / LETTERS);
  return before > 0 ? fileName(before) + last : last;
}
