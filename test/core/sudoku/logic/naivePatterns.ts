// The patterns people know, once more and slowly: everything that each of them removes, straight from its definition, by
// trying all cells, lines and sets.

/** The digits of 81 cells, 1..9; none for a cell that has its value. */
export type Grid = readonly ReadonlySet<number>[];

/** Candidates, 10 * cell + digit. */
export type Removed = Set<number>;

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const ALL_CELLS = Array.from({ length: 81 }, (_, cell) => cell);

const rowOf = (cell: number): number => Math.floor(cell / 9);
const columnOf = (cell: number): number => cell % 9;
const boxOf = (cell: number): number => 3 * Math.floor(rowOf(cell) / 3) + Math.floor(columnOf(cell) / 3);
const KINDS = [rowOf, columnOf, boxOf];

function sees(one: number, other: number): boolean {
  return one !== other && KINDS.some((kind) => kind(one) === kind(other));
}

/** The cells of all houses, by kind. */
const HOUSES = KINDS.flatMap((kind) =>
  NINE.map((number) => ({ kind, number, cells: ALL_CELLS.filter((cell) => kind(cell) === number) })),
);

/** All sets of so many of some things. */
function subsets<T>(things: readonly T[], size: number): T[][] {
  if (size === 0) {
    return [[]];
  }
  return things.flatMap((thing, index) =>
    subsets(things.slice(index + 1), size - 1).map((rest) => [thing, ...rest]),
  );
}

/** Removes a digit from what sees all of some cells, but not from `kept`. */
function removeSeen(
  grid: Grid,
  removed: Removed,
  digit: number,
  cells: readonly number[],
  kept: readonly number[] = [],
): void {
  for (const cell of ALL_CELLS) {
    if (grid[cell]!.has(digit) && !kept.includes(cell) && cells.every((other) => sees(cell, other))) {
      removed.add(10 * cell + digit);
    }
  }
}

/** The pairs of cells of which one has the digit, each both ways round. */
function links(grid: Grid, digit: number): { kind: (cell: number) => number; near: number; far: number }[] {
  return HOUSES.flatMap(({ kind, cells }) => {
    const [one, other, ...more] = cells.filter((cell) => grid[cell]!.has(digit));
    return one === undefined || other === undefined || more.length > 0
      ? []
      : [
          { kind, near: one, far: other },
          { kind, near: other, far: one },
        ];
  });
}

/** What skyscrapers, two-string kites and all turbot fish remove. */
export function turbots(
  grid: Grid,
  digit: number,
): { skyscraper: Removed; twoStringKite: Removed; turbotFish: Removed } {
  const all = {
    skyscraper: new Set<number>(),
    twoStringKite: new Set<number>(),
    turbotFish: new Set<number>(),
  };
  for (const one of links(grid, digit)) {
    for (const other of links(grid, digit)) {
      if (!sees(one.near, other.near) || new Set([one.near, one.far, other.near, other.far]).size < 4) {
        continue;
      }
      const ends = [one.far, other.far];
      removeSeen(grid, all.turbotFish, digit, ends);
      for (const [kind, across] of [
        [rowOf, columnOf],
        [columnOf, rowOf],
      ] as const) {
        if (one.kind === kind && other.kind === kind && across(one.near) === across(other.near)) {
          removeSeen(grid, all.skyscraper, digit, ends);
        }
      }
      if (one.kind === rowOf && other.kind === columnOf && boxOf(one.near) === boxOf(other.near)) {
        removeSeen(grid, all.twoStringKite, digit, ends);
      }
    }
  }
  return all;
}

/** What empty rectangles remove. */
export function emptyRectangles(grid: Grid, digit: number): Removed {
  const removed: Removed = new Set();
  for (const crossing of ALL_CELLS) {
    const places = ALL_CELLS.filter((cell) => boxOf(cell) === boxOf(crossing) && grid[cell]!.has(digit));
    for (const [kind, across] of [
      [rowOf, columnOf],
      [columnOf, rowOf],
    ] as const) {
      const isCross =
        places.every((cell) => kind(cell) === kind(crossing) || across(cell) === across(crossing)) &&
        places.some((cell) => kind(cell) !== kind(crossing)) &&
        places.some((cell) => across(cell) !== across(crossing));
      if (!isCross) {
        continue;
      }
      for (const link of links(grid, digit)) {
        if (
          link.kind === across &&
          kind(link.near) === kind(crossing) &&
          boxOf(link.near) !== boxOf(crossing)
        ) {
          const target = ALL_CELLS.find(
            (cell) => kind(cell) === kind(link.far) && across(cell) === across(crossing),
          )!;
          if (boxOf(target) !== boxOf(crossing) && grid[target]!.has(digit)) {
            removed.add(10 * target + digit);
          }
        }
      }
    }
  }
  return removed;
}

/** What W-wings remove. */
export function wWings(grid: Grid): Removed {
  const removed: Removed = new Set();
  const pairs = ALL_CELLS.filter((cell) => grid[cell]!.size === 2);
  for (const one of pairs) {
    for (const other of pairs) {
      const digits = [...grid[one]!];
      if (one === other || sees(one, other) || !digits.every((digit) => grid[other]!.has(digit))) {
        continue;
      }
      for (const [link, gone] of [digits, [...digits].reverse()] as [number, number][]) {
        if (links(grid, link).some(({ near, far }) => sees(one, near) && sees(other, far))) {
          removeSeen(grid, removed, gone, [one, other]);
        }
      }
    }
  }
  return removed;
}

