// Every message between the panel's two sides, and the guards that both sides check what arrives with. Messages are
// plain data. Each carries a number that stands for one version of one document; 0 when it is about none.
import { anyOf, integer, isBoolean, list, oneOf, orNull, shape, text, type Guard } from './guards';

/** What the view keeps over a reload. Untrusted when it comes back. */
export interface PanelState {
  /** The document's address. Only the host makes it, and it opens no document that is not open in a tab. */
  readonly uri: string;
  /** Which board of the text, from 0. */
  readonly board: number;
  readonly solutionShown: boolean;
}

/**
 * `entered` is a digit in the text that was put there from the panel, so that it can be changed from the panel;
 * `solution` is a digit that the text does not hold.
 */
export type CellKind = 'blank' | 'given' | 'entered' | 'solution';

export interface CellView {
  /** 0 when the cell is blank. */
  readonly digit: number;
  readonly kind: CellKind;
  /** The cell in words, for who cannot see it. */
  readonly name: string;
  /** Indices in `BoardView.problems` of those the cell has a part in. */
  readonly problems: readonly number[];
}

/** A button: an action that makes no sense just now is not `enabled`. */
export interface ActionView {
  readonly label: string;
  readonly enabled: boolean;
}

/** A board that was read whole. */
export interface BoardView {
  /** The name of the whole grid. */
  readonly label: string;
  /** 81 cells row by row. */
  readonly cells: readonly CellView[];
  /** The cell at the text's cursor; null when the cursor is in none, or there is no cursor. */
  readonly cursor: number | null;
  /** What is wrong, a sentence each. */
  readonly problems: readonly string[];
  /** Shows the solution, or hides it when it is shown. */
  readonly showSolution: ActionView;
  readonly writeSolution: ActionView;
}

/** Where one is among several boards. */
export interface PositionView {
  readonly label: string;
  readonly previous: ActionView;
  readonly next: ActionView;
}

/** All there is to show. */
export interface ShowMessage {
  readonly type: 'show';
  readonly version: number;
  /** What to keep over a reload; null when there is no document. */
  readonly state: PanelState | null;
  readonly heading: string;
  /** null when the text has one board or none. */
  readonly position: PositionView | null;
  /** null when there is no board, or one with flaws. */
  readonly board: BoardView | null;
  /** The verdict, the flaws or why there is nothing to show: one sentence at least. */
  readonly sentences: readonly string[];
}

export type ToView =
  | ShowMessage
  /** The text's cursor moved. */
  | {
      readonly type: 'cursor';
      readonly version: number;
      readonly board: number;
      readonly cell: number | null;
    }
  /** Why a wish was not fulfilled. */
  | { readonly type: 'notice'; readonly version: number; readonly text: string }
  /** Put the focus on the board. */
  | { readonly type: 'focus'; readonly version: number };

/** What a message about a board says of it: the view's last `show` had this version and this board. */
interface About {
  readonly version: number;
  readonly board: number;
}

/** All that a view may ask for: what the reader could do on that board. */
export type ToHost =
  /** The view is there and shows nothing yet; answered by `show`, as are all but `move` and `leave`. */
  | { readonly type: 'ready'; readonly version: 0 }
  /** Move the text's cursor to a cell. */
  | (About & { readonly type: 'move'; readonly cell: number })
  /** Write a digit into a cell, or clear it (0). */
  | (About & { readonly type: 'enter'; readonly cell: number; readonly digit: number })
  | (About & { readonly type: 'undo' })
  | (About & { readonly type: 'redo' })
  | (About & { readonly type: 'showSolution'; readonly shown: boolean })
  | (About & { readonly type: 'writeSolution' })
  /** Show the board before (-1) or after (1) this one. */
  | (About & { readonly type: 'step'; readonly by: -1 | 1 })
  /** Give the focus back to the text. */
  | (About & { readonly type: 'leave' });

/** Longest texts in code units; no document text longer than a file's name is among them. */
const ADDRESS = 8192;
const WORDS = 4096;
/** A board of 81 equal digits has 81 problems; beyond that each cell and each digit of a house may have one. */
const PROBLEMS = 81 + 81 + 27 * 9;

const version = integer(0);
const cell = integer(0, 80);
const board = integer(0);
const words = text(WORDS);

export const isPanelState: Guard<PanelState> = shape<PanelState>({
  uri: text(ADDRESS),
  board,
  solutionShown: isBoolean,
});

const isAction = shape<ActionView>({ label: words, enabled: isBoolean });

const isBoardView = shape<BoardView>({
  label: words,
  cells: list(
    shape<CellView>({
      digit: integer(0, 9),
      kind: oneOf('blank', 'given', 'entered', 'solution'),
      name: words,
      problems: list(integer(0, PROBLEMS - 1), PROBLEMS),
    }),
    81,
    81,
  ),
  cursor: orNull(cell),
  problems: list(words, PROBLEMS),
  showSolution: isAction,
  writeSolution: isAction,
});

/** Whether something that arrived at the view is a message of the host. */
export const isToView: Guard<ToView> = anyOf<ToView>({
  show: shape({
    type: oneOf('show'),
    version,
    state: orNull(isPanelState),
    heading: words,
    position: orNull(shape<PositionView>({ label: words, previous: isAction, next: isAction })),
    board: orNull(isBoardView),
    sentences: list(words, PROBLEMS, 1),
  }),
  cursor: shape({ type: oneOf('cursor'), version, board, cell: orNull(cell) }),
  notice: shape({ type: oneOf('notice'), version, text: words }),
  focus: shape({ type: oneOf('focus'), version }),
});

/** Whether something that arrived at the host is a message of the view. */
export const isToHost: Guard<ToHost> = anyOf<ToHost>({
  ready: shape({ type: oneOf('ready'), version: oneOf(0) }),
  move: shape({ type: oneOf('move'), version, board, cell }),
  enter: shape({ type: oneOf('enter'), version, board, cell, digit: integer(0, 9) }),
  undo: shape({ type: oneOf('undo'), version, board }),
  redo: shape({ type: oneOf('redo'), version, board }),
  showSolution: shape({ type: oneOf('showSolution'), version, board, shown: isBoolean }),
  writeSolution: shape({ type: oneOf('writeSolution'), version, board }),
  step: shape({ type: oneOf('step'), version, board, by: oneOf(-1, 1) }),
  leave: shape({ type: oneOf('leave'), version, board }),
});
