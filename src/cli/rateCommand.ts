// `backtrack rate`: prints how hard each board is, in the manner of the programs that rate puzzles.
import { LOGIC_NODES } from '../core/limits';
import { SUDOKU_EXPLAINER } from '../core/sudoku/logic/scale';
import { inOrder } from '../files/inOrder';
import { describeNoBoard } from '../words/boards';
import { textOf } from '../words/sentence';
import { boardsToRate, type BoardToRate } from './boardsToRate';
import { ExitStatus, type Command, type Options, type Streams } from './command';
import { eachInput } from './eachInput';
import type { Source } from './input';
import { JOBS, JSON_LINES } from './options';
import { rateFacts, rateMessage, type BoardFate } from './rateFacts';
import { formatted, isFormat, LETTERS_HELP, needsNames, needsSteps, USUAL_FORMAT } from './rateFormat';
import { withRater, type Rater } from './rater';

export const rateCommand: Command = {
  name: 'rate',
  operands: '[files…]',
  summary: 'print how hard each Sudoku board in texts is for a person',
  details: `Reads the files, or standard input if there is none or for “-”, and prints a
line for each 9×9 Sudoku board with one solution, in the order of the text: the
puzzle and its rating by Sudoku Explainer 1.2.1 (the scale ${SUDOKU_EXPLAINER.name}).

  53..7....6..195....98….8..79 ED=1.2/1.2/1.2

The three numbers are the ratings of the hardest step, of the hardest up to the
first cell that is solved, and of the first step. Where a text tells givens from
digits that were placed since, the givens alone are rated; where it tells
candidates, these are what the rating starts from.

A format may have in it:
${LETTERS_HELP}

Boards without a rating are told on standard error, one a line, as
“file:line:column: what is the matter”: all other boards, those that no known
technique solves, and those that exceed the budget. With --json they are told
among the others.

The hardest boards known take minutes. A file of one-line puzzles is read line
by line, so that its length does not matter.

Exit status: 0 every board is rated, 1 some are not or a text has no board,
2 a file cannot be read or the command line is wrong.`,
  options: [
    {
      name: 'format',
      value: 'TEXT',
      accepts: isFormat,
      help: `what to print for each board; “${USUAL_FORMAT}” if left out`,
    },
    {
      name: 'budget',
      value: 'N',
      accepts: (value) => /^[1-9]\d{0,11}$/.test(value),
      help: 'look at N statements of chains at most for a board',
    },
    { name: JSON_LINES, help: 'print one JSON object a line for each board' },
    JOBS,
  ],
  run: (operands, options, streams) => {
    const format = options.get('format') ?? USUAL_FORMAT;
    const isJson = options.has(JSON_LINES);
    const wish = {
      budget: Number(options.get('budget') ?? LOGIC_NODES),
      isNamed: isJson || needsNames(format),
      wanted: !isJson && needsSteps(format) ? 'steps' : 'rating',
    } as const;
    return withRater(options.get('jobs'), wish, (rater) =>
      eachInput(operands, streams, (source) => rateSource(source, rater, format, options, streams)),
    );
  },
};

async function rateSource(
  source: Source,
  rater: Rater,
  format: string,
  options: Options,
  streams: Streams,
): Promise<ExitStatus> {
  const { name } = source;
  const rate = async ({ from }: BoardToRate): Promise<BoardFate> =>
    'why' in from ? from : { start: from.start, result: await rater.solve(from.start) };
  let boards = 0;
  let status: ExitStatus = ExitStatus.solved;
  for await (const [item, fate] of inOrder(boardsToRate(source), rate, rater.ahead)) {
    boards++;
    const { line, column } = item.place;
    const isRated = 'result' in fate && fate.result.end === 'solved';
    if (!isRated) {
      status = ExitStatus.unsolved;
    }
    if (options.has(JSON_LINES)) {
      streams.write(Buffer.from(`${JSON.stringify(rateFacts(name, boards, item, fate))}\n`));
    } else if (isRated) {
      const board = { file: name, line, cells: fate.start.cells, result: fate.result };
      streams.write(Buffer.from(formatted(format, board)));
    } else {
      streams.say(`${name}:${String(line)}:${String(column)}: ${rateMessage(fate)}`);
    }
    await streams.drained();
  }
  if (boards === 0) {
    streams.say(`${name}: ${textOf(describeNoBoard())}`);
    return ExitStatus.unsolved;
  }
  return status;
}
