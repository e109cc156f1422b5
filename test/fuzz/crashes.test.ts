// Every text that ever made the fuzzer fail, and each of its halves.
import { ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkText } from './invariants';

const FOLDER = join('test', 'fuzz', 'crashes');

describe('a text that once failed', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));

  it('is kept', () => {
    ok(files.length > 0);
  });

  for (const file of files) {
    it(`${file} does so no more, wherever it is changed`, () => {
      const text = readFileSync(join(FOLDER, file), 'utf8');
      const step = Math.max(1, Math.floor(text.length / 20));
      for (let start = 0; start <= text.length; start += step) {
        const end = Math.min(text.length, start + 5);
        checkText(text, { start, end, length: 0 }, '');
        checkText(text, { start, end: start, length: 1 }, '\n');
      }
    });
  }
});
