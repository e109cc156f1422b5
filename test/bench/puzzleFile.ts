// Writes files of as many one-line puzzles as are wanted, for the benchmarks that read such files.
import { closeSync, openSync, writeSync } from 'node:fs';
import { randomFrom } from '../core/sudoku/boards';
import type { PuzzleSet } from './sets';

/** Writes a set again and again, each time with its digits exchanged, until there are so many puzzles. */
export function writePuzzles(file: string, { all }: PuzzleSet, count: number, seed: number): void {
  const random = randomFrom(seed);
  const descriptor = openSync(file, 'w');
  const chunk = new Uint8Array(82 * all.length);
  for (let written = 0; written < count; written += all.length) {
    for (const [index, cells] of all.entries()) {
      const names = shuffledDigits(random);
      for (let cell = 0; cell < 81; cell++) {
        chunk[82 * index + cell] = names.charCodeAt(cells[cell]!);
      }
      chunk[82 * index + 81] = 0x0a;
    }
    writeSync(descriptor, chunk, 0, 82 * Math.min(all.length, count - written));
  }
  closeSync(descriptor);
}

/** A point for a blank, then the nine digits in random order. */
function shuffledDigits(random: () => number): string {
  const digits = Array.from('123456789');
  for (let left = 9; left > 1; left--) {
    const other = Math.floor(left * random());
    [digits[left - 1], digits[other]] = [digits[other]!, digits[left - 1]!];
  }
  return `.${digits.join('')}`;
}
