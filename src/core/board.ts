// The words everything speaks: boards found in a text, what is wrong with them, what answers them.
import type { Shape } from './sudoku/shape';
import type { Symbols } from './text/symbols';

/** A stretch of a text in UTF-16 code units, which is what VS Code counts; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Replaces the characters of `span` by `text`; an empty span inserts. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** The notations a board can be written in; `text/formats/table.ts` lists their readers. */
export type Notation =
  | 'line'
  | 'rows'
  | 'separated'
  | 'boxed'
  | 'numberArray'
  | 'characterArray'
  | 'stringArray'
  /** A grid whose cells hold a value or the candidates left for one. */
  | 'candidates'
  /** A line of HoDoKu's library, where `+` stands before a placed digit. */
  | 'library'
  /** One line with n places for the candidates of each cell: 729 characters for 9×9. */
  | 'sukaku'
  /** One line with two digits to the base 32 for the candidates of each cell: 162 characters, as SudokuWiki has it. */
  | 'sudokuWiki';

/**
 * A Sudoku board that was read whole: n * n cells, each with its place in the text, where n is `shape.size`.
 *
 * A board holds no absolute offsets but `start`, so that an edit above it moves it by changing one number.
 * Ask `text/cells.ts` for the place of a cell.
 */
export interface SudokuBoard extends Placed {
  readonly kind: 'sudoku';
  readonly notation: Notation;
  readonly shape: Shape;
  /** How it writes its values. */
  readonly symbols: Symbols;
  /**
   * The candidates that the text leaves to each cell as a set of bits, value v as bit v - 1, and of a cell with a value
   * that value; undefined if the text tells none.
   */
  readonly candidates?: Uint32Array | undefined;
  /** Where the text tells the candidates, if not in the cells; its `start` is relative to the board's. */
  readonly marks?: Placed | undefined;
  /** The cells whose value the text tells from the givens as placed by a player, ascending; undefined if it tells none. */
  readonly placed?: readonly number[] | undefined;
  /** The answer that the text gives to the board. */
  readonly answer?: Answer | undefined;
}

/** What the rules and the solver need of a board, wherever it stands. */
export type Puzzle = Pick<SudokuBoard, 'shape' | 'cells' | 'candidates'>;

/** Cells and their places. */
export interface Placed {
  /** Offset of the first cell's token: in the text, or for an answer or marks relative to their board's `start`. */
  readonly start: number;
  /** Characters from the start of the first cell's token to the end of the last one's. */
  readonly length: number;
  /** n * n values row by row: 0 = blank, 1..n = value. */
  readonly cells: Uint8Array;
  /** Where the tokens lie, relative to `start`; undefined when they are single characters in a row. */
  readonly tokens: CellTokens | undefined;
}

/** An answer that stands in the text with its board: as many cells, none of them blank. It may be wrong. */
export type Answer = Placed;

/** Where tokens lie that do not simply follow one another, relative to `start`. */
export interface CellTokens {
  /** As many offsets as there are cells, ascending. */
  readonly starts: Uint32Array;
  /** As many lengths in code units, 0 for a blank that has no character of its own; undefined when all are 1. */
  readonly lengths: Uint8Array | undefined;
}

/** Text that is nearly a board. It has no cells: what they are would be a guess. */
export interface FlawedBoard {
  readonly kind: 'flawed';
  readonly notation: Notation | QueensNotation;
  readonly start: number;
  readonly length: number;
  /** At least one, in the order of the text. */
  readonly flaws: readonly Flaw[];
}

/** The notations an N-Queens board can be written in. */
export type QueensNotation =
  /** A row a line, a character or token a square: `. Q . .`, `..Q.`, chess glyphs, with or without frame and labels. */
  | 'queenRows'
  /** The same with 0 and 1, 1 being a queen. */
  | 'queenMatrix'
  /** A literal: lists of characters, of strings or of 0 and 1, or one string with escaped line ends. */
  | 'queenArray'
  /** The column of the queen of each row, in their order. */
  | 'queenColumns'
  /** A row and a column for each queen, in any order. */
  | 'queenPairs'
  /** Squares as chess names them: a file and a rank for each queen. */
  | 'queenSquares'
  /** The first field of a FEN record: rows from the top, with `/` between them. */
  | 'queenFen';

/**
 * An N-Queens board: n * n squares, some of which hold queens. Whether they attack each other is for `queens/rules.ts`
 * to say.
 *
 * As a Sudoku board it holds no absolute offsets but `start`. Ask `text/queens/squares.ts` for the place of a square.
 */
