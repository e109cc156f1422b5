// The rivals from npm, each used in the fastest way its face allows; boards are converted beforehand.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loaded, TEXTBOOK, textOf, type Answer, type Solver } from './solver';

/** The parts used of the packages' faces; they are not installed on a clean clone. */
interface DancingLinks {
  readonly DancingLinks: new () => {
    createSolver(options: { columns: number }): {
      addSparseConstraints(rows: readonly Row[]): void;
      find(limit: number): readonly Cover[];
    };
  };
}
type Cover = readonly { readonly data: number }[];
interface Row {
  /** 9 * cell + digit - 1. */
  readonly data: number;
  /** The four columns: the cell, and the digit in its row, column and box. */
  readonly columnIndices: readonly [number, number, number, number];
}
interface AlgorithmSudoku {
  readonly SudokuSolver: new (options: { childMatrixWidth: number }) => {
    solve(puzzle: readonly number[], solution: number[]): boolean;
  };
}
interface SudokuPackage {
  solvepuzzle(board: readonly (number | null)[]): readonly number[] | null;
}
type Qqwing = new () => {
  setRecordHistory(on: boolean): void;
  setPuzzle(cells: readonly number[]): boolean;
  countSolutions(round: number, limitToTwo: boolean): number;
};
interface SudokuCore {
  analyze(board: readonly (number | null)[]): {
    readonly hasSolution: boolean;
    readonly hasUniqueSolution: boolean;
  };
}

const ROWS: readonly Row[] = Array.from({ length: 729 }, (_, data) => {
  const cell = Math.floor(data / 9);
  const digit = data % 9;
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  const box = 3 * Math.floor(row / 3) + Math.floor(column / 3);
  return {
    data,
    columnIndices: [cell, 81 + 9 * row + digit, 162 + 9 * column + digit, 243 + 9 * box + digit],
  };
});

/** The rows of the exact cover: one for a given, nine for a blank. */
function allRows(cells: Uint8Array): Row[] {
  const rows: Row[] = [];
  for (let cell = 0; cell < 81; cell++) {
    const given = cells[cell]!;
    const end = 9 * cell + (given === 0 ? 9 : given);
    for (let data = given === 0 ? 9 * cell : end - 1; data < end; data++) {
      rows.push(ROWS[data]!);
    }
  }
  return rows;
}

/** The same without the rows of blanks that clash with a given. */
function prunedRows(cells: Uint8Array): Row[] {
  const taken = new Uint8Array(324);
  for (let cell = 0; cell < 81; cell++) {
    if (cells[cell] !== 0) {
      for (const column of ROWS[9 * cell + cells[cell]! - 1]!.columnIndices) {
        taken[column] = 1;
      }
    }
  }
  return allRows(cells).filter(({ data, columnIndices: [, row, column, box] }) => {
    const isGiven = cells[Math.floor(data / 9)] !== 0;
    return isGiven || (taken[row]! | taken[column]! | taken[box]!) === 0;
  });
}

function dancingLinks(
  name: string,
  how: string,
  rowsOf: (cells: Uint8Array) => Row[],
  it: DancingLinks,
): Solver {
  const links = new it.DancingLinks();
  const find = (cells: Uint8Array): readonly Cover[] => {
    const solver = links.createSolver({ columns: 324 });
    solver.addSparseConstraints(rowsOf(cells));
    return solver.find(2);
  };
  const answer = (cells: Uint8Array): Answer => {
    const [one, ...more] = find(cells);
    if (one === undefined) {
      return { solutions: 0 };
    }
    const digits = new Uint8Array(81);
    for (const { data } of one) {
      digits[Math.floor(data / 9)] = (data % 9) + 1;
    }
    return { solutions: 1 + more.length, first: textOf(digits) };
  };
  return {
    name,
    how,
    provesUniqueness: true,
    load: (boards) => loaded(boards, answer, (cells) => find(cells).length),
  };
}

