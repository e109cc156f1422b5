// Writes queens into lists: the column in the place of a blank, or further queens behind the last one.
import type { Edit, QueensBoard } from '../../../board';
import { cellSpan } from '../../cells';
import { fenField } from './fen';
import { fileName } from './squareNames';

/**
 * The edits that put a queen into each row that has none, where rows have tokens, in the order of the text.
 *
 * @param columns the column of the queen of each row, both from 0; one beyond the board leaves its row without one
 */
export function writeRows(board: QueensBoard, columns: Uint16Array): readonly Edit[] {
  const { size, notation, marks } = board;
  return blankRows(board, columns).map((row) => {
    const column = columns[row] ?? 0;
    return {
      span: cellSpan(board, row),
      text: notation === 'queenFen' ? fenField(size, column, marks.queen) : String(column + marks.first),
    };
  });
}

/** The same where queens have tokens, of which there is one at least: one edit, or none if there is nothing to write. */
export function writeFurtherQueens(text: string, board: QueensBoard, columns: Uint16Array): readonly Edit[] {
  const last = cellSpan(board, board.queens.length - 1);
  const model = text.slice(last.start, last.end);
  const separator = separatorOf(text, board);
  const further = blankRows(board, columns).map((row) => {
    const column = columns[row] ?? 0;
    return board.notation === 'queenSquares'
      ? squareLike(model, board, row, column)
      : pairLike(model, row + board.marks.first, column + board.marks.first);
  });
  return further.length === 0
    ? []
    : [
        {
          span: { start: last.end, end: last.end },
          text: further.map((queen) => separator + queen).join(''),
        },
      ];
}

/** The rows without a queen that are to have one, ascending. */
export function blankRows({ size, queens }: QueensBoard, columns: Uint16Array): readonly number[] {
  const taken = new Uint8Array(size);
  for (const square of queens) {
    taken[Math.floor(square / size)] = 1;
  }
  return Array.from(taken.keys()).filter((row) => taken[row] === 0 && (columns[row] ?? size) < size);
}

/** A square's name, with capitals where another has them. */
function squareLike(model: string, { size, marks }: QueensBoard, row: number, column: number): string {
  const name = fileName(column + 1);
  const isUpper = model.toLowerCase() !== model && marks.queen === '';
  return `${marks.queen}${isUpper ? name.toUpperCase() : name}${String(size - row)}`;
}

/** A pair with the marks that another has around its numbers, and between them. */
function pairLike(model: string, row: number, column: number): string {
  const [first = '', second = ''] = numbersIn(model);
  const behind = model.indexOf(first) + first.length;
  const next = model.indexOf(second, behind);
  return [
    model.slice(0, behind - first.length),
    row,
    model.slice(behind, next),
    column,
    model.slice(next + second.length),
  ].join('');
}

function numbersIn(text: string): readonly string[] {
  return text.split(/[^0-9]/).filter((part) => part !== '');
}

/** What stands between the last two queens, if that is nothing but marks and space; else what goes with the only one. */
function separatorOf(text: string, board: QueensBoard): string {
  const count = board.queens.length;
  const last = cellSpan(board, count - 1);
  const between = count > 1 ? text.slice(cellSpan(board, count - 2).end, last.start) : '';
  if (/^[\s,;"'`]+$/.test(between)) {
    return between;
  }
  const quote = text.charAt(last.end);
  if ('"\'`'.includes(quote || ' ')) {
    return `${quote}, ${quote}`;
  }
  const model = text.slice(last.start, last.end);
  // Numbers alone go on as they began.
  return /^[0-9]/.test(model) ? model.replace(/[0-9]/g, '') : isInList(text, last.end) ? ', ' : ' ';
}

/** Whether a bracket is closed behind an offset. */
function isInList(text: string, offset: number): boolean {
  let at = offset;
  while (' ,\r\n\t'.includes(text.charAt(at) || '_')) {
    at++;
  }
  return '])}'.includes(text.charAt(at) || ' ');
}
