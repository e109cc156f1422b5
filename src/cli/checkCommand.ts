// `backtrack check`: says what is wrong with the boards of texts, one finding a line, as linters do.
import { findingsIn } from '../files/checkText';
import type { Engine } from '../files/engine';
import type { Finding } from '../files/findings';
import { PuzzlePlaces } from '../files/puzzlePlaces';
import { FileCounts } from '../files/fileCounts';
import { kindOfFile } from '../files/puzzleFiles';
import { describeNoBoard } from '../words/boards';
import { describeNumbers, filesChecked } from '../words/checkingFiles';
import { textOf } from '../words/sentence';
import { ExitStatus, type Command, type Options, type Streams } from './command';
import { eachInput } from './eachInput';
import { withEngine } from './engine';
import type { Source } from './input';
import { JOBS, JSON_LINES } from './options';

export const checkCommand: Command = {
  name: 'check',
  operands: '[files…]',
  summary: 'say what is wrong with the boards in texts',
  details: `Reads the files, or standard input if there is none or for “-”, and prints what
is wrong with their boards, board by board, one finding a line:

  file:line:column: severity: what is the matter [code]

Errors are rules that are broken, boards without a solution, wrong answers and
flaws of the text. That a Sudoku board has several solutions is a warning, or with
--unique an error. A line on standard error sums each file up.

A file of one-line puzzles is read line by line, so that its length does not
matter. --duplicates remembers the first six million puzzles.

Exit status: 0 there is no error, 1 there are some or a text has no board,
2 a file cannot be read or the command line is wrong.`,
  options: [
    { name: JSON_LINES, help: 'print one JSON object a line for each finding' },
    { name: 'unique', help: 'a Sudoku board with several solutions is an error' },
    { name: 'duplicates', help: 'a puzzle that was there before is an error' },
    { name: 'quiet', help: 'do not sum the files up' },
    JOBS,
  ],
  run: (operands, options, streams) =>
    withEngine(options.get('jobs'), (engine) => {
      const places = options.has('duplicates') ? new PuzzlePlaces() : undefined;
      const names: string[] = [];
      return eachInput(operands, streams, (source, file) => {
        names[file] = source.name;
        const nameOf = (other: number): string | undefined => (other === file ? undefined : names[other]);
        const puzzles = places && { places, file, nameOf };
        return checkSource(source, { engine, puzzles }, options, streams);
      });
    }),
};

async function checkSource(
  { name, bytes }: Source,
  how: { readonly engine: Engine; readonly puzzles: Parameters<typeof findingsIn>[1]['puzzles'] },
  options: Options,
  streams: Streams,
): Promise<ExitStatus> {
  const counts = new FileCounts();
  const line = options.has(JSON_LINES) ? jsonLine : textLine;
  let errors = 0;
  for await (const findings of findingsIn(bytes, {
    ...how,
    counts,
    kind: kindOfFile(name),
    wantsMore: () => true,
  })) {
    if (findings.length > 0) {
      const strict = findings.map((finding) => ({ ...finding, severity: severityOf(finding, options) }));
      errors += strict.filter(({ severity }) => severity === 'error').length;
      streams.write(Buffer.from(strict.map((finding) => line(name, finding)).join('')));
      await streams.drained();
    }
  }
  sumUp(name, counts, how.puzzles?.places, options, streams);
  return errors > 0 || counts.boards === 0 ? ExitStatus.unsolved : ExitStatus.solved;
}

function sumUp(
  name: string,
  counts: FileCounts,
  places: PuzzlePlaces | undefined,
  options: Options,
  streams: Streams,
): void {
  if (counts.boards === 0) {
    streams.say(`${name}: ${textOf(describeNoBoard())}`);
  } else if (!options.has('quiet')) {
    streams.say(`${name}: ${textOf(describeNumbers(counts.numbers))}`);
  }
  if (places?.isFull === true) {
    streams.say(`${name}: ${textOf(filesChecked.notAllDuplicates(places.most))}`);
  }
}

/** What was asked for is an error; what is only good to know in an editor is a warning here. */
function severityOf({ code, severity }: Finding, options: Options): 'error' | 'warning' {
  const isAsked = options.has('unique') && (code === 'many-solutions' || code === 'gave-up');
  return severity === 'error' || isAsked || code === 'duplicate-puzzle' ? 'error' : 'warning';
}

/** A line of the form that `.github/backtrack-problem-matcher.json` reads. */
function textLine(file: string, { code, severity, start, sentence }: Finding): string {
  return `${file}:${String(start.line)}:${String(start.column)}: ${severity}: ${textOf(sentence)} [${code}]\n`;
}

function jsonLine(file: string, { code, severity, start, end, sentence }: Finding): string {
  const facts = {
    file,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
    severity,
    code,
    message: textOf(sentence),
  };
  return `${JSON.stringify(facts)}\n`;
}
