// A row and a column for each queen: `(1,2) (2,4) (3,1) (4,3)`, `[[0, 1], [1, 3]]`, or numbers alone, of which the first
// is how many rows there are: `4 1 2 4 3`.
import type { QueensBoard, Span } from '../../../board';
import { LARGEST_QUEENS } from '../../../limits';
import { arePeaceful } from '../peaceful';
import { FEWEST_ROWS, listBoard, numberIn } from './listBoard';
import type { Naming } from './naming';

/** Two numbers and what is around them, its brackets for one. */
export interface Pair extends Span {
  readonly row: number;
  readonly column: number;
}

/**
 * The board that pairs are, one at least. It has as many rows as there are pairs, if these are one in each row and column;
 * if not, its name has to say how many.
 */
export function pairsBoard(pairs: readonly Pair[], naming: Naming): QueensBoard | undefined {
  const numbers = pairs.flatMap(({ row, column }) => [row, column]);
  const highest = Math.max(...numbers);
  const isFromZero = numbers.includes(0);
  const count = pairs.length;
  const isWhole = isEachOnce(pairs.map(({ row }) => row)) && isEachOnce(pairs.map(({ column }) => column));
  const isWholeBoard = isWhole && count >= FEWEST_ROWS && highest === (isFromZero ? count - 1 : count);
  const size = isWholeBoard ? count : naming.size;
  if (size === undefined || size < FEWEST_ROWS || size > LARGEST_QUEENS) {
    return undefined;
  }
  const first = isFromZero || (naming.isLiteral && highest < size) ? 0 : 1;
  return boardOf(pairs, size, first, naming);
}

/** The board that numbers are, the first of them how many rows it has; rows and columns count from 1. */
export function countedPairsBoard(
  text: string,
  [count, ...tokens]: readonly Span[],
  naming: Naming,
): QueensBoard | undefined {
  const size = count && numberIn(text, count);
  if (size === undefined || tokens.length === 0 || tokens.length % 2 > 0 || tokens.length > 2 * size) {
    return undefined;
  }
  const numbers = tokens.map((token) => numberIn(text, token) ?? 0);
  const pairs = tokens.flatMap(({ start }, i) =>
    i % 2 > 0
      ? []
      : { start, end: tokens[i + 1]?.end ?? start, row: numbers[i] ?? 0, column: numbers[i + 1] ?? 0 },
  );
  // Three numbers may be anything.
  const isKnown = naming.isOwn || naming.size === size;
  return size < FEWEST_ROWS || size > LARGEST_QUEENS || (pairs.length === 1 && !isKnown)
    ? undefined
    : boardOf(pairs, size, 1, naming);
}

function boardOf(
  pairs: readonly Pair[],
  size: number,
  first: 0 | 1,
  { isOwn }: Naming,
): QueensBoard | undefined {
  const queens = pairs.map(({ row, column }) => (row - first) * size + column - first);
  const areInside = pairs.every(
    ({ row, column }) => isInside(row - first, size) && isInside(column - first, size),
  );
  return areInside && isEachOnce(queens) && (isOwn || arePeaceful(size, queens))
    ? listBoard({
        notation: 'queenPairs',
        size,
        queens,
        per: 'queen',
        tokens: pairs,
        marks: { queen: '', blank: '', first },
      })
    : undefined;
}

function isInside(line: number, size: number): boolean {
  return line >= 0 && line < size;
}

function isEachOnce(numbers: readonly number[]): boolean {
  return new Set(numbers).size === numbers.length;
}
