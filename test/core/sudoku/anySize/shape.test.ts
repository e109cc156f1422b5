// Shapes, their houses and peers.
import assert from 'node:assert/strict';
import {
  housesOfShape,
  isNineByNine,
  peersOfShape,
  shapeOf,
  usualShapeOf,
} from '../../../../src/core/sudoku/shape';
import { shape } from './bigBoards';

describe('shapes', () => {
  it('are whole boxes of up to 25 cells, one object each', () => {
    assert.deepEqual(shapeOf(3, 4), { boxRows: 3, boxColumns: 4, size: 12 });
    assert.equal(shapeOf(3, 4), shapeOf(3, 4));
    assert.notEqual(shapeOf(3, 4), shapeOf(4, 3));
    assert.equal(shapeOf(1, 25)?.size, 25);
    for (const [rows, columns] of [
      [0, 4],
      [-2, -2],
      [1.5, 2],
      [2, NaN],
      [2, 13],
      [Infinity, 1],
      [26, 1],
    ] as const) {
      assert.equal(shapeOf(rows, columns), undefined);
    }
  });

  it('have a usual form for each size that has boxes', () => {
    const usual = Array.from({ length: 30 }, (_, size) => usualShapeOf(size)).filter(
      (found) => found !== undefined,
    );
    assert.equal(
      usual.map(({ size, boxRows, boxColumns }) => [size, boxRows, boxColumns].join(' ')).join(', '),
      '4 2 2, 6 2 3, 8 2 4, 9 3 3, 10 2 5, 12 3 4, 14 2 7, 15 3 5, 16 4 4, 18 3 6, 20 4 5, 21 3 7, 22 2 11, 24 4 6, 25 5 5',
    );
  });

  it('have the houses and peers of 9×9 for boxes of 3×3', () => {
    assert.ok(isNineByNine(shape(3, 3)) && !isNineByNine(shape(1, 9)));
    const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    const [houses, peers] = [housesOfShape(shape(3, 3)), peersOfShape(shape(3, 3))];
    assert.deepEqual(
      houses.map((cells) => [...cells]),
      [
        ...nine.map((row) => nine.map((column) => 9 * row + column)),
        ...nine.map((column) => nine.map((row) => 9 * row + column)),
        ...[0, 3, 6, 27, 30, 33, 54, 57, 60].map((corner) =>
          [0, 1, 2, 9, 10, 11, 18, 19, 20].map((step) => corner + step),
        ),
      ],
    );
    assert.deepEqual(
      peers.map((cells) => [...cells]),
      Array.from({ length: 81 }, (_, cell) =>
        Array.from({ length: 81 }, (__, other) => other).filter(
          (other) => other !== cell && houses.some((cells) => cells.includes(cell) && cells.includes(other)),
        ),
      ),
    );
  });

  it('cut boxes of any form', () => {
    const boxes = (rows: number, columns: number): number[][] =>
      housesOfShape(shape(rows, columns))
        .slice(2 * rows * columns)
        .map((cells) => [...cells]);
    assert.deepEqual(boxes(2, 3)[1], [3, 4, 5, 9, 10, 11]);
    assert.deepEqual(boxes(3, 2)[1], [2, 3, 8, 9, 14, 15]);
    assert.deepEqual(boxes(3, 2)[3], [18, 19, 24, 25, 30, 31]);
    assert.deepEqual(boxes(1, 2), [
      [0, 1],
      [2, 3],
    ]);
    assert.equal(peersOfShape(shape(5, 5))[312]?.length, 24 + 24 + 16);
    assert.equal(housesOfShape(shape(5, 5)), housesOfShape(shape(5, 5)));
    assert.equal(peersOfShape(shape(5, 5)), peersOfShape(shape(5, 5)));
  });
});
