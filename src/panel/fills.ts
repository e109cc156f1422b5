// Which digits of a text were entered from the panel, and what stood there before: only these may be changed there.
import type { Edit, SudokuBoard } from '../core/board';
import { cellSpan } from '../core/text/cells';
import { cellValue } from '../core/text/characters';
import { write } from '../core/text/write';

/** One cell filled from the panel. */
interface Fill {
  /** What the first digit replaced. */
  readonly blank: string;
  /** What it was replaced by, and where in that the digit stands. */
  readonly written: string;
  readonly digitAt: number;
  /** Bit d is set if the panel has written digit d there, so that undo and redo do not turn it into a given. */
  readonly digits: number;
}

interface BoardFills {
  /** The 81 cells without the filled ones: while they stand, it is the same board. */
  readonly givens: Uint8Array;
  readonly cells: Map<number, Fill>;
}

/** The memory for one document. It trusts nothing: what the text no longer bears out is forgotten. */
export class Fills {
  private readonly boards = new Map<number, BoardFills>();

  /**
   * Whether the digit in the cell (0..80) was entered from the panel. Forgets what disagrees with the board.
   *
   * @param index which board of the text, from 0; `board` is that board as it is now
   */
  has(index: number, board: SudokuBoard, cell: number): boolean {
    return board.cells[cell] !== 0 && this.recall(index, board)?.cells.has(cell) === true;
  }

  /**
   * The edit that puts a digit (1..9) into the cell, or clears it (0), and remembers it; undefined if the cell holds
   * a given, or holds that digit or blank already.
   *
   * @param text the text that `board` was found in
   */
  enter(text: string, index: number, board: SudokuBoard, cell: number, digit: number): Edit | undefined {
    const now = board.cells[cell] ?? 0;
    if (digit === now || (now !== 0 && !this.has(index, board, cell))) {
      return undefined;
    }
    return now === 0
      ? this.fill(text, index, board, cell, digit)
      : this.change(text, index, board, cell, digit);
  }

  private fill(
    text: string,
    index: number,
    board: SudokuBoard,
    cell: number,
    digit: number,
  ): Edit | undefined {
    const values = new Uint8Array(81);
    values[cell] = digit;
    const edit = write(text, board, values)[0];
    if (edit) {
      const digitAt = Array.from({ length: edit.text.length }, (_, at) => at).find((at) =>
        isDigitAt(edit.text, at),
      );
      const fill = {
        blank: text.slice(edit.span.start, edit.span.end),
        written: edit.text,
        digitAt: digitAt ?? 0,
        digits: 1 << digit,
      };
      const known = this.recall(index, board) ?? {
        givens: board.cells.slice(),
        cells: new Map<number, Fill>(),
      };
      const digits = fill.digits | (known.cells.get(cell)?.digits ?? 0);
      known.cells.set(cell, { ...fill, digits });
      this.boards.set(index, known);
    }
    return edit;
  }

  /** Changes a digit that was entered before, or restores the blank that stood there. */
  private change(
    text: string,
    index: number,
    board: SudokuBoard,
    cell: number,
    digit: number,
  ): Edit | undefined {
    const known = this.boards.get(index);
    const fill = known?.cells.get(cell);
    const token = cellSpan(board, cell);
    let at = token.start;
    while (at < token.end && !isDigitAt(text, at)) {
      at++;
    }
    if (!known || !fill || at === token.end) {
      return undefined;
    }
    if (digit > 0) {
      known.cells.set(cell, { ...fill, digits: fill.digits | (1 << digit) });
      // ASCII and full-width digits both follow one another, so the new one is of the same form.
      const code = text.charCodeAt(at);
      return { span: { start: at, end: at + 1 }, text: String.fromCharCode(code - cellValue(code) + digit) };
    }
    const start = at - fill.digitAt;
    const end = start + fill.written.length;
    const { written, digitAt } = fill;
    const isAsWritten =
      text.slice(start, at) === written.slice(0, digitAt) &&
      text.slice(at + 1, end) === written.slice(digitAt + 1);
    return isAsWritten
      ? { span: { start, end }, text: fill.blank }
      : // The author has moved things around it, so the digit alone gives way.
        { span: { start: at, end: at + 1 }, text: fill.blank.trim() };
  }

  /** The memory of a board after comparing it with the board. */
  private recall(index: number, board: SudokuBoard): BoardFills | undefined {
    const known = this.boards.get(index);
    if (!known) {
      return undefined;
    }
    if (known.givens.some((given, cell) => given !== 0 && given !== board.cells[cell])) {
      this.boards.delete(index);
      return undefined;
    }
    for (const [cell, fill] of known.cells) {
      const now = board.cells[cell] ?? 0;
      if (now !== 0 && (fill.digits & (1 << now)) === 0) {
        known.cells.delete(cell);
      }
    }
    return known;
  }
}

function isDigitAt(text: string, at: number): boolean {
  return cellValue(text.charCodeAt(at)) > 0;
}
