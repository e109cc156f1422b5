// Gathers what there is to say of the lines of a batch, line by line.
import { writeKey } from '../core/sudoku/puzzleKey';
import { Fate, type SolveAnswer, type SolveRequest } from './protocol';

const CELLS = 81;

export class LineAnswers {
  /** How many lines have been added. */
  count = 0;
  private nodes = 0;
  /** Lines there is room for. */
  private room = 0;
  private fates = new Uint8Array(0);
  private starts = new Uint32Array(0);
  private keys = new Uint32Array(0);
  private counts = new Float64Array(0);
  private nodesOfEach = new Float64Array(0);
  private solutions = new Uint8Array(0);

  /** @param expected how many lines there may be, about */
  constructor(
    private readonly request: SolveRequest,
    expected: number,
  ) {
    this.makeRoom(Math.max(1, expected));
  }

  /** Adds a line that starts at `start`. */
  add(start: number, fate: number): void {
    if (this.count === this.room) {
      this.makeRoom(2 * this.room);
    }
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
      others: new Uint8Array(0),
      nodes: this.nodesOfEach.slice(0, count),
    };
    return this.request.details ? { ...answer, details } : answer;
  }

  private makeRoom(room: number): void {
    const { fates, starts, keys, counts, nodesOfEach, solutions } = this;
    const detailed = this.request.details ? room : 0;
    (this.fates = new Uint8Array(room)).set(fates);
    (this.starts = new Uint32Array(room)).set(starts);
    (this.keys = new Uint32Array(2 * room)).set(keys);
    (this.counts = new Float64Array(room)).set(counts);
    (this.nodesOfEach = new Float64Array(detailed)).set(nodesOfEach);
    (this.solutions = new Uint8Array(CELLS * detailed)).set(solutions);
    this.room = room;
  }
}
