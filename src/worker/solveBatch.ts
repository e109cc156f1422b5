// Solves a batch of puzzles: what a worker does.
import { solve } from '../core/sudoku/solve';
import type { Tally } from '../core/sudoku/search';
import { countSolutions, findSolutions } from '../core/sudoku/solver';
import { readPuzzleLine, type LineRead } from '../core/text/lineBytes';
import { Fate, type SolveAnswer, type SolveRequest } from './protocol';

const CELLS = 81;

/** The answer to a request that is known to be well made. */
export function solveBatch(request: SolveRequest): SolveAnswer {
  const bytes = new Uint8Array(request.bytes, request.start, request.end - request.start);
  return request.form === 'cells' ? solveCells(request, bytes) : solveText(request, bytes);
}

function solveCells(request: SolveRequest, bytes: Uint8Array): SolveAnswer {
  const answers = new Answers(request, bytes.length / CELLS);
  for (let at = 0; at < bytes.length; at += CELLS) {
    answers.puzzle.set(bytes.subarray(at, at + CELLS));
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
  /** The cells of the next puzzle: for the caller to write. */
  readonly puzzle = new Uint8Array(CELLS);
  private readonly fates: Uint8Array;
  private readonly solutions: Uint8Array;
  private readonly others: Uint8Array;
  private readonly nodesOfEach: Float64Array;
  private count = 0;
  private nodes = 0;
  private readonly found = new Uint8Array(2 * CELLS);
  private readonly tally: Tally = { solutions: 0, nodes: 0, gaveUp: false };

  constructor(
    private readonly request: SolveRequest,
    most: number,
  ) {
    const detailed = request.details ? most : 0;
    this.fates = new Uint8Array(most);
    this.solutions = new Uint8Array(CELLS * detailed);
    this.others = new Uint8Array(CELLS * detailed);
    this.nodesOfEach = new Float64Array(detailed);
  }

  add(fate: number): void {
    this.fates[this.count++] = fate;
  }

  solvePuzzle(): void {
    if (this.request.details && this.request.limit === 2) {
      this.solveWhole();
      return;
    }
    const { limit, budget, details } = this.request;
    if (details) {
      findSolutions(this.puzzle, limit, budget, this.found, this.tally);
    } else {
      countSolutions(this.puzzle, limit, budget, this.tally);
    }
    const { gaveUp, solutions, nodes } = this.tally;
    if (details && !gaveUp && solutions > 0) {
      this.solutions.set(this.found.subarray(0, CELLS), CELLS * this.count);
    }
    this.addSolved(gaveUp ? Fate.gaveUp : fateOf(solutions, limit), nodes);
  }

  /** As the rest of Backtrack does, with the first in order of several solutions. */
  private solveWhole(): void {
    const outcome = solve(this.puzzle, this.request.budget);
    if ('solution' in outcome) {
      this.solutions.set(outcome.solution, CELLS * this.count);
    }
    if (outcome.kind === 'many') {
      this.others.set(outcome.other, CELLS * this.count);
    }
    this.addSolved(Fate[outcome.kind], outcome.nodes);
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
      solutions: this.solutions.slice(0, CELLS * count),
      others: this.others.slice(0, CELLS * count),
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
