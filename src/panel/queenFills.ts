// Which queens were entered from the panel, and what stood there before: only these may be taken back there.
import type { Edit, QueensBoard } from '../core/board';
import { squareSpan } from '../core/text/queens/squares';
import { writeQueens } from '../core/text/queens/write';
import { joinEdits } from '../core/text/write';
import type { PlaceOf } from './places';
import { isReadBack } from './readBack';
import type { Refusal } from './refusals';
import { placeOfWritten, writtenBy, type Written } from './unwritten';

interface BoardFills {
  readonly size: number;
  /** The squares of the queens that stood there before the first was entered: while they stand, it is the same board. */
  readonly givens: readonly number[];
  /** What was written for each square, also if its queen is gone by now: a redo brings it back. */
  readonly squares: Map<number, Written>;
}

/** A square of an N-Queens board. */
type Place = PlaceOf<QueensBoard>;

/** The memory for the N-Queens boards of one document. It trusts nothing: what the text no longer bears out is forgotten. */
export class QueenFills {
  private readonly boards = new Map<number, BoardFills>();

  /** 1 if the queen on the square was entered from the panel, else 0. Forgets what disagrees with the board. */
  entered({ index, board, cell }: Omit<Place, 'text'>): 0 | 1 {
    return board.queens.includes(cell) && this.recall(index, board)?.squares.has(cell) === true ? 1 : 0;
  }

  /**
   * The edit that sets a queen on the square, or takes it back. `fixed` if the queen there was not entered, `unwritable`
   * if the notation does not allow it; undefined if there is nothing to change, or the board has no such square.
   *
   * @param value 1 for a queen, 0 for none
   */
  enter(place: Place, value: number): Edit | Refusal | undefined {
    const { board, cell } = place;
    const held = board.queens.includes(cell) ? 1 : 0;
    if (cell >= board.size ** 2 || value > 1 || value === held) {
      return undefined;
    }
    return value === 1 ? this.set(place) : this.takeBack(place);
  }

  private set({ text, index, board, cell }: Place): Edit | 'unwritable' {
    const edit = editToSet(text, board, cell);
    if (!edit || !isReadBack(text, board, edit, [...board.queens, cell])) {
      return 'unwritable';
    }
    const known = this.recall(index, board) ?? newFills(board);
    known.squares.set(cell, writtenBy(edit, text, edit.span));
    this.boards.set(index, known);
    return edit;
  }

  private takeBack({ text, index, board, cell }: Place): Edit | Refusal {
    const written = this.recall(index, board)?.squares.get(cell);
    const token = squareSpan(board, cell);
    if (!written || !token || (board.per === 'row' && queensInRow(board, cell) > 1)) {
      return 'fixed';
    }
    const { span, blank } = placeOfWritten(text, token, written);
    const edit = { span, text: blank };
    const others = Array.from(board.queens).filter((queen) => queen !== cell);
    return isReadBack(text, board, edit, others) ? edit : 'unwritable';
  }

  /** The memory of a board after comparing it with the board. */
  private recall(index: number, board: QueensBoard): BoardFills | undefined {
    const known = this.boards.get(index);
    if (known && (known.size !== board.size || known.givens.some((given) => !board.queens.includes(given)))) {
      this.boards.delete(index);
      return undefined;
    }
    return known;
  }
}

function newFills({ size, queens }: QueensBoard): BoardFills {
  return { size, givens: Array.from(queens), squares: new Map() };
}

/** What sets a queen on a square without one. A token for a whole row, or for each queen, holds no second one of a row. */
function editToSet(text: string, board: QueensBoard, square: number): Edit | undefined {
  const { size, queens, per } = board;
  const row = Math.floor(square / size);
  if (per !== 'square' && queensInRow(board, square) > 0) {
    return undefined;
  }
  // Where each square has a token, the other queens of the row do not matter; to the writing, the row has none.
  const others = queens.filter((queen) => Math.floor(queen / size) !== row);
  const columns = new Uint16Array(size).fill(size);
  columns[row] = square % size;
  const edits = writeQueens(text, per === 'square' ? { ...board, queens: others } : board, columns);
  return joinEdits(text, edits);
}

function queensInRow({ size, queens }: QueensBoard, square: number): number {
  const row = Math.floor(square / size);
  return queens.filter((queen) => Math.floor(queen / size) === row).length;
}
