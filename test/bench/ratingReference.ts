// The reference program for ratings, where there is one: a JVM with Sudoku Explainer's command line, asked puzzle by puzzle.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WIKIPEDIA } from '../core/sudoku/boards';
import type { Rated } from '../core/sudoku/logic/boards';

/** What runs it: a Java of any version from 8 on. */
const JAVA = 'java';
/** The class whose `main` reads a puzzle a line and writes a rating a line. */
const MAIN_CLASS = 'diuf.sudoku.test.serate';
/** Clock ticks a second in which Linux tells the CPU time of a process. */
const TICKS = 100;

/** The running reference. */
export interface Reference {
  /** What it rates a puzzle: `7.2/1.2/1.2`. Puzzles are rated one after the other. */
  readonly rate: (puzzle: string) => Promise<string>;
  /** Seconds that all threads of it have worked so far; undefined where the system does not tell. */
  readonly cpu: () => number | undefined;
  /** Ends the process. */
  readonly stop: () => void;
}

/**
 * Starts the reference.
 *
 * @param folder of its compiled classes, with their other files beside them
 * @throws if that has no such class; `rate` rejects if there is no `java`, or it ends early
 */
export function startReference(folder: string): Reference {
  if (!existsSync(join(folder, ...MAIN_CLASS.split('.')) + '.class')) {
    throw new Error(`There is no ${MAIN_CLASS} in ${folder}.`);
  }
  const options = ['-Xrs', '-Xmx1g', '-Djava.awt.headless=true', '-cp', folder, MAIN_CLASS];
  const child = spawn(JAVA, [...options, '--format=%r/%p/%d', '--input=-', '--output=-'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  failed.catch(() => undefined);
  // What is written to a process that has ended is told by `rate`.
  child.stdin.on('error', () => undefined);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    rate: async (puzzle) => {
      child.stdin.write(`${puzzle}\n`);
      const line = await Promise.race([lines.next(), failed]);
      if (line.done === true) {
        throw new Error('The reference program ended early.');
      }
      return line.value;
    },
    cpu: () => (child.pid === undefined ? undefined : cpuOf(child.pid)),
    stop: () => {
      child.stdin.end();
      child.kill();
    },
  };
}

/** Seconds that a running process has worked, in steps of 10 ms; undefined where the system does not tell. */
function cpuOf(pid: number): number | undefined {
  const file = `/proc/${String(pid)}/stat`;
  if (!existsSync(file)) {
    return undefined;
  }
  // After the name, in parentheses, the first field is the third of all; the fourteenth and fifteenth are wanted.
  const text = readFileSync(file, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** How the reference is timed, in a clause. */
export function howTimed(reference: Reference): string {
  return reference.cpu() === undefined
    ? 'what passes is its time, as the system does not tell that of its CPU'
    : 'what its CPU time has of compiling and collecting garbage is in it, as in ours';
}

/** The seconds that pass from now, when it was just started, to its first rating, of an easy puzzle. */
export async function secondsToStart(reference: Reference): Promise<number> {
  const start = performance.now();
  await reference.rate(WIKIPEDIA);
  return (performance.now() - start) / 1000;
}

/** The seconds in which the reference rates these puzzles, which it must as it is told. */
export async function secondsOf(reference: Reference, puzzles: readonly Rated[]): Promise<number> {
  const now = (): number => reference.cpu() ?? performance.now() / 1000;
  const start = now();
  for (const { puzzle, rating: expected } of puzzles) {
    const theirs = await reference.rate(puzzle);
    if (theirs !== expected) {
      throw new Error(`The reference rates ${puzzle} ${theirs}, not ${expected}: is it another version?`);
    }
  }
  return now() - start;
}
