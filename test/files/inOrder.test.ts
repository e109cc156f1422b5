// Answers in the order of the questions, whoever is quicker.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { inOrder } from '../../src/files/inOrder';

/** A promise that is settled by hand. */
function later<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let resolve!: (value: Value) => void;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

async function* numbers(count: number, log: string[] = []): AsyncGenerator<number> {
  try {
    for (let number = 0; number < count; number++) {
      log.push(`read ${String(number)}`);
      yield await Promise.resolve(number);
    }
  } finally {
    log.push('closed');
  }
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('inOrder', () => {
  it('gives the answers in the order of the questions, and asks no more than it should at a time', async () => {
    for (const ahead of [1, 2, 5, 100]) {
      let open = 0;
      let most = 0;
      const answers = inOrder(
        numbers(40),
        async (number) => {
          most = Math.max(most, ++open);
          for (let turns = (number * 7) % 5; turns > 0; turns--) {
            await turn();
          }
          open--;
          return `answer ${String(number)}`;
        },
        ahead,
      );
      let next = 0;
      for await (const [number, answer] of answers) {
        assert.equal(number, next++);
        assert.equal(answer, `answer ${String(number)}`);
      }
      assert.equal(next, 40);
      assert.ok(most <= ahead && (ahead === 1 || most > 1), `${String(most)} of ${String(ahead)}`);
    }
  });

  it('gives an answer while it still waits for the next question', async () => {
    const second = later<number>();
    async function* items(): AsyncGenerator<number> {
      yield 1;
      yield await second.promise;
    }
    const answers = inOrder(items(), (item) => Promise.resolve(10 * item), 5);
    assert.deepEqual((await answers.next()).value, [1, 10]);
    second.resolve(2);
    assert.deepEqual((await answers.next()).value, [2, 20]);
    assert.equal((await answers.next()).done, true);
  });

  it('closes what it reads when nobody wants more, or an answer fails', async () => {
    const log: string[] = [];
    for await (const [number] of inOrder(numbers(1000, log), (item) => Promise.resolve(item), 3)) {
      if (number === 2) {
        break;
      }
    }
    assert.equal(log.at(-1), 'closed');
    assert.ok(log.length < 20);
    log.length = 0;
    const failing = inOrder(numbers(1000, log), (item) => Promise.reject(new Error(String(item))), 3);
    await assert.rejects(failing.next(), /^Error: 0$/);
    assert.equal(log.at(-1), 'closed');
  });
});
