// What the style sheet needs to know of a board's size.
import type { BoardView } from '../boardView';

/** Tells the style sheet how many cells a board has in a row, and how much has to fit into one. */
export function setMeasures({ style, classList }: HTMLElement, board: BoardView): void {
  const { size, boxRows, boxColumns, symbols, cells } = board;
  style.setProperty('--size', String(size));
  style.setProperty('--marks', String(boxColumns));
  style.setProperty('--mark-rows', String(boxRows));
  classList.toggle(
    'wide',
    symbols.some((symbol) => symbol.length > 1),
  );
  classList.toggle(
    'marked',
    cells.some(({ candidates }) => candidates.length > 0),
  );
}