export interface QueensBoard {
  readonly kind: 'queens';
  readonly notation: QueensNotation;
  /** n: the board has so many rows and columns, from 1 to 1,000. */
  readonly size: number;
  /** The squares of the queens in the order of the text, each once: n * row + column, both from 0. */
  readonly queens: Uint32Array;
  /** Offset of its first token in the text. */
  readonly start: number;
  /** Characters from the start of the first token to the end of the last one. */
  readonly length: number;
  /**
   * What has a token: each of the n * n squares row by row, each of the n rows from the top, or each queen in the order of
   * `queens`.
   */
  readonly per: 'square' | 'row' | 'queen';
  /** Where the tokens lie, relative to `start`; undefined when they are single characters in a row. */
  readonly tokens: CellTokens | undefined;
  /** How a queen is written, and a square or row without one. */
  readonly marks: QueenMarks;
}

/** How an N-Queens board is written. */
export interface QueenMarks {
  /** The mark of a queen, where squares have marks. */
  readonly queen: string;
  /** The usual mark of a square or row without a queen; empty if it has none. */
  readonly blank: string;
  /** The number that the first row and column go by, where they are told by numbers. */
  readonly first: 0 | 1;
}

export type FoundBoard = SudokuBoard | QueensBoard | FlawedBoard;

/**
 * Why text is not quite a board. Rows and columns count from 1; `span` is what to look at, in the whole text, and is
 * empty where cells without a character of their own are missing or too much. `expected` is what there should be.
 */
export type Flaw =
  /** A row of too few cells; `found` is how many it has. */
  | {
      readonly code: 'short-row';
      readonly span: Span;
      readonly row: number;
      readonly found: number;
      readonly expected: number;
    }
  /** A row of too many cells; `span` holds what is too much. */
  | {
      readonly code: 'long-row';
      readonly span: Span;
      readonly row: number;
      readonly found: number;
      readonly expected: number;
    }
  /** Too few rows; `found` is how many there are, `span` the last of them. */
  | { readonly code: 'missing-row'; readonly span: Span; readonly found: number; readonly expected: number }
  /** Too many rows; `found` is how many there are, `span` the first that is too much. */
  | { readonly code: 'extra-row'; readonly span: Span; readonly found: number; readonly expected: number }
  /** A cell that is neither a value nor a blank; values are 1..`expected`, however they are written. */
  | {
      readonly code: 'bad-character';
      readonly span: Span;
      readonly row: number;
      readonly column: number;
      /** What stands in the cell, at most 20 code units of it. */
      readonly found: string;
      readonly expected: number;
    }
  /** As many rows as there should be, or nearly, but of many lengths: from `fewest` cells to `most`; `span` is all of them. */
  | {
      readonly code: 'mixed-sizes';
      readonly span: Span;
      readonly fewest: number;
      readonly most: number;
      readonly expected: number;
    }
  /** An N-Queens board whose rows, all of `columns` squares, are not as many; `span` is all of it. */
  | { readonly code: 'not-square'; readonly span: Span; readonly rows: number; readonly columns: number }
  /** Values written in ways that do not go together, as both `0` and `G`; `span` is the first row. */
  | { readonly code: 'unknown-symbols'; readonly span: Span; readonly expected: number }
  /** A number such as `5.3E+80`: what a spreadsheet left of the digits of a board that it took for one number. */
  | { readonly code: 'lost-digits'; readonly span: Span }
  /** A puzzle with other rules than those of Sudoku, or with more of them. */
  | { readonly code: 'variant'; readonly span: Span; readonly variant: Variant }
  /** One line that is a few characters shorter or longer than a board has cells. */
  | { readonly code: 'wrong-length'; readonly span: Span; readonly found: number; readonly expected: number };

/** Puzzles that are told from Sudoku, and not read. */
export type Variant = 'killer' | 'jigsaw' | 'samurai';

/** A row, column or box, each numbered from 0: rows from the top, columns from the left, boxes row by row. */
export interface House {
  readonly type: 'row' | 'column' | 'box';
  readonly index: number;
}

/** A cell that cannot stand beside `cell`, and the one or two houses both are in. */
export interface Clash {
  readonly cell: number;
  readonly houses: readonly House[];
}

