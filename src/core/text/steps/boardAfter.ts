// What a text shows of a board once edits are made to it.
import type { Edit, Span, SudokuBoard } from '../../board';
import { boardSpan } from '../cells';
import { endOfLine, startOfLine } from '../lines';
import { scan } from '../scan';
import { applyEdits } from '../write';

/** Characters around a board that are read with it: its frame, headers of sections, the brackets of a literal. */
const AROUND = 4000;

/**
 * The board that a board becomes by edits; undefined if no such board is found in its place. Only what is around it is
 * read, unless it is another board by itself.
 *
 * @param text the text the board was found in
 * @param edits in its order and apart
 */
export function boardAfter(
  text: string,
  board: SudokuBoard,
  edits: readonly Edit[],
): SudokuBoard | undefined {
  const { start, end } = reachWithMarks(board);
  const near = {
    start: startOfLine(text, Math.max(0, start - AROUND)),
    end: endOfLine(text, Math.min(text.length, end + AROUND)),
  };
  const isEnough = isLike(readIn(text, near, board, []), board);
  return readIn(text, isEnough ? near : { start: 0, end: text.length }, board, edits);
}

/** From the first to the last of a board's cells and candidates. */
export function reachWithMarks(board: SudokuBoard): Span {
  const { start, end } = boardSpan(board);
  const first = start + (board.marks?.start ?? 0);
  return {
    start: Math.min(start, first),
    end: Math.max(end, first + (board.marks?.length ?? 0)),
  };
}

function readIn(
  text: string,
  { start, end }: Span,
  board: SudokuBoard,
  edits: readonly Edit[],
): SudokuBoard | undefined {
  const inside = edits.map((edit) => ({
    span: { start: edit.span.start - start, end: edit.span.end - start },
    text: edit.text,
  }));
  const changed = applyEdits(text.slice(start, end), inside);
  // Edits before the cells of the board, as of spaces there, move them; candidates may stand above them.
  const first = board.start - start;
  const moved = edits.reduce((sum, { span, text: { length } }) => {
    return span.end <= board.start ? sum + length - (span.end - span.start) : sum;
  }, 0);
  return scan(changed).find((found): found is SudokuBoard => {
    const place = boardSpan(found);
    return (
      found.kind === 'sudoku' && place.start <= first + moved + board.length && place.end > first + moved
    );
  });
}

function isLike(found: SudokuBoard | undefined, { cells, candidates }: SudokuBoard): boolean {
  return (
    found?.cells.length === cells.length &&
    found.cells.every((value, cell) => value === cells[cell]) &&
    (candidates === undefined) === (found.candidates === undefined) &&
    (found.candidates?.every((set, cell) => set === candidates?.[cell]) ?? true)
  );
}
