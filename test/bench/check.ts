// `npm run bench -- check`: a file of one million one-line puzzles, checked and solved by the command line and in VS Code.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInside } from '../host/insideTests';
import { inRepository } from '../host/root';
import { MARK, type Findings } from './check/protocol';
import { median } from './cpu';
import { writePuzzles } from './puzzleFile';
import { refuseUnknown, type Line, type Options, type Report } from './report';
import { puzzleSets, setNames } from './sets';

const PUZZLES = 1_000_000;
const ROUNDS = 3;
const SEED = 2026;
/** For all rounds in VS Code, in milliseconds: many times what they take. */
const TIMEOUT = 600_000;

/** A module that has a process tell at its end, in microseconds, how long its threads worked. */
const CPU_AT_END = `data:text/javascript,${encodeURIComponent(
  "import { writeSync } from 'node:fs';" +
    "process.on('exit', () => { const { user, system } = process.cpuUsage(); writeSync(3, String(user + system)); });",
)}`;

/** Each with two workers, and the seconds it may take for a million easy puzzles. */
const COMMANDS: readonly (readonly [name: string, bar: number | undefined])[] = [
  ['check', 5],
  ['check --duplicates', undefined],
  ['count', undefined],
  ['solve', undefined],
];

export async function check(options: Options): Promise<Report> {
  const folder = process.env.BACKTRACK_PUZZLES;
  refuseUnknown('set', options.sets, setNames(folder));
  const [set] = puzzleSets(folder, options.sets.length > 0 ? options.sets : ['easy']);
  if (!set) {
    throw new Error('There are no puzzles.');
  }
  const puzzles = options.boards ?? PUZZLES;
  const rounds = options.rounds ?? ROUNDS;
  const isFull = set.name === 'easy' && puzzles === PUZZLES;
  const scratch = mkdtempSync(join(tmpdir(), 'backtrack-check-'));
  const lines: Line[] = [];
  try {
    const workspace = join(scratch, 'puzzles');
    mkdirSync(workspace);
    const file = join(workspace, 'puzzles.txt');
    writePuzzles(file, set, puzzles, options.seed ?? SEED);
    for (const [name, bar] of COMMANDS) {
      options.progress(`${name}: ${String(rounds)} rounds …`);
      const runs: Run[] = [];
      for (let round = 0; round < rounds; round++) {
        runs.push(await runCommand([...name.split(' '), '--jobs', '2', file]));
      }
      const [seconds, cpu] = [median(runs.map((run) => run.seconds)), median(runs.map((run) => run.cpu))];
      lines.push({
        name,
        value: seconds,
        unit: 's',
        ...(bar !== undefined && isFull && { bar: { atMost: bar } }),
        more: { 'puzzles/s': Math.round(puzzles / seconds), 'CPU s': cpu },
      });
    }
    const { said, ...inside } = await runInVSCode(workspace, options.progress);
    lines.push(...linesOf(inside, puzzles, isFull));
    const isRight = said.includes(`${String(puzzles)} puzzles`) && !said.includes('not whole');
    return {
      name: 'check',
      about: [
        `A file of ${puzzles.toLocaleString('en')} one-line puzzles of the set “${set.name}”, whose digits are exchanged each time they come again;`,
        `medians of ${String(rounds)} rounds, from the command to its end, with two workers; their start is in it. In VS Code`,
        'duplicates are looked for, too; host = what the main thread of the extension host worked; a turn is what it works in',
        'one go, VS Code itself and garbage collection included.',
      ],
      lines,
      wrong: isRight ? 0 : 1,
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

interface Run {
  readonly seconds: number;
  /** Of all threads. */
  readonly cpu: number;
}

/** Runs a command of the terminal to its end; what it prints is thrown away. */
function runCommand(operands: readonly string[]): Promise<Run> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(
      process.execPath,
      ['--import', CPU_AT_END, inRepository('out/bench/cli.js'), ...operands],
      {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      },
    );
    let cpu = '';
    child.stdio[3]?.on('data', (data) => (cpu += String(data)));
    child.on('error', reject);
    child.on('close', () => {
      resolve({ seconds: (performance.now() - start) / 1000, cpu: Number(cpu) / 1e6 });
    });
  });
}

async function runInVSCode(workspace: string, progress: (line: string) => void): Promise<Findings> {
  progress('Check Puzzle Files in VS Code …');
  let findings: Findings | undefined;
  await runInside({
    workspace,
    tests: inRepository('out/bench/checkInside.js'),
    timeout: TIMEOUT,
    note: progress,
    print: (line) => {
      if (line.startsWith(MARK)) {
        findings = JSON.parse(line.slice(MARK.length)) as Findings;
      } else {
        progress(line);
      }
    },
  });
  if (!findings) {
    throw new Error('The part inside VS Code has found nothing.');
  }
  return findings;
}

function linesOf(
  { times, busy, turns, idleTurn }: Omit<Findings, 'said'>,
  puzzles: number,
  isFull: boolean,
): Line[] {
  const bar = (atMost: number): Pick<Line, 'bar'> => (isFull ? { bar: { atMost } } : {});
  const seconds = median(times) / 1000;
  return [
    {
      name: 'Check Puzzle Files in VS Code',
      value: seconds,
      unit: 's',
      ...bar(5),
      more: { 'puzzles/s': Math.round(puzzles / seconds) },
    },
    { name: 'in VS Code: host', value: median(busy), unit: 'ms' },
    { name: 'in VS Code: longest turn', value: median(turns), unit: 'ms', ...bar(10) },
    { name: 'in VS Code, idle: longest turn', value: idleTurn, unit: 'ms' },
  ];
}
