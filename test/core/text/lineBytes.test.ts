// Puzzles read from bytes are those that the line format reads from text.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readLine } from '../../../src/core/text/formats/line';
import { readPuzzleLine, type LineRead } from '../../../src/core/text/lineBytes';
import { randomBoard, randomFrom, WIKIPEDIA } from '../sudoku/boards';

/** What each line of a text is: 81 digits, or the kind. */
function linesOf(text: string): readonly string[] {
  const bytes = new TextEncoder().encode(text);
  const cells = new Uint8Array(81);
  const read: LineRead = { kind: 'nothing', next: 0 };
  const lines: string[] = [];
  while (read.next < bytes.length) {
    readPuzzleLine(bytes, read.next, bytes.length, cells, read);
    lines.push(read.kind === 'puzzle' ? cells.join('') : read.kind);
  }
  return lines;
}

const DIGITS = WIKIPEDIA.replaceAll('.', '0');

describe('a line of bytes', () => {
  it('is a puzzle with any one mark for its blanks', () => {
    for (const mark of '.0_*-?xX') {
      assert.deepEqual(linesOf(WIKIPEDIA.replaceAll('.', mark)), [DIGITS], mark);
    }
  });

  it('is a puzzle whatever follows behind a separator', () => {
    for (const behind of [' # easy', '\t3.5', ',5', ';', '"', "'", '`,', ' ', `,${DIGITS}`, ' \u00e9']) {
      assert.deepEqual(linesOf(WIKIPEDIA + behind), [DIGITS], behind);
    }
  });

  it('may start with spaces or a byte order mark', () => {
    for (const before of [' ', '\t ', '\ufeff', '\ufeff ']) {
      assert.deepEqual(linesOf(before + WIKIPEDIA), [DIGITS], JSON.stringify(before));
    }
  });

  it('ends at LF, CRLF or CR, or with the text', () => {
    const two = [DIGITS, DIGITS];
    const puzzles = (text: string) => linesOf(text).filter((line) => line !== 'nothing');
    for (const end of ['\n', '\r\n', '\r', '\n\n', ' \r\n', '\n# more\n', '\n  \t\n']) {
      assert.deepEqual(puzzles(WIKIPEDIA + end + WIKIPEDIA), two, JSON.stringify(end));
      assert.deepEqual(puzzles(WIKIPEDIA + end + WIKIPEDIA + end), two, JSON.stringify(end));
    }
    assert.deepEqual(linesOf(''), []);
  });

  it('is unread if it is anything else', () => {
    for (const line of [
      'The quick brown fox.',
      WIKIPEDIA.slice(1),
      `${WIKIPEDIA}.`,
      `${WIKIPEDIA}|`,
      `"${WIKIPEDIA}"`,
      WIKIPEDIA.replace('.', 'o'),
      WIKIPEDIA.replace('.', '0'),
      WIKIPEDIA.replace('.', '\u00b7'),
      '-'.repeat(81),
      `1.${'5'.repeat(79)}`,
      '\0',
    ]) {
      assert.deepEqual(linesOf(line), ['unread'], line);
    }
    assert.deepEqual(linesOf('.'.repeat(81)), ['0'.repeat(81)]);
  });

  it('is never read as another board than the line format reads', () => {
    const seed = Number(process.env.SEED ?? Date.now() % 1e9);
    const random = randomFrom(seed);
    const below = (limit: number) => Math.floor(random() * limit);
    let puzzles = 0;
    for (let round = 0; round < 5000; round++) {
      const mark = '.0_*-?xX'.charAt(below(8));
      let line = randomBoard(random).replaceAll('.', mark);
      for (let change = below(4); change > 0; change--) {
        const at = below(2) === 0 ? below(line.length) : 80 + below(3);
        line = line.slice(0, at) + ' .-0x"#,5|\t\u00b7o'.charAt(below(13)) + line.slice(at + below(2));
      }
      const [read = ''] = linesOf(line);
      if (/^\d/.test(read)) {
        puzzles++;
        const [board] = readLine(line, { start: 0, end: line.length });
        const cells = board?.kind === 'sudoku' ? board.cells.join('') : board?.kind;
        assert.equal(cells, read, `seed ${String(seed)}: ${JSON.stringify(line)}`);
      }
    }
    assert.ok(puzzles > 1000, String(puzzles));
  });
});
