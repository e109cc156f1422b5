// How the text of a board shows what is left to its blanks, and how that is written, one cell at a time.
import type { Edit, Placed, SudokuBoard } from '../../board';
import { cellSpan } from '../cells';
import { pencilMarksShown, writePencilMarks, writePencilToken } from '../formats/pencilWriter';
import { writeSudokuWikiMarks } from '../formats/sudokuWiki';
import { writeSukakuMarks } from '../formats/sukaku';

/** What a text shows of candidates. Sets have value v as bit v - 1. */
export interface LeftMarks {
  /** What it shows in a cell; empty where it tells nothing of the cell. */
  readonly shown: (cell: number) => number;
  /** The edit that leaves a blank the candidates of a set, which is not empty. */
  readonly leave: (cell: number, set: number) => Edit;
  /** The edit that shows there, too, that a cell has got a value, where that stands elsewhere; undefined if none is needed. */
  readonly settle?: (cell: number, value: number) => Edit | undefined;
}

/** How a text shows candidates cell by cell; undefined if it does not. */
export function leftMarksOf(text: string, board: SudokuBoard): LeftMarks | undefined {
  const { notation, candidates, marks, shape, start } = board;
  if (marks) {
    return marksApart(text, board, { ...marks, start: start + marks.start });
  }
  const shown = (cell: number): number => candidates?.[cell] ?? 0;
  if (notation === 'sukaku') {
    return { shown, leave: (cell, set) => writeSukakuMarks(text, board, cell, set) };
  }
  if (notation === 'sudokuWiki') {
    return { shown, leave: (cell, set) => writeSudokuWikiMarks(board, cell, set) };
  }
  return notation === 'candidates'
    ? {
        shown: (cell) => pencilMarksShown(text, board, cell),
        leave: (cell, set) => writePencilMarks(text, board, shape.size, cell, set),
      }
    : undefined;
}

/** The candidates of a board that stand in a grid of their own, in which cells with a value may be empty. */
function marksApart(text: string, { cells, shape: { size } }: SudokuBoard, marks: Placed): LeftMarks {
  const shown = (cell: number): number => pencilMarksShown(text, marks, cell);
  const empty = cells.findIndex((value, cell) => value > 0 && shown(cell) === 0);
  const mark = empty < 0 ? undefined : cellSpan(marks, empty);
  return {
    shown,
    leave: (cell, set) => writePencilMarks(text, marks, size, cell, set),
    settle: (cell, value) => {
      const set = shown(cell);
      if (set === 0) {
        return undefined;
      }
      return mark
        ? writePencilToken(text, marks, size, cell, text.slice(mark.start, mark.end))
        : writePencilMarks(text, marks, size, cell, 1 << (value - 1));
    },
  };
}
