// The solution of a board of either puzzle, as edits of its text.
import type { Edit } from '../board';
import { solutionOf, type Verdict } from '../judge';
import { writeQueens } from './queens/write';
import { write } from './write';

/**
 * The edits that write the solution into the board, in the order of the text: none if it is solved already, undefined if
 * there is no solution to write.
 *
 * @param text the text the board was found in
 */
export function solutionEdits(text: string, verdict: Verdict): readonly Edit[] | undefined {
  if (verdict.kind === 'queens') {
    const { board, completion } = verdict;
    return completion.kind === 'complete' ? writeQueens(text, board, completion.columns) : undefined;
  }
  const solution = solutionOf(verdict);
  return verdict.kind === 'sound' && solution ? write(text, verdict.board, solution) : undefined;
}
