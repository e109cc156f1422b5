// The rules that the givens of a board break, and the candidates that its text leaves in vain.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import type { House, Puzzle, Violation } from '../board';
import { CLASHES_TOLD } from '../limits';
import { lowest } from './bits';
import { columnOf, houseCells, namedHousesOf, rowOf, sharedHouses } from './geometry';
import { peersOfShape, type Shape } from './shape';

/** The violation that leaves a board solvable. */
export type ImpossibleCandidate = Extract<Violation, { code: 'impossible-candidate' }>;

/**
 * Every violation among the n * n cells of a board (0 = blank, 1..n = given): first the duplicates, then the blanks
 * without a candidate, both by cell, then the digits without a place, by house (rows, columns, boxes) and digit, then
 * the impossible candidates, by cell and digit, of blanks that have a possible one and to which the text does not just
 * leave all digits. The blockers of a blank are in the order of their digits, those of a house ascending; of several
 * givens that block alike the first on the board is named. A value over n and a missing cell count as blanks, and the
 * candidates of a cell that is given do not matter.
 */
export function violations(board: Puzzle): readonly Violation[] {
  const look = new Look(board);
  return [
    ...duplicates(look),
    ...blanksWithoutCandidate(look),
    ...digitsWithoutPlace(look),
    ...impossible(look),
  ];
}

/** Of the violations, only the impossible candidates: a board that has others, too, has no solution. */
export function impossibleCandidates(board: Puzzle): readonly ImpossibleCandidate[] {
  return board.candidates ? [...impossible(new Look(board))] : [];
}

/** A board as the rules see it: for each cell what is given there, what is given around it, and what its text leaves. */
class Look {
  readonly shape: Shape;
  readonly size: number;
  /** All digits, digit d as bit d - 1, as in all sets of digits here. */
  readonly allDigits: number;
  /** The given of each cell, 0 for a blank. */
  readonly given: Uint8Array;
  /** For each cell the digits given among its houses. */
  readonly taken: Int32Array;
  /** For each cell the digits that the text leaves to it: all, unless it has candidates. */
  readonly listed: Int32Array;
  private readonly peers: readonly Uint16Array[];

  constructor({ shape, cells, candidates }: Puzzle) {
    const { size } = shape;
    this.shape = shape;
    this.size = size;
    this.allDigits = (1 << size) - 1;
    this.given = Uint8Array.from({ length: size * size }, (_, cell) => {
      const value = cells[cell] ?? 0;
      return value > size ? 0 : value;
    });
    this.listed = Int32Array.from(this.given, (_, cell) =>
      candidates ? (candidates[cell] ?? 0) & this.allDigits : this.allDigits,
    );
    this.peers = peersOfShape(shape);
    this.taken = new Int32Array(size * size);
    for (const house of namedHousesOf(shape)) {
      let set = 0;
      for (const cell of houseCells(shape, house)) {
        set |= (1 << this.given[cell]!) >> 1;
      }
      for (const cell of houseCells(shape, house)) {
        this.taken[cell]! |= set;
      }
    }
  }

  /** The peers of a cell at which `digit` is given, ascending. */
  peersWith(cell: number, digit: number): readonly number[] {
    const found: number[] = [];
    for (const peer of this.peers[cell]!) {
      if (this.given[peer] === digit) {
        found.push(peer);
      }
    }
    return found;
  }

  /** The first peer of a blank at which `digit` is given; the blank is known to have one. */
  blockerOf(blank: number, digit: number): number {
    return this.peers[blank]!.find((peer) => this.given[peer] === digit)!;
  }
}

/** The digits of a set, ascending. */
function digitsOf(set: number): readonly number[] {
  const digits: number[] = [];
  for (let left = set; left !== 0; left &= left - 1) {
    digits.push(1 + lowest(left));
  }
  return digits;
}

