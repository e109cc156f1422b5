// The benchmarks by name. To add one: a function `(options: Options) => Promise<Report>`, and a line here.
import { big } from './bigBoards';
import { check } from './check';
import { generate } from './generate';
import { live } from './live';
import { million } from './million';
import { queens } from './queens';
import { quick } from './quick';
import { rating } from './rating';
import type { Options, Report } from './report';
import { soundness } from './soundness';
import { sudoku } from './sudoku';
import { worst } from './worst';

export const BENCHES: Readonly<Record<string, (options: Options) => Promise<Report>>> = {
  sudoku,
  quick,
  worst,
  million,
  check,
  big,
  queens,
  rating,
  soundness,
  generate,
  live,
};
