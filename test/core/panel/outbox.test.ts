// The view's wishes wait for their turn, and are about what is shown by then.
import assert from 'node:assert/strict';
import type { ShowMessage, ToHost } from '../../../src/panel/protocol';
import { Outbox } from '../../../src/panel/view/outbox';

function show(version: number, uri: string, board = 0): ShowMessage {
  const state = { uri, board, solutionShown: false };
  const nothing = { title: '', details: [], position: null, board: null, actions: null, steps: null };
  return { type: 'show', version, state, heading: '', ...nothing, sentences: ['-'] };
}

describe('the outbox', () => {
  let posted: ToHost[];
  let outbox: Outbox;

  beforeEach(() => {
    posted = [];
    outbox = new Outbox((message) => posted.push(message));
    outbox.answered(show(1, 'memory:/one'));
  });

  it('sends a digit once the one before it is answered, about the new version', () => {
    outbox.send({ type: 'enter', cell: 2, value: 4 });
    outbox.send({ type: 'move', cell: 3 });
    outbox.send({ type: 'enter', cell: 3, value: 6 });
    assert.deepEqual(posted, [{ type: 'enter', cell: 2, value: 4, version: 1, board: 0 }]);
    outbox.answered(show(2, 'memory:/one', 1));
    assert.deepEqual(posted.slice(1), [
      { type: 'move', cell: 3, version: 2, board: 1 },
      { type: 'enter', cell: 3, value: 6, version: 2, board: 1 },
    ]);
  });

  it('does not send what was meant for another text', () => {
    outbox.send({ type: 'writeSolution' });
    outbox.send({ type: 'enter', cell: 2, value: 4 });
    outbox.answered(show(2, 'memory:/other'));
    assert.deepEqual(posted, [{ type: 'writeSolution', version: 1, board: 0 }]);
    outbox.send({ type: 'undo' });
    assert.deepEqual(posted.slice(1), [{ type: 'undo', version: 2, board: 0 }]);
  });

  it('keeps a hundred waiting, not more', () => {
    outbox.send({ type: 'undo' });
    for (let count = 0; count < 150; count++) {
      outbox.send({ type: 'move', cell: count % 81 });
    }
    outbox.answered(show(2, 'memory:/one'));
    assert.equal(posted.length, 101);
  });
});