function* duplicates(look: Look): Generator<Violation> {
  const { shape, given } = look;
  for (let cell = 0; cell < given.length; cell++) {
    const digit = given[cell]!;
    const equal = digit === 0 ? [] : look.peersWith(cell, digit);
    if (equal.length > 0) {
      const type = firstTypeOf(shape, cell, equal);
      const clashes = toldOf(shape, cell, equal, type).map((peer) => ({
        cell: peer,
        houses: sharedHouses(shape, cell, peer),
      }));
      yield { code: `duplicate-in-${type}`, cell, digit, clashes, untold: equal.length - clashes.length };
    }
  }
}

/** The first of row, column and box that a cell shares with one of the others. */
function firstTypeOf(shape: Shape, cell: number, others: readonly number[]): House['type'] {
  return (
    (['row', 'column'] as const).find((type) => others.some((other) => isShared(shape, type, cell, other))) ??
    'box'
  );
}

function isShared({ size }: Shape, type: 'row' | 'column', one: number, other: number): boolean {
  return type === 'row'
    ? rowOf(one, size) === rowOf(other, size)
    : columnOf(one, size) === columnOf(other, size);
}

/** As many of the clashing cells as are told, those in a house of this type before others, ascending. */
function toldOf(
  shape: Shape,
  cell: number,
  equal: readonly number[],
  type: House['type'],
): readonly number[] {
  if (equal.length <= CLASHES_TOLD || type === 'box') {
    return equal.slice(0, CLASHES_TOLD);
  }
  const isNamed = (other: number): boolean => isShared(shape, type, cell, other);
  return [...equal.filter(isNamed), ...equal.filter((other) => !isNamed(other))]
    .slice(0, CLASHES_TOLD)
    .sort((one, other) => one - other);
}

function* blanksWithoutCandidate(look: Look): Generator<Violation> {
  const { given, taken, listed } = look;
  for (let cell = 0; cell < given.length; cell++) {
    if (given[cell] === 0 && (listed[cell]! & ~taken[cell]!) === 0) {
      const blockers = digitsOf(listed[cell]!).map((digit) => look.blockerOf(cell, digit));
      yield { code: 'no-candidate', cell, blockers };
    }
  }
}

/**
 * A house with no blank is left out: if it lacks a digit, its n givens are of n - 1 digits at most, so two of them are
 * equal and told of as duplicates already.
 */
function* digitsWithoutPlace(look: Look): Generator<Violation> {
  const { shape, allDigits, given, taken, listed } = look;
  for (const house of namedHousesOf(shape)) {
    let placeable = 0;
    for (const cell of houseCells(shape, house)) {
      const digit = given[cell]!;
      placeable |= digit === 0 ? listed[cell]! & ~taken[cell]! : 1 << (digit - 1);
    }
    const lacking = allDigits & ~placeable;
    const blanks = lacking === 0 ? [] : [...houseCells(shape, house)].filter((cell) => given[cell] === 0);
    for (const digit of blanks.length > 0 ? digitsOf(lacking) : []) {
      const blocked = blanks.filter((blank) => (listed[blank]! >> (digit - 1)) & 1);
      const blockers = [...new Set(blocked.map((blank) => look.blockerOf(blank, digit)))];
      yield { code: 'no-place', house, digit, cells: blanks, blockers: blockers.sort((a, b) => a - b) };
    }
  }
}

function* impossible(look: Look): Generator<ImpossibleCandidate> {
  const { allDigits, given, taken, listed } = look;
  for (let cell = 0; cell < given.length; cell++) {
    const inVain = listed[cell]! & taken[cell]!;
    if (given[cell] !== 0 || listed[cell] === allDigits || inVain === listed[cell]) {
      continue;
    }
    for (const digit of digitsOf(inVain)) {
      const blockers = look.peersWith(cell, digit);
      yield { code: 'impossible-candidate', cell, digit, blockers: blockers.slice(0, CLASHES_TOLD) };
    }
  }
}
