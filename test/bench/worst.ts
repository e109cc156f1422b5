// `npm run bench -- worst`: the board of many random ones that takes our solver longest.
import type { Line, Options, Report } from './report';
import { RandomBoards } from './random';
import { countOurs, guessesOfOurs, textOf } from './solver';

const BOARDS = 500_000;
/** What no board may take for the proof of uniqueness. */
const MOST_MS = 10;
/** How many of the slowest boards of a kind are timed again, and how often: the least time is the board's own. */
const SLOWEST = 20;
const AGAIN = 5;

interface Kind {
  readonly name: string;
  readonly make: (random: RandomBoards) => Uint8Array;
}

const KINDS: readonly Kind[] = [
  {
    name: 'many clues (17 to 60 of a grid)',
    make: (random) => {
      const grid = random.grid();
      const board = new Uint8Array(81);
      for (const cell of random.cells(17 + random.below(44))) {
        board[cell] = grid[cell] ?? 0;
      }
      return board;
    },
  },
  { name: 'few clues (up to 20 random digits)', make: (random) => random.digits(random.below(21)) },
  {
    name: 'contradictory (a clue of a grid changed, or 20 to 50 random digits)',
    make: (random) => {
      if (random.below(2) === 1) {
        return random.digits(20 + random.below(31));
      }
      const grid = random.grid();
      const board = new Uint8Array(81);
      const cells = random.cells(20 + random.below(20));
      for (const cell of cells) {
        board[cell] = grid[cell] ?? 0;
      }
      const changed = cells[0] ?? 0;
      board[changed] = 1 + (((board[changed] ?? 1) + random.below(8)) % 9);
      return board;
    },
  },
];

interface Timed {
  readonly board: Uint8Array;
  readonly ms: number;
}

export function worst(options: Options): Promise<Report> {
  const boards = options.boards ?? BOARDS;
  const seed = options.seed ?? Date.now() % 1_000_000_000;
  const lines = KINDS.flatMap((kind, index) => {
    options.progress(`${kind.name} …`);
    // Each kind has a third of the boards and random numbers of its own.
    return measure(kind, Math.ceil((boards - index) / KINDS.length), new RandomBoards(seed + index));
  });
  const about = [
    `The longest of ${boards.toLocaleString('en')} random boards, seed ${String(seed)} (--seed ${String(seed)} makes the same ones).`,
    `Uniqueness (up to two solutions); wall time, the least of ${String(AGAIN)} for each of the slowest.`,
  ];
  return Promise.resolve({ name: 'worst', about, lines, wrong: 0 });
}

function measure({ name, make }: Kind, boards: number, random: RandomBoards): Line[] {
  const found = new Uint8Array(2 * 81);
  let most = -1;
  let hardest: Uint8Array = new Uint8Array(81);
  let sum = 0;
  let slowest: Timed[] = [];
  const time = (board: Uint8Array): number => {
    const start = process.hrtime.bigint();
    countOurs(board, 2, found);
    return Number(process.hrtime.bigint() - start) / 1e6;
  };
  for (let index = 0; index < boards; index++) {
    const board = make(random);
    const ms = time(board);
    sum += ms;
    if (slowest.length < SLOWEST || ms > (slowest.at(-1)?.ms ?? 0)) {
      slowest.push({ board, ms });
      slowest.sort((a, b) => b.ms - a.ms);
      // All that seem too slow are kept, however many there are.
      slowest = slowest.filter((one, place) => place < SLOWEST || one.ms > MOST_MS);
    }
    const guesses = guessesOfOurs(board, found);
    if (guesses > most) {
      [most, hardest] = [guesses, board];
    }
  }
  slowest.push({ board: hardest, ms: Infinity });
  const again = slowest.map(({ board }): Timed => {
    return { board, ms: Math.min(...Array.from({ length: AGAIN }, () => time(board))) };
  });
  const longest = again.reduce((one, other) => (other.ms > one.ms ? other : one));
  const tooLong = again.filter(({ ms }) => ms > MOST_MS).length;
  const text = (board: Uint8Array): string => textOf(board).replaceAll('0', '.');
  return [
    {
      name: `${name}: longest`,
      value: longest.ms,
      unit: 'ms',
      bar: { atMost: MOST_MS },
      remark: `${text(longest.board)}${tooLong === 0 ? '' : `; ${String(tooLong)} over ${String(MOST_MS)} ms`}`,
    },
    { name: `${name}: most guesses`, value: most, unit: 'guesses', remark: text(hardest) },
    {
      name: `${name}: mean`,
      value: (1000 * sum) / boards,
      unit: 'microseconds',
      remark: `${String(boards)} boards, noise included`,
    },
  ];
}
