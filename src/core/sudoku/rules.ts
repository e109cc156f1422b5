// The rules that the givens of a board break.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import type { Clash, House, Violation } from '../board';
import { HOUSES, houseCells, peersOf, sharedHouses } from './geometry';

/** All nine digits, digit d as bit d - 1. */
const ALL_DIGITS = 0x1ff;

/**
 * Every violation among 81 cells (0 = blank, 1..9 = given): first the duplicates, then the blanks without a
 * candidate, both by cell, then the digits without a place, by house (rows, columns, boxes) and digit. The
 * blockers of a blank are in the order of their digits, those of a house ascending; of several givens that block
 * alike the first on the board is named. A value over 9 and a missing cell count as blanks.
 */
export function violations(cells: Uint8Array): readonly Violation[] {
  const taken = digitsTakenAround(cells);
  return [...duplicates(cells), ...blanksWithoutCandidate(cells, taken), ...digitsWithoutPlace(cells, taken)];
}

function givenAt(cells: Uint8Array, cell: number): number {
  const value = cells[cell] ?? 0;
  return value > 9 ? 0 : value;
}

/** For each cell the set of digits given among its row, column and box. */
function digitsTakenAround(cells: Uint8Array): Uint16Array {
  const taken = new Uint16Array(81);
  for (const house of HOUSES) {
    let set = 0;
    for (const cell of houseCells(house)) {
      set |= (1 << givenAt(cells, cell)) >> 1;
    }
    for (const cell of houseCells(house)) {
      taken[cell]! |= set;
    }
  }
  return taken;
}

function* duplicates(cells: Uint8Array): Generator<Violation> {
  for (let cell = 0; cell < 81; cell++) {
    const digit = givenAt(cells, cell);
    if (digit === 0) {
      continue;
    }
    const clashes: Clash[] = [];
    for (const peer of peersOf(cell)) {
      if (givenAt(cells, peer) === digit) {
        clashes.push({ cell: peer, houses: sharedHouses(cell, peer) });
      }
    }
    if (clashes.length > 0) {
      yield { code: `duplicate-in-${firstTypeOf(clashes)}`, cell, digit, clashes };
    }
  }
}

/** The first of row, column and box in which there is a clash. */
function firstTypeOf(clashes: readonly Clash[]): House['type'] {
  const types = new Set(clashes.flatMap((clash) => clash.houses.map((house) => house.type)));
  return types.has('row') ? 'row' : types.has('column') ? 'column' : 'box';
}

function* blanksWithoutCandidate(cells: Uint8Array, taken: Uint16Array): Generator<Violation> {
  for (let cell = 0; cell < 81; cell++) {
    if (givenAt(cells, cell) === 0 && taken[cell] === ALL_DIGITS) {
      const blockers = Array.from({ length: 9 }, (_, index) => blockerOf(cells, cell, index + 1));
      yield { code: 'no-candidate', cell, blockers };
    }
  }
}

/** The first peer of a blank at which `digit` is given; the blank is known to have one. */
function blockerOf(cells: Uint8Array, blank: number, digit: number): number {
  return peersOf(blank).find((peer) => givenAt(cells, peer) === digit)!;
}

/**
 * A house with no blank is left out: if it lacks a digit, its nine givens are of eight digits at most, so two of
 * them are equal and told of as duplicates already.
 */
function* digitsWithoutPlace(cells: Uint8Array, taken: Uint16Array): Generator<Violation> {
  for (const house of HOUSES) {
    let placeable = 0;
    for (const cell of houseCells(house)) {
      const digit = givenAt(cells, cell);
      placeable |= digit === 0 ? ~taken[cell]! : 1 << (digit - 1);
    }
    const lacking = ALL_DIGITS & ~placeable;
    const blanks = lacking === 0 ? [] : houseCells(house).filter((cell) => givenAt(cells, cell) === 0);
    for (let digit = 1; blanks.length > 0 && digit <= 9; digit++) {
      if ((lacking >> (digit - 1)) & 1) {
        const blockers = [...new Set(blanks.map((blank) => blockerOf(cells, blank, digit)))];
        yield { code: 'no-place', house, digit, cells: blanks, blockers: blockers.sort((a, b) => a - b) };
      }
    }
  }
}
