// Which files of a folder are looked at for puzzles.

/** The ends of the names of puzzle files, as programs write them, and of lists and tables. */
export const PUZZLE_FILE_ENDS = [
  'sudoku',
  'sdk',
  'sdm',
  'sdx',
  'sud',
  'ss',
  'spf',
  'sol',
  'msk',
  'txt',
  'csv',
  'tsv',
] as const;

/** Whether a file in a folder is one to look at. */
export function isPuzzleFile(name: string): boolean {
  const end = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') && PUZZLE_FILE_ENDS.some((known) => known === end);
}

/** Whether a folder within a folder is one to look into: not what tools keep for themselves. */
export function isPuzzleFolder(name: string): boolean {
  return !name.startsWith('.') && name !== 'node_modules';
}
