// The tables of the 9×9 solver against what they stand for, worked out cell by cell.
import assert from 'node:assert/strict';
import {
  BESIDE_GIVENS,
  FIRST_CELLS,
  GIVENS_SHIFT,
  POSSIBLE_BY_PRODUCT,
  PRODUCT,
  PRODUCT_SHIFT,
} from '../../../src/core/sudoku/bandTables';

const THREE = [0, 1, 2] as const;

/** The pairs of row and box (0..2) whose mini-row has a cell in the band word. */
const miniRowsOf = (word: number): (readonly [number, number])[] =>
  THREE.flatMap((row) =>
    THREE.filter((box) => ((word >> (9 * row + 3 * box)) & 7) !== 0).map((box) => [row, box] as const),
  );

/** A random band word whose mini-rows are those of the matrix, by a step of a congruential generator. */
function wordOf(matrix: number, step: number): number {
  let word = 0;
  for (let entry = 0; entry < 9; entry++) {
    if (((matrix >> entry) & 1) !== 0) {
      word |= (1 + ((step * 5 + entry * 3 + matrix) % 7)) << (3 * entry);
    }
  }
  return word;
}

describe('the tables of the band words', () => {
  it('leave the mini-rows in which a digit can stand with one in each row and box', () => {
    for (let matrix = 0; matrix < 512; matrix++) {
      for (let step = 0; step < 7; step++) {
        const word = wordOf(matrix, step);
        const has = (row: number, box: number): boolean => ((word >> (9 * row + 3 * box)) & 7) !== 0;
        let expected = 0;
        for (const one of THREE) {
          for (const two of THREE.filter((box) => box !== one)) {
            const three = 3 - one - two;
            if (has(0, one) && has(1, two) && has(2, three)) {
              expected |= (7 << (3 * one)) | (7 << (9 + 3 * two)) | (7 << (18 + 3 * three));
            }
          }
        }
        const index = Math.imul((word | (word >> 1) | (word >> 2)) & FIRST_CELLS, PRODUCT) >>> PRODUCT_SHIFT;
        assert.equal(POSSIBLE_BY_PRODUCT[index], expected, word.toString(2));
      }
    }
  });

  it('count givens, none if two of them share a row or box, and leave the cells beside them', () => {
    for (let matrix = 0; matrix < 512; matrix++) {
      const givens = miniRowsOf(wordOf(matrix, 0));
      const clash = givens.some(([row, box], index) =>
        givens.slice(index + 1).some(([other, otherBox]) => row === other || box === otherBox),
      );
      const entry = BESIDE_GIVENS[matrix]!;
      assert.equal(entry >> GIVENS_SHIFT, clash ? 0 : givens.length);
      for (const row of THREE) {
        for (const box of THREE) {
          const isBeside = givens.every(([other, otherBox]) => row !== other && box !== otherBox);
          assert.equal((entry >> (9 * row + 3 * box)) & 7, isBeside ? 7 : 0);
        }
      }
    }
  });
});
