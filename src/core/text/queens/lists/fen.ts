// The placement of a FEN record with nothing but queens: `Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4`, a field for each row from the
// top, in which a number stands for so many squares without one.
import type { QueensBoard, Span } from '../../../board';
import { LARGEST_QUEENS } from '../../../limits';

/** Fewer rows are a fraction or a date. */
const FEWEST_ROWS = 4;
/** The longest field, in characters: a token is not longer. */
const LONGEST_FIELD = 255;

const SLASH = 0x2f;

/** The board around the first `/` of a word, if it is one, and where to look on. */
export function readFen(
  text: string,
  line: Span,
  slash: number,
): { readonly board: QueensBoard | undefined; readonly end: number } {
  const word = placementAround(text, line, slash);
  return { board: isApart(text, line, word) ? boardOf(text, word) : undefined, end: word.end };
}

/** The run of placement characters around the first `/` of it. */
function placementAround(text: string, line: Span, slash: number): Span {
  let [start, end] = [slash, slash];
  while (start > line.start && isPlacement(text.charCodeAt(start - 1))) {
    start--;
  }
  while (end < line.end && isPlacement(text.charCodeAt(end))) {
    end++;
  }
  return { start, end };
}

/** Whether a run is no part of an address or a path. */
function isApart(text: string, line: Span, { start, end }: Span): boolean {
  return (
    (start === line.start || isBorder(text.charAt(start - 1))) &&
    (end === line.end || isBorder(text.charAt(end)))
  );
}

/** A digit, a queen of either colour, or what parts the rows. */
function isPlacement(code: number): boolean {
  return (code >= SLASH && code <= 0x39) || code === 0x51 || code === 0x71;
}

function isBorder(character: string): boolean {
  return ' \t\u00a0"\'`()[]{}<>,;|*='.includes(character);
}

function boardOf(text: string, { start, end }: Span): QueensBoard | undefined {
  const fields = text.slice(start, end).split('/');
  const size = fields.length;
  const starts = new Uint32Array(size);
  const queens: number[] = [];
  if (size < FEWEST_ROWS || size > LARGEST_QUEENS) {
    return undefined;
  }
  let at = 0;
  for (const [row, field] of fields.entries()) {
    const columns = field.length > LONGEST_FIELD ? undefined : queensOf(field, size);
    if (!columns) {
      return undefined;
    }
    starts[row] = at;
    at += field.length + 1;
    queens.push(...columns.map((column) => row * size + column));
  }
  return {
    kind: 'queens',
    notation: 'queenFen',
    size,
    queens: Uint32Array.from(queens),
    start,
    length: end - start,
    per: 'row',
    tokens: { starts, lengths: Uint8Array.from(fields, ({ length }) => length) },
    marks: { queen: text.slice(start, end).includes('Q') ? 'Q' : 'q', blank: String(size), first: 1 },
  };
}

/** The columns of the queens of a field; undefined if it does not have `size` squares. */
function queensOf(field: string, size: number): readonly number[] | undefined {
  const queens: number[] = [];
  let column = 0;
  for (let at = 0; at < field.length;) {
    const code = field.charCodeAt(at);
    if (code > 0x39) {
      queens.push(column++);
      at++;
      continue;
    }
    let count = 0;
    while (at < field.length && field.charCodeAt(at) <= 0x39) {
      count = Math.min(10 * count + field.charCodeAt(at++) - 0x30, size + 1);
    }
    column += count;
    if (count === 0 || column > size) {
      return undefined;
    }
  }
  return column === size ? queens : undefined;
}

/** The field of a row with one queen, at `column`. */
export function fenField(size: number, column: number, queen: string): string {
  const behind = size - 1 - column;
  return `${column > 0 ? String(column) : ''}${queen}${behind > 0 ? String(behind) : ''}`;
}
