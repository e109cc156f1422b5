// A second, plain solver to test against: backtracking on row, column and box masks, cell with fewest candidates
// first. It shares nothing with the solver of the core.

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export interface Naive {
  readonly solutions: readonly string[];
  /** Whether it was stopped; there may then be more solutions. */
  readonly stopped: boolean;
}

/** Up to `limit` solutions of an 81-character board (`.` = blank), in at most `steps` placements. */
export function naive(board: string, limit: number, steps = 200_000): Naive {
  const digits = Array.from(board).map((character) => (character === '.' ? 0 : Number(character)));
  const rows = new Array<number>(9).fill(0);
  const columns = new Array<number>(9).fill(0);
  const boxes = new Array<number>(9).fill(0);
  const solutions: string[] = [];
  let left = steps;
  const box = (cell: number): number => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);
  const used = (cell: number): number => rows[Math.floor(cell / 9)]! | columns[cell % 9]! | boxes[box(cell)]!;
  const toggle = (cell: number, bit: number): void => {
    rows[Math.floor(cell / 9)]! ^= bit;
    columns[cell % 9]! ^= bit;
    boxes[box(cell)]! ^= bit;
  };
  for (const [cell, digit] of digits.entries()) {
    if (digit !== 0) {
      if (used(cell) & (1 << digit)) {
        return { solutions, stopped: false };
      }
      toggle(cell, 1 << digit);
    }
  }
  const visit = (): void => {
    let best = -1;
    let fewest: number[] = [];
    for (let cell = 0; cell < 81; cell++) {
      if (digits[cell] === 0) {
        const taken = used(cell);
        const candidates = NINE.filter((digit) => !(taken & (1 << digit)));
        if (best < 0 || candidates.length < fewest.length) {
          best = cell;
          fewest = candidates;
        }
      }
    }
    if (best < 0) {
      solutions.push(digits.join(''));
      return;
    }
    for (const digit of fewest) {
      if (solutions.length >= limit || left-- <= 0) {
        return;
      }
      digits[best] = digit;
      toggle(best, 1 << digit);
      visit();
      toggle(best, 1 << digit);
      digits[best] = 0;
    }
  };
  visit();
  return { solutions, stopped: left < 0 };
}
