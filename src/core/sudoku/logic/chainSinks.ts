// What becomes of the hints that a search for chains finds: the first one in order is kept, or all different ones.
import type { Effort } from './effort';
import type { Position } from './position';
import { isBefore, type ChainHint } from './proof';
import { chainRank } from './scale';
import type { CellDigits } from './step';

/** Takes hints, and says which ones are of use. */
export interface ChainSink {
  /** The most statements that a hint of a base rating (in tenths) and order may have to be of use. */
  limit(base: number, order: number): number;
  /** Whether a hint that removes the same, and would not come after such a one, is known. */
  has(hint: Pick<ChainHint, 'eliminations' | 'rank' | 'complexity' | 'order'>): boolean;
  /** Takes a hint within that limit. */
  add(hint: ChainHint): void;
}

/** A search for chains in one position after the other. */
export interface ChainFinder {
  /** Tells a sink all hints of a position, as far as the sink has a use for them, and effort is left. */
  find(position: Position, sink: ChainSink, effort: Effort): void;
}

/** Longer hints do not exist: 1458 statements, for each of up to nine chains. */
const LONGEST = 20_000;

/** Keeps the hint that comes first. */
export class FirstHint implements ChainSink {
  first: ChainHint | undefined;
  private readonly limits = new Map<number, number>();

  limit(base: number, order: number): number {
    const { first } = this;
    if (!first) {
      return LONGEST;
    }
    const key = 16 * base + order;
    let limit = this.limits.get(key);
    if (limit === undefined) {
      limit = 0;
      while (limit < LONGEST && isBefore(chainRank(base, limit + 1), limit + 1, order, first)) {
        limit++;
      }
      this.limits.set(key, limit);
    }
    return limit;
  }

  has(): boolean {
    return false;
  }

  add(hint: ChainHint): void {
    if (!this.first || isBefore(hint.rank, hint.complexity, hint.order, this.first)) {
      this.first = hint;
      this.limits.clear();
    }
  }
}

/** Keeps all hints, of those with the same eliminations the one that comes first. */
export class AllHints implements ChainSink {
  private readonly best = new Map<number | string, { hint: ChainHint; found: number }>();
  private found = 0;

  limit(): number {
    return LONGEST;
  }

  has({ eliminations, rank, complexity, order }: Parameters<ChainSink['has']>[0]): boolean {
    const best = this.best.get(keyOf(eliminations));
    return best !== undefined && !isBefore(rank, complexity, order, best.hint);
  }

  add(hint: ChainHint): void {
    this.found++;
    if (!this.has(hint)) {
      this.best.set(keyOf(hint.eliminations), { hint, found: this.found });
    }
  }

  /** The hints in order; of equal ones first the one found first. */
  inOrder(): ChainHint[] {
    const all = [...this.best.values()];
    all.sort((a, b) =>
      isBefore(a.hint.rank, a.hint.complexity, a.hint.order, b.hint)
        ? -1
        : isBefore(b.hint.rank, b.hint.complexity, b.hint.order, a.hint)
          ? 1
          : a.found - b.found,
    );
    return all.map(({ hint }) => hint);
  }
}

/** The same for the same eliminations, in whatever order: a number where there is one cell. */
function keyOf(eliminations: readonly CellDigits[]): number | string {
  const keys = eliminations.map(({ cell, digits }) => 512 * cell + digits);
  return keys.length === 1 ? (keys[0] ?? 0) : keys.sort((a, b) => a - b).join();
}
