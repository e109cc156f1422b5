// The benchmarks' command line: see README.md beside this file.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { BENCHES } from './benches';
import { asJson, asTable, type Options } from './report';

const USAGE = `npm run bench -- [${Object.keys(BENCHES).join(' | ')}] [--json]
  [--set name]…    only these sets of puzzles
  [--rival part]…  only rivals with this in their name
  [--extremes]     rating: have the reference rate the hardest known boards, too
  [--rounds n] [--boards n] [--seed n]
All of it is told in test/bench/README.md.
`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      json: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      seed: { type: 'string' },
      boards: { type: 'string' },
      set: { type: 'string', multiple: true, default: [] },
      rival: { type: 'string', multiple: true, default: [] },
      extremes: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const [name = 'sudoku', ...more] = positionals;
  const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
  if (bench === undefined || more.length > 0) {
    throw new Error(`One of these, please: ${Object.keys(BENCHES).join(', ')}.`);
  }
  const options: Options = {
    rounds: wholeNumber('rounds', values.rounds),
    seed: wholeNumber('seed', values.seed),
    boards: wholeNumber('boards', values.boards),
    sets: values.set,
    rivals: values.rival,
    extremes: values.extremes,
    progress: (sentence) => process.stderr.write(sentence + '\n'),
  };
  const report = await bench(options);
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${date}, ${cpus()[0]?.model ?? 'unknown processor'}, ${String(cpus().length)} cores, Node ${process.version}.`;
  const dated = { ...report, about: [machine, ...report.about] };
  process.stdout.write(values.json ? asJson(dated) : asTable(dated));
  return report.wrong > 0 ? 1 : 0;
}

/** The number an option gives, at least 1. */
function wholeNumber(option: string, text: string | undefined): number | undefined {
  if (text !== undefined && !/^[1-9]\d{0,8}$/.test(text)) {
    throw new Error(`--${option} takes a whole number from 1 on, not “${text}”.`);
  }
  return text === undefined ? undefined : Number(text);
}

main().then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  },
);
