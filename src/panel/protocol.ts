// Every message between the panel's two sides, and the guards that both sides check what arrives with. Messages are
// plain data. Each carries a number that stands for one version of one document; 0 when it is about none.
import { isBoardView, MOST_CELLS, MOST_PROBLEMS, MOST_VALUES, type BoardView } from './boardView';
import {
  anyOf,
  integer,
  isBoolean,
  list,
  oneOf,
  orNull,
  shape,
  text,
  words,
  type Guard,
} from '../views/guards';
import { isStepsView, type StepsView } from './stepView';
import { isAction, type ActionView } from './views';

/** What the view keeps over a reload. Untrusted when it comes back. */
export interface PanelState {
  /** The document's address. Only the host makes it, and it opens no document that is not open in a tab. */
  readonly uri: string;
  /** Which board of the text, from 0. */
  readonly board: number;
  readonly solutionShown: boolean;
}

/** Where one is among several boards. */
export interface PositionView {
  readonly label: string;
  readonly previous: ActionView;
  readonly next: ActionView;
}

/** What can be done with a board that was read whole. */
export interface ActionsView {
  /** Shows the solution, or hides it when it is shown. */
  readonly showSolution: ActionView;
  readonly writeSolution: ActionView;
}

/** Something else that the text tells of its board. */
export interface DetailView {
  readonly label: string;
  readonly text: string;
}

/** All there is to show. */
export interface ShowMessage {
  readonly type: 'show';
  readonly version: number;
  /** What to keep over a reload; null when there is no document. */
  readonly state: PanelState | null;
  readonly heading: string;
  /** What the text calls the board; empty if it gives it no title. */
  readonly title: string;
  readonly details: readonly DetailView[];
  /** null when the text has one board or none. */
  readonly position: PositionView | null;
  /** null when there is no board, one with flaws, or one too large to be drawn. */
  readonly board: BoardView | null;
  /** null when there is no board, or one with flaws. */
  readonly actions: ActionsView | null;
  /** The verdict, the flaws or why there is nothing to show: one sentence at least. */
  readonly sentences: readonly string[];
  /** null when there are no actions. A step is only shown of a 9×9 Sudoku. */
  readonly steps: StepsView | null;
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
  /** Write a value into a cell, or clear it (0). */
  | (About & { readonly type: 'enter'; readonly cell: number; readonly value: number })
  | (About & { readonly type: 'undo' })
  | (About & { readonly type: 'redo' })
  | (About & { readonly type: 'showSolution'; readonly shown: boolean })
  | (About & { readonly type: 'writeSolution' })
  /** Show the board before (-1) or after (1) this one. */
  | (About & { readonly type: 'step'; readonly by: -1 | 1 })
  /** Show more of the next step on the way to the solution, or of the one after it. */
  | (About & { readonly type: 'hint' })
  /** Show the step before (-1) or after (1) the one that is shown. */
  | (About & { readonly type: 'walk'; readonly by: -1 | 1 })
  /** Draw the chain of the step before (-1) or after (1) the one that is drawn. */
  | (About & { readonly type: 'turnChain'; readonly by: -1 | 1 })
  /** Write the step that is shown into the text. */
  | (About & { readonly type: 'applyStep' })
  /** Show the board as it is in the text again. */
  | (About & { readonly type: 'hideSteps' })
  /** Look for no more steps. */
  | (About & { readonly type: 'cancelSearch' })
  /** Forget what steps have eliminated that the text has no place for. */
  | (About & { readonly type: 'forgetSteps' })
  /** Give the focus back to the text. */
  | (About & { readonly type: 'leave' });

/** The longest address in code units. */
const ADDRESS = 8192;
/** Most details of a board. */
export const MOST_DETAILS = 30;

const version = integer(0);
const cell = integer(0, MOST_CELLS - 1);
const board = integer(0);

export const isPanelState: Guard<PanelState> = shape<PanelState>({
  uri: text(ADDRESS),
  board,
  solutionShown: isBoolean,
});

const hasShown = shape<ShowMessage>({
  type: oneOf('show'),
  version,
  state: orNull(isPanelState),
  heading: words,
  title: words,
  details: list(shape<DetailView>({ label: words, text: words }), MOST_DETAILS),
  position: orNull(shape<PositionView>({ label: words, previous: isAction, next: isAction })),
  board: orNull(isBoardView),
  actions: orNull(shape<ActionsView>({ showSolution: isAction, writeSolution: isAction })),
  sentences: list(words, MOST_PROBLEMS, 1),
  steps: orNull(isStepsView),
});

/** Whether a step, if one is shown, is of a board that has its cells and candidates. */
const isShow: Guard<ShowMessage> = (value): value is ShowMessage => {
  if (!hasShown(value)) {
    return false;
  }
  const { board: shown, steps } = value;
  return !steps?.step || (shown?.puzzle === 'sudoku' && shown.size === 9 && shown.boxRows === 3);
};

/** Whether something that arrived at the view is a message of the host. */
export const isToView: Guard<ToView> = anyOf<ToView>({
  show: isShow,
  cursor: shape({ type: oneOf('cursor'), version, board, cell: orNull(cell) }),
  notice: shape({ type: oneOf('notice'), version, text: words }),
  focus: shape({ type: oneOf('focus'), version }),
});

/** Whether something that arrived at the host is a message of the view; what its board has no place for is not told. */
export const isToHost: Guard<ToHost> = anyOf<ToHost>({
  ready: shape({ type: oneOf('ready'), version: oneOf(0) }),
  move: shape({ type: oneOf('move'), version, board, cell }),
  enter: shape({ type: oneOf('enter'), version, board, cell, value: integer(0, MOST_VALUES) }),
  undo: shape({ type: oneOf('undo'), version, board }),
  redo: shape({ type: oneOf('redo'), version, board }),
  showSolution: shape({ type: oneOf('showSolution'), version, board, shown: isBoolean }),
  writeSolution: shape({ type: oneOf('writeSolution'), version, board }),
  step: shape({ type: oneOf('step'), version, board, by: oneOf(-1, 1) }),
  hint: shape({ type: oneOf('hint'), version, board }),
  walk: shape({ type: oneOf('walk'), version, board, by: oneOf(-1, 1) }),
  turnChain: shape({ type: oneOf('turnChain'), version, board, by: oneOf(-1, 1) }),
  applyStep: shape({ type: oneOf('applyStep'), version, board }),
  hideSteps: shape({ type: oneOf('hideSteps'), version, board }),
  cancelSearch: shape({ type: oneOf('cancelSearch'), version, board }),
  forgetSteps: shape({ type: oneOf('forgetSteps'), version, board }),
  leave: shape({ type: oneOf('leave'), version, board }),
});
