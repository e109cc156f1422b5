// What is known of a 9×9 board while a person solves it: values, candidates, and where each digit can still go.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { lowest } from '../bits';
import { leftCandidates } from '../leftCandidates';
import { NINE_BY_NINE } from '../shape';
import { ALL, BOXES, CELLS, HOUSES_OF, PEERS, PLACES_OF } from './houses';

/** A 9×9 board on the way to its solution. Candidates and places are two views of the same and change together. */
export interface Position {
  /** 81 values, 0 for a blank. */
  readonly values: Uint8Array;
  /** The digits left to each of 81 cells, bit digit - 1; none for a cell that has its value. */
  readonly candidates: Uint16Array;
  /** The places left to each digit in each house: 9 * house + digit - 1. */
  readonly places: Uint16Array;
  /** How many blanks each house has. */
  readonly blanks: Uint8Array;
}

/** A position without anything in it, to be written to by `copyPosition`. */
export function emptyPosition(): Position {
  return {
    values: new Uint8Array(81),
    candidates: new Uint16Array(81),
    places: new Uint16Array(27 * 9),
    blanks: new Uint8Array(27).fill(9),
  };
}

/**
 * The position of a board: 81 values row by row, 1..9 for a given, anything else a blank. Where `candidates` are told, 81
 * sets of digits (bit digit - 1), a blank has only those of them that no given of its houses forbids.
 */
export function positionOf(cells: Uint8Array, candidates?: ArrayLike<number>): Position {
  const position = emptyPosition();
  const { values } = position;
  values.set(
    Uint8Array.from({ length: 81 }, (_, cell) => (cells[cell]! >= 1 && cells[cell]! <= 9 ? cells[cell]! : 0)),
  );
  const left = leftCandidates(NINE_BY_NINE, values);
  for (let cell = 0; cell < 81; cell++) {
    if (values[cell] === 0) {
      position.candidates[cell] = left[cell]! & (candidates?.[cell] ?? ALL);
    } else {
      for (let kind = 0; kind < 3; kind++) {
        position.blanks[HOUSES_OF[3 * cell + kind]!]!--;
      }
    }
  }
  for (let house = 0; house < BOXES + 9; house++) {
    for (let place = 0; place < 9; place++) {
      for (let digits = position.candidates[CELLS[9 * house + place]!]!; digits !== 0; digits &= digits - 1) {
        position.places[9 * house + lowest(digits)]! |= 1 << place;
      }
    }
  }
  return position;
}

/** Makes `to` equal to `from`. */
export function copyPosition(from: Position, to: Position): void {
  to.values.set(from.values);
  to.candidates.set(from.candidates);
  to.places.set(from.places);
  to.blanks.set(from.blanks);
}

/** Removes candidates from a cell: those of `digits` that it has. */
export function eliminate(position: Position, cell: number, digits: number): void {
  const { candidates, places } = position;
  digits &= candidates[cell]!;
  candidates[cell]! ^= digits;
  for (; digits !== 0; digits &= digits - 1) {
    const digit = lowest(digits);
    for (let kind = 3 * cell; kind < 3 * cell + 3; kind++) {
      places[9 * HOUSES_OF[kind]! + digit]! &= ~(1 << PLACES_OF[kind]!);
    }
  }
}

/** Gives a blank its value, 1..9, and removes that digit from its peers. */
export function placeDigit(position: Position, cell: number, digit: number): void {
  eliminate(position, cell, ALL);
  position.values[cell] = digit;
  for (let kind = 0; kind < 3; kind++) {
    position.blanks[HOUSES_OF[3 * cell + kind]!]!--;
  }
  for (let peer = 20 * cell; peer < 20 * cell + 20; peer++) {
    eliminate(position, PEERS[peer]!, 1 << (digit - 1));
  }
}

/** Whether every cell has its value. */
export function isSolved(position: Position): boolean {
  return !position.values.includes(0);
}
