// Completes a placement of queens by always deciding the row or column with the fewest free squares.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import type { Placement } from './placement';
import type { Random } from './random';

/** How a search ended. */
export type SearchEnd = 'found' | 'none' | 'gaveUp';

/** Queens that a search may place, and has placed. */
export interface NodeCount {
  readonly budget: number;
  nodes: number;
}

/** Nodes a search makes before it starts again, for each row of the board; the next time half as many again. */
const NODES_PER_ROW = 4;

/**
 * Looks for a completion of a placement, which is afterwards as it was before. What was found is in `found`, the column
 * of each row.
 *
 * Each step takes a row or column with the fewest free squares, by chance one of several, and tries its squares in
 * random order. An early mistake is sometimes noticed only after very many nodes, so the search starts again, with
 * other random numbers, after a number of nodes that grows each time: the last one has enough of them for a proof.
 */
export class FewestFreeSearch {
  /** The squares left to try at each depth, one depth's after the other's. */
  private readonly rows: Uint16Array;
  private readonly columns: Uint16Array;
  /** Where those of each depth end. */
  private readonly ends: Uint32Array;
  /** The row of the queen placed at each depth. */
  private readonly path: Uint16Array;

  /** @param found as long as the board has rows */
  constructor(
    private readonly placement: Placement,
    private readonly random: Random,
    private readonly count: NodeCount,
    private readonly found: Uint16Array,
  ) {
    // At each depth one row fewer is open, and a line has at most as many free squares as there are open ones.
    const open = placement.rows.count;
    this.rows = new Uint16Array((open * (open + 1)) / 2);
    this.columns = new Uint16Array((open * (open + 1)) / 2);
    this.ends = new Uint32Array(open + 1);
    this.path = new Uint16Array(open);
  }

  /** Searches until it is decided whether there is a completion, or the budget is at its end. */
  run(): SearchEnd {
    for (let nodes = NODES_PER_ROW * this.placement.size; ; nodes += nodes >> 1) {
      const limit = Math.min(this.count.budget, this.count.nodes + nodes);
      const end = this.runUntil(limit);
      if (end !== 'gaveUp' || limit === this.count.budget) {
        return end;
      }
    }
  }

  /** One search, given up before more than `limit` queens in all are placed. */
  private runUntil(limit: number): SearchEnd {
    const { placement, rows, columns, ends, path, count } = this;
    this.shuffle();
    let depth = 0;
    ends[0] = this.list(0);
    while (placement.rows.count > 0) {
      const start = depth === 0 ? 0 : ends[depth - 1]!;
      if (ends[depth] === start) {
        if (depth === 0) {
          return 'none';
        }
        placement.takeBack(path[--depth]!);
        continue;
      }
      if (count.nodes >= limit) {
        this.takeBackAll(depth);
        return 'gaveUp';
      }
      const square = --ends[depth]!;
      path[depth] = rows[square]!;
      placement.place(rows[square]!, columns[square]!);
      count.nodes++;
      depth++;
      ends[depth] = this.list(square);
    }
    this.found.set(placement.columnOf);
    this.takeBackAll(depth);
    return 'found';
  }

  private takeBackAll(depth: number): void {
    for (let at = depth - 1; at >= 0; at--) {
      this.placement.takeBack(this.path[at]!);
    }
  }

  /** Puts the open lines into random order; the first of equals is taken from it, and squares are tried along it. */
  private shuffle(): void {
    for (const lines of [this.placement.rows, this.placement.columns]) {
      for (let index = lines.count - 1; index > 0; index--) {
        lines.swap(index, this.random.below(index + 1));
      }
    }
  }

  /** Lists the free squares of a line that has the fewest, from a place on; returns where they end. */
  private list(start: number): number {
    const { rows: openRows, columns: openColumns, freeInRow, freeInColumn } = this.placement;
    let fewest = Infinity;
    let best = 0;
    let isRow = true;
    for (let index = 0; index < openRows.count; index++) {
      const row = openRows.numbers[index]!;
      if (freeInRow[row]! < fewest) {
        fewest = freeInRow[row]!;
        best = row;
      }
    }
    for (let index = 0; index < openColumns.count; index++) {
      const column = openColumns.numbers[index]!;
      if (freeInColumn[column]! < fewest) {
        fewest = freeInColumn[column]!;
        best = column;
        isRow = false;
      }
    }
    let end = start;
    if (fewest > 0) {
      const crossing = isRow ? openColumns : openRows;
      for (let index = 0; index < crossing.count; index++) {
        const other = crossing.numbers[index]!;
        const row = isRow ? best : other;
        const column = isRow ? other : best;
        if (this.placement.isFree(row, column)) {
          this.rows[end] = row;
          this.columns[end] = column;
          end++;
        }
      }
    }
    return end;
  }
}
