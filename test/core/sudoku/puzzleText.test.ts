// Puzzles as 81 characters, to cells and back.
import assert from 'node:assert/strict';
import { cellsOfText, textOfCells } from '../../../src/core/sudoku/puzzleText';
import { WIKIPEDIA, WIKIPEDIA_SOLVED } from './boards';

describe('puzzles as text', () => {
  it('come back as they were, with either blank', () => {
    const cells = cellsOfText(WIKIPEDIA);
    assert.ok(cells);
    assert.deepEqual([...cells.subarray(0, 9)], [5, 3, 0, 0, 7, 0, 0, 0, 0]);
    assert.equal(textOfCells(cells), WIKIPEDIA);
    assert.equal(textOfCells(cells, '0'), WIKIPEDIA.replaceAll('.', '0'));
    assert.deepEqual(cellsOfText(WIKIPEDIA.replaceAll('.', '*')), cells);
    assert.deepEqual(cellsOfText(WIKIPEDIA.replaceAll('.', '0')), cells);
    assert.equal(textOfCells(cellsOfText(WIKIPEDIA_SOLVED) ?? new Uint8Array()), WIKIPEDIA_SOLVED);
  });

  it('are 81 characters, no more and no fewer', () => {
    assert.equal(cellsOfText(WIKIPEDIA.slice(1)), undefined);
    assert.equal(cellsOfText(`${WIKIPEDIA}\n`), undefined);
    assert.equal(cellsOfText(''), undefined);
    assert.equal(cellsOfText('😀'.repeat(41)), undefined);
  });
});
