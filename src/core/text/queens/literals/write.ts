// Writes queens into literals: between quotes, where a blank stands without them and queens do not.
import type { Edit, QueensBoard } from '../../../board';
import { cellSpan } from '../../cells';
import { blankRows } from '../lists/write';

/** As `writeQueens` has it, for squares in a literal. */
export function writeLiteralSquares(text: string, board: QueensBoard, columns: Uint16Array): readonly Edit[] {
  const { size, marks } = board;
  const quote = quoteOf(text, board);
  return blankRows(board, columns).map((row) => {
    const span = cellSpan(board, size * row + (columns[row] ?? 0));
    const isWord = quote !== '' && /^[A-Za-z]{3}/.test(text.slice(span.start, span.end));
    return { span, text: isWord ? quote + marks.queen + quote : marks.queen };
  });
}

/** The quote before a queen, or the first square if there is none; empty if that has none. */
function quoteOf(text: string, board: QueensBoard): string {
  const [square = 0] = board.queens;
  const before = text.charAt(cellSpan(board, square).start - 1);
  return '"\'`'.includes(before || ' ') ? before : '';
}
