// `backtrack solve`: prints texts with every board in them solved in place.
import { solutionOf, type Verdict } from '../core/judge';
import { scan } from '../core/text/scan';
import { applyEdits, joinEdits, write } from '../core/text/write';
import { describeNoBoard } from '../words/boards';
import { textOf } from '../words/sentence';
import { boardFacts, messageOf, offsetOf } from './boardFacts';
import { ExitStatus, type Command, type Streams } from './command';
import { readInput, type Input } from './input';
import { judgeAll } from './judgeAll';
import { placesOf } from './places';

/** Boards told of in one write. */
const AT_ONCE = 1000;

export const solveCommand: Command = {
  name: 'solve',
  operands: '[files…]',
  summary: 'print texts with every Sudoku board in them solved in place',
  details: `Reads the files, or standard input if there is none or for “-”, and prints their
texts one after the other. Only the blank cells of boards change. Of several
solutions the first in order is written: the one whose 81 digits make the
smallest number.

Boards with several solutions, none, or a flaw in their text are told on
standard error, one a line, as “file:line:column: what is the matter”.

Texts are read as UTF-8, or as UTF-16 if they start with its byte order mark.
They are printed as UTF-8; a byte order mark is kept. Bytes of other encodings
are printed as they are.

Exit status: 0 every board is solved (even if it has several solutions),
1 some are not or a text has no board, 2 a file cannot be read or the command
line is wrong.`,
  switches: [{ name: 'json', help: 'print one JSON object a line for each board instead of the texts' }],
  run: async (operands, switches, streams) => {
    let worst: ExitStatus = ExitStatus.solved;
    for (const operand of operands.length > 0 ? operands : ['-']) {
      const input = await readInput(operand, streams.stdin);
      const status =
        'problem' in input ? refuse(input, streams) : await solveText(input, switches.has('json'), streams);
      worst = status > worst ? status : worst;
    }
    return worst;
  },
};

function refuse(
  { name, problem }: { readonly name: string; readonly problem: string },
  streams: Streams,
): ExitStatus {
  streams.say(`${name}: ${problem}`);
  return ExitStatus.usage;
}

async function solveText(input: Input, json: boolean, streams: Streams): Promise<ExitStatus> {
  const verdicts = await judgeAll(scan(input.text));
  if (json) {
    printFacts(input, verdicts, streams);
  } else {
    printSolved(input, verdicts, streams);
  }
  if (verdicts.length === 0) {
    streams.say(`${input.name}: ${textOf(describeNoBoard())}`);
    return ExitStatus.unsolved;
  }
  return verdicts.every(solutionOf) ? ExitStatus.solved : ExitStatus.unsolved;
}

function printFacts({ name, text }: Input, verdicts: readonly Verdict[], streams: Streams): void {
  const placeOf = placesOf(text);
  for (let first = 0; first < verdicts.length; first += AT_ONCE) {
    const lines = verdicts
      .slice(first, first + AT_ONCE)
      .map((verdict, index) => `${JSON.stringify(boardFacts(name, first + index + 1, verdict, placeOf))}\n`);
    streams.write(Buffer.from(lines.join('')));
  }
}

function printSolved({ name, text, encode }: Input, verdicts: readonly Verdict[], streams: Streams): void {
  // One edit a board: those of all cells of a million boards would not fit into memory.
  const edits = verdicts.flatMap((verdict) => {
    const solution = solutionOf(verdict);
    const answer = solution && verdict.kind === 'sound' ? write(text, verdict.board, solution) : [];
    return joinEdits(text, answer) ?? [];
  });
  streams.write(encode(applyEdits(text, edits)));
  const placeOf = placesOf(text);
  for (const verdict of verdicts) {
    if (verdict.kind !== 'sound' || verdict.outcome.kind !== 'unique') {
      const { line, column } = placeOf(offsetOf(verdict));
      streams.say(`${name}:${String(line)}:${String(column)}: ${messageOf(verdict)}`);
    }
  }
}
