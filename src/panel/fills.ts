// What was entered into the boards of a text from the panel: only that may be changed there.
import type { Edit } from '../core/board';
import { DigitFills } from './digitFills';
import type { PlaceOf, WholeBoard } from './places';
import { QueenFills } from './queenFills';
import type { Refusal } from './refusals';

/** The memory for one document, whatever puzzles are in it. */
export class Fills {
  private readonly digits = new DigitFills();
  private readonly queens = new QueenFills();

  /** The value in the cell that was entered from the panel, 0 if there is none. Forgets what disagrees with the board. */
  entered({ index, board, cell }: Omit<PlaceOf<WholeBoard>, 'text'>): number {
    return board.kind === 'sudoku'
      ? this.digits.entered({ index, board, cell })
      : this.queens.entered({ index, board, cell });
  }

  /**
   * The edit that puts a value into the cell, or clears it, and remembers it. `fixed` if the cell holds a value that was
   * not entered, `unwritable` if the board's notation does not allow it; undefined if there is nothing to change, or
   * the board has no such cell or value.
   *
   * @param value one of the board's, 1 for a queen, or 0 to clear
   */
  enter(place: PlaceOf<WholeBoard>, value: number): Edit | Refusal | undefined {
    const { board } = place;
    return board.kind === 'sudoku'
      ? this.digits.enter({ ...place, board }, value)
      : this.queens.enter({ ...place, board }, value);
  }
}
