// Every message between a worker that solves and whoever started it, checked on arrival at both ends.
import type { Completion } from '../core/board';
import { NINE_BY_NINE, shapeOf, type Shape } from '../core/sudoku/shape';
import { hasType, isCount } from './guards';
import { isCompletion, isQueensBoard } from './queensMessages';

/** What became of one puzzle: one byte of an answer. */
export const Fate = {
  /** No solution; also for givens that break a rule. */
  none: 0,
  unique: 1,
  many: 2,
  /** One solution at least: with a limit of 1 no second one is looked for. */
  some: 3,
  /** The budget ran out first: there may be no, one or several solutions. */
  gaveUp: 4,
  /** The line is not plainly a puzzle: see `core/text/lineBytes.ts`. */
  unread: 5,
  /** Of a text's lines: there is nothing on it. */
  nothing: 6,
  /** Of a text's lines: it is the answer to the puzzle on the line before, and right. */
  answer: 7,
  /** As `many`, but the budget ran out before the first in order was found: the solution told is perhaps another. */
  severalKnown: 8,
} as const;

/** A run of puzzles. */
export interface Batch {
  /**
   * `cells`: n * n values a puzzle, 0 = blank, 1..n = given, and its candidates if there are any. `text`: one-line puzzles; the range is of whole lines.
   * `lines`: a text of any kind, of which each line is told of; see `solveLines.ts`.
   * `queens`: one N-Queens board, a 32-bit number for each queen's square.
   */
  readonly form: 'cells' | 'text' | 'lines' | 'queens';
  /** The rows of the board in `queens`; else it is left out. */
  readonly size?: number | undefined;
  /** The shape of all puzzles in `cells`; 9×9 if it is left out, and always for texts. */
  readonly shape?: Shape | undefined;
  /**
   * Whether in `cells` each puzzle's values are followed by the candidates of its cells: n * n sets of digits, bit
   * digit - 1, of four bytes each, the lowest first.
   */
  readonly hasCandidates?: boolean | undefined;
  /** Unless they are shared, sending them takes them away from the sender. */
  readonly bytes: ArrayBuffer | SharedArrayBuffer;
  /** The range of the bytes that is the batch; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

/** What to do with each puzzle of a batch. */
export interface Wanted {
  /** 1: whether there is a solution. 2: whether there is more than one, too. More, of `lines`: how many, up to so many. */
  readonly limit: number;
  /** Guesses for each puzzle; for larger boards than 9×9 nodes, as `budgetForSize` tells. */
  readonly budget: number;
  /** Whether the answer is to have details. */
  readonly details: boolean;
}

/** To the worker. */
export interface SolveRequest extends Batch, Wanted {
  readonly type: 'solve';
  /** Comes back with the answer. */
  readonly id: number;
}

/** From the worker: its code has loaded. */
export interface Ready {
  readonly type: 'ready';
}

/** From the worker: what became of a batch. Answers come in the order of the requests. */
export interface SolveAnswer {
  readonly type: 'solved';
  readonly id: number;
  /** One `Fate` a puzzle, in the order of the batch; lines without a puzzle, as blank ones, have none. */
  readonly fates: Uint8Array;
  /** Guesses made for all of them. */
  readonly nodes: number;
  /** If they were asked for, of Sudoku. */
  readonly details?: Details;
  /** If the batch is of lines. */
  readonly lines?: LineFacts;
  /** If it is an N-Queens board. */
  readonly completion?: Completion;
}

/** What there is to know of the lines of a batch. */
export interface LineFacts {
  /** Where each line starts, from the start of the batch. */
  readonly starts: Uint32Array;
  /** Two words a line: the key of its puzzle (see `core/sudoku/puzzleKey.ts`), if it has a fate of its own. */
  readonly keys: Uint32Array;
  /** How many solutions the line's puzzle has, up to the limit; or when it was given up, how many were found by then. */
  readonly counts: Float64Array;
}

/** The solutions of a batch; zeros stand where there is none. All three are as long as the fates ask for, but for `others` of lines. */
export interface Details {
  /** As many digits a puzzle as it has cells: its solution; of many the first in order, if the limit is 2. */
  readonly solutions: Uint8Array;
  /** As many digits: another solution, if there are many. Of `lines` it is empty. */
  readonly others: Uint8Array;
  /** Guesses made for each puzzle. */
  readonly nodes: Float64Array;
}

/** Whether a message is a request that can be carried out. */
export function isSolveRequest(message: unknown): message is SolveRequest {
  if (!hasType(message, 'solve')) {
    return false;
  }
  const { id, form, shape, hasCandidates, size, bytes, start, end, limit, budget, details } = message;
  return (
    isCount(id) &&
    (form === 'cells' || form === 'text' || form === 'lines' || form === 'queens') &&
    isBuffer(bytes) &&
    isCount(start) &&
    isCount(end) &&
    start <= end &&
    end <= bytes.byteLength &&
    (form === 'cells'
      ? arePuzzles(shape, hasCandidates, end - start)
      : shape === undefined && hasCandidates === undefined) &&
    (form === 'queens' ? isQueensBoard(size, { bytes, start, end }) : size === undefined) &&
    isCount(limit) &&
    limit >= 1 &&
    (limit <= 2 || form === 'lines') &&
    isCount(budget) &&
    typeof details === 'boolean'
  );
}

/** Whether a message is what a worker says first. */
export function isReady(message: unknown): message is Ready {
  return hasType(message, 'ready');
}

/** Whether a message is a whole answer to this request. */
export function isAnswerTo(request: SolveRequest, message: unknown): message is SolveAnswer {
  if (!hasType(message, 'solved')) {
    return false;
  }
  const { id, fates, nodes, details, lines, completion } = message;
  const isQueens = request.form === 'queens';
  return (
    id === request.id &&
    fates instanceof Uint8Array &&
    (request.form !== 'cells' || bytesOfPuzzle(request) * fates.length === request.end - request.start) &&
    areAtMost(fates, Fate.severalKnown) &&
    isCount(nodes) &&
    (request.details && !isQueens
      ? areDetails(details, fates.length, (request.shape ?? NINE_BY_NINE).size, request.form)
      : details === undefined) &&
    (request.form === 'lines' ? areFacts(lines, fates.length) : lines === undefined) &&
    (isQueens ? fates.length === 1 && isCompletion(completion, request.size) : completion === undefined)
  );
}

/** Whether so many bytes hold whole puzzles of this form. */
function arePuzzles(shape: unknown, hasCandidates: unknown, length: number): boolean {
  return (
    (shape === undefined || isShape(shape)) &&
    (hasCandidates === undefined || typeof hasCandidates === 'boolean') &&
    length % bytesOfPuzzle({ shape, hasCandidates }) === 0
  );
}

/** The bytes that each puzzle of a batch of `cells` takes. */
export function bytesOfPuzzle({
  shape = NINE_BY_NINE,
  hasCandidates,
}: Pick<Batch, 'shape' | 'hasCandidates'>): number {
  return shape.size ** 2 * (hasCandidates === true ? 5 : 1);
}

function areDetails(details: unknown, count: number, size: number, form: Batch['form']): details is Details {
  if (typeof details !== 'object' || details === null) {
    return false;
  }
  const { solutions, others, nodes } = details as Readonly<Record<string, unknown>>;
  return (
    isDigits(solutions, size ** 2 * count, size) &&
    isDigits(others, form === 'lines' ? 0 : size ** 2 * count, size) &&
    nodes instanceof Float64Array &&
    nodes.length === count &&
    areCounts(nodes)
  );
}

function areFacts(lines: unknown, count: number): lines is LineFacts {
  if (typeof lines !== 'object' || lines === null) {
    return false;
  }
  const { starts, keys, counts } = lines as Readonly<Record<string, unknown>>;
  return (
    starts instanceof Uint32Array &&
    starts.length === count &&
    keys instanceof Uint32Array &&
    keys.length === 2 * count &&
    counts instanceof Float64Array &&
    counts.length === count &&
    areCounts(counts)
  );
}

function isDigits(value: unknown, length: number, largest: number): value is Uint8Array {
  return value instanceof Uint8Array && value.length === length && areAtMost(value, largest);
}

/** Without a call for each, as there may be a hundred million of them in a file. */
function areAtMost(values: Uint8Array, largest: number): boolean {
  let most = 0;
  for (const value of values) {
    most = value > most ? value : most;
  }
  return most <= largest;
}

function areCounts(values: Float64Array): boolean {
  for (const value of values) {
    if (!isCount(value)) {
      return false;
    }
  }
  return true;
}

/** Whether a value is a copy of a shape. */
function isShape(value: unknown): value is Shape {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const { boxRows, boxColumns, size } = value as Readonly<Record<string, unknown>>;
  return isCount(boxRows) && isCount(boxColumns) && shapeOf(boxRows, boxColumns)?.size === size;
}

function isBuffer(value: unknown): value is ArrayBuffer | SharedArrayBuffer {
  return value instanceof ArrayBuffer || isShared(value);
}

/** Whether bytes can be read by several threads at once; pages that are not isolated have no such thing. */
export function isShared(value: unknown): value is SharedArrayBuffer {
  return typeof SharedArrayBuffer !== 'undefined' && value instanceof SharedArrayBuffer;
}
