// Boards of other sizes than 9×9, made of rows whose values are provisional until the whole board is known.
import type { Flaw, FoundBoard, Notation, SudokuBoard } from '../../board';
import { housesOfShape, shapeOf, usualShapeOf, type Shape } from '../../sudoku/shape';
import { letterOf } from '../characters';
import { plausible, settledRows, withCandidates } from '../pencil/pencilRows';
import { repeatedValues } from './repeated';
import {
  badCharacters,
  boardOfRows,
  flawedBoard,
  isGood,
  placedCells,
  rowSpan,
  rowsFlaws,
  type Row,
} from './row';
import { exactSize, SMALLEST_WITH_FLAWS } from './sizedRow';
import { DIGITS, symbolsFor, valueOf, type Symbols, type TokenKinds } from '../symbols';

/**
 * The board that rows make, or the flaws that keep them from being one; undefined when they are not even nearly one, or
 * are more likely something else than a puzzle.
 *
 * @param size one of `OTHER_SIZES`
 * @param rows of which two thirds at least have `size` cells
 */
export function boardOfSizedRows(
  text: string,
  notation: Notation,
  read: readonly Row[],
  size: number,
): FoundBoard | undefined {
  const rows = settledRows(read, size);
  const good = rows.filter((row) => isGood(row, size)).length;
  if (rows.length === size && good === size) {
    return rows.some((row) => row.pencil)
      ? pencilBoard(notation, rows, size)
      : boardOfCells(text, notation, rows, size);
  }
  const isNearly = size >= SMALLEST_WITH_FLAWS && Math.abs(rows.length - size) <= 1 && 3 * good >= 2 * size;
  // Rows of digits alone, with nothing between, may be any numbers.
  const isDrawn = notation !== 'rows' || rows.some((row) => hasMark(text, row));
  return isNearly && isDrawn && hasGivensAndBlanks(rows, size)
    ? flawedBoard(notation, rows.map(rowSpan), rowsFlaws(text, rows, size))
    : undefined;
}

/** The same for rows of whatever size most of them have; nine if it is one of several. */
export function boardOfAnyRows(
  text: string,
  notation: Notation,
  rows: readonly Row[],
): FoundBoard | undefined {
  const votes = new Map<number, number>([[9, 0]]);
  for (const row of rows) {
    const size = isGood(row) ? 9 : exactSize(row);
    if (size !== undefined) {
      votes.set(size, (votes.get(size) ?? 0) + 1);
    }
  }
  const most = Math.max(...votes.values());
  const size = [...votes.keys()].find((one) => votes.get(one) === most) ?? 9;
  return size === 9 ? boardOfRows(text, notation, rows) : boardOfSizedRows(text, notation, rows, size);
}

/** Whether a row has a blank that is not written as zero. */
function hasMark(text: string, { starts, values }: Row): boolean {
  return values.some((value, i) => value === 0 && text.charAt(starts[i] ?? 0) !== '0');
}

/** Whether rows have about what a puzzle has of either, and seldom the same value twice, as lists of numbers do. */
function hasGivensAndBlanks(rows: readonly Row[], size: number): boolean {
  const givens = rows.map((row) => row.values.filter((value) => value > 0));
  const count = givens.flat().length;
  const repeated = givens.reduce((sum, row) => sum + row.length - new Set(row).size, 0);
  const cells = rows.reduce((sum, row) => sum + row.values.length, 0);
  return count >= size - 1 && cells - count >= size && 8 * repeated <= count;
}

/** The board of good rows of which some hold candidates. */
function pencilBoard(notation: Notation, rows: readonly Row[], size: number): FoundBoard | undefined {
  const usual = usualShapeOf(size);
  const placed = placedCells(rows, size * size);
  const shape = usual && shapeFor(usual, placed.cells);
  return (
    shape && plausible(withCandidates({ kind: 'sudoku', notation, shape, symbols: DIGITS, ...placed }, rows))
  );
}

