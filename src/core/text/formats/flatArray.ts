// A board written as one list of 81 cells.
import type { FoundBoard, Notation } from '../../board';
import {
  areOfBoard,
  badCharacters,
  boardOfGoodRows,
  boardOfRows,
  flawedBoard,
  isCell,
  rowSpan,
  type Row,
} from '../rows/row';
import { boardOfCells } from '../rows/sizedBoard';
import { isOtherSize } from '../rows/sizedRow';

/** Cells of a list that may be a board with some missing or too much, up to a row. */
export const FEWEST_FLAT_CELLS = 72;
const MOST_NEARLY_CELLS = 90;
/** Cells of the largest board. */
export const MOST_FLAT_CELLS = 625;

const CELLS = 81;
/** Bad cells up to which 81 are taken for a board with mistakes. */
const MOST_BAD = 3;

/** The board that a list of cells is, or nearly is. Where the list is laid out in rows, the rows count. */
export function flatBoard(text: string, notation: Notation, list: Row): FoundBoard | undefined {
  const size = Math.sqrt(list.values.length);
  if (isOtherSize(size)) {
    return list.values.includes(-1) ? undefined : boardOfCells(text, notation, [list], size);
  }
  if (list.values.length > MOST_NEARLY_CELLS) {
    return undefined;
  }
  const rows = linesOf(text, list);
  const laidOut = rows.length >= 8 && rows.length <= 10 ? boardOfRows(text, notation, rows) : undefined;
  if (laidOut) {
    return laidOut;
  }
  const count = list.values.length;
  const bad = list.values.filter((value) => !isCell(value, 9)).length;
  if (count === CELLS && bad === 0) {
    return boardOfGoodRows(notation, [list]);
  }
  if (!areOfBoard(list.values) || bad > (count === CELLS ? MOST_BAD : 0)) {
    return undefined;
  }
  const span = rowSpan(list);
  return flawedBoard(
    notation,
    [span],
    count === CELLS
      ? badCharacters(text, list, 0)
      : [{ code: 'wrong-length', span, found: count, expected: CELLS }],
  );
}

/** The cells line by line. */
function linesOf(text: string, { starts, lengths, values }: Row): readonly Row[] {
  const rows: { starts: number[]; lengths: number[]; values: number[] }[] = [];
  starts.forEach((start, i) => {
    const before = i > 0 ? text.slice((starts[i - 1] ?? 0) + (lengths[i - 1] ?? 0), start) : '\n';
    if (/[\n\r]/.test(before)) {
      rows.push({ starts: [], lengths: [], values: [] });
    }
    const row = rows[rows.length - 1];
    row?.starts.push(start);
    row?.lengths.push(lengths[i] ?? 0);
    row?.values.push(values[i] ?? 0);
  });
  return rows;
}
