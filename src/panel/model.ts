// What the panel shows of a text: boards and verdicts become words here, and drawn cells in `drawing.ts`.
import type { FoundBoard } from '../core/board';
import type { Verdict } from '../core/judge';
import type { Metadata } from '../core/text/metadata/told';
import { describeAnswerFault } from '../words/answers';
import { describeFlaw, describeNoBoard, describeOutcome } from '../words/boards';
import { describeBroken, describePosition, PANEL_WORDS } from '../words/panel';
import { type Sentence } from '../words/sentence';
import { detailsOf, shortened } from './details';
import { drawBoard, listed, type Say } from './drawing';
import type { PanelState, PositionView, ShowMessage } from './protocol';

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
}

/** Shows a board, its flaws, or that there is none. */
export function showSubject(subject: Subject, say: Say): ShowMessage {
  const { version, state, name, boards, verdict, metadata, entered, cursor } = subject;
  const { solutionShown } = state;
  return {
    type: 'show',
    version,
    state,
    heading: name,
    title: shortened(metadata?.title ?? ''),
    details: metadata ? detailsOf(metadata, say) : [],
    position: boards.length > 1 ? positionView(state.board, boards.length, say) : null,
    board:
      verdict && verdict.kind !== 'flawed'
        ? drawBoard(verdict, { entered, cursor, solutionShown, say })
        : null,
    sentences: listed(verdict ? sentencesOf(verdict) : [describeNoBoard()], (sentence) => sentence).map(say),
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
  const nothing = { title: '', details: [], position: null, board: null };
  return { type: 'show', version: 0, state, heading, ...nothing, sentences: [say(reason)] };
}

function positionView(index: number, count: number, say: Say): PositionView {
  return {
    label: say(describePosition(index, count)),
    previous: { label: say(PANEL_WORDS.previousBoard), enabled: index > 0 },
    next: { label: say(PANEL_WORDS.nextBoard), enabled: index < count - 1 },
  };
}

function sentencesOf(verdict: Verdict): readonly Sentence[] {
  switch (verdict.kind) {
    case 'flawed':
      return verdict.flaws.map(describeFlaw);
    case 'broken':
      return [describeBroken(verdict.violations.length)];
    case 'sound':
      return [
        describeOutcome(verdict.outcome, !verdict.board.cells.includes(0)),
        ...verdict.answerFaults.map((fault) => describeAnswerFault(verdict.board, fault, verdict.outcome)),
      ];
  }
}
