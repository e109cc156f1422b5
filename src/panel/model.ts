// What the panel shows of a text: which board of how many, the drawing of its puzzle, and what can be done with it.
import type { FoundBoard } from '../core/board';
import type { Verdict } from '../core/judge';
import type { Metadata } from '../core/text/metadata/told';
import { describeFlaw, describeNoBoard } from '../words/boards';
import { describePosition, PANEL_WORDS } from '../words/panel';
import { type Sentence } from '../words/sentence';
import type { BoardView } from './boardView';
import { detailsOf, shortened } from './details';
import { listed, type Circumstances, type Drawing, type Say } from './drawing';
import type { ActionsView, PanelState, PositionView, ShowMessage } from './protocol';
import { drawQueens } from './queensDrawing';
import { boardAt } from './stepBoard';
import { showSteps, type StepsSubject } from './stepsModel';
import { positionBefore } from './stepWalk';
import { drawSudoku } from './sudokuDrawing';

/** A text and which of its boards to show. */
export interface Subject {
  readonly version: number;
  readonly state: PanelState;
  /** The text's name, as its tab has it. */
  readonly name: string;
  readonly boards: readonly FoundBoard[];
  /** The verdict on the board that `state` names; undefined if there is no such board. */
  readonly verdict: Verdict | undefined;
  /** What the text tells of that board; undefined if there is none. */
  readonly metadata: Metadata | undefined;
  /** The value in a cell that was entered from the panel, 0 if there is none. */
  readonly entered: (cell: number) => number;
  readonly cursor: number | null;
  /** What is known of the steps of that board; undefined if there is none. */
  readonly steps: StepsSubject | undefined;
}

/** Shows a board, its flaws, or that there is none. */
export function showSubject(subject: Subject, say: Say): ShowMessage {
  const { version, state, name, boards, verdict, metadata, entered, cursor } = subject;
  const { solutionShown } = state;
  const drawing = verdict && draw(verdict, { entered, cursor, solutionShown, say });
  const { steps, board } = stepsIn(subject, drawing?.board ?? null, say);
  return {
    type: 'show',
    version,
    state,
    heading: name,
    title: shortened(metadata?.title ?? ''),
    details: metadata ? detailsOf(metadata, say) : [],
    position: boards.length > 1 ? positionView(state.board, boards.length, say) : null,
    board,
    actions: drawing && verdict.kind !== 'flawed' ? actionsView(drawing, solutionShown, say) : null,
    sentences: listed(drawing?.sentences ?? [describeNoBoard()], (sentence) => sentence).map(say),
    steps,
  };
}

/** The steps, and the board as it is drawn with the one that is shown. */
function stepsIn(
  { steps, verdict }: Subject,
  board: BoardView | null,
  say: Say,
): Pick<ShowMessage, 'steps' | 'board'> {
  if (!steps || verdict === undefined || verdict.kind === 'flawed') {
    return { steps: null, board };
  }
  const sudoku = verdict.kind === 'queens' ? undefined : verdict.board;
  const before = 'walk' in steps && steps.walk ? positionBefore(steps.walk) : undefined;
  const view = showSteps(steps, sudoku, before, say);
  const isDrawn = board && sudoku && before && view.step;
  return {
    steps: view,
    board: isDrawn ? boardAt(board, sudoku, before, view.step.marks, say) : board,
  };
}

/**
 * Shows that there is nothing to show, and why.
 *
 * @param state what to keep over a reload all the same
 */
export function showReason(
  heading: string,
  reason: Sentence,
  say: Say,
  state: PanelState | null,
): ShowMessage {
  const nothing = { title: '', details: [], position: null, board: null, actions: null, steps: null };
  return { type: 'show', version: 0, state, heading, ...nothing, sentences: [say(reason)] };
}

function positionView(index: number, count: number, say: Say): PositionView {
  return {
    label: say(describePosition(index, count)),
    previous: { label: say(PANEL_WORDS.previousBoard), enabled: index > 0 },
    next: { label: say(PANEL_WORDS.nextBoard), enabled: index < count - 1 },
  };
}

/** What can be done about the solution; a board that is not drawn can show none. */
function actionsView({ board, isSolvable }: Drawing, solutionShown: boolean, say: Say): ActionsView {
  const canShow = isSolvable && board !== null;
  return {
    showSolution: {
      label: say(canShow && solutionShown ? PANEL_WORDS.hideSolution : PANEL_WORDS.showSolution),
      enabled: canShow,
    },
    writeSolution: { label: say(PANEL_WORDS.writeSolution), enabled: isSolvable },
  };
}

function draw(verdict: Verdict, circumstances: Circumstances): Drawing {
  switch (verdict.kind) {
    case 'flawed':
      return { board: null, sentences: verdict.flaws.map(describeFlaw), isSolvable: false };
    case 'broken':
    case 'sound':
      return drawSudoku(verdict, circumstances);
    case 'queens':
      return drawQueens(verdict, circumstances);
  }
}
