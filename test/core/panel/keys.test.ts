// What keys mean on the drawn board, and where they lead on boards of any size.
import assert from 'node:assert/strict';
import { meaningOf } from '../../../src/panel/view/keys';
import { targetOf } from '../../../src/panel/view/moves';

const plain = { command: false, shift: false, alt: false };
const NINE = { size: 9, boxRows: 3 };
const SIXTEEN = { size: 16, boxRows: 4 };
/** Boxes of two rows and three columns. */
const SIX = { size: 6, boxRows: 2 };
const TWENTY_FIVE = { size: 25, boxRows: 5 };
/** A chess-board: one box. */
const CHESS = { size: 8, boxRows: 8 };

describe('a key on the board', () => {
  for (const [key, field, from, to] of [
    ['ArrowRight', NINE, 0, 1],
    ['ArrowLeft', NINE, 0, 0],
    ['ArrowRight', NINE, 8, 8],
    ['ArrowUp', NINE, 8, 8],
    ['ArrowUp', NINE, 40, 31],
    ['ArrowDown', NINE, 76, 76],
    ['Home', NINE, 40, 36],
    ['End', NINE, 40, 44],
    ['PageUp', NINE, 40, 13],
    ['PageDown', NINE, 40, 67],
    ['PageDown', NINE, 67, 76],
    ['ArrowDown', SIX, 5, 11],
    ['ArrowRight', SIX, 11, 11],
    ['PageDown', SIX, 0, 12],
    ['PageUp', SIX, 18, 6],
    ['End', SIXTEEN, 16, 31],
    ['PageDown', SIXTEEN, 17, 81],
    ['PageUp', TWENTY_FIVE, 624, 499],
    ['ArrowDown', TWENTY_FIVE, 624, 624],
    ['ArrowDown', CHESS, 3, 11],
    ['PageUp', CHESS, 59, 3],
    ['PageDown', CHESS, 3, 59],
    ['End', CHESS, 16, 23],
  ] as const) {
    it(`${key} goes from cell ${String(from)} to ${String(to)} of ${String(field.size)} by ${String(field.size)}`, () => {
      const meaning = meaningOf(key, plain);
      assert.equal(meaning?.type, 'go');
      assert.equal(targetOf(meaning.move, from, field), to);
    });
  }

  it('goes to the ends of the board with Ctrl', () => {
    for (const [key, nine, sixteen] of [
      ['Home', 0, 0],
      ['End', 80, 255],
    ] as const) {
      const meaning = meaningOf(key, { ...plain, command: true });
      assert.equal(meaning?.type, 'go');
      assert.equal(targetOf(meaning.move, 40, NINE), nine);
      assert.equal(targetOf(meaning.move, 40, SIXTEEN), sixteen);
    }
  });

  it('types digits and letters, also with Shift, and clears', () => {
    for (const key of ['7', '0', 'a', 'G', 'z']) {
      assert.deepEqual(meaningOf(key, plain), { type: 'type', character: key });
      assert.deepEqual(meaningOf(key, { ...plain, shift: true }), { type: 'type', character: key });
    }
    assert.deepEqual(meaningOf('Delete', plain), { type: 'clear' });
    assert.deepEqual(meaningOf('Backspace', plain), { type: 'clear' });
    assert.deepEqual(meaningOf('Enter', plain), { type: 'confirm' });
    assert.deepEqual(meaningOf(' ', plain), { type: 'confirm' });
  });

  it('undoes and redoes', () => {
    const command = { ...plain, command: true };
    assert.deepEqual(meaningOf('z', command), { type: 'undo' });
    assert.deepEqual(meaningOf('Z', { ...command, shift: true }), { type: 'redo' });
    assert.deepEqual(meaningOf('y', command), { type: 'redo' });
  });

  it('is left alone with modifiers it has no meaning with, and when it is not ours', () => {
    for (const modifier of ['command', 'shift', 'alt']) {
      for (const key of ['ArrowRight', 'PageDown', 'Delete', 'Escape', 'Enter']) {
        assert.equal(meaningOf(key, { ...plain, [modifier]: true }), undefined, `${modifier} ${key}`);
      }
    }
    for (const key of ['5', 'a']) {
      assert.equal(meaningOf(key, { ...plain, command: true }), undefined, `command ${key}`);
      assert.equal(meaningOf(key, { ...plain, alt: true }), undefined, `alt ${key}`);
    }
    for (const key of ['Tab', 'F1', '½', '.', 'Ä']) {
      assert.equal(meaningOf(key, plain), undefined, key);
    }
  });
});
