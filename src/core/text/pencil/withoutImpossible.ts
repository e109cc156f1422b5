// Takes all candidates that cannot be from the text of a board, which loses nothing: its givens tell the same.
import type { Edit, FoundBoard, SudokuBoard } from '../../board';
import { impossibleCandidates } from '../../sudoku/rules';
import { reread } from '../mend/reread';
import { withoutCandidate } from './withoutCandidate';

/**
 * One edit that takes each impossible candidate from the cells that have a possible one, too; undefined if there are
 * none, or if the text does not list candidates cell by cell.
 *
 * @param board one of the boards of `text`
 */
export function withoutImpossible(text: string, board: SudokuBoard): Edit | undefined {
  if (firstOfEachCell(text, board).length === 0) {
    return undefined;
  }
  const isSame = (found: FoundBoard): boolean =>
    found.kind === 'sudoku' && found.notation === board.notation && found.shape === board.shape;
  const part = reread(text, board, [], isSame);
  let now = part;
  // Each round takes a digit from each of the cells, so there are no more rounds than digits.
  for (let round = 0; now?.board.kind === 'sudoku' && round < board.shape.size; round++) {
    const edits = firstOfEachCell(now.text, now.board);
    const next = edits.length > 0 ? reread(now.text, now.board, edits, isSame) : undefined;
    if (!next) {
      break;
    }
    const { start, end } = next.window;
    now = {
      window: now.window,
      text: now.text.slice(0, start) + next.text + now.text.slice(end),
      board: { ...next.board, start: start + next.board.start },
    };
  }
  return part && now && now !== part ? narrowed(part.text, now.text, part.window.start) : undefined;
}

/** The edits that take an impossible candidate from each cell that has any: apart, as several of one cell may not be. */
function firstOfEachCell(text: string, board: SudokuBoard): readonly Edit[] {
  const edits = new Map<number, Edit>();
  for (const { cell, digit } of impossibleCandidates(board)) {
    const edit = edits.has(cell) ? undefined : withoutCandidate(text, board, cell, digit);
    if (edit) {
      edits.set(cell, edit);
    }
  }
  return [...edits.values()];
}

/** The edit that makes one text another, without what they have in common at either end. */
function narrowed(one: string, other: string, offset: number): Edit {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) {
    start++;
  }
  let behind = 0;
  while (behind < most - start && one[one.length - 1 - behind] === other[other.length - 1 - behind]) {
    behind++;
  }
  return {
    span: { start: offset + start, end: offset + one.length - behind },
    text: other.slice(start, other.length - behind),
  };
}
