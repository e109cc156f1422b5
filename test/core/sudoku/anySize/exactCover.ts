// A second, plain solver of boards of any size to test against: Knuth's Algorithm X on sets, nothing clever. It shares
// nothing with the solver of the core, not even the houses.

/** What a candidate uses up: its cell, and its digit in its row, column and box. */
function needsOf(row: number, column: number, digit: number, boxRows: number, boxColumns: number): string[] {
  const box = `${String(Math.floor(row / boxRows))}/${String(Math.floor(column / boxColumns))}`;
  return [`${String(row)},${String(column)}`, `r${String(row)}=${String(digit)}`].concat(
    `c${String(column)}=${String(digit)}`,
    `b${box}=${String(digit)}`,
  );
}

/** Up to `limit` solutions (each n * n digits) of a board with boxes of `boxRows` × `boxColumns`, 0 = blank. */
export function exactCover(
  boxRows: number,
  boxColumns: number,
  cells: readonly number[],
  limit: number,
): number[][] {
  const size = boxRows * boxColumns;
  /** A number for each need, as sets of numbers are faster. */
  const numbers = new Map<string, number>();
  const numberOf = (need: string): number => {
    numbers.set(need, numbers.get(need) ?? numbers.size);
    return numbers.get(need)!;
  };
  const needs: number[][] = [];
  const candidates: { cell: number; digit: number }[] = [];
  for (let cell = 0; cell < size * size; cell++) {
    for (let digit = 1; digit <= size; digit++) {
      candidates.push({ cell, digit });
      needs.push(needsOf(Math.floor(cell / size), cell % size, digit, boxRows, boxColumns).map(numberOf));
    }
  }
  /** The candidates left for each need that is open. */
  const open = new Map<number, Set<number>>();
  for (const [candidate, list] of needs.entries()) {
    for (const need of list) {
      open.set(need, (open.get(need) ?? new Set()).add(candidate));
    }
  }
  /** Takes a candidate: its needs are met, and all that compete for them are gone. */
  const take = (candidate: number): Set<number>[] =>
    needs[candidate]!.map((need) => {
      const met = open.get(need)!;
      for (const rival of met) {
        for (const other of needs[rival]!) {
          if (other !== need) {
            open.get(other)?.delete(rival);
          }
        }
      }
      open.delete(need);
      return met;
    });
  const putBack = (candidate: number, removed: Set<number>[]): void => {
    for (const need of [...needs[candidate]!].reverse()) {
      const met = removed.pop()!;
      open.set(need, met);
      for (const rival of met) {
        for (const other of needs[rival]!) {
          if (other !== need) {
            open.get(other)?.add(rival);
          }
        }
      }
    }
  };
  const chosen: number[] = [];
  for (const [cell, digit] of cells.entries()) {
    if (digit !== 0) {
      const candidate = size * cell + digit - 1;
      if (!needs[candidate]!.every((need) => open.get(need)?.has(candidate))) {
        return [];
      }
      take(candidate);
      chosen.push(candidate);
    }
  }
  const solutions: number[][] = [];
  const visit = (): void => {
    let fewest: Set<number> | undefined;
    for (const left of open.values()) {
      if (fewest === undefined || left.size < fewest.size) {
        fewest = left;
      }
    }
    if (fewest === undefined) {
      const solution = new Array<number>(size * size).fill(0);
      for (const candidate of chosen) {
        solution[candidates[candidate]!.cell] = candidates[candidate]!.digit;
      }
      solutions.push(solution);
      return;
    }
    for (const candidate of [...fewest]) {
      if (solutions.length < limit) {
        const removed = take(candidate);
        chosen.push(candidate);
        visit();
        chosen.pop();
        putBack(candidate, removed);
      }
    }
  };
  visit();
  return solutions;
}
