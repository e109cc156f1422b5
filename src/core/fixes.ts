// What can be done about a problem at once: edits that make it go, each in the board's own marks.
import type { Edit, Flaw, FlawedBoard, FoundBoard, Span, SudokuBoard } from './board';
import type { Verdict } from './judge';
import { blankGivens, removeBoard } from './text/amend';
import { cellAt } from './text/cells';
import { blankBadCharacter, completeRow } from './text/mend';

/** One way to make a problem go. Rows and columns count from 1, cells from 0. */
export type Fix = { readonly edits: readonly Edit[] } & (
  | { readonly kind: 'blank-character'; readonly row: number; readonly column: number }
  | { readonly kind: 'complete-row'; readonly row: number }
  | { readonly kind: 'blank-given'; readonly board: SudokuBoard; readonly cell: number }
  | { readonly kind: 'remove-board' }
);

/** A problem as it was reported: the code of its kind, and where it is marked. */
export interface Problem {
  readonly code: string;
  readonly span: Span;
}

/**
 * The fixes for a problem, the best first; none for most kinds.
 *
 * @param verdict on one of the boards of `text`
 * @param problem one of that board's
 */
export function fixesFor(text: string, verdict: Verdict, problem: Problem): readonly Fix[] {
  if (problem.code === 'duplicate-puzzle') {
    return removal(text, verdict.board);
  }
  switch (verdict.kind) {
    case 'flawed':
      return verdict.flaws
        .filter(({ code, span }) => code === problem.code && span.start === problem.span.start)
        .flatMap((flaw) => mending(text, verdict.board, flaw));
    case 'broken':
      return blanking(text, verdict, problem);
    case 'sound':
      return [];
  }
}

function mending(text: string, board: FlawedBoard, flaw: Flaw): readonly Fix[] {
  if (flaw.code === 'bad-character') {
    const { row, column } = flaw;
    const edits = blankBadCharacter(text, board, flaw);
    return edits ? [{ kind: 'blank-character', row, column, edits }] : [];
  }
  if (flaw.code === 'short-row') {
    const edits = completeRow(text, board, flaw);
    return edits ? [{ kind: 'complete-row', row: flaw.row, edits }] : [];
  }
  return [];
}

/** Either of two equal givens may go; of more, only the one that is marked, as blanking another leaves the problem. */
function blanking(
  text: string,
  { board, violations }: Extract<Verdict, { kind: 'broken' }>,
  { code, span }: Problem,
): readonly Fix[] {
  const cell = cellAt(board, span.start);
  const clash = violations.find((one) => 'clashes' in one && one.code === code && one.cell === cell);
  if (cell === undefined || !clash || !('clashes' in clash)) {
    return [];
  }
  const partners = clash.clashes.length === 1 ? clash.clashes.map((other) => other.cell) : [];
  return [cell, ...partners].flatMap((one) => {
    const edits = blankGivens(text, board, [one]);
    return edits ? [{ kind: 'blank-given', board, cell: one, edits }] : [];
  });
}

function removal(text: string, board: FoundBoard): readonly Fix[] {
  const edit = removeBoard(text, board);
  return edit ? [{ kind: 'remove-board', edits: [edit] }] : [];
}
