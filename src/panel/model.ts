// What the panel shows of a text: the one place where boards and verdicts become words and drawn cells.
import type { FoundBoard, SudokuBoard, Violation } from '../core/board';
import { solutionOf, type Verdict } from '../core/judge';
import { peersOf } from '../core/sudoku/geometry';
import { describeFlaw, describeNoBoard, describeOutcome, describeViolation } from '../words/boards';
import {
  describeBroken,
  describeCell,
  describeContents,
  describeGrid,
  describePosition,
  PANEL_WORDS,
} from '../words/panel';
import { type Sentence } from '../words/sentence';
import type { BoardView, CellKind, CellView, PanelState, PositionView, ShowMessage } from './protocol';

/** A text and which of its boards to show. */
export interface Subject {
  readonly version: number;
  readonly state: PanelState;
  /** The text's name, as its tab has it. */
  readonly name: string;
  readonly boards: readonly FoundBoard[];
  /** The verdict on the board that `state` names; undefined if there is no such board. */
  readonly verdict: Verdict | undefined;
  /** Whether the digit in a cell was entered from the panel. */
  readonly isEntered: (cell: number) => boolean;
  readonly cursor: number | null;
}

/** Gives a sentence's text in the reader's language. */
export type Say = (sentence: Sentence) => string;

/** Shows a board, its flaws, or that there is none. */
export function showSubject(subject: Subject, say: Say): ShowMessage {
  const { version, state, name, boards, verdict } = subject;
  return {
    type: 'show',
    version,
    state,
    heading: name,
    position: boards.length > 1 ? positionView(state.board, boards.length, say) : null,
    board: verdict && verdict.kind !== 'flawed' ? boardView(verdict, subject, say) : null,
    sentences: (verdict ? sentencesOf(verdict) : [describeNoBoard()]).map(say),
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
  return { type: 'show', version: 0, state, heading, position: null, board: null, sentences: [say(reason)] };
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
      return [describeOutcome(verdict.outcome, !verdict.board.cells.includes(0))];
  }
}

function boardView(verdict: Exclude<Verdict, { kind: 'flawed' }>, subject: Subject, say: Say): BoardView {
  const { board } = verdict;
  const violations = verdict.kind === 'broken' ? verdict.violations : [];
  const solution = solutionOf(verdict);
  const hasBlanks = board.cells.includes(0);
  const shown = subject.state.solutionShown && solution !== undefined && hasBlanks;
  return {
    label: say(describeGrid(violations.length)),
    cells: Array.from(board.cells, (_, cell) =>
      cellView(cell, shown ? solution : undefined, { board, violations, subject, say }),
    ),
    cursor: subject.cursor,
    problems: violations.map((violation) => say(describeViolation(violation))),
    showSolution: {
      label: say(shown ? PANEL_WORDS.hideSolution : PANEL_WORDS.showSolution),
      enabled: shown || (solution !== undefined && hasBlanks),
    },
    writeSolution: { label: say(PANEL_WORDS.writeSolution), enabled: solution !== undefined && hasBlanks },
  };
}

interface Context {
  readonly board: SudokuBoard;
  readonly violations: readonly Violation[];
  readonly subject: Subject;
  readonly say: Say;
}

function cellView(cell: number, solution: Uint8Array | undefined, context: Context): CellView {
  const { board, violations, subject, say } = context;
  const held = board.cells[cell] ?? 0;
  const digit = held || (solution?.[cell] ?? 0);
  const kind = kindOf(held, digit, () => subject.isEntered(cell));
  const candidates = kind === 'blank' ? candidatesOf(board.cells, cell) : [];
  const problems = violations.flatMap((violation, index) => (isPart(violation, cell) ? [index] : []));
  return { digit, kind, name: say(describeCell(cell, describeContents(kind, digit, candidates))), problems };
}

function kindOf(held: number, digit: number, isEntered: () => boolean): CellKind {
  if (held > 0) {
    return isEntered() ? 'entered' : 'given';
  }
  return digit > 0 ? 'solution' : 'blank';
}

/** Whether the conflict is to be seen at this cell. */
function isPart(violation: Violation, cell: number): boolean {
  return violation.code === 'no-place' ? violation.cells.includes(cell) : violation.cell === cell;
}

/** The digits that no peer of a blank holds. */
function candidatesOf(cells: Uint8Array, cell: number): readonly number[] {
  const seen = new Set(Array.from(peersOf(cell), (peer) => cells[peer]));
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !seen.has(digit));
}
