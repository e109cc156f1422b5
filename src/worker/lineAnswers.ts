// Gathers what there is to say of the lines of a batch, line by line.
import { writeKey } from '../core/sudoku/puzzleKey';
import { Fate, type SolveAnswer, type SolveRequest } from './protocol';

const CELLS = 81;

export class LineAnswers {
  /** How many lines have been added. */
  count = 0;
  private nodes = 0;
  private readonly fates: Uint8Array;
  private readonly starts: Uint32Array;
  private readonly keys: Uint32Array;
  private readonly counts: Float64Array;
  private readonly nodesOfEach: Float64Array;
  private readonly solutions: Uint8Array;

  /** @param most how many lines there are at most */
  constructor(
    private readonly request: SolveRequest,
    most: number,
  ) {
    this.fates = new Uint8Array(most);
    this.starts = new Uint32Array(most);
    this.keys = new Uint32Array(2 * most);
    this.counts = new Float64Array(most);
    this.nodesOfEach = new Float64Array(request.details ? most : 0);
    this.solutions = new Uint8Array(request.details ? CELLS * most : 0);
  }

  /** Adds a line that starts at `start`. */
  add(start: number, fate: number): void {
    this.starts[this.count] = start;
    this.fates[this.count++] = fate;
  }

  /** The last line is a puzzle with this fate, and so many solutions were found. */
  settle(fate: number, nodes: number, solutions: number, cells: Uint8Array): void {
    const line = this.count - 1;
    this.fates[line] = fate;
    this.counts[line] = solutions;
    this.nodes += nodes;
    if (cells.some((value) => value > 0)) {
      writeKey(cells, this.keys, 2 * line);
    }
    if (this.request.details) {
      this.nodesOfEach[line] = nodes;
    }
  }

  /** Keeps the solution to the puzzle on the last line, if details are wanted. */
  write(solution: Uint8Array): void {
    this.solutions.set(solution, CELLS * (this.count - 1));
  }

  fateOf(line: number): number {
    return this.fates[line] ?? Fate.unread;
  }

  /** The last line is not settled after all. */
  takeBack(): void {
    this.fates[this.count - 1] = Fate.unread;
  }

  /** No line from this one on is settled after all. */
  unreadFrom(line: number): void {
    this.fates.fill(Fate.unread, line, this.count);
  }

  /** What has been gathered; nothing can be added afterwards. */
  whole(): SolveAnswer {
    const { count, nodes } = this;
    const answer = {
      type: 'solved',
      id: this.request.id,
      fates: this.fates.slice(0, count),
      nodes,
      lines: {
        starts: this.starts.slice(0, count),
        keys: this.keys.slice(0, 2 * count),
        counts: this.counts.slice(0, count),
      },
    } as const;
    const details = {
      solutions: this.solutions.slice(0, CELLS * count),
      others: new Uint8Array(CELLS * (this.request.details ? count : 0)),
      nodes: this.nodesOfEach.slice(0, count),
    };
    return this.request.details ? { ...answer, details } : answer;
  }
}
