// Every message between a worker that solves and whoever started it, checked on arrival at both ends.

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
} as const;

/** A run of puzzles. */
export interface Batch {
  /** `cells`: 81 values a puzzle, 0 = blank, 1..9 = given. `text`: one-line puzzles; the range is of whole lines. */
  readonly form: 'cells' | 'text';
  /** Unless they are shared, sending them takes them away from the sender. */
  readonly bytes: ArrayBuffer | SharedArrayBuffer;
  /** The range of the bytes that is the batch; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

/** What to do with each puzzle of a batch. */
export interface Wanted {
  /** 1: whether there is a solution. 2: whether there is more than one, too. */
  readonly limit: 1 | 2;
  /** Guesses for each puzzle. */
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
  /** If they were asked for. */
  readonly details?: Details;
}

/** The solutions of a batch; zeros stand where there is none. All three are as long as the fates ask for. */
export interface Details {
  /** 81 digits a puzzle: its solution; of many the first in order, if the limit is 2. */
  readonly solutions: Uint8Array;
  /** 81 digits a puzzle: another solution, if there are many. */
  readonly others: Uint8Array;
  /** Guesses made for each puzzle. */
  readonly nodes: Float64Array;
}

/** Whether a message is a request that can be carried out. */
export function isSolveRequest(message: unknown): message is SolveRequest {
  if (!hasType(message, 'solve')) {
    return false;
  }
  const { id, form, bytes, start, end, limit, budget, details } = message;
  return (
    isCount(id) &&
    (form === 'cells' || form === 'text') &&
    isBuffer(bytes) &&
    isCount(start) &&
    isCount(end) &&
    start <= end &&
    end <= bytes.byteLength &&
    (form === 'text' || (end - start) % 81 === 0) &&
    (limit === 1 || limit === 2) &&
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
  const { id, fates, nodes, details } = message;
  return (
    id === request.id &&
    fates instanceof Uint8Array &&
    (request.form === 'text' || 81 * fates.length === request.end - request.start) &&
    fates.every((fate) => fate <= Fate.unread) &&
    isCount(nodes) &&
    (request.details ? areDetails(details, fates.length) : details === undefined)
  );
}

function areDetails(details: unknown, count: number): details is Details {
  if (typeof details !== 'object' || details === null) {
    return false;
  }
  const { solutions, others, nodes } = details as Readonly<Record<string, unknown>>;
  return (
    isDigits(solutions, 81 * count) &&
    isDigits(others, 81 * count) &&
    nodes instanceof Float64Array &&
    nodes.length === count &&
    nodes.every(isCount)
  );
}

function hasType(message: unknown, type: string): message is Readonly<Record<string, unknown>> {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isDigits(value: unknown, length: number): value is Uint8Array {
  return value instanceof Uint8Array && value.length === length && value.every((digit) => digit <= 9);
}

function isBuffer(value: unknown): value is ArrayBuffer | SharedArrayBuffer {
  return value instanceof ArrayBuffer || isShared(value);
}

/** Whether bytes can be read by several threads at once; pages that are not isolated have no such thing. */
export function isShared(value: unknown): value is SharedArrayBuffer {
  return typeof SharedArrayBuffer !== 'undefined' && value instanceof SharedArrayBuffer;
}
