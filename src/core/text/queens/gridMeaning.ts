// What the marks of a square grid say: whether it is an N-Queens board at all, and which of them are queens. Tables of
// zeros and ones, patterns and pictures look much alike, so the weaker the marks, the more is asked of how they stand.
import { downDiagonal, upDiagonal } from '../../queens/lines';
import { isBlank, isColoured, isLineMark, isMaybeQueen, isQueen, ONE, ZERO } from './gridMarks';
import { arePeaceful } from './peaceful';

export interface GridMeaning {
  readonly notation: 'queenRows' | 'queenMatrix';
  /** Whether a code point is a queen here. */
  readonly isQueen: (code: number) => boolean;
}

/** The smallest board that is told without a name. */
const SMALLEST = 4;
/** Kinds of blanks at most: two colours, and one for squares that are attacked. */
const MOST_BLANKS = 3;

/**
 * @param size rows and columns
 * @param codes the marks of size * size squares
 * @param isNamed whether the text names N-Queens there
 * @returns undefined if the grid is more likely something else
 */
export function meaningOf(size: number, codes: Uint32Array, isNamed: boolean): GridMeaning | undefined {
  const counts = new Map<number, number>();
  for (const code of codes) {
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const kinds = [...counts.keys()];
  if (size < SMALLEST && !isNamed) {
    return undefined;
  }
  if (kinds.some(isQueen)) {
    return ofQueens(size, codes, counts, isNamed) ? { notation: 'queenRows', isQueen } : undefined;
  }
  const mark =
    kinds.length === 2 ? kinds.find((kind) => isMaybeQueen(kind) && isRare(counts, kind, size)) : undefined;
  const other = kinds.find((kind) => kind !== mark);
  if (mark === undefined) {
    return isNamed && size > 1 && kinds.length <= 2 && kinds.every(isEmptyMark)
      ? { notation: kinds[0] === ZERO ? 'queenMatrix' : 'queenRows', isQueen }
      : undefined;
  }
  const isMark = (code: number): boolean => code === mark;
  const isMatrix = mark === ONE;
  const goTogether = isMatrix
    ? other === ZERO
    : other !== undefined && isBlank(other) && !isMaybeQueen(other);
  return goTogether && (isNamed || isSolved(size, queensIn(codes, isMark)))
    ? { notation: isMatrix ? 'queenMatrix' : 'queenRows', isQueen: isMark }
    : undefined;
}

/** The squares that are queens, ascending. */
export function queensIn(codes: Uint32Array, isQueenHere: (code: number) => boolean): Uint32Array {
  const queens: number[] = [];
  codes.forEach((code, square) => {
    if (isQueenHere(code)) {
      queens.push(square);
    }
  });
  return Uint32Array.from(queens);
}

/** Queens are few: with twice as many as there should be, a board is a picture. */
function isRare(counts: ReadonlyMap<number, number>, kind: number, size: number): boolean {
  return (counts.get(kind) ?? 0) <= 2 * size;
}

function isSolved(size: number, queens: Uint32Array): boolean {
  return queens.length === size && arePeaceful(size, queens);
}

/** A blank of which a grid without queens may consist; marks that lines are drawn with are none. */
function isEmptyMark(code: number): boolean {
  return isBlank(code) && !isLineMark(code);
}

/** Whether a grid with marks that are always queens, and others, is a board. */
function ofQueens(
  size: number,
  codes: Uint32Array,
  counts: ReadonlyMap<number, number>,
  isNamed: boolean,
): boolean {
  const queens = queensIn(codes, isQueen);
  const blanks = [...counts.keys()].filter((kind) => !isQueen(kind));
  if (queens.length > 2 * size || blanks.length > MOST_BLANKS || !blanks.every(isBlank)) {
    return false;
  }
  // Two colours count as one kind.
  const plain = blanks.filter((kind) => !isColoured(kind));
  const isOfOneKind = plain.length + (plain.length < blanks.length ? 1 : 0) <= 1;
  return (
    isNamed ||
    isOfOneKind ||
    isSolved(size, queens) ||
    (plain.length === 2 && plain.some((kind) => areAttacked(size, codes, queens, kind)))
  );
}

/** Whether all squares with a mark are attacked by queens, as they are marked on some boards. */
function areAttacked(size: number, codes: Uint32Array, queens: Uint32Array, mark: number): boolean {
  const lines = new Set<number>();
  for (const queen of queens) {
    for (const line of linesThrough(size, queen)) {
      lines.add(line);
    }
  }
  return codes.every(
    (code, square) => code !== mark || linesThrough(size, square).some((line) => lines.has(line)),
  );
}

/** The numbers of the four lines through a square, each another for each line. */
function linesThrough(size: number, square: number): readonly number[] {
  const [row, column] = [Math.floor(square / size), square % size];
  return [row, size + column, 2 * size + downDiagonal(row, column, size), 4 * size + upDiagonal(row, column)];
}
