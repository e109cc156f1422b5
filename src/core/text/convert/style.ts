// What a style is: one way to print a board, of the notations that readers know.
import type { Shape } from '../../sudoku/shape';
import type { Symbols } from '../symbols';
import type { Metadata } from '../metadata/told';

/** What a board may tell beside its values, some of which a style can hold. */
export type Extra =
  /** The candidates left to its blanks. */
  | 'candidates'
  /** Which of its values were placed by a player. */
  | 'placed'
  | 'answer'
  | keyof Metadata;

/** What can be lost of a board that is printed. */
export type Loss =
  | Extra
  /** Its letters or numbers, for others. */
  | 'symbols'
  /** How its boxes are cut, where that is unusual for its size. */
  | 'boxes'
  /** Which cells with a single candidate hold it as their value, and which are blank. */
  | 'blanks';

/** A board to print. */
export interface Printable {
  readonly shape: Shape;
  readonly symbols: Symbols;
  /** n * n values row by row: 0 = blank, 1..n = value. */
  readonly cells: Uint8Array;
  /** For each cell the candidates left to it, as for `SudokuBoard`. */
  readonly candidates: Uint32Array | undefined;
  /** The cells whose value was placed by a player, ascending. */
  readonly placed: readonly number[];
  /** n * n values, none of them blank. */
  readonly answer: Uint8Array | undefined;
  readonly metadata: Metadata;
}

export interface Style {
  /** As the command line names it: lower case and hyphens. Never changed once it is out. */
  readonly id: string;
  /** What it can hold beside the values. What a board tells else is lost, and that is said. */
  readonly holds: readonly Extra[];
  /** What it loses of a board beside what it cannot hold at all: no more than the board tells. */
  readonly losesOf?: (board: Printable) => readonly Loss[];
  /** Whether the boxes are drawn; if not, they are taken to be the usual ones for the size. */
  readonly drawsBoxes: boolean;
  /** Whether boards of this shape can be written in it; all can if it is left out. */
  readonly fits?: (shape: Shape) => boolean;
  /** The symbols it writes for a board: other ones than the board's own are told as lost. */
  readonly symbolsFor: (board: Printable) => Symbols;
  /**
   * The board's text, its lines ended by `\n` but for the last. Its shape is one that fits.
   *
   * @param symbols what `symbolsFor` gave
   * @param number which board of those printed together it is, from 1; undefined if it is not to be numbered
   */
  readonly print: (board: Printable, symbols: Symbols, number: number | undefined) => string;
  /** The line above the first board of a text of its own. */
  readonly header?: string;
  /** What stands between two boards: the end of a line, or that and an empty line. */
  readonly between: '\n' | '\n\n';
  /** The language of a document of such boards, as VS Code names it; `sudoku` if it is left out. */
  readonly language?: 'markdown' | 'plaintext';
  /**
   * What it is made of, which tells where it may stand instead of another board in place: a run of characters within a
   * line, a line of its own, lines, lines that no comment marks may stand before, or a literal.
   */
  readonly build: 'run' | 'line' | 'lines' | 'sections' | 'literal';
}
