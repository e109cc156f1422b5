// `backtrack count`: prints how many solutions each board has.
import type { FoundBoard } from '../core/board';
import { SOLVE_NODES } from '../core/limits';
import { countCompletions } from '../core/queens/count/completions';
import { publishedCounts } from '../core/queens/count/published';
import { findSolutionsOfShape } from '../core/sudoku/anySize/search';
import type { Tally } from '../core/sudoku/search';
import { isNineByNine } from '../core/sudoku/shape';
import { findSolutions } from '../core/sudoku/solver';
import { countQuestions } from '../core/text/queens/countQuestion';
import type { TextKind } from '../core/text/scan';
import { piecesOf, type SettledLines, type Stretch } from '../files/pieces';
import { placesOf } from '../files/places';
import { kindOfFile } from '../files/puzzleFiles';
import { describeNoBoard } from '../words/boards';
import { textOf } from '../words/sentence';
import { Fate } from '../worker/protocol';
import { ExitStatus, type Command, type Options, type Streams } from './command';
import { eachInput } from './eachInput';
import { withEngine } from './engine';
import { JOBS, JSON_LINES } from './options';

/** Solutions that are counted if no other limit is given: a fraction of a second's work. */
const LIMIT = 1_000_000;

/** Guesses for a solution, at most, beside those that every board may take. */
const GUESSES = 4;

/** Queens placed for each guess that a Sudoku board may take: the one is many times as fast as the other. */
const QUEENS = 10;

/** A board's place and how many solutions were found; undefined if it is not whole. */
interface Counted {
  readonly line: number;
  readonly column: number;
  readonly solutions: number | bigint | undefined;
  /** Whether there may be more. */
  readonly orMore: boolean;
}

export const countCommand: Command = {
  name: 'count',
  operands: '[files…]',
  summary: 'print how many solutions each board in texts has',
  details: `Reads the files, or standard input if there is none or for “-”, and prints the
number of solutions of each board, one a line, in the order of the text. A plus
sign follows a number that may be higher: the limit was reached, or the search
became too long. Of a board that is not whole “?” is printed.

The solutions of an N-Queens board are its completions. Where a text names
N-Queens and has just a number, from 1 to 27, on a line of its own, the number
of placements of so many queens is printed.

A file of one-line puzzles is read line by line, so that its length does not
matter.

Exit status: 0 every board was counted, 1 some are not whole or a text has no
board, 2 a file cannot be read or the command line is wrong.`,
  options: [
    { name: JSON_LINES, help: 'print one JSON object a line for each board' },
    {
      name: 'limit',
      value: 'N',
      accepts: (value) => /^[1-9]\d{0,8}$/.test(value),
      help: `count up to N solutions of a board; ${LIMIT.toLocaleString('en')} if left out`,
    },
    JOBS,
  ],
  run: (operands, options, streams) =>
    withEngine(options.get('jobs'), (engine) =>
      eachInput(operands, streams, async ({ name, bytes }) => {
        const limit = Number(options.get('limit') ?? LIMIT);
        const budget = SOLVE_NODES + GUESSES * limit;
        let status: ExitStatus = ExitStatus.solved;
        let boards = 0;
        // A limit of 2 would ask for something else: whether answers in the text are right.
        const wanted = { limit: Math.max(limit, 3), budget, details: false };
        const kind = kindOfFile(name);
        for await (const piece of piecesOf(bytes, engine, wanted, kind)) {
          const counted =
            piece.kind === 'lines' ? countLines(piece, limit) : countText(piece, kind, limit, budget);
          boards += counted.length;
          if (counted.some(({ solutions }) => solutions === undefined)) {
            status = ExitStatus.unsolved;
          }
          print(name, counted, options, streams);
          await streams.drained();
        }
        if (boards === 0) {
          streams.say(`${name}: ${textOf(describeNoBoard())}`);
          status = ExitStatus.unsolved;
        }
        return status;
      }),
    ),
};

function countLines({ first, from, to, answer }: SettledLines, limit: number): readonly Counted[] {
  const counted: Counted[] = [];
  for (let at = from; at < to; at++) {
    const fate = answer.fates[at];
    if (fate !== Fate.nothing) {
      const found = answer.lines.counts[at] ?? 0;
      counted.push({
        line: first + at - from,
        column: 1,
        solutions: Math.min(found, limit),
        orMore: fate === Fate.gaveUp || found >= limit,
      });
    }
  }
  return counted;
}

/** Of a stretch of text, the boards and the questions for a number of placements, in its order. */
function countText(stretch: Stretch, kind: TextKind, limit: number, budget: number): readonly Counted[] {
  const { text, first, boards } = stretch;
  const placeOf = placesOf(text);
  const questions = countQuestions(text, kind, boards).map(({ size, span }) => ({ size, start: span.start }));
  return [...boards, ...questions]
    .sort((one, other) => one.start - other.start)
    .map((item) => {
      const { line, column } = placeOf(item.start);
      const place = { line: first + line - 1, column };
      if (!('kind' in item)) {
        return { ...place, solutions: publishedCounts(item.size)?.all, orMore: false };
      }
      const found = countSolutionsOf(item, limit, budget);
      return found
        ? { ...place, solutions: found.solutions, orMore: found.gaveUp || found.solutions >= limit }
        : { ...place, solutions: undefined, orMore: false };
    });
}

function countSolutionsOf(board: FoundBoard, limit: number, budget: number): Tally | undefined {
  const nowhere = new Uint8Array(0);
  const tally: Tally = { solutions: 0, nodes: 0, gaveUp: false };
  if (board.kind === 'queens') {
    const { count, nodes, gaveUp } = countCompletions(board, QUEENS * budget, () => undefined);
    return { solutions: Math.min(count, limit), nodes, gaveUp };
  }
  if (board.kind !== 'sudoku') {
    return undefined;
  }
  if (isNineByNine(board.shape)) {
    findSolutions(board.cells, limit, budget, nowhere, tally, board.candidates);
  } else {
    findSolutionsOfShape(board, limit, budget, nowhere, tally);
  }
  return tally;
}

function print(file: string, counted: readonly Counted[], options: Options, streams: Streams): void {
  const isJson = options.has(JSON_LINES);
  const lines = counted.map(({ line, column, solutions, orMore }) =>
    isJson
      ? JSON.stringify({ file, line, column, solutions: plain(solutions), orMore })
      : `${String(solutions ?? '?')}${orMore ? '+' : ''}`,
  );
  streams.write(Buffer.from(lines.map((line) => `${line}\n`).join('')));
}

/** A number for JSON; one that passes 2^53 as a string. */
function plain(solutions: number | bigint | undefined): number | string | null {
  const number = Number(solutions);
  return solutions === undefined ? null : Number.isSafeInteger(number) ? number : String(solutions);
}
