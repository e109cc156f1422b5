// Sudoku as an exact cover: the choices of a board, of whose candidates exactly one is true each.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { housesOfShape, type Shape } from '../shape';

/**
 * The candidates and choices of a shape of size n.
 *
 * *Candidate* n * cell + digit - 1 says that the cell holds the digit. A *choice* is a cell, which must hold one of
 * n digits, or a house with a digit, which must stand in one of n cells. Choice `cell` is the cell's; those of the
 * houses follow: n * n + n * house + digit - 1, houses in the order of `housesOfShape`. Every candidate is in four
 * choices, and a board is solved when each of the 4 * n * n choices has one candidate: the exact cover of Knuth,
 * "Dancing links" (2000).
 */
export interface Choices {
  readonly size: number;
  /** The candidate at each bit of each choice: n for a choice, in the order of digits or of the house's cells. */
  readonly candidates: Int32Array;
  /** The four choices of each candidate. */
  readonly choicesOf: Int32Array;
  /** The bit of each candidate in its four choices. */
  readonly bitsOf: Int32Array;
}

const made = new Map<Shape, Choices>();

/** The choices of a shape, made on first need and kept. */
export function choicesOfShape(shape: Shape): Choices {
  const choices = made.get(shape) ?? makeChoices(shape);
  made.set(shape, choices);
  return choices;
}

function makeChoices(shape: Shape): Choices {
  const { size } = shape;
  const cells = size * size;
  const candidates = new Int32Array(4 * cells * size);
  const choicesOf = new Int32Array(4 * cells * size);
  const bitsOf = new Int32Array(4 * cells * size);
  const enter = (candidate: number, which: number, choice: number, place: number): void => {
    candidates[size * choice + place] = candidate;
    choicesOf[4 * candidate + which] = choice;
    bitsOf[4 * candidate + which] = 1 << place;
  };
  for (let candidate = 0; candidate < cells * size; candidate++) {
    enter(candidate, 0, Math.floor(candidate / size), candidate % size);
  }
  const houses = housesOfShape(shape);
  for (let house = 0; house < houses.length; house++) {
    const which = 1 + Math.floor(house / size);
    for (let place = 0; place < size; place++) {
      const cell = houses[house]![place]!;
      for (let digit = 0; digit < size; digit++) {
        enter(size * cell + digit, which, cells + size * house + digit, place);
      }
    }
  }
  return { size, candidates, choicesOf, bitsOf };
}
