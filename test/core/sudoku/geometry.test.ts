// Houses, peers and names of cells.
import assert from 'node:assert/strict';
import {
  HOUSES,
  boxOf,
  cellName,
  columnOf,
  houseCells,
  housesOf,
  peersOf,
  rowOf,
  sharedHouses,
} from '../../../src/core/sudoku/geometry';

const named = (cells: Iterable<number>): string => Array.from(cells, cellName).join(' ');

describe('geometry', () => {
  it('names cells by row and column from 1', () => {
    assert.equal(named([0, 8, 9, 40, 80]), 'r1c1 r1c9 r2c1 r5c5 r9c9');
  });

  it('gives the cells of a house in reading order', () => {
    assert.equal(
      named(houseCells({ type: 'row', index: 8 })),
      'r9c1 r9c2 r9c3 r9c4 r9c5 r9c6 r9c7 r9c8 r9c9',
    );
    assert.equal(
      named(houseCells({ type: 'column', index: 2 })),
      'r1c3 r2c3 r3c3 r4c3 r5c3 r6c3 r7c3 r8c3 r9c3',
    );
    assert.equal(
      named(houseCells({ type: 'box', index: 5 })),
      'r4c7 r4c8 r4c9 r5c7 r5c8 r5c9 r6c7 r6c8 r6c9',
    );
  });

  it('has 27 houses, rows first, and puts each cell in three of them', () => {
    assert.equal(HOUSES.length, 27);
    for (let cell = 0; cell < 81; cell++) {
      assert.ok(housesOf(cell).every((house) => houseCells(house).includes(cell)));
      assert.deepEqual(housesOf(cell), [
        { type: 'row', index: rowOf(cell) },
        { type: 'column', index: columnOf(cell) },
        { type: 'box', index: boxOf(cell) },
      ]);
    }
  });

  it('gives 20 peers a cell, ascending, each a peer back', () => {
    assert.equal(
      named(peersOf(40)),
      'r1c5 r2c5 r3c5 r4c4 r4c5 r4c6 r5c1 r5c2 r5c3 r5c4 r5c6 r5c7 r5c8 r5c9 r6c4 r6c5 r6c6 r7c5 r8c5 r9c5',
    );
    for (let cell = 0; cell < 81; cell++) {
      assert.equal(peersOf(cell).length, 20);
      assert.ok(
        peersOf(cell).every((peer) => peersOf(peer).includes(cell) && sharedHouses(cell, peer).length > 0),
      );
    }
  });

  it('has no house for a type or cell that is not on the board', () => {
    assert.deepEqual(houseCells({ type: 'row', index: 27 }), []);
    assert.equal(peersOf(81).length, 0);
    assert.deepEqual(housesOf(81), []);
  });
});
