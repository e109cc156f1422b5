// The words everything speaks: boards found in a text, what is wrong with them, what answers them.

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

/** The notations a board can be written in; `text/formats/table.ts` has one entry for each. */
export type Notation =
  'line' | 'rows' | 'separated' | 'boxed' | 'numberArray' | 'characterArray' | 'stringArray';

/**
 * A 9×9 Sudoku board that was read whole: 81 cells, each with its place in the text.
 *
 * A board holds no absolute offsets but `start`, so that an edit above it moves it by changing one number.
 * Ask `text/cells.ts` for the place of a cell.
 */
export interface SudokuBoard {
  readonly kind: 'sudoku';
  readonly notation: Notation;
  /** Offset of the first cell's token. */
  readonly start: number;
  /** Characters from the start of the first cell's token to the end of the last one's. */
  readonly length: number;
  /** 81 values row by row: 0 = blank, 1..9 = given. */
  readonly cells: Uint8Array;
  /** Where the tokens lie, relative to `start`; undefined when they are 81 single characters in a row. */
  readonly tokens: CellTokens | undefined;
}

/** Where 81 tokens lie that do not simply follow one another, relative to the board's `start`. */
export interface CellTokens {
  /** 81 offsets, ascending. */
  readonly starts: Uint32Array;
  /** 81 lengths in code units, 0 for a blank that has no character of its own; undefined when all are 1. */
  readonly lengths: Uint8Array | undefined;
}

/** Text that is nearly a board. It has no cells: what they are would be a guess. */
export interface FlawedBoard {
  readonly kind: 'flawed';
  readonly notation: Notation;
  readonly start: number;
  readonly length: number;
  /** At least one, in the order of the text. */
  readonly flaws: readonly Flaw[];
}

export type FoundBoard = SudokuBoard | FlawedBoard;

/**
 * Why text is not quite a board. Rows and columns count from 1; `span` is what to look at, in the whole text, and is
 * empty where cells without a character of their own are missing or too much.
 */
export type Flaw =
  /** A row of fewer than nine cells; `found` is how many it has. */
  | { readonly code: 'short-row'; readonly span: Span; readonly row: number; readonly found: number }
  /** A row of more than nine cells; `span` holds what is too much. */
  | { readonly code: 'long-row'; readonly span: Span; readonly row: number; readonly found: number }
  /** Fewer than nine rows; `found` is how many there are, `span` the last of them. */
  | { readonly code: 'missing-row'; readonly span: Span; readonly found: number }
  /** More than nine rows; `found` is how many there are, `span` the first that is too much. */
  | { readonly code: 'extra-row'; readonly span: Span; readonly found: number }
  /** A cell that is neither a digit nor a blank. */
  | {
      readonly code: 'bad-character';
      readonly span: Span;
      readonly row: number;
      readonly column: number;
      /** What stands in the cell, at most 20 code units of it. */
      readonly found: string;
    }
  /** One line that is a few characters shorter or longer than the 81 of a board. */
  | { readonly code: 'wrong-length'; readonly span: Span; readonly found: number };

/** A row, column or box, each numbered from 0 as in `sudoku/geometry.ts`. */
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
  /** The given at `cell` stands again in one of its houses; one violation a cell, with all its clashes. */
  | {
      readonly code: 'duplicate-in-row' | 'duplicate-in-column' | 'duplicate-in-box';
      readonly cell: number;
      readonly digit: number;
      readonly clashes: readonly Clash[];
    }
  /** The blank at `cell` can hold no digit; `blockers` are nine givens, one against each digit, without repeats. */
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
    };

/** What a search for the solutions of a board found. `nodes` counts the guesses it made. */
export type Outcome =
  | { readonly kind: 'unique'; readonly solution: Uint8Array; readonly nodes: number }
  | {
      readonly kind: 'many';
      /** The first in order: of all solutions, the one whose 81-digit number is smallest. */
      readonly solution: Uint8Array;
      readonly other: Uint8Array;
      /** The cells in which `solution` and `other` differ, ascending. */
      readonly differing: readonly number[];
      readonly nodes: number;
    }
  | { readonly kind: 'none'; readonly nodes: number }
  /** The budget ran out first. There may be no, one or several solutions: what was found by then is not told. */
  | { readonly kind: 'gaveUp'; readonly nodes: number };
