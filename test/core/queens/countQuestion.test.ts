// Where a text asks for a number of placements, and where a number is just a number.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { countQuestions, sizeAt } from '../../../src/core/text/queens/countQuestion';
import { ANY_TEXT, scan, type TextKind } from '../../../src/core/text/scan';
import { QUEENS_TEXT } from '../../../src/files/puzzleFiles';
import { CASES } from './boards';

/** Each question, and the number in the text that its span covers. */
function asked(text: string, kind: TextKind = ANY_TEXT): readonly number[] {
  return countQuestions(text, kind, scan(text, kind)).map(({ size, span }) => {
    assert.equal(text.slice(span.start, span.end), String(size));
    return size;
  });
}

describe('the questions for a number of placements', () => {
  it('are numbers alone on a line, where the puzzle is named', () => {
    assert.deepEqual(asked('8\n', QUEENS_TEXT), [8]);
    assert.deepEqual(asked('# N-Queens\n\n  8\r\n'), [8]);
    assert.deepEqual(asked('BOJ 9663\n\nInput\n14\n\nOutput\n365596\n'), [14]);
    assert.deepEqual(asked('N-\ud038\n\uc785\ub825\n8'), [8]);
    assert.deepEqual(asked('N\u7687\u540e\u95ee\u9898\n8'), [8]);
    assert.deepEqual(asked('```n-queens\n8\n```\n\n5\n'), [8]);
    assert.deepEqual(asked('# Queens\n8\n\n9\n'), [8, 9]);
  });

  it('are not the same numbers elsewhere', () => {
    assert.deepEqual(asked('8\n'), []);
    assert.deepEqual(asked('# Chess\n\n8\n'), []);
    assert.deepEqual(asked('# N-Queens\n\n## Times\n\n8 s\n\n# Other\n\n8\n'), []);
    assert.deepEqual(asked('0\n\n28\n\n08\n\n8.5\n\n-8\n\n8 8\n', QUEENS_TEXT), []);
  });

  it('are not their answers', () => {
    for (const { n, all } of CASES.counts.filter(({ n: size }) => size <= 12)) {
      for (const between of ['\n', '\n\n', '\nOutput\n']) {
        assert.deepEqual(asked(`${String(n)}${between}${all}\n`, QUEENS_TEXT), [n]);
      }
    }
  });

  it('are not numbers of a list', () => {
    assert.deepEqual(asked('2\n4\n1\n3\n', QUEENS_TEXT), []);
    assert.deepEqual(asked('# N-Queens\n2\n4\n1\n3\n'), []);
  });

  it('are not the size above a board', () => {
    assert.deepEqual(asked('4\n.Q..\n...Q\nQ...\n..Q.\n', QUEENS_TEXT), []);
    assert.deepEqual(asked('.Q..\n...Q\nQ...\n..Q.\n\n4\n', QUEENS_TEXT), [4]);
  });
});

describe('the number at the cursor', () => {
  it('is a number from 1 to 27 that stands by itself', () => {
    const text = 'n = 8; (27) 12.';
    assert.equal(sizeAt(text, 4), 8);
    assert.equal(sizeAt(text, 5), 8);
    assert.equal(sizeAt(text, 8), 27);
    assert.equal(sizeAt(text, 10), 27);
    assert.equal(sizeAt(text, 13), 12);
    assert.equal(sizeAt('8\n9', 1), 8);
    assert.equal(sizeAt('8\n9', 2), 9);
    assert.equal(sizeAt('8', 0), 8);
  });

  it('is no part of a word, of another number, or none at all', () => {
    for (const text of ['n8', '8x', '0', '28', '08', '100', '8.5', '', 'n', 'x_8']) {
      assert.equal(sizeAt(text, Math.min(1, text.length)), undefined, text);
    }
    assert.equal(sizeAt('8  9', 2), undefined);
  });
});
