// Where a search that counts looks up: at its budget, and to tell how far it is.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import type { Tell } from './tell';

/** Levels of the search tree, from the root, by which its part that is done is told. */
const LEVELS = 3;

/** Nodes from one look to the next: some milliseconds of work. */
const NODES = 1 << 16;

/** The progress of a depth-first search. */
export class Checkpoint {
  /** Once so many nodes are made, `passes` is to be asked. */
  next: number;
  private readonly choices = new Float64Array(LEVELS).fill(1);
  private readonly tried = new Float64Array(LEVELS);

  constructor(
    private readonly budget: number,
    private readonly tell: Tell,
  ) {
    this.next = Math.min(budget, NODES);
  }

  /** The search has come to a node at this depth, from 0, which has so many choices. */
  enter(depth: number, choices: number): void {
    if (depth < LEVELS) {
      this.choices[depth] = choices;
      this.tried[depth] = 0;
    }
  }

  /** One choice of the node at this depth is done. */
  leave(depth: number): void {
    if (depth < LEVELS) {
      this.tried[depth]!++;
      // What was done below is part of that.
      this.tried.fill(0, depth + 1);
    }
  }

  /** Whether the search may go on, now that `next` nodes are made; tells how far it is. */
  passes(): boolean {
    let [done, share] = [0, 1];
    for (let level = 0; level < LEVELS; level++) {
      share /= this.choices[level]!;
      done += share * this.tried[level]!;
    }
    this.tell(done, 1);
    const isOver = this.next >= this.budget;
    this.next = Math.min(this.budget, this.next + NODES);
    return !isOver;
  }
}
