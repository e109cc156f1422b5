// Candidate grids of SudokuWiki: 162 characters, of which two make a cell's number to the base 32. Its lowest bit tells
// a given, the others the candidates, that of 1 first.
import type { Edit, FoundBoard, Span, SudokuBoard } from '../../board';
import { NINE_BY_NINE } from '../../sudoku/shape';
import { cellSpan } from '../cells';
import { kindOf, runsOf } from '../rows/runs';
import { isSingle } from '../pencil/pencilCell';
import { settledCells } from '../pencil/settledCells';
import { DIGITS } from '../symbols';

const CELLS = 81;
const LENGTH = 2 * CELLS;
const BASE = 32;
const DIGIT = kindOf((code) => /^[0-9a-v]$/.test(String.fromCharCode(code)));
/** One of a cell's numbers more than the highest, which is that of a given with all nine candidates. */
const TOO_HIGH = 1 << 10;

export function readSudokuWiki(text: string, line: Span): readonly FoundBoard[] {
  if (line.end - line.start < LENGTH) {
    return [];
  }
  return runsOf(text, line, DIGIT, LENGTH).flatMap(({ start, end }) => {
    const numbers = end - start === LENGTH ? readNumbers(text, start) : undefined;
    return numbers ? [boardOf(start, numbers)] : [];
  });
}

/** The number of each cell; undefined if a given has not just one candidate, or there is no given. */
function readNumbers(text: string, start: number): readonly number[] | undefined {
  const numbers = Array.from({ length: CELLS }, (_, cell) =>
    parseInt(text.slice(start + 2 * cell, start + 2 * cell + 2), BASE),
  );
  const areRight = numbers.every(
    (number) => number < TOO_HIGH && (!isGiven(number) || isSingle(number >> 1)),
  );
  return areRight && numbers.some(isGiven) ? numbers : undefined;
}

function isGiven(number: number): boolean {
  return (number & 1) === 1;
}

function boardOf(start: number, numbers: readonly number[]): SudokuBoard {
  const candidates = Uint32Array.from(numbers, (number) => number >> 1);
  const settled = settledCells(NINE_BY_NINE, candidates);
  const cells = settled.map((value, cell) =>
    isGiven(numbers[cell] ?? 0) ? 32 - Math.clz32(candidates[cell] ?? 0) : value,
  );
  const placed = numbers.flatMap((number, cell) => ((cells[cell] ?? 0) > 0 && !isGiven(number) ? cell : []));
  return {
    kind: 'sudoku',
    notation: 'sudokuWiki',
    shape: NINE_BY_NINE,
    symbols: DIGITS,
    start,
    length: LENGTH,
    cells,
    tokens: {
      starts: Uint32Array.from(candidates, (_, cell) => 2 * cell),
      lengths: new Uint8Array(CELLS).fill(2),
    },
    candidates,
    placed: placed.length > 0 ? placed : undefined,
  };
}

/** Leaves of a cell's candidates its value alone, which is no given. */
export function writeSudokuWikiCell(_: string, board: SudokuBoard, cell: number, value: number): Edit {
  return writeSudokuWikiMarks(board, cell, 1 << (value - 1));
}

/** Leaves a cell, which is no given, the candidates of a set, digit d as bit d - 1. */
export function writeSudokuWikiMarks(board: SudokuBoard, cell: number, set: number): Edit {
  return { span: cellSpan(board, cell), text: (set << 1).toString(BASE).padStart(2, '0') };
}
