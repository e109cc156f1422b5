// Counts what is in a text, and keeps the first lines of each kind that needs a look.

/**
 * What a puzzle or board may be, `complete` if it is an N-Queens board that can be completed; one that has an answer or
 * comes again is counted for that as well.
 */
export type Kind =
  'unique' | 'complete' | 'many' | 'none' | 'gaveUp' | 'flawed' | 'wrongAnswer' | 'duplicate';

/** How many there are of a kind, and the lines of the first of them, ascending. */
export interface Count {
  readonly count: number;
  readonly lines: readonly number[];
}

/** Lines that are kept of each kind. */
const LINES = 50;

export class FileCounts {
  private readonly counts = new Map<Kind, { count: number; readonly lines: number[] }>();

  /** There is one on this line. */
  add(kind: Kind, line: number): void {
    const known = this.counts.get(kind);
    const count = known ?? { count: 0, lines: [] };
    count.count++;
    if (kind !== 'unique' && kind !== 'complete' && count.lines.length < LINES) {
      count.lines.push(line);
    }
    if (!known) {
      this.counts.set(kind, count);
    }
  }

  /** Counts those of another text as well; their lines are not kept. */
  addAll(other: FileCounts): void {
    for (const [kind, { count }] of other.counts) {
      const known = this.counts.get(kind);
      this.counts.set(kind, { count: count + (known?.count ?? 0), lines: known?.lines ?? [] });
    }
  }

  of(kind: Kind): Count {
    return this.counts.get(kind) ?? { count: 0, lines: [] };
  }

  /** How many boards there are, with those that are flawed. */
  get boards(): number {
    return this.numbers.boards;
  }

  /** How many there are of each kind, and of all. */
  get numbers(): Readonly<Record<Kind | 'boards', number>> {
    const count = (kind: Kind): number => this.of(kind).count;
    const [unique, complete, many, none] = [count('unique'), count('complete'), count('many'), count('none')];
    const [gaveUp, flawed] = [count('gaveUp'), count('flawed')];
    const boards = unique + complete + many + none + gaveUp + flawed;
    const [wrongAnswer, duplicate] = [count('wrongAnswer'), count('duplicate')];
    return { boards, unique, complete, many, none, gaveUp, flawed, wrongAnswer, duplicate };
  }
}
