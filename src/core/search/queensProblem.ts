// N-Queens as the textbook searches it: rows from the top, the columns of each from the left.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import type { Attack, SearchProblem } from './problem';

/**
 * The problem of putting a queen in each row that has none. Rows with given queens are no levels, also where they have
 * more than one; choice c is column c - 1.
 *
 * @param size n, from 1 to 1,000
 * @param queens the squares of the given queens, n * row + column, in any order; they may attack each other
 */
export function queensProblem(size: number, queens: Iterable<number> = []): SearchProblem {
  const givens = new Uint8Array(size * size);
  for (const square of queens) {
    givens[square] = 1;
  }
  const placed = [...givens.keys()].filter((square) => givens[square] === 1);
  const takenRows = new Set(placed.map((square) => Math.floor(square / size)));
  const rows = Uint16Array.from([...Array(size).keys()].filter((row) => !takenRows.has(row)));
  const attackers = attackersOf(size, placed, rows);

  const lineOf = (one: number, other: number): Attack['line'] => {
    const isSameRow = Math.floor(one / size) === Math.floor(other / size);
    return isSameRow ? 'row' : one % size === other % size ? 'column' : 'diagonal';
  };
  const forbidder = (path: Uint16Array, level: number, choice: number): number => {
    const row = rows[level]!;
    const attacker = attackers[size * row + choice - 1]!;
    if (attacker >= 0) {
      return attacker;
    }
    for (let earlier = 0; earlier < level; earlier++) {
      const across = choice - path[earlier]!;
      const down = row - rows[earlier]!;
      if (across === 0 || across === down || across === -down) {
        return size * rows[earlier]! + path[earlier]! - 1;
      }
    }
    return -1;
  };
  return {
    puzzle: 'queens',
    size,
    levels: rows.length,
    givens,
    clash: clashOf(size, placed, lineOf),
    cellOf: (level, choice) => size * rows[level]! + choice - 1,
    forbidder,
    lineOf,
  };
}

/** The first given queen in reading order that attacks each square of the free rows, -1 where none does. */
function attackersOf(size: number, placed: readonly number[], rows: Uint16Array): Int32Array {
  const attackers = new Int32Array(size * size).fill(-1);
  for (const square of placed) {
    const column = square % size;
    for (const row of rows) {
      const down = row - Math.floor(square / size);
      for (const target of [column - down, column, column + down]) {
        const at = size * row + target;
        if (target >= 0 && target < size && attackers[at] === -1) {
          attackers[at] = square;
        }
      }
    }
  }
  return attackers;
}

function clashOf(
  size: number,
  placed: readonly number[],
  lineOf: SearchProblem['lineOf'],
): Attack | undefined {
  for (const [index, cell] of placed.entries()) {
    for (const by of placed.slice(index + 1)) {
      const down = Math.floor(by / size) - Math.floor(cell / size);
      const across = Math.abs((by % size) - (cell % size));
      if (down === 0 || across === 0 || across === down) {
        return { cell, by, line: lineOf(cell, by) };
      }
    }
  }
  return undefined;
}
