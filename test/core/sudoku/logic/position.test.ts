// Positions: candidates and places stay two views of the same.
import assert from 'node:assert/strict';
import { CELLS } from '../../../../src/core/sudoku/logic/houses';
import {
  copyPosition,
  eliminate,
  emptyPosition,
  placeDigit,
  positionOf,
  type Position,
} from '../../../../src/core/sudoku/logic/position';
import { WIKIPEDIA, cellsOf, randomBoard, randomFrom } from '../boards';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** A position made anew of the values and candidates of another. */
function rebuilt({ values, candidates }: Position): Position {
  return positionOf(values, candidates);
}

describe('a position', () => {
  it('has the candidates that the givens leave, and those listed', () => {
    const { candidates, blanks } = positionOf(cellsOf(WIKIPEDIA));
    assert.equal(candidates[2], 0b000001011, 'r1c3: 1, 2, 4');
    assert.equal(candidates[0], 0, 'a given');
    assert.equal(blanks[0], 6);
    const listed = positionOf(cellsOf(WIKIPEDIA), new Array<number>(81).fill(0b110));
    assert.equal(listed.candidates[2], 0b000000010);
  });

  it(`is the same whether it is brought forward or made anew (SEED=${String(SEED)})`, () => {
    const random = randomFrom(SEED);
    for (let round = 0; round < 200; round++) {
      const position = positionOf(cellsOf(randomBoard(random)));
      for (let step = 0; step < 10; step++) {
        const cell = Math.floor(81 * random());
        const digits = position.candidates[cell]!;
        if (digits !== 0 && random() < 0.5) {
          placeDigit(position, cell, 32 - Math.clz32(digits));
        } else {
          eliminate(position, cell, Math.floor(512 * random()));
        }
        assert.deepEqual(rebuilt(position), position);
      }
      const copy = emptyPosition();
      copyPosition(position, copy);
      assert.deepEqual(copy, position);
    }
  });

  it('counts the places of each house', () => {
    const { candidates, places } = positionOf(cellsOf(WIKIPEDIA));
    for (let house = 0; house < 27; house++) {
      for (let digit = 0; digit < 9; digit++) {
        const set = Array.from({ length: 9 }, (_, place) => place).filter(
          (place) => (candidates[CELLS[9 * house + place]!]! & (1 << digit)) !== 0,
        );
        assert.equal(
          places[9 * house + digit],
          set.reduce((all, place) => all | (1 << place), 0),
        );
      }
    }
  });
});