/** A rule the givens break, told of one cell or one house. Cells count from 0, row by row. */
export type Violation =
  /**
   * The given at `cell` stands again in one of its houses; one violation a cell, with all its clashes. Of very many
   * only the first are in `clashes` (at least one in a house that the code names), and `untold` counts the others.
   */
  | {
      readonly code: 'duplicate-in-row' | 'duplicate-in-column' | 'duplicate-in-box';
      readonly cell: number;
      readonly digit: number;
      readonly clashes: readonly Clash[];
      readonly untold: number;
    }
  /**
   * The blank at `cell` can hold no digit; `blockers` are givens, one against each digit that the text leaves to the
   * cell, without repeats.
   */
  | { readonly code: 'no-candidate'; readonly cell: number; readonly blockers: readonly number[] }
  /**
   * No blank of `house` can hold `digit`; `cells` are its blanks (one at least), `blockers` givens that keep the
   * digit out of all of them.
   */
  | {
      readonly code: 'no-place';
      readonly house: House;
      readonly digit: number;
      readonly cells: readonly number[];
      readonly blockers: readonly number[];
    }
  /**
   * The text leaves `digit` to the blank at `cell`, though it is given in the cell's houses, at `blockers` (of very many
   * the first). By itself this does not keep a board from having a solution.
   */
  | {
      readonly code: 'impossible-candidate';
      readonly cell: number;
      readonly digit: number;
      readonly blockers: readonly number[];
    };

/** What is wrong with the answer that a text gives to a board. */
export type AnswerFault =
  /** The answer is no solution; `cells` are those to look at, ascending. */
  | { readonly code: 'wrong-answer'; readonly cells: readonly number[] }
  /** The answer is one of several solutions; `cells` are those in which another one differs, ascending. */
  | { readonly code: 'answer-not-unique'; readonly cells: readonly number[] };

/** What a search for the solutions of a board found. `nodes` counts the guesses it made. */
export type Outcome =
  | { readonly kind: 'unique'; readonly solution: Uint8Array; readonly nodes: number }
  | {
      readonly kind: 'many';
      /** If `isFirst`, the first in order: of all solutions, the one whose cells, read row by row, are smallest. */
      readonly solution: Uint8Array;
      /** Whether `solution` is known to be the first in order; if not, the budget ran out before. */
      readonly isFirst: boolean;
      readonly other: Uint8Array;
      /** The cells in which `solution` and `other` differ, ascending. */
      readonly differing: readonly number[];
      readonly nodes: number;
    }
  | { readonly kind: 'none'; readonly nodes: number }
  /** The budget ran out when one solution at most was known, which is not told: there may be none, one or several. */
  | { readonly kind: 'gaveUp'; readonly nodes: number };

/** A row or column of an N-Queens board, numbered from 0, or a diagonal, which goes by its squares. */
export type QueenLine = 'row' | 'column' | 'diagonal';

/** A rule of N-Queens that is broken. Squares are n * row + column, both from 0. */
export type QueensViolation =
  /**
   * The queen at `square` stands on one line with others, whatever is between them; one violation a queen, so that each
   * of two tells of the other.
   * Of very many only the first are in `attackers`, and `untold` counts the others.
   */
  | {
      readonly code: 'queens-attack';
      readonly square: number;
      readonly attackers: readonly { readonly square: number; readonly line: QueenLine }[];
      readonly untold: number;
    }
  /**
   * No queen can be put in a row or column that has none: each of its squares is attacked. `attackers` are queens, one
   * against each square, without repeats; of very many only the first, and `untold` counts the others.
   */
  | {
      readonly code: 'no-free-square';
      readonly line: 'row' | 'column';
      /** From 0. */
      readonly index: number;
      readonly attackers: readonly number[];
      readonly untold: number;
    }
  /** There are more queens than rows; `square` is the first of those that are too many. */
  | {
      readonly code: 'too-many-queens';
      readonly square: number;
      readonly found: number;
      readonly expected: number;
    };

/**
 * Whether an N-Queens board can be completed. `nodes` counts the queens that the search placed; of those that it tried
 * quickly in order only a part.
 */
export type Completion =
  | {
      readonly kind: 'complete';
      /** The column of the queen of each row, both from 0; the given queens are among them. */
      readonly columns: Uint16Array;
      /** Whether it is known to be the first in order: the one whose columns, read row by row, are smallest. */
      readonly isFirst: boolean;
      readonly nodes: number;
    }
  | { readonly kind: 'none'; readonly nodes: number }
  | { readonly kind: 'gaveUp'; readonly nodes: number };
