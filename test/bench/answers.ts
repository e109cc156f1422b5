// Whether answers are right: ours by published hashes and the baseline solver, the rivals' by ours.
import { createHash } from 'node:crypto';
import { baseline } from './baseline';
import type { PuzzleSet } from './sets';
import { countOurs, textOf, type Answer, type Solver } from './solver';

/** What is known of the boards of a sample, and how that was checked. */
export interface Truth {
  /** For each board of the sample: how many solutions it has, at most 3, and the first found. */
  readonly answers: readonly Answer[];
  /** How many of our answers were wrong. */
  readonly wrong: number;
  /** What was checked and came out how. */
  readonly remark: string;
}

/** Placements the baseline may make for one board. */
const BASELINE_BUDGET = 300_000;

/** Solves the whole set and the sample with our solver and checks its answers by what the set promises. */
export function checkOurs(set: PuzzleSet): Truth {
  const { all, sample, expected } = set;
  const found = new Uint8Array(3 * 81);
  const hash = createHash('sha256');
  let wrong = 0;
  for (const cells of all) {
    const count = countOurs(cells, 2, found);
    const solutions = [found.subarray(0, 81), found.subarray(81, 162)].slice(0, count).map(textOf);
    const promised = { unique: 1, several: 2, none: 0 }[expected.kind];
    const right =
      count === promised &&
      solutions.every((solution) => isSolution(solution, cells)) &&
      new Set(solutions).size === count;
    wrong += right ? 0 : 1;
    hash.update((solutions[0] ?? '') + '\n');
  }
  const sameHash = expected.kind !== 'unique' || hash.digest('hex') === expected.sha256;
  const answers = sample.map((cells): Answer => {
    const solutions = countOurs(cells, 3, found);
    return { solutions, first: solutions === 0 ? undefined : textOf(found.subarray(0, 81)) };
  });
  const counts = sample.map((cells) => baseline(cells, 3, BASELINE_BUDGET));
  const open = counts.filter((count) => count < 0).length;
  wrong += counts.filter((count, index) => count >= 0 && count !== answers[index]?.solutions).length;
  wrong += sameHash ? 0 : 1;
  const told =
    expected.kind !== 'unique' ? '' : sameHash ? ', hash of solutions as expected' : ', WRONG HASH';
  const checked = `${String(wrong)} wrong of ${String(all.length)}${told}; counts to 3 of ${String(sample.length - open)} as the baseline's`;
  return { answers, wrong, remark: wrong === 0 ? checked : `WRONG: ${checked}` };
}

/** Whether a solver's answer agrees with the truth, as far as its call tells; a board given up is no answer. */
export function isRight(answer: Answer, truth: Answer, cells: Uint8Array, solver: Solver): boolean {
  const most = solver.provesUniqueness ? 2 : 1;
  return (
    Math.min(answer.solutions, most) === Math.min(truth.solutions, most) &&
    (answer.first === undefined || isSolution(answer.first, cells))
  );
}

/** Whether 81 digits keep the givens and have each digit once in every row, column and box. */
export function isSolution(solution: string, cells: Uint8Array): boolean {
  const seen = new Set<string>();
  for (let cell = 0; cell < 81; cell++) {
    const digit = solution.charAt(cell);
    const row = Math.floor(cell / 9);
    const column = cell % 9;
    seen.add(`r${String(row)} ${digit}`).add(`c${String(column)} ${digit}`);
    seen.add(`b${String(3 * Math.floor(row / 3) + Math.floor(column / 3))} ${digit}`);
    if (cells[cell] !== 0 && Number(digit) !== cells[cell]) {
      return false;
    }
  }
  return /^[1-9]{81}$/.test(solution) && seen.size === 243;
}
