// `npm run bench -- live`: types in a file of 50,000 puzzles in real VS Code, and measures until the problems are told.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '../core/sudoku/boards';
import { runInside } from '../host/insideTests';
import { inRepository } from '../host/root';
import { MARK, type Findings } from './live/protocol';
import { refuseUnknown, type Line, type Options, type Report } from './report';
import { puzzleSets } from './sets';

const PUZZLES = 50_000;
const SEED = 2026;
/** For the whole run, in milliseconds: many times what it takes. */
const TIMEOUT = 600_000;
/** One puzzle of so many has a digit twice, and one a given too few. */
const FAULTY = 40;

export async function live(options: Options): Promise<Report> {
  refuseUnknown('set', options.sets, ['easy']);
  const puzzles = options.boards ?? PUZZLES;
  const scratch = mkdtempSync(join(tmpdir(), 'backtrack-live-'));
  try {
    const workspace = join(scratch, 'puzzles');
    mkdirSync(workspace);
    writeFileSync(join(workspace, 'puzzles.txt'), linesOf(puzzles, options.seed ?? SEED));
    let findings: Findings | undefined;
    await runInside({
      workspace,
      tests: inRepository('out/bench/liveInside.js'),
      timeout: TIMEOUT,
      note: options.progress,
      print: (line) => {
        if (line.startsWith(MARK)) {
          findings = JSON.parse(line.slice(MARK.length)) as Findings;
        } else {
          options.progress(line);
        }
      },
    });
    if (!findings) {
      throw new Error('The part inside VS Code has found nothing.');
    }
    return reportOf(findings, puzzles === PUZZLES);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** One-line puzzles, each another one, some of them faulty. */
function linesOf(count: number, seed: number): string {
  const random = randomFrom(seed);
  const [set] = puzzleSets(undefined, ['easy']);
  const all = set?.all ?? [];
  return Array.from({ length: count }, (_, index) => {
    const cells = Array.from(all[index % all.length] ?? []);
    const names = ['.', ...shuffled('123456789', random)];
    if (index % FAULTY === 1) {
      const given = cells.findIndex((value) => value > 0);
      const blank = cells.findIndex(
        (value, cell) => value === 0 && Math.floor(cell / 9) === Math.floor(given / 9),
      );
      cells[blank] = cells[given] ?? 0;
    } else if (index % FAULTY === 2) {
      cells.fill(0, 0, 40);
    }
    return `${cells.map((value) => names[value] ?? '.').join('')}\n`;
  }).join('');
}

function shuffled(text: string, random: () => number): readonly string[] {
  return Array.from(text, (character) => ({ character, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ character }) => character);
}

function reportOf(found: Findings, isFull: boolean): Report {
  const bar = (atMost: number): Pick<Line, 'bar'> => (isFull ? { bar: { atMost } } : {});
  const { typing, firstCheck, nextCheck } = found;
  return {
    name: 'live',
    about: [
      `A file of ${String(found.boards)} one-line puzzles with ${String(found.problems)} problems, of which ${String(found.shown)} are shown, in VS Code with a Node extension host.`,
      'Typing: from the event of the change to the published diagnostics, without the pause that waits for its end;',
      'host = what the main thread of the extension host worked; clock = what passed, on a machine that may be busy.',
      'A turn is what that thread works in one go, VS Code itself and garbage collection included.',
    ],
    lines: [
      typingLine(
        'typing: host',
        typing.flatMap(({ busy }) => busy),
        bar(16),
      ),
      typingLine(
        'typing: clock',
        typing.flatMap(({ times }) => times),
        {},
      ),
      ...typing.map(({ name, busy }) => typingLine(name, busy, {})),
      { name: 'first check', value: firstCheck.time / 1000, unit: 's', ...bar(1) },
      { name: 'first check: host', value: firstCheck.busy, unit: 'ms' },
      { name: 'next check', value: nextCheck.time / 1000, unit: 's' },
      { name: 'next check: longest turn', value: found.nextTurn, unit: 'ms', ...bar(10) },
      { name: 'idle: longest turn', value: found.idleTurn, unit: 'ms' },
      { name: 'memory', value: found.memory / 2 ** 20, unit: 'MB', ...bar(150) },
    ],
    wrong: found.isRight ? 0 : 1,
  };
}

/** The 95th of a hundred is what counts. */
function typingLine(name: string, times: readonly number[], bar: Pick<Line, 'bar'>): Line {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  const remark = `p95; p50 ${at(0.5).toFixed(1)}, p99 ${at(0.99).toFixed(1)}`;
  return { name, value: at(0.95), unit: 'ms', ...bar, remark };
}
