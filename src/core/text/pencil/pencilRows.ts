// What the rows of a grid of candidates mean together: which single digits are values, and what is left to the blanks.
import type { SudokuBoard } from '../../board';
import { peersOfShape, type Shape } from '../../sudoku/shape';
import { isSeveral, shownValue, type PencilCell } from './pencilCell';
import { repeatedValues } from '../rows/repeated';
import type { Row } from '../rows/row';
import { settledCells } from './settledCells';

/**
 * Rows with what is no cell in a board of `size` marked as bad: digits over `size`; and several digits, if they are in
 * one row only and blanks are written as blanks, as then a space is missing there or a digit is too much.
 */
export function settledRows(rows: readonly Row[], size: number): readonly Row[] {
  if (!rows.some((row) => row.pencil)) {
    return rows;
  }
  const several = rows.filter((row) => row.pencil?.some(({ digits }) => isSeveral(digits))).length;
  const isSlip = several === 1 && rows.some((row) => row.values.some((value, i) => isUntold(row, value, i)));
  const isBad = ({ digits }: PencilCell): boolean => digits >> size !== 0 || (isSlip && isSeveral(digits));
  return rows.map((row) => ({
    ...row,
    values: row.values.map((value, i) => (value > size || isBad(pencilCellOf(row, value, i)) ? -1 : value)),
  }));
}

function isUntold(row: Row, value: number, index: number): boolean {
  return value === 0 && pencilCellOf(row, value, index).digits === 0;
}

/** The cell of a row as candidates, also of a row of plain values. */
function pencilCellOf(row: Row, value: number, index: number): PencilCell {
  return row.pencil?.[index] ?? { digits: value > 0 ? 1 << (value - 1) : 0, kind: 'bare' };
}

/**
 * A board read from rows, with what these tell of its candidates and of the values that were placed; the board itself if
 * they tell nothing of that kind.
 *
 * @param board its cells may hold single digits that are candidates
 * @param rows its rows, as good as `isGood` asks for
 */
export function withCandidates(board: SudokuBoard, rows: readonly Row[]): SudokuBoard {
  if (!rows.some((row) => row.pencil)) {
    return board;
  }
  const pencil = rows.flatMap((row) => row.values.map((value, i) => pencilCellOf(row, value, i)));
  const cells = valuesOf(board.shape, pencil);
  const isTold = pencil.some(({ digits }, cell) => digits !== 0 && cells[cell] === 0);
  const marksGivens = pencil.some(({ kind }) => kind === 'given');
  const placed = pencil.flatMap(({ kind }, cell) =>
    cells[cell] !== 0 && (kind === 'placed' || (marksGivens && kind !== 'given')) ? [cell] : [],
  );
  return {
    ...board,
    notation: isTold ? 'candidates' : board.notation,
    cells,
    candidates: isTold ? candidatesOf(board.shape, pencil, cells) : undefined,
    placed: marksGivens || placed.length > 0 ? placed : undefined,
  };
}

/** Values of a grid of candidates that may be there twice, at least, or one in so many. */
const FEW_REPEATED = 2;
const REPEATED_IN = 4;

/** The board, unless it has candidates, but so many values twice that it is some other table of numbers. */
export function plausible(board: SudokuBoard): SudokuBoard | undefined {
  const values = board.cells.filter((value) => value > 0).length;
  const most = Math.max(FEW_REPEATED, values / REPEATED_IN);
  return board.candidates && repeatedValues(board.cells, board.shape.size) > most ? undefined : board;
}

/**
 * The values among cells. Whether a single digit is one or the only candidate left is not written in most grids. Where
 * givens are marked, the other cells of a grid of candidates hold candidates. Else, if no blank is written as such, a digit
 * that is still a candidate of a peer has not been placed: that is how HoDoKu tells them.
 */
function valuesOf(shape: Shape, pencil: readonly PencilCell[]): Uint8Array {
  const hasSeveral = pencil.some(({ digits }) => isSeveral(digits));
  const marksGivens = hasSeveral && pencil.some(({ kind }) => kind === 'given');
  const marksBlanks = pencil.some(({ digits }) => digits === 0);
  const settled = settledCells(
    shape,
    Uint32Array.from(pencil, ({ digits }) => digits),
  );
  return Uint8Array.from(pencil, (cell, index) => {
    const isNakedSingle = cell.kind === 'bare' && (marksGivens || (!marksBlanks && settled[index] === 0));
    return isNakedSingle ? 0 : shownValue(cell);
  });
}

/** What is left to each cell: its value, or the digits it shows, or if it shows none those that no peer has. */
export function candidatesOf(
  shape: Shape,
  shown: readonly { readonly digits: number }[],
  cells: Uint8Array,
): Uint32Array {
  const all = 2 ** shape.size - 1;
  const peers = peersOfShape(shape);
  return Uint32Array.from(cells, (value, cell) => {
    const { digits = 0 } = shown[cell] ?? {};
    if (value > 0 || digits !== 0) {
      return value > 0 ? 1 << (value - 1) : digits;
    }
    let left = all;
    for (const peer of peers[cell] ?? []) {
      left &= ~((1 << (cells[peer] ?? 0)) >> 1);
    }
    return left;
  });
}
