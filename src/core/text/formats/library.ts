// Boards of which some values are placed: lines of HoDoKu's library, `:0000:x:53..7+8…:124 224::`, and the field with the
// board by itself, with the deleted candidates behind it or without: `53..7+8…:124 224`, as Sudoku Susser writes it.
import type { Edit, FoundBoard, Span, SudokuBoard } from '../../board';
import { leftCandidates } from '../../sudoku/leftCandidates';
import type { CellDigits } from '../../sudoku/logic/step';
import { NINE_BY_NINE } from '../../sudoku/shape';
import { cellSpan } from '../cells';
import { cellValue } from '../characters';
import { endOfLine, startOfLine } from '../lines';
import { flawedBoard } from '../rows/row';
import { hasCode, kindOf, runsOf } from '../rows/runs';
import { DIGITS } from '../symbols';

const CELLS = 81;
/** Cells by which a line of the library may be too short or too long: up to a row. */
const OFF_BY = 9;
const COLON = 0x3a;
const PLUS = 0x2b;
const FIELD = kindOf((code) => code === PLUS || cellValue(code) >= 0);

/** The cells of a field, with the signs before the placed ones. */
interface Field {
  readonly starts: readonly number[];
  readonly lengths: readonly number[];
  readonly values: readonly number[];
  readonly placed: readonly number[];
}

export function readLibrary(text: string, line: Span): readonly FoundBoard[] {
  if (!hasCode(text, line, COLON) && !hasCode(text, line, PLUS)) {
    return [];
  }
  for (const run of runsOf(text, line, FIELD, CELLS - OFF_BY)) {
    const field = readField(text, run);
    const behind = fieldBehind(text, run.end, line.end);
    const inLibrary = behind?.isClosed === true && isCode(text, line, run.start);
    const deleted = behind && (inLibrary || !behind.isClosed) ? triplesOf(behind.content) : [];
    if (!field || (!inLibrary && field.placed.length === 0 && deleted.length === 0)) {
      continue;
    }
    if (field.values.length === CELLS) {
      return [boardOf(field, deleted)];
    }
    if (inLibrary && Math.abs(field.values.length - CELLS) <= OFF_BY) {
      const flaw = { code: 'wrong-length', span: run, found: field.values.length, expected: CELLS } as const;
      return [flawedBoard('library', [run], [flaw])];
    }
  }
  return [];
}

/** The cells of a run; undefined if a `+` stands before something else than a digit from 1 to 9. */
function readField(text: string, { start, end }: Span): Field | undefined {
  const field = {
    starts: [] as number[],
    lengths: [] as number[],
    values: [] as number[],
    placed: [] as number[],
  };
  for (let at = start; at < end;) {
    const length = text.charCodeAt(at) === PLUS ? 2 : 1;
    const value = at + length <= end ? cellValue(text.charCodeAt(at + length - 1)) : -1;
    if (value < 0 || (length === 2 && value === 0)) {
      return undefined;
    }
    if (length === 2) {
      field.placed.push(field.values.length);
    }
    field.starts.push(at);
    field.lengths.push(length);
    field.values.push(value);
    at += length;
  }
  return field;
}

/** The edit that adds to the candidates that a line tells as deleted; undefined if it has no field for them. */
export function deleteInLibrary(
  text: string,
  { start, length }: SudokuBoard,
  deleted: readonly CellDigits[],
): Edit | undefined {
  const end = start + length;
  const line = { start: startOfLine(text, start), end: endOfLine(text, end) };
  const triples = deleted.flatMap(({ cell, digits }) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9]
      .filter((value) => (digits >> (value - 1)) & 1)
      .map((value) => `${String(value)}${String(Math.floor(cell / 9) + 1)}${String((cell % 9) + 1)}`),
  );
  const behind = fieldBehind(text, end, line.end);
  if (!behind) {
    const isLast = text.slice(end, line.end).trim() === '';
    return isLast ? { span: { start: end, end }, text: `:${triples.join(' ')}` } : undefined;
  }
  const before = behind.content.trimEnd();
  const isRead = !behind.isClosed || isCode(text, line, start);
  const at = end + 1 + before.length;
  return isRead && (before === '' || triplesOf(before).length > 0)
    ? { span: { start: at, end: at }, text: (before === '' ? [] : ['']).concat(triples).join(' ') }
    : undefined;
}

/** The field behind the colon at `at`, up to the next colon, which closes it, or the line's end. */
function fieldBehind(
  text: string,
  at: number,
  lineEnd: number,
): { readonly content: string; readonly isClosed: boolean } | undefined {
  if (at >= lineEnd || text.charCodeAt(at) !== COLON) {
    return undefined;
  }
  let end = at + 1;
  while (end < lineEnd && text.charCodeAt(end) !== COLON) {
    end++;
  }
  return { content: text.slice(at + 1, end), isClosed: end < lineEnd };
}

/** Whether a technique's code and the field behind it stand before `start`: `:0000:x:`. */
function isCode(text: string, line: Span, start: number): boolean {
  // Codes are four digits, then perhaps a variant and an `x`; the candidates are nine digits at most.
  const before = text.slice(Math.max(line.start, start - 40), start);
  return /:\d{4}(?:-[\dx]{1,3}){0,2}:[\dx]{0,20}:$/.test(before);
}

/** Candidates written as digit, row and column: `124 224`. None if there is anything else. */
function triplesOf(content: string): readonly { readonly value: number; readonly cell: number }[] {
  const triples = content.trim().split(' ');
  return triples.every((triple) => /^[1-9]{3}$/.test(triple))
    ? triples.map((triple) => {
        const [value = 0, row = 0, column = 0] = Array.from(triple, Number);
        return { value, cell: 9 * (row - 1) + column - 1 };
      })
    : [];
}

function boardOf(
  { starts, lengths, values, placed }: Field,
  deleted: ReturnType<typeof triplesOf>,
): SudokuBoard {
  const start = starts[0] ?? 0;
  const cells = Uint8Array.from(values);
  const isPlain = placed.length === 0;
  return {
    kind: 'sudoku',
    notation: 'library',
    shape: NINE_BY_NINE,
    symbols: DIGITS,
    start,
    length: (starts[CELLS - 1] ?? 0) + (lengths[CELLS - 1] ?? 0) - start,
    cells,
    tokens: isPlain
      ? undefined
      : { starts: Uint32Array.from(starts, (at) => at - start), lengths: Uint8Array.from(lengths) },
    candidates: deleted.length > 0 ? withoutDeleted(cells, deleted) : undefined,
    placed: isPlain ? undefined : placed,
  };
}

function withoutDeleted(cells: Uint8Array, deleted: ReturnType<typeof triplesOf>): Uint32Array {
  const candidates = leftCandidates(NINE_BY_NINE, cells);
  for (const { value, cell } of deleted) {
    if (cells[cell] === 0) {
      candidates[cell] = (candidates[cell] ?? 0) & ~(1 << (value - 1));
    }
  }
  return candidates;
}

/** Writes a value with the sign of a placed one. */
export function writeLibraryCell(_: string, board: SudokuBoard, cell: number, value: number): Edit {
  return { span: cellSpan(board, cell), text: `+${String(value)}` };
}