function algorithmSudoku(it: AlgorithmSudoku): Solver {
  const solver = new it.SudokuSolver({ childMatrixWidth: 3 });
  const solution = new Array<number>(81).fill(-1);
  const solve = (board: readonly number[]): number => (solver.solve(board, solution) ? 1 : 0);
  return {
    name: '@algorithm.ts/sudoku',
    how: 'solve: one solution, no check of uniqueness',
    provesUniqueness: false,
    load: (boards) =>
      loaded(
        boards.map((cells) => Array.from(cells, (digit) => digit - 1)),
        (board) =>
          solve(board) === 0
            ? { solutions: 0 }
            : { solutions: 1, first: textOf(solution.map((digit) => digit + 1)) },
        solve,
      ),
  };
}

function sudokuPackage(it: SudokuPackage): Solver {
  return {
    name: 'sudoku',
    how: 'solvepuzzle: one solution, no check of uniqueness',
    provesUniqueness: false,
    load: (boards) =>
      loaded(
        boards.map((cells) => Array.from(cells, (digit) => (digit === 0 ? null : digit - 1))),
        (board) => {
          const solution = it.solvepuzzle(board);
          return solution === null
            ? { solutions: 0 }
            : { solutions: 1, first: textOf(solution.map((digit) => digit + 1)) };
        },
        (board) => (it.solvepuzzle(board) === null ? 0 : 1),
      ),
  };
}

function qqwing(it: Qqwing): Solver {
  const solver = new it();
  solver.setRecordHistory(false);
  const count = (board: readonly number[]): number =>
    solver.setPuzzle(board) ? Math.min(2, solver.countSolutions(2, true)) : 0;
  return {
    name: 'qqwing',
    how: 'countSolutions up to two',
    provesUniqueness: true,
    load: (boards) =>
      loaded(
        boards.map((cells) => Array.from(cells)),
        (board) => ({ solutions: count(board) }),
        count,
      ),
  };
}

function sudokuCore(it: SudokuCore): Solver {
  const count = (board: readonly (number | null)[]): number => {
    const { hasSolution, hasUniqueSolution } = it.analyze(board);
    return hasUniqueSolution ? 1 : hasSolution ? 2 : 0;
  };
  return {
    name: 'sudoku-core',
    how: 'analyze',
    provesUniqueness: true,
    load: (boards) =>
      loaded(
        boards.map((cells) => Array.from(cells, (digit) => (digit === 0 ? null : digit))),
        (board) => ({ solutions: count(board) }),
        count,
      ),
  };
}

/** The solvers of an installed folder (see `install.ts`), and the textbook's; without a folder the latter only. */
export async function loadRivals(folder: string | undefined): Promise<readonly Solver[]> {
  if (folder === undefined) {
    return [TEXTBOOK];
  }
  const load = async (path: string): Promise<unknown> =>
    import(pathToFileURL(join(folder, 'node_modules', path)).href);
  /** A CommonJS module's exports. */
  const loadOld = async (path: string): Promise<unknown> =>
    ((await load(path)) as { default: unknown }).default;
  const links = (await load('dancing-links/built/lib/index.js')) as DancingLinks;
  return [
    dancingLinks('dancing-links', 'find(2), nine rows for a blank', allRows, links),
    dancingLinks('dancing-links, pruned', 'find(2), no rows that clash with givens', prunedRows, links),
    algorithmSudoku((await load('@algorithm.ts/sudoku/lib/esm/index.mjs')) as AlgorithmSudoku),
    sudokuPackage((await loadOld('sudoku/dist-node/index.js')) as SudokuPackage),
    qqwing((await loadOld('qqwing/qqwing-1.3.4.js')) as Qqwing),
    sudokuCore((await loadOld('sudoku-core/dist/cjs/index.js')) as SudokuCore),
    TEXTBOOK,
  ];
}
