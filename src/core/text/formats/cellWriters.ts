// Notations in which a value is more than its symbol in the place of a blank.
import type { Edit, Notation, SudokuBoard } from '../../board';
import { writeLibraryCell } from './library';
import { writePencilCell } from './pencilWriter';
import { writeSudokuWikiCell } from './sudokuWiki';
import { writeSukakuCell } from './sukaku';

/** The edit that writes a value, 1..n, into one blank cell of a board of `text`, on its token alone. */
export type CellWriter = (text: string, board: SudokuBoard, cell: number, value: number) => Edit;

export const CELL_WRITERS: Readonly<Partial<Record<Notation, CellWriter>>> = {
  candidates: writePencilCell,
  library: writeLibraryCell,
  sukaku: writeSukakuCell,
  sudokuWiki: writeSudokuWikiCell,
};
