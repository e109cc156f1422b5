// Makes boards of lists of queens.
import type { QueensBoard, QueensNotation, Span } from '../../../board';

/** What is told of a list: tokens that are rows, in their order, or queens. */
interface ListedQueens {
  readonly notation: QueensNotation;
  readonly size: number;
  readonly queens: readonly number[];
  readonly per: 'row' | 'queen';
  /** One at least. */
  readonly tokens: readonly Span[];
  readonly marks: QueensBoard['marks'];
}

/** Fewer rows than any board has that is a puzzle: without a grid there is too little of them. */
export const FEWEST_ROWS = 4;

/** The longest token of a list, in characters. */
const LONGEST_TOKEN = 255;

/** The board of a list; undefined if a token is far too long for one. */
export function listBoard({ tokens, queens, ...rest }: ListedQueens): QueensBoard | undefined {
  const start = tokens[0]?.start ?? 0;
  const end = tokens[tokens.length - 1]?.end ?? start;
  const lengths = tokens.map((token) => token.end - token.start);
  return lengths.some((length) => length > LONGEST_TOKEN)
    ? undefined
    : {
        kind: 'queens',
        ...rest,
        queens: Uint32Array.from(queens),
        start,
        length: end - start,
        tokens: {
          starts: Uint32Array.from(tokens, (token) => token.start - start),
          lengths: Uint8Array.from(lengths),
        },
      };
}

/** The number that a token is; undefined if it is none, or one of more than four digits. */
export function numberIn(text: string, { start, end }: Span): number | undefined {
  if (end === start || end - start > 4) {
    return undefined;
  }
  let value = 0;
  for (let at = start; at < end; at++) {
    const digit = text.charCodeAt(at) - 0x30;
    if (digit < 0 || digit > 9) {
      return undefined;
    }
    value = 10 * value + digit;
  }
  return value;
}
