// What is wrong with a board, with its place and in words: for lists of problems that need no editor.
import type { Span, SudokuBoard, Violation } from '../core/board';
import type { Verdict } from '../core/judge';
import { answerIn, boardSpan, cellSpan } from '../core/text/cells';
import { endOfLine } from '../core/text/lines';
import { describeAnswerFault } from '../words/answers';
import { describeFlaw, describeOutcome, describeViolation } from '../words/boards';
import type { Sentence } from '../words/sentence';
import type { Place } from './places';

export type Severity = 'error' | 'warning' | 'information';

export interface Finding {
  /** One of the codes that `docs/` has pages of. */
  readonly code: string;
  readonly severity: Severity;
  readonly start: Place;
  /** Behind the last character. */
  readonly end: Place;
  readonly sentence: Sentence;
}

const OUTCOMES = {
  none: { code: 'no-solution', severity: 'error' },
  many: { code: 'many-solutions', severity: 'warning' },
  gaveUp: { code: 'gave-up', severity: 'information' },
} as const;

/**
 * All findings on a board: one for each flaw or violation, one for an outcome that is not a single solution, one for
 * an answer with a fault.
 *
 * @param text the text the board was found in
 */
export function findingsOf(
  verdict: Verdict,
  text: string,
  placeOf: (offset: number) => Place,
): readonly Finding[] {
  const found = (code: string, severity: Severity, { start, end }: Span, sentence: Sentence): Finding => ({
    code,
    severity,
    start: placeOf(start),
    end: placeOf(end),
    sentence,
  });
  switch (verdict.kind) {
    case 'flawed':
      return verdict.flaws.map((flaw) => found(flaw.code, 'error', flaw.span, describeFlaw(flaw)));
    case 'broken':
      return verdict.violations.map((violation) =>
        found(
          violation.code,
          violation.code === 'impossible-candidate' ? 'warning' : 'error',
          cellSpan(verdict.board, firstCell(violation)),
          describeViolation(violation, verdict.board),
        ),
      );
    case 'sound': {
      const { board, outcome, impossible, answerFaults } = verdict;
      return [
        ...(outcome.kind === 'unique'
          ? []
          : [
              found(
                OUTCOMES[outcome.kind].code,
                OUTCOMES[outcome.kind].severity,
                firstLine(text, board),
                describeOutcome(outcome),
              ),
            ]),
        ...impossible.map((violation) =>
          found(
            violation.code,
            'warning',
            cellSpan(board, violation.cell),
            describeViolation(violation, board),
          ),
        ),
        ...answerFaults.map((fault) =>
          found(
            fault.code,
            fault.code === 'wrong-answer' ? 'error' : 'warning',
            cellSpan(answerIn(board) ?? board, fault.cells[0] ?? 0),
            describeAnswerFault(board, fault, outcome),
          ),
        ),
      ];
    }
  }
}

function firstCell(violation: Violation): number {
  return violation.code === 'no-place' ? (violation.cells[0] ?? 0) : violation.cell;
}

/** From the board's first cell to the end of the line it is on, or of the board. */
function firstLine(text: string, board: SudokuBoard): Span {
  const { start, end } = boardSpan(board);
  return { start, end: Math.min(end, endOfLine(text, start)) };
}
