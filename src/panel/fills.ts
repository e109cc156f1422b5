// Which values of a text were entered from the panel, and what stood there before: only these may be changed there.
import type { Edit, SudokuBoard } from '../core/board';
import { cellSpan } from '../core/text/cells';
import { write } from '../core/text/write';
import { without, writtenBy, type Written } from './unwritten';

interface BoardFills {
  /** The cells without those that were filled: while they stand, it is the same board. */
  readonly givens: Uint8Array;
  /**
   * For each cell what was written for each value that the panel has put there: of all of them, so that undo and redo
   * do not turn one into a given.
   */
  readonly cells: Map<number, Map<number, Written>>;
}

/** A cell of a text, for one question or change. */
export interface Place {
  /** The text that `board` was found in, and which of its boards that is, from 0. */
  readonly text: string;
  readonly index: number;
  readonly board: SudokuBoard;
  readonly cell: number;
}

/** The memory for one document. It trusts nothing: what the text no longer bears out is forgotten. */
export class Fills {
  private readonly boards = new Map<number, BoardFills>();

  /** Whether the value in the cell was entered from the panel. Forgets what disagrees with the board. */
  has({ index, board, cell }: Omit<Place, 'text'>): boolean {
    return board.cells[cell] !== 0 && this.recall(index, board)?.cells.has(cell) === true;
  }

  /**
   * The edit that puts a value (1..n) into the cell, or clears it (0), and remembers it; undefined if the cell holds
   * a given, or holds that value or blank already.
   */
  enter(place: Place, value: number): Edit | undefined {
    const { board, cell } = place;
    const now = board.cells[cell] ?? 0;
    if (value === now) {
      return undefined;
    }
    if (now === 0) {
      return this.fill(place, value);
    }
    const old = this.recall(place.index, board)?.cells.get(cell)?.get(now);
    const blank = old && without(place.text, board, cell, old);
    if (!blank) {
      return undefined;
    }
    if (value === 0) {
      return blank.edit;
    }
    const edit = this.fill({ ...place, text: blank.text, board: blank.board }, value);
    return edit && blank.back(edit);
  }

  /** Fills a blank. */
  private fill({ text, index, board, cell }: Place, value: number): Edit | undefined {
    const values = new Uint8Array(board.cells.length);
    values[cell] = value;
    const edit = write(text, board, values)[0];
    if (edit) {
      const known = this.recall(index, board) ?? newFills(board);
      const token = cellSpan(board, cell);
      const before = known.cells.get(cell) ?? new Map<number, Written>();
      known.cells.set(cell, before.set(value, writtenBy(edit, text, token)));
      this.boards.set(index, known);
    }
    return edit;
  }

  /** The memory of a board after comparing it with the board. */
  private recall(index: number, board: SudokuBoard): BoardFills | undefined {
    const known = this.boards.get(index);
    if (!known) {
      return undefined;
    }
    const { givens, cells } = known;
    const isSame = givens.length === board.cells.length;
    if (!isSame || givens.some((given, cell) => given !== 0 && given !== board.cells[cell])) {
      this.boards.delete(index);
      return undefined;
    }
    for (const [cell, values] of cells) {
      const now = board.cells[cell] ?? 0;
      if (now !== 0 && !values.has(now)) {
        cells.delete(cell);
      }
    }
    return known;
  }
}

function newFills({ cells }: SudokuBoard): BoardFills {
  return { givens: cells.slice(), cells: new Map() };
}

/** Whether the board has such a cell and such a value (0 to clear), and the cell holds something else. */
export function isPlay({ shape, cells }: SudokuBoard, cell: number, value: number): boolean {
  return cell < cells.length && value <= shape.size && cells[cell] !== value;
}
