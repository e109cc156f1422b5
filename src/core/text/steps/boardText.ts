// A board as its text writes it, at a position on the way to its solution.
import type { Edit, Span, SudokuBoard } from '../../board';
import type { Position } from '../../sudoku/logic/position';
import { cellSpan } from '../cells';
import { placeOfBoard } from '../convert/boardPlace';
import { linesOf, startOfLine } from '../lines';
import { linesOfBoard } from '../mend/boardLines';
import { applyEdits } from '../write';
import { reachWithMarks } from './boardAfter';
import { candidateEdits, valueEdits } from './positionEdits';

/**
 * The board in its own notation, with its frame, brackets or sections and without what else is around it, with the values
 * of a position, and its candidates where the notation holds them. Where it is not told what is the board's, these are the
 * whole lines it stands on. Lines have no common indentation and end with `\n`.
 *
 * @param text the text the board was found in
 * @param board of 9×9
 * @param position one that follows from the board's
 */
export function boardTextAt(text: string, board: SudokuBoard, position: Position): string {
  const edits = [
    ...valueEdits(text, board, position),
    ...(candidateEdits(text, board, position, true) ?? []),
  ].sort((one, other) => one.span.start - other.span.start);
  const place = placeOfBoard(text, board);
  const span = place?.span ?? wholeLines(text, board);
  const inside = edits.flatMap((edit) => within(span, edit));
  const written = applyEdits(text.slice(span.start, span.end), inside);
  const lines = Array.from(linesOf(written), ({ start, end }) => written.slice(start, end));
  return (
    place ? withoutMargin(lines, place.margin) : withoutIndentation(lines, leastColumn(text, board))
  ).join('\n');
}

/** The lines of a board, with those of candidates that stand apart. */
function wholeLines(text: string, board: SudokuBoard): Span {
  const values = linesOfBoard(text, board);
  const { start, end } = reachWithMarks(board);
  const both = linesOfBoard(text, { ...board, notation: 'candidates', start, length: end - start });
  return board.marks
    ? { start: Math.min(values.start, both.start), end: Math.max(values.end, both.end) }
    : values;
}

function within({ start, end }: Span, { span, text }: Edit): readonly Edit[] {
  return span.start >= start && span.end <= end
    ? [{ span: { start: span.start - start, end: span.end - start }, text }]
    : [];
}

/** Lines without what stood before the first one: a margin that they have too, or as much indentation. */
function withoutMargin([first = '', ...others]: readonly string[], margin: string): readonly string[] {
  return others.every((line) => line.startsWith(margin))
    ? [first, ...others.map((line) => line.slice(margin.length))]
    : [first, ...withoutIndentation(others, margin.length)];
}

/** Lines without the indentation that they have in common, so many characters at most. */
function withoutIndentation(lines: readonly string[], most: number): readonly string[] {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const common = Math.min(most, ...indents);
  return lines.map((line) => line.slice(common));
}

/** How many characters stand at least before a cell on its line: what is further to the right may be a blank. */
function leastColumn(text: string, board: SudokuBoard): number {
  const columns = Array.from(board.cells.keys(), (cell) => {
    const { start } = cellSpan(board, cell);
    return start - startOfLine(text, start);
  });
  return Math.min(...columns);
}
