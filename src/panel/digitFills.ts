// Which digits of Sudoku boards were entered from the panel, and what stood there before: only these may be changed there.
import type { Edit, SudokuBoard } from '../core/board';
import { cellSpan } from '../core/text/cells';
import { write } from '../core/text/write';
import type { PlaceOf } from './places';
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

/** A cell of a Sudoku board. */
type Place = PlaceOf<SudokuBoard>;

/** The memory for the Sudoku boards of one document. It trusts nothing: what the text no longer bears out is forgotten. */
export class DigitFills {
  private readonly boards = new Map<number, BoardFills>();

  /** The value in the cell that was entered from the panel, 0 if there is none. Forgets what disagrees with the board. */
  entered({ index, board, cell }: Omit<Place, 'text'>): number {
    const now = valueAt(board, cell);
    return now > 0 && this.recall(index, board)?.cells.get(cell)?.has(now) === true ? now : 0;
  }

  /**
   * The edit that puts a value into the cell, or clears it, and remembers it. `fixed` if the cell holds a value that was
   * not entered; undefined if there is nothing to change, or the board has no such cell or value.
   *
   * @param value 1..n, or 0 to clear
   */
  enter(place: Place, value: number): Edit | 'fixed' | undefined {
    const { text, index, board, cell } = place;
    const held = board.cells[cell];
    const entered = this.entered(place);
    if (held === undefined || value > board.shape.size || value === (entered > 0 ? entered : held)) {
      return undefined;
    }
    if (entered === 0) {
      return held > 0 ? 'fixed' : this.fill(place, value);
    }
    const written = this.boards.get(index)?.cells.get(cell)?.get(entered);
    const blank = written && without(text, board, cell, written);
    if (!blank || value === 0) {
      return blank?.edit;
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
    if (!isSame || givens.some((given, cell) => given !== 0 && given !== valueAt(board, cell))) {
      this.boards.delete(index);
      return undefined;
    }
    for (const [cell, values] of cells) {
      const now = valueAt(board, cell);
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

/**
 * The value in a cell, or the only candidate that the text leaves to it: among candidates a value looks like one, and
 * which of them it is taken for depends on the candidates of its peers. 0 if there is neither.
 */
function valueAt({ cells, candidates }: SudokuBoard, cell: number): number {
  const left = candidates?.[cell] ?? 0;
  const single = (left & (left - 1)) === 0 ? 32 - Math.clz32(left) : 0;
  const value = cells[cell] ?? 0;
  return value > 0 ? value : single;
}
