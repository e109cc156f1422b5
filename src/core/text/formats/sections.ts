// Files in sections, as SadMan Sudoku and SudoCue write them (`.sdk`): the givens under `[Puzzle]`, all values under
// `[State]`, candidates under `[PencilMarks]`, colours under `[Colours]`. They are one board.
import type { FoundBoard, Span } from '../../board';
import { layered } from '../pencil/layers';
import { flawedBoard, isGood, placedCells, rowsFlaws, rowSpan } from '../rows/row';
import { RowBoards } from '../rows/rowBoards';
import type { Region, TextReader } from './format';
import { beginsSections, pencilRowsOf, readSections, type Sections } from './sectionLines';

export const sections: TextReader = {
  begins: beginsSections,
  read: function* (text, line): Generator<undefined, Region> {
    yield;
    const found = readSections(text, line);
    return { boards: boardsOf(text, found), end: found.end, isOwn: true, reach: found.reach };
  },
};

/** The board that sections are; or what they are instead, if they do not go together or have mistakes. */
function boardsOf(text: string, found: Sections): readonly FoundBoard[] {
  const givens = boardsOn(text, found.lines.get('puzzle'));
  const values = boardsOn(text, found.lines.get('state'));
  const [puzzle] = givens;
  const state = values.length > 0 ? values[0] : puzzle;
  if (givens.length !== 1 || values.length > 1 || puzzle?.kind !== 'sudoku' || state?.kind !== 'sudoku') {
    return [...givens, ...values];
  }
  const { size } = puzzle.shape;
  const marks = pencilRowsOf(text, found, size);
  const isWhole = marks.length === size && marks.every((row) => isGood(row, size));
  const board = layered(
    puzzle,
    state,
    isWhole ? placedCells(marks, size * size) : undefined,
    marks.flatMap(({ pencil = [] }) => pencil),
  );
  const flaws = marks.length > 0 ? rowsFlaws(text, marks, size) : [];
  return [
    ...(board ? [board] : [puzzle, state]),
    ...(flaws.length > 0 ? [flawedBoard('candidates', marks.map(rowSpan), flaws)] : []),
  ];
}

function boardsOn(text: string, lines: readonly Span[] = []): readonly FoundBoard[] {
  const rows = new RowBoards(text);
  for (const line of lines) {
    rows.add(line);
  }
  rows.end();
  return rows.boards;
}
