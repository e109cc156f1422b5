// `npm run bench -- generate`: makes the sets of puzzles/ anew. See puzzles/README.md for what they are.
import { mkdirSync, writeFileSync } from 'node:fs';
import { baseline } from './baseline';
import { RandomBoards } from './random';
import type { Line, Options, Report } from './report';
import { countOurs, guessesOfOurs, textOf } from './solver';

const SEED = 2026;
const FOLDER = 'test/bench/puzzles';
/** Puzzles of each set. */
const SIZES = { minimal: 700, tough: 700, hard: 300, multi: 700 };
/** Most clues of the set `minimal`. */
const FEW = 22;
/** Least guesses of ours for the set `tough`. */
const GUESSES = 3;
/** Changes tried for each puzzle of the set `hard`. */
const CLIMB = 400;

const found = new Uint8Array(2 * 81);
const isUnique = (board: Uint8Array): boolean => countOurs(board, 2, found) === 1;

/** Takes clues away in random order as long as one solution is left; then none can be spared. */
export function minimise(board: Uint8Array, random: RandomBoards): Uint8Array {
  for (const cell of random.cells(81)) {
    const digit = board[cell]!;
    if (digit !== 0) {
      board[cell] = 0;
      if (!isUnique(board)) {
        board[cell] = digit;
      }
    }
  }
  return board;
}

const clues = (board: Uint8Array): number => board.filter((digit) => digit !== 0).length;

function collect(count: number, make: () => Uint8Array | undefined): Uint8Array[] {
  const boards: Uint8Array[] = [];
  while (boards.length < count) {
    const board = make();
    if (board !== undefined) {
      boards.push(board);
    }
  }
  return boards;
}

/** Changes a minimal puzzle again and again, within one grid, and keeps what needs no fewer guesses. */
function climb(random: RandomBoards): Uint8Array {
  const grid = random.grid();
  let board = minimise(grid.slice(), random);
  let guesses = guessesOfOurs(board, found);
  for (let step = 0; step < CLIMB; step++) {
    const changed = board.slice();
    const given = random.shuffle([...changed.keys()].filter((cell) => changed[cell] !== 0));
    for (const cell of given.slice(0, 1 + random.below(3))) {
      changed[cell] = 0;
    }
    for (const cell of random.cells(81)) {
      if (isUnique(changed)) {
        break;
      }
      changed[cell] = grid[cell]!;
    }
    minimise(changed, random);
    const needed = guessesOfOurs(changed, found);
    if (needed >= guesses) {
      [board, guesses] = [changed, needed];
    }
  }
  return board;
}

/** Leaves out one to three clues. */
export function lessClues(board: Uint8Array, random: RandomBoards): Uint8Array {
  const given = random.shuffle([...board.keys()].filter((cell) => board[cell] !== 0));
  for (const cell of given.slice(0, 1 + random.below(3))) {
    board[cell] = 0;
  }
  return board;
}

export function generate(options: Options): Promise<Report> {
  const seed = options.seed ?? SEED;
  const minimal = (random: RandomBoards): Uint8Array => minimise(random.grid(), random);
  const make: Readonly<Record<keyof typeof SIZES, (random: RandomBoards) => Uint8Array | undefined>> = {
    minimal: (random) => {
      const board = minimal(random);
      return clues(board) <= FEW ? board : undefined;
    },
    tough: (random) => {
      const board = minimal(random);
      return guessesOfOurs(board, found) >= GUESSES ? board : undefined;
    },
    hard: climb,
    multi: (random) => lessClues(minimal(random), random),
  };
  mkdirSync(FOLDER, { recursive: true });
  const lines: Line[] = [];
  let wrong = 0;
  for (const [index, name] of (Object.keys(SIZES) as (keyof typeof SIZES)[]).entries()) {
    options.progress(`${name} …`);
    const random = new RandomBoards(seed + index);
    const boards = collect(SIZES[name], () => make[name](random));
    const text = boards.map((board) => textOf(board).replaceAll('0', '.') + '\n').join('');
    writeFileSync(
      `${FOLDER}/${name}.txt`,
      `# Made for Backtrack (CC0), seed ${String(seed + index)}: see README.md.\n${text}`,
    );
    wrong += boards.filter((board) => baseline(board, 2, 1_000_000) !== (name === 'multi' ? 2 : 1)).length;
    const sum = (of: (board: Uint8Array) => number): number =>
      boards.reduce((total, board) => total + of(board), 0);
    lines.push(
      { name: `${name}: puzzles`, value: boards.length, unit: '' },
      { name: `${name}: mean clues`, value: sum(clues) / boards.length, unit: '' },
      {
        name: `${name}: mean guesses of ours`,
        value: sum((board) => guessesOfOurs(board, found)) / boards.length,
        unit: '',
      },
    );
  }
  return Promise.resolve({
    name: 'generate',
    about: [`Seed ${String(seed)}; written to ${FOLDER}.`],
    lines,
    wrong,
  });
}
