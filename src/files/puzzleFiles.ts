// Which files of a folder are looked at for puzzles, and what their names tell.
import { namesQueens } from '../core/text/queens/mentions';
import { ANY_TEXT, type TextKind } from '../core/text/scan';

/** The ends of the names of puzzle files, as programs write them, and of lists and tables. */
export const PUZZLE_FILE_ENDS = [
  'sudoku',
  'sdk',
  'sdm',
  'sdx',
  'queens',
  'nqueens',
  'sud',
  'ss',
  'spf',
  'sol',
  'msk',
  'txt',
  'csv',
  'tsv',
] as const;

/** A text that is all about N-Queens. */
export const QUEENS_TEXT: TextKind = { isQueens: true };

/** What the name of a file tells of its text: a puzzle file that is named after N-Queens is all about them. */
export function kindOfFile(path: string): TextKind {
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  const isQueens = isPuzzleFile(name) && namesQueens(name);
  return isQueens ? QUEENS_TEXT : ANY_TEXT;
}

/** Whether a file in a folder is one to look at. */
export function isPuzzleFile(name: string): boolean {
  const end = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') && PUZZLE_FILE_ENDS.some((known) => known === end);
}

/** Whether a folder within a folder is one to look into: not what tools keep for themselves. */
export function isPuzzleFolder(name: string): boolean {
  return !name.startsWith('.') && name !== 'node_modules';
}
