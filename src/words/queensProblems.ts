// What is wrong with an N-Queens board: what to mark, how bad it is, and in words.
import type { QueensBoard, QueensViolation, Span } from '../core/board';
import type { QueensVerdict } from '../core/judge';
import { firstLineOf } from '../core/text/firstLine';
import { squareSpan } from '../core/text/queens/squares';
import type { Problem } from './problems';
import { describeCompletion, describeQueen, describeQueensViolation } from './queens';

const OUTCOMES = {
  none: { code: 'no-completion', severity: 'error' },
  gaveUp: { code: 'gave-up', severity: 'information' },
} as const;

/** As `problemsOf` has it. That a board has several completions is nothing to tell: most have. */
export function queensProblems(
  { board, violations, completion }: QueensVerdict,
  endOfLine: (offset: number) => number,
): readonly Problem[] {
  const firstLine = (): Span => firstLineOf(board, endOfLine(board.start));
  if (violations.length === 0 && completion.kind !== 'complete') {
    const sentence = describeCompletion(completion);
    return [{ ...OUTCOMES[completion.kind], span: firstLine(), sentence, related: [] }];
  }
  return violations.map((violation) => ({
    code: violation.code,
    severity: 'error',
    span: squareSpan(board, squareOf(violation, board)) ?? firstLine(),
    sentence: describeQueensViolation(violation, board.size),
    related: queensIn(violation).flatMap((square) => {
      const span = squareSpan(board, square);
      return span ? [{ span, sentence: describeQueen(square, board.size) }] : [];
    }),
  }));
}

/** The square to mark: of a line its first. */
function squareOf(violation: QueensViolation, { size }: QueensBoard): number {
  if (violation.code !== 'no-free-square') {
    return violation.square;
  }
  return violation.line === 'row' ? size * violation.index : violation.index;
}

/** The queens to look at beside that square. */
function queensIn(violation: QueensViolation): readonly number[] {
  switch (violation.code) {
    case 'queens-attack':
      return violation.attackers.map(({ square }) => square);
    case 'no-free-square':
      return violation.attackers;
    case 'too-many-queens':
      return [];
  }
}
