// `backtrack solve`: prints texts with every board in them solved in place.
import { standingOf, type Verdict } from '../core/judge';
import { SOLVE_NODES } from '../core/limits';
import { solutionEdits } from '../core/text/solved';
import { applyEdits, joinEdits } from '../core/text/write';
import { piecesOf, type SettledLines, type Stretch } from '../files/pieces';
import { placesOf } from '../files/places';
import { kindOfFile } from '../files/puzzleFiles';
import { describeNoBoard } from '../words/boards';
import { textOf } from '../words/sentence';
import { Fate } from '../worker/protocol';
import { boardFacts, messageOf, offsetOf } from './boardFacts';
import { ExitStatus, type Command, type Streams } from './command';
import { eachInput } from './eachInput';
import { withEngine } from './engine';
import { JOBS, JSON_LINES } from './options';
import type { PlaceOf } from './placed';
import { solvedLines, verdictOnLine } from './solvedLines';

const WANTED = { limit: 2, budget: SOLVE_NODES, details: true } as const;

export const solveCommand: Command = {
  name: 'solve',
  operands: '[files…]',
  summary: 'print texts with every board in them solved in place',
  details: `Reads the files, or standard input if there is none or for “-”, and prints their
texts one after the other. Only the blank cells of boards change. Of several
solutions of a Sudoku board the first in order is written: the one whose 81
digits make the smallest number. The queens of an N-Queens board stay, and
others are put beside them: with up to 20 rows the first in order, too.

Sudoku boards with several solutions, boards with none, or with a flaw in their
text are told on standard error, one a line, as “file:line:column: what is the
matter”.

Texts are read as UTF-8, or as UTF-16 if they start with its byte order mark.
They are printed as UTF-8; a byte order mark is kept. Bytes of other encodings
are printed as they are. A file of one-line puzzles is read line by line, so
that its length does not matter.

Exit status: 0 every board is solved (even if it has several solutions),
1 some are not or a text has no board, 2 a file cannot be read or the command
line is wrong.`,
  options: [
    { name: JSON_LINES, help: 'print one JSON object a line for each board instead of the texts' },
    { name: 'unique', help: 'leave Sudoku boards with several solutions alone' },
    JOBS,
  ],
  run: (operands, options, streams) =>
    withEngine(options.get('jobs'), (engine) =>
      eachInput(operands, streams, async ({ name, bytes }) => {
        const printer = new Printer(name, options.has(JSON_LINES), options.has('unique'), streams);
        for await (const piece of piecesOf(bytes, engine, WANTED, kindOfFile(name))) {
          if (piece.kind === 'lines') {
            printer.printLines(piece);
          } else {
            printer.printStretch(piece, await engine.judge(piece.boards));
          }
          await streams.drained();
        }
        return printer.end();
      }),
    ),
};

/** Prints a text piece by piece, and remembers how it went. */
class Printer {
  private boards = 0;
  private status: ExitStatus = ExitStatus.solved;

  constructor(
    private readonly name: string,
    private readonly isJson: boolean,
    private readonly onlyUnique: boolean,
    private readonly streams: Streams,
  ) {}

  printLines(piece: SettledLines): void {
    if (!this.isJson) {
      this.streams.write(solvedLines(piece, !this.onlyUnique));
    }
    const { fates } = piece.answer;
    let facts = '';
    for (let at = piece.from; at < piece.to; at++) {
      if (fates[at] === Fate.nothing) {
        continue;
      }
      this.boards++;
      const line = piece.first + at - piece.from;
      const told = this.isJson || fates[at] !== Fate.unique ? verdictOnLine(piece, at) : undefined;
      if (told) {
        const placeOf: PlaceOf = (offset) => ({ line, column: offset + 1 });
        facts += this.isJson ? this.facts(told.verdict, this.boards, placeOf) : '';
        this.tell(told.verdict, placeOf);
      }
    }
    this.streams.write(Buffer.from(facts));
  }

  printStretch({ text, first, encode }: Stretch, verdicts: readonly Verdict[]): void {
    const placeInText = placesOf(text);
    const placeOf: PlaceOf = (offset) => {
      const { line, column } = placeInText(offset);
      return { line: first + line - 1, column };
    };
    if (this.isJson) {
      const facts = verdicts.map((verdict, index) => this.facts(verdict, this.boards + index + 1, placeOf));
      this.streams.write(Buffer.from(facts.join('')));
    } else {
      // One edit a board, as there may be very many.
      const edits = verdicts.flatMap((verdict) => {
        const answer = this.isSolved(verdict) ? solutionEdits(text, verdict) : undefined;
        return joinEdits(text, answer ?? []) ?? [];
      });
      this.streams.write(encode(applyEdits(text, edits)));
    }
    this.boards += verdicts.length;
    for (const verdict of verdicts) {
      this.tell(verdict, placeOf);
    }
  }

  /** Nothing more comes: how it went. */
  end(): ExitStatus {
    if (this.boards === 0) {
      this.streams.say(`${this.name}: ${textOf(describeNoBoard())}`);
      return ExitStatus.unsolved;
    }
    return this.status;
  }

  private isSolved(verdict: Verdict): boolean {
    const standing = standingOf(verdict);
    return standing === 'asked' || (!this.onlyUnique && standing !== undefined);
  }

  private facts(verdict: Verdict, number: number, placeOf: PlaceOf): string {
    return `${JSON.stringify(boardFacts(this.name, number, verdict, placeOf))}\n`;
  }

  /** Says what there is to know of a board beside its solution. */
  private tell(verdict: Verdict, placeOf: PlaceOf): void {
    if (!this.isSolved(verdict)) {
      this.status = ExitStatus.unsolved;
    }
    if (!this.isJson && standingOf(verdict) !== 'asked') {
      const { line, column } = placeOf(offsetOf(verdict));
      this.streams.say(`${this.name}:${String(line)}:${String(column)}: ${messageOf(verdict)}`);
    }
  }
}
