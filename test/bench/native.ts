// The native rivals: compiles native/harness.cpp with their sources, which are not in this repository, and asks it.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Where each rival's sources lie in the folder given by BACKTRACK_NATIVE. */
const RIVALS = [
  {
    name: 'native tdoku',
    define: 'TDOKU',
    sources: ['tdoku/src/solver_dpll_triad_simd.cc', 'tdoku/src/util.cc'],
    include: 'tdoku/include',
  },
  { name: 'native jczsolve', define: 'JCZSOLVE', sources: ['jczsolve/JCZSolve.c'], include: 'jczsolve' },
] as const;

const FLAGS = ['-O3', '-march=native', '-DNDEBUG', '-w'];
/** C++ and C compilers, in the order in which they are looked for. */
const COMPILERS = [
  ['clang++', 'clang'],
  ['g++', 'gcc'],
] as const;

export interface NativeRival {
  readonly name: string;
  /** The compiler and its flags. */
  readonly how: string;
  /** Starts a process that has read these boards. */
  readonly start: (boards: readonly Uint8Array[]) => NativeProcess;
}

export interface NativeProcess {
  /** CPU seconds to go over all boards `times` times, for up to two solutions each. */
  readonly run: (times: number) => Promise<number>;
  /** The number of solutions of each board, at most `limit`. */
  readonly counts: (limit: number) => Promise<readonly number[]>;
  /** The first solution found of each board, 81 digits, or 81 dots if there is none. */
  readonly solutions: () => Promise<readonly string[]>;
  /** Ends the process. */
  readonly stop: () => void;
}

/** The rivals whose sources are in `folder`, compiled into `scratch`; what is missing is told. */
export function compileNative(
  folder: string | undefined,
  scratch: string,
  tell: (sentence: string) => void,
): readonly NativeRival[] {
  if (folder === undefined) {
    return [];
  }
  const works = (compiler: string): boolean => spawnSync(compiler, ['--version']).status === 0;
  const compilers = COMPILERS.find((pair) => pair.every(works));
  if (compilers === undefined) {
    tell('No C++ compiler (clang++ or g++), so the native rivals are left out.');
    return [];
  }
  return RIVALS.flatMap((rival) => {
    const missing = rival.sources.filter((source) => !existsSync(join(folder, source)));
    if (missing.length > 0) {
      tell(`${rival.name} is left out: there is no ${missing.join(', ')} in ${folder}.`);
      return [];
    }
    const program = join(scratch, rival.define.toLowerCase());
    const error = compile(rival, folder, program, compilers);
    if (error !== undefined) {
      tell(`${rival.name} is left out: ${error}`);
      return [];
    }
    const how = `${compilers[0]} ${FLAGS.slice(0, 3).join(' ')}, limit 2, text`;
    return [{ name: rival.name, how, start: (boards: readonly Uint8Array[]) => start(program, boards) }];
  });
}

/** Compiles each source to an object and links them; returns what the compiler said if it failed. */
function compile(
  { define, sources, include }: (typeof RIVALS)[number],
  folder: string,
  program: string,
  [cpp, c]: (typeof COMPILERS)[number],
): string | undefined {
  const paths = ['test/bench/native/harness.cpp', ...sources.map((source) => join(folder, source))];
  const objects = paths.map((_, index) => `${program}.${String(index)}.o`);
  const steps = paths.map((path, index): [string, string[]] => {
    const isC = path.endsWith('.c');
    const options = [...FLAGS, ...(isC ? [] : ['-std=c++14']), `-D${define}`, `-I${join(folder, include)}`];
    return [isC ? c : cpp, [...options, '-c', path, '-o', objects[index]!]];
  });
  for (const [compiler, options] of [...steps, [cpp, [...objects, '-o', program]] as const]) {
    const result = spawnSync(compiler, options, { encoding: 'utf8' });
    if (result.status !== 0) {
      return result.error?.message ?? result.stderr;
    }
  }
  return undefined;
}

function start(program: string, boards: readonly Uint8Array[]): NativeProcess {
  const folder = mkdtempSync(join(tmpdir(), 'backtrack-puzzles-'));
  const file = join(folder, 'puzzles.txt');
  writeFileSync(file, boards.map((cells) => cells.join('').replaceAll('0', '.') + '\n').join(''));
  const child = spawn(program, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const read = async (): Promise<string> => {
    const line = await lines.next();
    if (line.done === true) {
      throw new Error(`${program} ended early.`);
    }
    return line.value;
  };
  const ask = (command: string): Promise<string> => {
    child.stdin.write(command + '\n');
    return read();
  };
  return {
    run: async (times) => Number((await ask(`run 2 ${String(times)}`)).split(' ')[0]),
    counts: async (limit) => Array.from(await ask(`counts ${String(limit)}`), Number),
    solutions: async () => {
      const all = [await ask('solutions')];
      while (all.length < boards.length) {
        all.push(await read());
      }
      return all;
    },
    stop: () => {
      child.stdin.end();
      rmSync(folder, { recursive: true });
    },
  };
}
