// `backtrack convert`: prints the boards of texts in another notation.
import type { FoundBoard } from '../core/board';
import { convert, styleOf } from '../core/text/convert/convert';
import { STYLES } from '../core/text/formats/table';
import { metadataOf } from '../core/text/metadata/metadata';
import { scan } from '../core/text/scan';
import type { Style } from '../core/text/convert/style';
import { describeFlaw, describeNoBoard } from '../words/boards';
import { describeConversion, describeStyle } from '../words/converting';
import { describeSeveral, textOf } from '../words/sentence';
import { ExitStatus, type Command, type Streams } from './command';
import { readInput, type Input } from './input';
import { placesOf } from '../files/places';
import { kindOfFile } from '../files/puzzleFiles';

export const convertCommand: Command = {
  name: 'convert',
  operands: '--to NOTATION [files…]',
  summary: 'print the Sudoku boards of texts in another notation',
  details: `Reads the files, or standard input if there is none or for “-”, and prints their
boards one after the other in the notation, and nothing else.

Notations:
${STYLES.map(({ id }) => `  ${id.padEnd(16)}${textOf(describeStyle(id))}`).join('\n')}

What the notation cannot hold of the boards is told on standard error, one line
a text; so are boards that are left out: those with a flaw in their text, and
N-Queens boards.

Exit status: 0 every board is printed (even if something of it is lost), 1 some
are not or a text has no board, 2 a file cannot be read or the command line is
wrong.`,
  options: [
    {
      name: 'to',
      value: 'NOTATION',
      accepts: (id) => styleOf(id) !== undefined,
      help: 'the notation to print the boards in',
    },
  ],
  run: async (operands, options, streams) => {
    const style = styleOf(options.get('to') ?? '');
    if (!style) {
      streams.say('backtrack: “convert” needs a notation: “--to NOTATION”. See “backtrack convert --help”.');
      return ExitStatus.usage;
    }
    let worst: ExitStatus = ExitStatus.solved;
    let printed = 0;
    for (const operand of operands.length > 0 ? operands : ['-']) {
      const input = await readInput(operand, streams.stdin);
      let status: ExitStatus = ExitStatus.usage;
      if ('problem' in input) {
        streams.say(`${input.name}: ${input.problem}`);
      } else {
        const done = convertText(input, style, printed, streams);
        printed += done.printed;
        status = done.status;
      }
      worst = status > worst ? status : worst;
    }
    return worst;
  },
};

/** Prints the boards of a text, behind those that are printed already. */
function convertText(
  { name, text }: Input,
  style: Style,
  before: number,
  streams: Streams,
): { readonly printed: number; readonly status: ExitStatus } {
  const boards = scan(text, kindOfFile(name));
  if (boards.length === 0) {
    streams.say(`${name}: ${textOf(describeNoBoard())}`);
    return { printed: 0, status: ExitStatus.unsolved };
  }
  const steps = convert(boards, style, (board) => metadataOf(text, boards, board), before);
  let step = steps.next();
  while (!step.done) {
    step = steps.next();
  }
  const { text: converted, tally } = step.value;
  streams.write(Buffer.from(converted));
  sayFlaws(name, text, boards, streams);
  const areAllPrinted = tally.printed === boards.length;
  if (!areAllPrinted || tally.losses.size > 0) {
    streams.say(`${name}: ${textOf(describeConversion(tally))}`);
  }
  return { printed: tally.printed, status: areAllPrinted ? ExitStatus.solved : ExitStatus.unsolved };
}

/** Tells of each flawed board where and what is the matter. */
function sayFlaws(name: string, text: string, boards: readonly FoundBoard[], streams: Streams): void {
  const placeOf = placesOf(text);
  for (const board of boards) {
    if (board.kind === 'flawed') {
      const { line, column } = placeOf(board.flaws[0]?.span.start ?? board.start);
      const message = textOf(describeSeveral(board.flaws.map(describeFlaw)));
      streams.say(`${name}:${String(line)}:${String(column)}: ${message}`);
    }
  }
}
