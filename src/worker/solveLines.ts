// What a worker says of the lines of any text: it settles those that are plainly a puzzle and leaves the rest to others.
import { NINE_BY_NINE } from '../core/sudoku/shape';
import { solve } from '../core/sudoku/solve';
import type { Tally } from '../core/sudoku/search';
import { findSolutions } from '../core/sudoku/solver';
import { readPuzzleLine, type LineRead } from '../core/text/lineBytes';
import { scan } from '../core/text/scan';
import { LineAnswers } from './lineAnswers';
import { Fate, type SolveAnswer, type SolveRequest } from './protocol';

export const CELLS = 81;

const LF = 0x0a;
const CR = 0x0d;

/** The shortest run that may be a board with a mistake, or an answer: shorter ones behind a puzzle are words on it. */
const RUN = 72;

/** Lines between a puzzle and its answer, at most: more than `core/text/answers.ts` allows. */
const APART = 400;

/** The givens of a puzzle in which its answer may differ: one in so many, as in `core/text/answers.ts`. */
const WRONG_IN = 4;

/**
 * Gives each line of a batch a fate. It is
 * - that of its puzzle, where the line plainly is one (see `core/text/lineBytes.ts`) and behind it stands nothing that
 *   may be a board, or its answer, which is right; or where `scan` finds one board on the line, with one solution;
 * - `answer` where it is the right answer to such a puzzle on the line before;
 * - `nothing` where it is blank;
 * - `unread` else: alone it is no board, or one of which there is more to say. `scan` must look at these lines, all
 *   that follow one another together: a line that has another fate belongs to no board but its own.
 *
 * With details, or a limit that is not 2, answers are not looked at: their lines are puzzles without a blank.
 *
 * Lines end at LF, CR and CRLF. The batch is one of whole lines; only a line in the batch can have an answer in it.
 */
export function solveLines(request: SolveRequest): SolveAnswer {
  const bytes = new Uint8Array(request.bytes, request.start, request.end - request.start);
  const reader = new LineReader(bytes, request);
  const read: LineRead = { kind: 'nothing', next: 0 };
  while (read.next < bytes.length) {
    const at = read.next;
    readPuzzleLine(bytes, at, bytes.length, reader.cells, read);
    const end = isLineEnd(bytes[read.next - 1]) ? read.next - 1 : read.next;
    if (bytes[end] === CR && bytes[read.next] === LF) {
      read.next++;
    }
    reader.add(read.kind, at, end);
  }
  return reader.answers.whole();
}

