// Houses, peers and names of cells.
import assert from 'node:assert/strict';
import {
  boxOf,
  cellName,
  columnOf,
  houseCells,
  nameAt,
  namedHousesOf,
  rowOf,
  sharedHouses,
} from '../../../src/core/sudoku/geometry';
import { NINE_BY_NINE, peersOfShape, shapeOf } from '../../../src/core/sudoku/shape';

const named = (cells: Iterable<number>, size = 9): string =>
  Array.from(cells, (cell) => cellName(cell, size)).join(' ');
const wide = shapeOf(2, 3)!;

describe('geometry', () => {
  it('names cells by row and column from 1', () => {
    assert.equal(named([0, 8, 9, 40, 80]), 'r1c1 r1c9 r2c1 r5c5 r9c9');
    assert.equal(named([0, 24, 25, 624], 25), 'r1c1 r1c25 r2c1 r25c25');
    assert.equal(nameAt(3, 12), 'r3c12');
  });

  it('gives the cells of a house in reading order', () => {
    assert.equal(
      named(houseCells(NINE_BY_NINE, { type: 'row', index: 8 })),
      'r9c1 r9c2 r9c3 r9c4 r9c5 r9c6 r9c7 r9c8 r9c9',
    );
    assert.equal(
      named(houseCells(NINE_BY_NINE, { type: 'column', index: 2 })),
      'r1c3 r2c3 r3c3 r4c3 r5c3 r6c3 r7c3 r8c3 r9c3',
    );
    assert.equal(
      named(houseCells(NINE_BY_NINE, { type: 'box', index: 5 })),
      'r4c7 r4c8 r4c9 r5c7 r5c8 r5c9 r6c7 r6c8 r6c9',
    );
  });

  it('knows boxes that are not square', () => {
    assert.equal(named(houseCells(wide, { type: 'box', index: 3 }), 6), 'r3c4 r3c5 r3c6 r4c4 r4c5 r4c6');
    assert.equal(boxOf(6 * 2 + 3, wide), 3);
    assert.equal(boxOf(3 * 6 + 2, shapeOf(3, 2)!), 4);
    assert.deepEqual(sharedHouses(wide, 0, 7), [{ type: 'box', index: 0 }]);
    assert.deepEqual(sharedHouses(wide, 0, 3), [{ type: 'row', index: 0 }]);
  });

  it('has three houses for each size, rows first, and puts each cell in three of them', () => {
    for (const shape of [NINE_BY_NINE, wide, shapeOf(4, 3)!, shapeOf(5, 5)!]) {
      const { size } = shape;
      const houses = namedHousesOf(shape);
      assert.equal(houses.length, 3 * size);
      for (let cell = 0; cell < size * size; cell++) {
        const own = houses.filter((house) => houseCells(shape, house).includes(cell));
        assert.deepEqual(own, [
          { type: 'row', index: rowOf(cell, size) },
          { type: 'column', index: columnOf(cell, size) },
          { type: 'box', index: boxOf(cell, shape) },
        ]);
        assert.deepEqual(sharedHouses(shape, cell, cell), own);
      }
    }
  });

  it('gives 20 peers a cell, ascending, each a peer back', () => {
    assert.equal(
      named(peersOfShape(NINE_BY_NINE)[40]!),
      'r1c5 r2c5 r3c5 r4c4 r4c5 r4c6 r5c1 r5c2 r5c3 r5c4 r5c6 r5c7 r5c8 r5c9 r6c4 r6c5 r6c6 r7c5 r8c5 r9c5',
    );
    const peers = peersOfShape(NINE_BY_NINE);
    for (let cell = 0; cell < 81; cell++) {
      assert.equal(peers[cell]!.length, 20);
      assert.ok(
        peers[cell]!.every(
          (peer) => peers[peer]!.includes(cell) && sharedHouses(NINE_BY_NINE, cell, peer).length > 0,
        ),
      );
    }
  });

  it('has no cells for a house that is not on the board', () => {
    assert.equal(houseCells(NINE_BY_NINE, { type: 'row', index: 9 }).length, 0);
    assert.equal(houseCells(wide, { type: 'box', index: 27 }).length, 0);
  });
});
