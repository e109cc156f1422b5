// What is typed becomes values: one character each, or numbers of two digits.
import assert from 'node:assert/strict';
import { Typing } from '../../../src/panel/view/typing';

const from = (first: number, size: number): readonly string[] =>
  Array.from({ length: size }, (_, index) => String(index + first));

describe('typing', () => {
  let values: number[];
  let typing: Typing;

  beforeEach(() => {
    values = [];
    typing = new Typing(
      (value) => values.push(value),
      () => undefined,
    );
  });

  afterEach(() => {
    typing.drop();
  });

  /** What is entered at once, and what waits, after these characters on a board with these symbols. */
  function type(
    symbols: readonly string[] | string,
    characters: string,
  ): readonly [readonly number[], string] {
    values.length = 0;
    typing.begin(Array.from(symbols));
    for (const character of characters) {
      typing.take(character);
    }
    return [[...values], typing.waiting];
  }

  it('gives each character its value at once, in either case', () => {
    assert.deepEqual(type('Q', 'qQa1'), [[1, 1], '']);
    assert.deepEqual(type('123456789', '19'), [[1, 9], '']);
    assert.deepEqual(type('0123456789ABCDEF', '0aF9'), [[1, 11, 16, 10], '']);
    assert.deepEqual(type('123456789abcdefg', 'gA'), [[16, 10], '']);
    assert.deepEqual(type('ABCDEFGHIJKLMNOPQRSTUVWXY', 'ay'), [[1, 25], '']);
    assert.deepEqual(type('1234567890', '0'), [[10], '']);
  });

  it('leaves alone what is no value of the board', () => {
    typing.begin(Array.from('1234'));
    for (const character of ['0', '5', 'a', 'P']) {
      assert.equal(typing.take(character), false, character);
    }
    assert.deepEqual(values, []);
  });

  it('waits for a second digit where there may be one', () => {
    assert.deepEqual(type(from(1, 16), '1'), [[], '1']);
    assert.deepEqual(type(from(1, 16), '16'), [[16], '']);
    assert.deepEqual(type(from(1, 16), '12'), [[12], '']);
    assert.deepEqual(type(from(1, 25), '25'), [[25], '']);
    assert.deepEqual(type(from(0, 16), '15'), [[16], '']);
    assert.deepEqual(type(from(0, 25), '0'), [[1], '']);
    assert.deepEqual(type(from(1, 10), '10'), [[10], '']);
  });

  it('does not wait where there is none, and takes the later of two that make no value', () => {
    assert.deepEqual(type(from(1, 16), '2'), [[2], '']);
    assert.deepEqual(type(from(1, 16), '19'), [[9], '']);
    assert.deepEqual(type(from(1, 16), '11'), [[11], '']);
    assert.deepEqual(type(from(1, 25), '212'), [[21], '2']);
  });

  it('takes letters for the numbers from ten on', () => {
    assert.deepEqual(type(from(1, 16), 'AgG'), [[10, 16, 16], '']);
    assert.deepEqual(type(from(0, 16), 'f'), [[16], '']);
    assert.deepEqual(type(from(1, 25), 'P'), [[25], '']);
    assert.deepEqual(type(from(1, 16), '1a'), [[10], '']);
    typing.begin(from(1, 16));
    assert.equal(typing.take('H'), false);
  });

  it('finishes what waits, or drops it, once', () => {
    type(from(1, 16), '1');
    assert.equal(typing.finish(), true);
    assert.deepEqual(values, [1]);
    assert.equal(typing.finish(), false);
    type(from(1, 16), '1');
    assert.equal(typing.drop(), true);
    assert.equal(typing.drop(), false);
    assert.equal(typing.finish(), false);
    assert.deepEqual(values, []);
  });

  it('does not wait for ever', async () => {
    const entered = new Promise<number>((resolve) => {
      typing = new Typing(resolve, () => undefined);
    });
    typing.begin(from(1, 16));
    typing.take('1');
    assert.equal(await entered, 1);
  });

  it('forgets what waits when another board comes', () => {
    type(from(1, 16), '1');
    typing.begin(from(1, 16));
    assert.equal(typing.finish(), false);
    assert.deepEqual(values, []);
  });
});