/** Reads line after line, and remembers the puzzle an answer may follow. */
class LineReader {
  /** The cells of the next line, if it is a puzzle: for the caller to write. */
  readonly cells = new Uint8Array(CELLS);
  readonly answers: LineAnswers;
  private readonly found = new Uint8Array(2 * CELLS);
  /** The first solution that was found. */
  private readonly one = this.found.subarray(0, CELLS);
  private readonly tally: Tally = { solutions: 0, nodes: 0, gaveUp: false };
  private readonly looksAtAnswers: boolean;
  /** The last puzzle with blanks, its solution and its line; -1 when no answer can follow it. */
  private readonly puzzle = new Uint8Array(CELLS);
  private readonly solution = new Uint8Array(CELLS);
  private puzzleLine = -1;
  /** Whether there were lines since that puzzle, or the last one without blanks, which are left to others. */
  private isApart = false;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly request: SolveRequest,
  ) {
    this.answers = new LineAnswers(request, Math.ceil(bytes.length / CELLS));
    this.looksAtAnswers = !request.details && request.limit === 2;
  }

  /** The line from `start` to `end`, of this kind. */
  add(kind: LineRead['kind'], start: number, end: number): void {
    if (kind === 'puzzle') {
      this.addPuzzle(start, end);
    } else if (kind === 'nothing' && isBlank(this.bytes, start, end)) {
      this.answers.add(start, Fate.nothing);
    } else {
      this.isApart = true;
      this.answers.add(start, Fate.unread);
      if (this.looksAtAnswers && end - start >= CELLS) {
        this.settle(start, end);
      }
    }
  }

  private addPuzzle(start: number, end: number): void {
    const isFull = !this.cells.includes(0);
    if (this.looksAtAnswers && isFull && this.answersPuzzle(start)) {
      return;
    }
    const rest = restOf(this.bytes, afterPuzzle(this.bytes, start), end);
    this.answers.add(start, Fate.unread);
    if (rest === 'unknown') {
      this.puzzleLine = -1;
      this.isApart = true;
      return;
    }
    this.solve();
    if (
      this.looksAtAnswers &&
      typeof rest === 'number' &&
      !(this.tally.solutions === 1 && this.isSolution(rest))
    ) {
      this.answers.takeBack();
    }
    if (this.looksAtAnswers && !isFull && rest === 'nothing') {
      this.expectAnswer(this.cells);
    } else {
      this.puzzleLine = -1;
      this.isApart = this.answers.fateOf(this.answers.count - 1) === Fate.unread;
    }
  }

  /** The last line is a puzzle with these cells, whose solution was found; an answer may follow. */
  private expectAnswer(cells: Uint8Array): void {
    this.puzzle.set(cells);
    this.solution.set(this.one);
    this.puzzleLine = this.answers.count - 1;
    this.isApart = false;
  }

  /** Whether a line without blanks belongs to the puzzle before; the line then has its fate. */
  private answersPuzzle(start: number): boolean {
    const line = this.puzzleLine;
    this.puzzleLine = -1;
    if (line < 0 || this.answers.count - line > APART) {
      const isPerhaps = this.isApart;
      this.isApart = false;
      if (isPerhaps) {
        // A board on the lines that are left to others may be what it answers.
        this.answers.add(start, Fate.unread);
      }
      return isPerhaps;
    }
    const isRight = this.answers.fateOf(line) === Fate.unique && isSame(this.cells, this.solution);
    if (isRight && !this.isApart) {
      this.answers.add(start, Fate.answer);
      return true;
    }
    if (isRight || this.isApart || this.extendsGivens()) {
      this.isApart = false;
      // There is something to say of the two, or it takes more to see whether they belong together.
      this.answers.add(start, Fate.unread);
      this.answers.unreadFrom(line);
      return true;
    }
    return false;
  }

  private extendsGivens(): boolean {
    let givens = 0;
    let wrong = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      const given = this.puzzle[cell] ?? 0;
      givens += given > 0 ? 1 : 0;
      wrong += given > 0 && given !== this.cells[cell] ? 1 : 0;
    }
    return WRONG_IN * wrong <= givens;
  }

  /** Solves the puzzle in `cells`, which is on the last line. */
  private solve(): void {
    const { limit, budget, details } = this.request;
    findSolutions(this.cells, limit, budget, this.found, this.tally);
    const { solutions, nodes, gaveUp } = this.tally;
    if (details && !gaveUp && solutions > 1) {
      const outcome = solve(this.cells, budget);
      this.answers.settle(Fate[outcome.kind], outcome.nodes, 0, this.cells);
      if ('solution' in outcome) {
        this.answers.write(outcome.solution);
      }
      return;
    }
    this.answers.settle(gaveUp ? Fate.gaveUp : fateOf(solutions, limit), nodes, solutions, this.cells);
    if (details && !gaveUp && solutions === 1) {
      this.answers.write(this.one);
    }
  }

  /** Whether the 81 digits at `at` are the first solution that was found. */
  private isSolution(at: number): boolean {
    for (let cell = 0; cell < CELLS; cell++) {
      if (this.bytes[at + cell] !== 0x30 + (this.found[cell] ?? 0)) {
        return false;
      }
    }
    return true;
  }

  /** Settles the last line if it holds one board, with one solution and the right answer or none. */
  private settle(start: number, end: number): void {
    const text = asciiOf(this.bytes, start, end);
    const [board, ...others] = text === undefined ? [] : scan(text);
    if (board?.kind !== 'sudoku' || others.length > 0 || board.shape !== NINE_BY_NINE || board.candidates) {
      return;
    }
    findSolutions(board.cells, 2, this.request.budget, this.found, this.tally);
    const { solutions, nodes, gaveUp } = this.tally;
    const isRight = !board.answer || isSame(board.answer.cells, this.one);
    // A board without blanks may be the answer to another.
    if (solutions === 1 && !gaveUp && isRight && board.cells.includes(0)) {
      this.answers.settle(Fate.unique, nodes, 1, board.cells);
      this.expectAnswer(board.cells);
      if (board.answer) {
        this.puzzleLine = -1;
      }
    }
  }
}

function fateOf(solutions: number, limit: number): number {
  if (solutions === 0) {
    return Fate.none;
  }
  if (limit === 1) {
    return Fate.some;
  }
  return solutions === 1 ? Fate.unique : Fate.many;
}

/**
 * What stands behind a puzzle, from `from` to the line's `end`: `nothing` that could be a board, an answer after one
 * separator (the offset of its first digit), or what takes more to know.
 */
function restOf(bytes: Uint8Array, from: number, end: number): 'nothing' | 'unknown' | number {
  if (end - from <= RUN) {
    return 'nothing';
  }
  const first = from + 1;
  if (end - first < CELLS || (end - first > CELLS && isDigit(bytes[first + CELLS]))) {
    return 'unknown';
  }
  for (let at = first; at < first + CELLS; at++) {
    if (!isDigit(bytes[at]) || bytes[at] === 0x30) {
      return 'unknown';
    }
  }
  // The answer, and no more than words behind it, parted from it.
  const after = bytes[first + CELLS];
  const isParted =
    end === first + CELLS || after === 0x2c || after === 0x09 || after === 0x20 || after === 0x3b;
  return isParted && end - first - CELLS <= RUN ? first : 'unknown';
}

/** The offset behind the puzzle on the line that starts at `start`; see `readPuzzleLine`. */
export function afterPuzzle(bytes: Uint8Array, start: number): number {
  let at = bytes[start] === 0xef ? start + 3 : start;
  while (bytes[at] === 0x20 || bytes[at] === 0x09) {
    at++;
  }
  return at + CELLS;
}

function isBlank(bytes: Uint8Array, start: number, end: number): boolean {
  let at =
    bytes[start] === 0xef && bytes[start + 1] === 0xbb && bytes[start + 2] === 0xbf ? start + 3 : start;
  while (at < end && (bytes[at] === 0x20 || bytes[at] === 0x09)) {
    at++;
  }
  return at >= end;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === LF || byte === CR;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.every((value, index) => value === other[index]);
}

/** The text of a line; undefined if it holds anything but ASCII's characters. */
function asciiOf(bytes: Uint8Array, start: number, end: number): string | undefined {
  const line = bytes.subarray(start, end);
  // A line of a kilobyte is no list of puzzles: it is left to those who have time.
  return line.length <= 1024 && line.every((byte) => byte < 0x80) ? String.fromCharCode(...line) : undefined;
}
