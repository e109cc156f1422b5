// The ways to count N-Queens placements that ours is measured against: what people write, and native/queens.c.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** A rival that measures itself: CPU seconds, and all placements. */
export interface NativeCounter {
  /** The compiler and its flags. */
  readonly how: string;
  readonly run: (size: number, times: number) => { readonly seconds: number; readonly all: number };
}

const COMPILERS = ['cc', 'gcc', 'clang'];
const FLAGS = ['-O3', '-march=native'];

/** Compiles the symmetry classes in C into `scratch`; tells why if that is not possible. */
export function compileCounter(scratch: string, tell: (sentence: string) => void): NativeCounter | undefined {
  const compiler = COMPILERS.find((name) => spawnSync(name, ['--version']).status === 0);
  if (compiler === undefined) {
    tell('No C compiler (cc, gcc or clang), so the symmetry classes in C are left out.');
    return undefined;
  }
  const program = join(scratch, 'queens');
  const compiled = spawnSync(compiler, [...FLAGS, 'test/bench/native/queens.c', '-o', program], {
    encoding: 'utf8',
  });
  if (compiled.status !== 0) {
    tell(`The symmetry classes in C are left out: ${compiled.error?.message ?? compiled.stderr}`);
    return undefined;
  }
  return {
    how: `${compiler} ${FLAGS.join(' ')}`,
    run: (size, times) => {
      const { stdout } = spawnSync(program, {
        input: `${String(size)} ${String(times)}\n`,
        encoding: 'utf8',
      });
      const [seconds = NaN, all = NaN] = stdout.split(' ').map(Number);
      return { seconds: seconds / times, all };
    },
  };
}

/** Row by row, a row as a set of bits; the first queen in the left half only, as a mirror image has it in the right one. */
export function countMirrored(size: number): number {
  const full = (1 << size) - 1;
  const count = (taken: number, toRight: number, toLeft: number): number => {
    if (taken === full) {
      return 1;
    }
    let found = 0;
    let free = full & ~(taken | toRight | toLeft);
    while (free !== 0) {
      const queen = free & -free;
      free ^= queen;
      found += count(taken | queen, (toRight | queen) << 1, (toLeft | queen) >> 1);
    }
    return found;
  };
  let found = 0;
  for (let column = 0; 2 * column < size; column++) {
    const queen = 1 << column;
    found += (2 * column === size - 1 ? 1 : 2) * count(queen, queen << 1, queen >> 1);
  }
  return found;
}

/** What is copied most: the columns of the queens so far in an array, each square compared with all of them. */
export function countCopied(size: number): number {
  let found = 0;
  const queens: number[] = [];
  const isSafe = (row: number, column: number): boolean => {
    for (let other = 0; other < row; other++) {
      if (queens[other] === column || Math.abs(queens[other]! - column) === row - other) {
        return false;
      }
    }
    return true;
  };
  const place = (row: number): void => {
    if (row === size) {
      found++;
      return;
    }
    for (let column = 0; column < size; column++) {
      if (isSafe(row, column)) {
        queens[row] = column;
        place(row + 1);
      }
    }
  };
  place(0);
  return found;
}
