// What there is to say of the cell or square at a place in a text.
import type { Span } from './board';
import { reportOn, violationsIn, type CellReport } from './cellReport';
import type { Verdict } from './judge';
import { squareReport, type SquareReport } from './squareReport';
import { cellAt, cellSpan } from './text/cells';
import { squareAt, squareSpan } from './text/queens/squares';

/** A report, and the token it is about. */
export interface ReportAt {
  readonly span: Span;
  readonly report: CellReport | SquareReport;
}

/** The report on what stands at an offset of the text of a verdict's board; undefined between its cells. */
export function reportAt(verdict: Verdict, offset: number): ReportAt | undefined {
  switch (verdict.kind) {
    case 'flawed':
      return undefined;
    case 'broken':
    case 'sound': {
      const { board } = verdict;
      const cell = cellAt(board, offset);
      return cell === undefined
        ? undefined
        : { span: cellSpan(board, cell), report: reportOn(board, cell, violationsIn(verdict)) };
    }
    case 'queens': {
      const { board, violations } = verdict;
      const square = squareAt(board, offset);
      const span = square === undefined ? undefined : squareSpan(board, square);
      return square === undefined || !span
        ? undefined
        : { span, report: squareReport(board, square, violations) };
    }
  }
}
