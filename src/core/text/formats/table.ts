// All notations. A new one is a file here, for how it is read and printed, and a line in the table below.
import type { FoundBoard, Span } from '../../board';
import type { QueensContext } from '../queens/context';
import { readQueenLists } from '../queens/lists/listLine';
import { queenGrids } from '../queens/grids';
import { readQueensOnLine } from '../queens/onLine';
import { arrays } from './arrays';
import { ARRAY_STYLES } from './arrayStyles';
import { bareSpaces } from './bareSpaces';
import { boxed } from './boxed';
import { candidates } from './candidates';
import { CANDIDATE_STYLES, SUKAKU_STYLES } from './candidateStyles';
import { readCellLists } from './cellList';
import type { Format } from './format';
import { FRAME_STYLES } from './frameStyles';
import { readJoinedRows } from './joinedRows';
import { readLibrary } from './library';
import { LIBRARY_STYLES } from './libraryStyles';
import { readLine } from './line';
import { LINE_STYLES } from './lineStyles';
import { readLostDigits } from './lostDigits';
import { quoted } from './quoted';
import { rows } from './rows';
import { ROW_STYLES, SEPARATED_STYLES } from './rowStyles';
import { sections } from './sections';
import { SECTION_STYLES } from './sectionStyles';
import { separated } from './separated';
import { readSquareLine } from './squareLine';
import { readSudokuWiki } from './sudokuWiki';
import { readSukaku } from './sukaku';
import { readVariants } from './variants';

/** The notations: readers in the order in which a line is tried for them, styles in the order of the pick list. */
const FORMATS: readonly Format[] = [
  { line: readQueensOnLine },
  { line: readQueenLists },
  { line: readVariants },
  { line: readLostDigits },
  { line: readJoinedRows },
  { line: readLibrary },
  { line: readSukaku },
  { line: readSudokuWiki },
  { line: readLine, styles: LINE_STYLES },
  { line: readSquareLine },
  { line: readCellLists },
  { row: candidates, styles: CANDIDATE_STYLES },
  { row: rows, styles: ROW_STYLES },
  { row: boxed, styles: FRAME_STYLES },
  { row: separated, styles: SEPARATED_STYLES },
  { row: quoted },
  { text: sections, styles: SECTION_STYLES },
  { text: queenGrids },
  { text: bareSpaces },
  { text: arrays, styles: ARRAY_STYLES },
  { styles: SUKAKU_STYLES },
  { styles: LIBRARY_STYLES },
];

/** Readers of notations of one row a line. */
export const ROW_FORMATS = FORMATS.flatMap(({ row }) => row ?? []);

const LINE_FORMATS = FORMATS.flatMap(({ line }) => line ?? []);

/** The boards that stand within a line, in order: those of the first reader that finds any there. */
export function boardsOnLine(text: string, line: Span, context: QueensContext): readonly FoundBoard[] {
  for (const read of LINE_FORMATS) {
    const boards = read(text, line, context);
    if (boards.length > 0) {
      return boards;
    }
  }
  return [];
}

/** Readers of notations that go their own way through the text. */
export const TEXT_FORMATS = FORMATS.flatMap(({ text }) => text ?? []);

/** The ways to print a board. */
export const STYLES = FORMATS.flatMap(({ styles }) => styles ?? []);
