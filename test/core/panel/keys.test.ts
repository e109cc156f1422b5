// What keys mean on the drawn board.
import assert from 'node:assert/strict';
import { meaningOf } from '../../../src/panel/view/keys';

const plain = { command: false, shift: false, alt: false };

describe('a key on the board', () => {
  for (const [key, from, to] of [
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 8, 8],
    ['ArrowUp', 8, 8],
    ['ArrowUp', 40, 31],
    ['ArrowDown', 76, 76],
    ['Home', 40, 36],
    ['End', 40, 44],
    ['PageUp', 40, 13],
    ['PageDown', 40, 67],
    ['PageDown', 67, 76],
  ] as const) {
    it(`${key} goes from cell ${String(from)} to ${String(to)}`, () => {
      assert.deepEqual(meaningOf(key, plain, from), { type: 'go', cell: to });
    });
  }

  it('goes to the ends of the board with Ctrl', () => {
    const command = { ...plain, command: true };
    assert.deepEqual(meaningOf('Home', command, 40), { type: 'go', cell: 0 });
    assert.deepEqual(meaningOf('End', command, 40), { type: 'go', cell: 80 });
  });

  it('enters digits and clears', () => {
    assert.deepEqual(meaningOf('7', plain, 0), { type: 'enter', digit: 7 });
    assert.deepEqual(meaningOf('Delete', plain, 0), { type: 'enter', digit: 0 });
    assert.deepEqual(meaningOf('Backspace', plain, 0), { type: 'enter', digit: 0 });
  });

  it('undoes and redoes', () => {
    const command = { ...plain, command: true };
    assert.deepEqual(meaningOf('z', command, 0), { type: 'undo' });
    assert.deepEqual(meaningOf('Z', { ...command, shift: true }, 0), { type: 'redo' });
    assert.deepEqual(meaningOf('y', command, 0), { type: 'redo' });
  });

  it('is left alone with modifiers it has no meaning with, and when it is not ours', () => {
    for (const modifier of ['command', 'shift', 'alt']) {
      for (const key of ['ArrowRight', 'PageDown', '5', 'Delete', 'Escape']) {
        assert.equal(meaningOf(key, { ...plain, [modifier]: true }, 40), undefined, `${modifier} ${key}`);
      }
    }
    for (const key of ['0', 'a', 'Tab', 'Enter', ' ', 'F1', '½']) {
      assert.equal(meaningOf(key, plain, 40), undefined, key);
    }
  });
});
