// A line of HoDoKu's library, printed: `:0000:x:53..7….6..+195…:124 224::`.
import { leftCandidates } from '../../sudoku/leftCandidates';
import { NINE_BY_NINE } from '../../sudoku/shape';
import { candidatesOf, digitsOf } from '../convert/printing';
import type { Printable, Style } from '../convert/style';
import { DIGITS } from '../symbols';

/**
 * Its fields: no technique, the board with `+` before placed values, the deleted candidates (digit, row, column), and
 * nothing for what was eliminated or placed by a step.
 */
const library: Style = {
  id: 'library',
  holds: ['candidates', 'placed'],
  drawsBoxes: true,
  fits: (shape) => shape === NINE_BY_NINE,
  symbolsFor: () => DIGITS,
  print: (board) => `:0000:x:${values(board)}:${deleted(board).join(' ')}::`,
  between: '\n',
  build: 'line',
};

function values({ cells, placed }: Printable): string {
  const isPlaced = new Set(placed);
  return Array.from(cells, (value, cell) =>
    value === 0 ? '.' : `${isPlaced.has(cell) ? '+' : ''}${String(value)}`,
  ).join('');
}

/** The candidates that the values leave and the board does not, as HoDoKu counts them. */
function deleted(board: Printable): readonly string[] {
  const told = candidatesOf(board);
  return Array.from(leftCandidates(board.shape, board.cells)).flatMap((left, cell) =>
    digitsOf(left & ~(told[cell] ?? 0)).map(
      (digit) => `${String(digit)}${String(Math.floor(cell / 9) + 1)}${String((cell % 9) + 1)}`,
    ),
  );
}

/** The styles of `library.ts`. */
export const LIBRARY_STYLES: readonly Style[] = [library];