/** What finned and sashimi fish of a size remove. */
export function finnedFish(grid: Grid, digit: number, size: number): { finned: Removed; sashimi: Removed } {
  const all = { finned: new Set<number>(), sashimi: new Set<number>() };
  const places = ALL_CELLS.filter((cell) => grid[cell]!.has(digit));
  for (const [kind, across] of [
    [rowOf, columnOf],
    [columnOf, rowOf],
  ] as const) {
    for (const bases of subsets(NINE, size)) {
      const inBases = places.filter((cell) => bases.includes(kind(cell)));
      if (new Set(inBases.map(kind)).size < size) {
        continue;
      }
      for (const covers of subsets([...new Set(inBases.map(across))], size)) {
        const fins = inBases.filter((cell) => !covers.includes(across(cell)));
        const body = inBases.filter((cell) => covers.includes(across(cell)));
        const isFish = bases.every((line) => body.filter((cell) => kind(cell) === line).length >= 2);
        for (const cell of fins.length === 0 ? [] : places) {
          if (
            covers.includes(across(cell)) &&
            !bases.includes(kind(cell)) &&
            fins.every((fin) => sees(fin, cell))
          ) {
            (isFish ? all.finned : all.sashimi).add(10 * cell + digit);
          }
        }
      }
    }
  }
  return all;
}

/** What the colours of a digit remove: by who must be the same as whom, and who the opposite. */
export function colours(grid: Grid, digit: number): Removed {
  const removed: Removed = new Set();
  const places = ALL_CELLS.filter((cell) => grid[cell]!.has(digit));
  const same = new Set<number>(places.map((cell) => 100 * cell + cell));
  const opposite = new Set<number>(links(grid, digit).map(({ near, far }) => 100 * near + far));
  for (let before = -1; before !== same.size + opposite.size;) {
    before = same.size + opposite.size;
    for (const pair of [...same, ...opposite]) {
      for (const { near, far } of links(grid, digit)) {
        if (pair % 100 === near) {
          (same.has(pair) ? opposite : same).add(100 * Math.floor(pair / 100) + far);
        }
      }
    }
  }
  for (const pair of opposite) {
    const [one, other] = [Math.floor(pair / 100), pair % 100];
    for (const cell of places) {
      if (
        !same.has(100 * one + cell) &&
        !opposite.has(100 * one + cell) &&
        sees(cell, one) &&
        sees(cell, other)
      ) {
        removed.add(10 * cell + digit);
      }
    }
  }
  for (const pair of same) {
    const [one, other] = [Math.floor(pair / 100), pair % 100];
    if (sees(one, other)) {
      places.filter((cell) => same.has(100 * one + cell)).forEach((cell) => removed.add(10 * cell + digit));
    }
  }
  return removed;
}

/** What remote pairs remove: along all ways from cell to cell. */
export function remotePairs(grid: Grid): Removed {
  const removed: Removed = new Set();
  const pairs = ALL_CELLS.filter((cell) => grid[cell]!.size === 2);
  const go = (way: readonly number[]): void => {
    const [first, last] = [way[0]!, way.at(-1)!];
    if (way.length >= 4 && way.length % 2 === 0 && !sees(first, last)) {
      for (const digit of grid[first]!) {
        removeSeen(grid, removed, digit, [first, last]);
      }
    }
    for (const next of pairs) {
      if (
        sees(last, next) &&
        !way.includes(next) &&
        [...grid[next]!].every((digit) => grid[first]!.has(digit))
      ) {
        go([...way, next]);
      }
    }
  };
  for (const cell of pairs) {
    go([cell]);
  }
  return removed;
}

/** What two almost locked sets without a cell in common remove. */
export function almostLockedPairs(grid: Grid): Removed {
  const removed: Removed = new Set();
  const sets = new Map<string, { cells: readonly number[]; digits: ReadonlySet<number> }>();
  for (const house of HOUSES) {
    const open = house.cells.filter((cell) => grid[cell]!.size > 0);
    for (let size = 1; size <= open.length; size++) {
      for (const cells of subsets(open, size)) {
        const digits = new Set(cells.flatMap((cell) => [...grid[cell]!]));
        if (digits.size === size + 1) {
          sets.set(cells.join(), { cells, digits });
        }
      }
    }
  }
  const all = [...sets.values()];
  const having = (cells: readonly number[], digit: number): number[] =>
    cells.filter((cell) => grid[cell]!.has(digit));
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      if (one.cells.some((cell) => other.cells.includes(cell))) {
        continue;
      }
      const common = [...one.digits].filter((digit) => other.digits.has(digit));
      const restricted = common.filter((digit) =>
        having(one.cells, digit).every((cell) =>
          having(other.cells, digit).every((across) => sees(cell, across)),
        ),
      );
      for (const digit of common) {
        if (restricted.some((x) => x !== digit)) {
          removeSeen(grid, removed, digit, [...having(one.cells, digit), ...having(other.cells, digit)]);
        }
      }
      for (const { cells, digits } of restricted.length > 1 ? [one, other] : []) {
        for (const digit of digits) {
          if (!restricted.includes(digit)) {
            removeSeen(grid, removed, digit, having(cells, digit), [...one.cells, ...other.cells]);
          }
        }
      }
    }
  }
  return removed;
}
