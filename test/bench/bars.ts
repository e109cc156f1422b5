// What the ratios of `npm run bench -- sudoku` should be, by set and rival.
import type { Bar } from './report';

const HARD = ['17-clue', 'top1465', '1905', '1106'];

const JCZSOLVE: Readonly<Record<string, number>> = {
  ...Object.fromEntries(HARD.map((set) => [set, 1])),
  easy: 0.75,
  diabolical: 0.75,
};
const TDOKU: Readonly<Record<string, number>> = {
  ...Object.fromEntries(HARD.map((set) => [set, 0.85])),
  easy: 0.7,
};
const BEST_PACKAGE: Readonly<Record<string, number>> = { '17-clue': 15, top1465: 15, '1106': 15, easy: 12 };

const atLeast = (value: number | undefined): Bar | undefined =>
  value === undefined ? undefined : { atLeast: value };

/** The bar for ours against a native rival; the one for tdoku is an aim. */
export function barFor(set: string, rival: string): Bar | undefined {
  if (rival === 'native jczsolve') {
    return atLeast(JCZSOLVE[set]);
  }
  const aim = rival === 'native tdoku' ? TDOKU[set] : undefined;
  return aim === undefined ? undefined : { atLeast: aim, aim: true };
}

/** The bar for ours against the fastest package of npm. */
export function bestBarFor(set: string): Bar | undefined {
  return atLeast(BEST_PACKAGE[set]);
}
