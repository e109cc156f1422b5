// Candidate grids on one line, with as many places for each cell as there are values, and in each the value's symbol or a
// blank: 729 characters for 9×9, 64 for 4×4, 4096 for 16×16.
import type { Edit, FoundBoard, Span, SudokuBoard } from '../../board';
import { usualShapeOf, type Shape } from '../../sudoku/shape';
import { cellSpan } from '../cells';
import { cellValue, letterOf } from '../characters';
import { kindOf, runsOf } from '../rows/runs';
import { settledCells } from '../pencil/settledCells';
import { ALPHABETS, DIGITS, symbolOf, type Symbols } from '../symbols';

const SIZES = [4, 6, 8, 9, 10, 12, 15, 16, 25];
const SHORTEST = 64;
const SYMBOL_OR_BLANK = kindOf((code) => cellValue(code) >= 0 || letterOf(code) > 0);

export function readSukaku(text: string, line: Span): readonly FoundBoard[] {
  if (line.end - line.start < SHORTEST) {
    return [];
  }
  return runsOf(text, line, SYMBOL_OR_BLANK, SHORTEST).flatMap((run) => readRun(text, run) ?? []);
}

function readRun(text: string, run: Span): SudokuBoard | undefined {
  const size = SIZES.find((one) => one ** 3 === run.end - run.start);
  const shape = size === undefined ? undefined : usualShapeOf(size);
  if (!shape) {
    return undefined;
  }
  for (const symbols of shape.size > 9 ? ALPHABETS : [DIGITS]) {
    const candidates = readCandidates(text, run.start, shape, symbols);
    if (candidates) {
      return boardOf(run, shape, symbols, candidates);
    }
  }
  return undefined;
}

/**
 * The candidates of each cell; undefined unless each symbol stands in its place, all blanks are written alike, and there
 * are as many symbols as cells. (Of a board that can be solved each cell has one; and 64 characters may as well be a
 * board of 8×8, which has other digits in three of four places.)
 */
function readCandidates(
  text: string,
  start: number,
  { size }: Shape,
  symbols: Symbols,
): Uint32Array | undefined {
  const places = Array.from({ length: size }, (_, i) => symbolOf(symbols, i + 1).charCodeAt(0));
  const candidates = new Uint32Array(size * size);
  let found = 0;
  let mark: number | undefined;
  for (let i = 0; i < size ** 3; i++) {
    const code = text.charCodeAt(start + i);
    const cell = Math.floor(i / size);
    if (code === places[i % size]) {
      candidates[cell] = (candidates[cell] ?? 0) | (1 << (i % size));
      found++;
    } else if (cellValue(code) !== 0 || code !== (mark ??= code)) {
      return undefined;
    }
  }
  return found >= size * size && !(mark !== undefined && places.includes(mark)) ? candidates : undefined;
}

function boardOf({ start, end }: Span, shape: Shape, symbols: Symbols, candidates: Uint32Array): SudokuBoard {
  const { size } = shape;
  return {
    kind: 'sudoku',
    notation: 'sukaku',
    shape,
    symbols,
    start,
    length: end - start,
    cells: settledCells(shape, candidates),
    tokens: {
      starts: Uint32Array.from(candidates, (_, cell) => size * cell),
      lengths: new Uint8Array(size * size).fill(size),
    },
    candidates,
  };
}

/** Leaves of a cell's candidates its value alone. */
export function writeSukakuCell(text: string, board: SudokuBoard, cell: number, value: number): Edit {
  const span = cellSpan(board, cell);
  const mark = blankMark(text, board);
  const symbol = symbolOf(board.symbols, value);
  const { size } = board.shape;
  return { span, text: mark.repeat(value - 1) + symbol + mark.repeat(size - value) };
}

/** Leaves a cell the candidates of a set, value v as bit v - 1. */
export function writeSukakuMarks(text: string, board: SudokuBoard, cell: number, set: number): Edit {
  const mark = blankMark(text, board);
  const places = Array.from({ length: board.shape.size }, (_, i) =>
    (set >>> i) & 1 ? symbolOf(board.symbols, i + 1) : mark,
  );
  return { span: cellSpan(board, cell), text: places.join('') };
}

/** Takes a candidate, 1..n, from a cell that has it. */
export function withoutSukakuMark(text: string, board: SudokuBoard, cell: number, digit: number): Edit {
  const start = cellSpan(board, cell).start + digit - 1;
  return { span: { start, end: start + 1 }, text: blankMark(text, board) };
}

/** The mark in the places of candidates that are gone. */
function blankMark(text: string, { start, length, shape: { size }, symbols }: SudokuBoard): string {
  for (let i = 0; i < length; i++) {
    const character = text.charAt(start + i);
    if (character !== symbolOf(symbols, (i % size) + 1)) {
      return character;
    }
  }
  return '.';
}