/** The board of good rows that have size * size cells in all. */
export function boardOfCells(
  text: string,
  notation: Notation,
  rows: readonly Row[],
  size: number,
): FoundBoard | undefined {
  const shape = usualShapeOf(size);
  const placed = placedCells(rows, size * size);
  const tokens = rows.flatMap(({ starts, lengths }) =>
    starts.map((start, i) => inAscii(text.slice(start, start + (lengths[i] ?? 0)))),
  );
  const marks = marksAmong(tokens, rows, size);
  const kinds = kindsOf(tokens, marks, size);
  const symbols = symbolsFor(size, kinds);
  if (!shape) {
    return undefined;
  }
  if (symbols === 'unknown') {
    const [first] = rows;
    const flaw: Flaw = {
      code: 'unknown-symbols',
      span: first ? rowSpan(first) : { start: 0, end: 0 },
      expected: size,
    };
    return hasGivensAndBlanks(rows, size) ? flawedBoard(notation, rows.map(rowSpan), [flaw]) : undefined;
  }
  const values = tokens.map((token, i) =>
    marks[i] || (token === '0' && !hasZero(symbols)) ? 0 : valueOf(symbols, token, size) || -1,
  );
  if (values.includes(-1)) {
    return notation === 'rows' && !marks.includes(true)
      ? undefined
      : flawedBoard(notation, rows.map(rowSpan), badCells(text, rows, values, size));
  }
  const cells = Uint8Array.from(values);
  if (!isLikely(cells, size, marks.includes(true))) {
    return undefined;
  }
  const cut = shapeFor(shape, cells);
  const board: SudokuBoard = { kind: 'sudoku', notation, shape: cut, symbols, ...placed, cells };
  return board;
}

/** A token with the wide forms of digits that East Asian texts have as the digits they are. */
function inAscii(token: string): string {
  return token.replace(/[\uff10-\uff19]/g, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) - 0xff10 + 0x30),
  );
}

/**
 * Which tokens are blanks that are not written as zero. Where letters alone are values, an X is the 24th of them; else it
 * is a mark for a blank.
 */
function marksAmong(tokens: readonly string[], rows: readonly Row[], size: number): readonly boolean[] {
  const values = rows.flatMap((row) => row.values);
  const hasLetters = tokens.some((token, i) => (values[i] ?? 0) >= 10 && token.length === 1);
  const isLetterX = size === 25 && hasLetters && !tokens.some((token) => /^[1-9]$/.test(token));
  return tokens.map((token, i) => values[i] === 0 && token !== '0' && !(isLetterX && /^x$/i.test(token)));
}

function hasZero({ characters, first }: Symbols): boolean {
  return characters === undefined ? first === 0 : characters.includes('0');
}

function kindsOf(tokens: readonly string[], marks: readonly boolean[], size: number): TokenKinds {
  const letters = tokens.filter((token, i) => !marks[i] && /^[a-z]$/i.test(token));
  const numbers = tokens.filter((token) => /^\d\d$/.test(token)).map(Number);
  return {
    zero: tokens.includes('0'),
    mark: marks.includes(true),
    isZeroInEachRow: tokens.every((_, i) => i % size > 0 || isOnce('0', tokens.slice(i, i + size))),
    hasSize: tokens.includes(String(size)),
    isMinusOne: tokens.includes('-1'),
    digit: tokens.some((token) => /^[1-9]$/.test(token)),
    highest: Math.max(0, ...numbers),
    lastLetter: letters.reduce((last, token) => Math.max(last, letterOf(token.charCodeAt(0))), 0),
    isLower: letters.length > 0 && letters.every((token) => token === token.toLowerCase()),
  };
}

function isOnce(token: string, tokens: readonly string[]): boolean {
  return tokens.includes(token) && tokens.indexOf(token) === tokens.lastIndexOf(token);
}

function badCells(
  text: string,
  rows: readonly Row[],
  values: readonly number[],
  size: number,
): readonly Flaw[] {
  let first = 0;
  return rows.flatMap((row) => {
    const known = { ...row, values: values.slice(first, first + row.values.length) };
    const flaws = badCharacters(text, known, first, size);
    first += row.values.length;
    return flaws;
  });
}

/**
 * Whether cells look like a puzzle and not like some other table of small numbers: several digits, some blanks unless it
 * is a solution, and few digits twice in a row or column; fewer still where blanks are zeros, as in any number.
 */
function isLikely(cells: Uint8Array, size: number, hasMarks: boolean): boolean {
  const givens = cells.filter((value) => value > 0);
  const isFull = givens.length === cells.length;
  if (givens.length === 0) {
    return size > 4 && hasMarks;
  }
  const most = isFull ? 4 : Math.max(2, givens.length / (hasMarks ? 4 : 8));
  return new Set(givens).size >= Math.min(3, size / 2) && repeatedValues(cells, size) <= most;
}

/** The usual boxes, or these turned if only then no value stands twice in a box. */
function shapeFor(usual: Shape, cells: Uint8Array): Shape {
  const turned = shapeOf(usual.boxColumns, usual.boxRows);
  const clashes = (shape: Shape): boolean =>
    housesOfShape(shape)
      .slice(2 * shape.size)
      .some((house) => {
        const values = Array.from(house, (cell) => cells[cell] ?? 0).filter((value) => value > 0);
        return new Set(values).size < values.length;
      });
  return turned && turned !== usual && clashes(usual) && !clashes(turned) ? turned : usual;
}
