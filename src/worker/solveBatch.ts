// Solves a batch of puzzles: what a worker does.
import type { Outcome } from '../core/board';
import { budgetForSize } from '../core/limits';
import { findSolutionsOfShape } from '../core/sudoku/anySize/search';
import { solveShape } from '../core/sudoku/anySize/solve';
import type { Tally } from '../core/sudoku/search';
import { NINE_BY_NINE, shapeOf, type Shape } from '../core/sudoku/shape';
import { readPuzzleLine, type LineRead } from '../core/text/lineBytes';
import { bytesOfPuzzle, Fate, type SolveAnswer, type SolveRequest } from './protocol';

const NOWHERE = new Uint8Array(0);

/** The answer to a request that is known to be well made. */
export function solveBatch(request: SolveRequest): SolveAnswer {
  const bytes = new Uint8Array(request.bytes, request.start, request.end - request.start);
  return request.form === 'cells' ? solveCells(request, bytes) : solveText(request, bytes);
}

function solveCells(request: SolveRequest, bytes: Uint8Array): SolveAnswer {
  const step = bytesOfPuzzle(request);
  const answers = new Answers(request, bytes.length / step);
  const { puzzle, candidates } = answers;
  const view = new DataView(request.bytes, request.start, bytes.length);
  for (let at = 0; at < bytes.length; at += step) {
    puzzle.set(bytes.subarray(at, at + puzzle.length));
    for (let cell = 0; candidates && cell < puzzle.length; cell++) {
      candidates[cell] = view.getUint32(at + puzzle.length + 4 * cell, true);
    }
    answers.solvePuzzle();
  }
  return answers.whole();
}

function solveText(request: SolveRequest, bytes: Uint8Array): SolveAnswer {
  const answers = new Answers(request, countLines(bytes));
  const read: LineRead = { kind: 'nothing', next: 0 };
  while (read.next < bytes.length) {
    readPuzzleLine(bytes, read.next, bytes.length, answers.puzzle, read);
    if (read.kind === 'puzzle') {
      answers.solvePuzzle();
    } else if (read.kind === 'unread') {
      answers.add(Fate.unread);
    }
  }
  return answers.whole();
}

/** How many lines there are at most, whichever way they end. */
function countLines(bytes: Uint8Array): number {
  let lines = 1;
  for (const end of [0x0a, 0x0d]) {
    for (let at = bytes.indexOf(end); at >= 0; at = bytes.indexOf(end, at + 1)) {
      lines++;
    }
  }
  return lines;
}

/** Gathers the answers of a batch, puzzle by puzzle. */
class Answers {
  /** The cells of the next puzzle, and its candidates if there are any: for the caller to write. */
  readonly puzzle: Uint8Array;
  readonly candidates: Uint32Array | undefined;
  private readonly shape: Shape;
  private readonly budget: number;
  private readonly cells: number;
  private readonly fates: Uint8Array;
  private readonly solutions: Uint8Array;
  private readonly others: Uint8Array;
  private readonly nodesOfEach: Float64Array;
  private count = 0;
  private nodes = 0;
  private readonly found: Uint8Array;
  private readonly tally: Tally = { solutions: 0, nodes: 0, gaveUp: false };

  constructor(
    private readonly request: SolveRequest,
    most: number,
  ) {
    // Of the shape that came in the message, this thread's own object.
    const { boxRows, boxColumns } = request.shape ?? NINE_BY_NINE;
    this.shape = shapeOf(boxRows, boxColumns) ?? NINE_BY_NINE;
    this.budget = budgetForSize(this.shape.size, request.budget);
    this.cells = this.shape.size ** 2;
    this.puzzle = new Uint8Array(this.cells);
    this.candidates = request.hasCandidates === true ? new Uint32Array(this.cells) : undefined;
    const detailed = request.details ? most : 0;
    this.found = request.details ? new Uint8Array(2 * this.cells) : NOWHERE;
    this.fates = new Uint8Array(most);
    this.solutions = new Uint8Array(this.cells * detailed);
    this.others = new Uint8Array(this.cells * detailed);
    this.nodesOfEach = new Float64Array(detailed);
  }

  add(fate: number): void {
    this.fates[this.count++] = fate;
  }

  solvePuzzle(): void {
    const { limit, details } = this.request;
    const board = { shape: this.shape, cells: this.puzzle, candidates: this.candidates };
    if (details && limit === 2) {
      this.addOutcome(solveShape(board, this.budget));
      return;
    }
    findSolutionsOfShape(board, limit, this.budget, this.found, this.tally);
    const { gaveUp, solutions, nodes } = this.tally;
    if (details && !gaveUp && solutions > 0) {
      this.solutions.set(this.found.subarray(0, this.cells), this.cells * this.count);
    }
    this.addSolved(gaveUp ? Fate.gaveUp : fateOf(solutions, limit), nodes);
  }

  /** As the rest of Backtrack does, with the first in order of several solutions. */
  private addOutcome(outcome: Outcome): void {
    if ('solution' in outcome) {
      this.solutions.set(outcome.solution, this.cells * this.count);
    }
    if (outcome.kind === 'many') {
      this.others.set(outcome.other, this.cells * this.count);
    }
    const isShort = outcome.kind === 'many' && !outcome.isFirst;
    this.addSolved(isShort ? Fate.severalKnown : Fate[outcome.kind], outcome.nodes);
  }

  private addSolved(fate: number, nodes: number): void {
    this.nodes += nodes;
    if (this.request.details) {
      this.nodesOfEach[this.count] = nodes;
    }
    this.add(fate);
  }

  /** What has been gathered; nothing can be added afterwards. */
  whole(): SolveAnswer {
    const { count, nodes } = this;
    const answer = { type: 'solved', id: this.request.id, fates: this.fates.slice(0, count), nodes } as const;
    const details = {
      solutions: this.solutions.slice(0, this.cells * count),
      others: this.others.slice(0, this.cells * count),
      nodes: this.nodesOfEach.slice(0, count),
    };
    return this.request.details ? { ...answer, details } : answer;
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
