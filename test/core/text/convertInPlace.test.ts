// Converting boards where they stand: what is around them stays, and what cannot be replaced safely stays too.
import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { convertInPlace } from '../../../src/core/text/convert/convertInPlace';
import { styleOf } from '../../../src/core/text/convert/convert';
import { STYLES } from '../../../src/core/text/formats/table';
import { metadataOf } from '../../../src/core/text/metadata/metadata';
import { scan } from '../../../src/core/text/scan';
import { applyEdits } from '../../../src/core/text/write';
import { written } from './notations';
import { finish } from './printables';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ANSWER = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const ROWS = LINE.match(/.{9}/g)!.join('\n');

function inPlace(text: string, id: string) {
  const style = styleOf(id);
  ok(style, id);
  const boards = scan(text);
  const { edits, tally } = finish(
    convertInPlace(text, boards, style, (board) => metadataOf(text, boards, board)),
  );
  return { text: applyEdits(text, edits), ...tally, losses: [...tally.losses] };
}

/** Converts a text, all boards of which can be. */
function converted(text: string, id: string): string {
  const result = inPlace(text, id);
  deepEqual([result.flawed, result.misfits, result.bound], [0, 0, 0], `left:\n${text}`);
  return result.text;
}

/** Converts a text, none of whose boards can be. */
function stays(text: string, id: string): void {
  const result = inPlace(text, id);
  equal(result.text, text);
  equal(result.printed, 0);
  ok(result.bound > 0);
}

function prefixed(prefix: string, text: string): string {
  return text.replace(/^/gm, prefix);
}

describe('converting boards in place', () => {
  it('replaces a line within quotes by another, whatever is around it', () => {
    equal(
      converted(`puzzle = "${LINE}"; // easy\n`, 'line-zeros'),
      `puzzle = "${LINE.replaceAll('.', '0')}"; // easy\n`,
    );
    stays(`puzzle = "${LINE}";\n`, 'rows');
    stays(`puzzle = "${LINE}";\n`, 'python');
  });

  it('replaces lines by rows, apart from one another, and back', () => {
    const text = `Two:\n\n${LINE}\n${ANSWER.replace('5', '.')}\nand no more\n`;
    const rows = converted(text, 'rows');
    equal(rows, `Two:\n\n${ROWS}\n\n${ANSWER.replace('5', '.').match(/.{9}/g)!.join('\n')}\nand no more\n`);
    equal(converted(rows, 'line'), text.replace(`${LINE}\n`, `${LINE}\n\n`));
  });

  it('keeps the marks of comments, indentation and line ends', () => {
    for (const prefix of ['// ', '# ', '    ', '\t> ', ' * ']) {
      const text = `text\n\n${prefixed(prefix, ROWS)}\n\ntext\n`.replaceAll('\n', '\r\n');
      const expected = [
        '+-------+-------+-------+',
        '| 5 3 . | . 7 . | . . . |',
        '| 6 . . | 1 9 5 | . . . |',
      ].map((line) => prefix + line);
      const boxed = converted(text, 'boxed');
      deepEqual(boxed.split('\r\n').slice(2, 5), expected);
      ok(!/[^\r]\n/.test(boxed), 'a line ends otherwise');
      equal(converted(boxed, 'rows'), text);
    }
  });

  it('replaces a grid with its frame', () => {
    for (const id of ['boxed', 'sudocue', 'ss', 'visual', 'norvig', 'unicode', 'candidates', 'gaps']) {
      const drawn = converted(`A grid\n\n${ROWS}\n\nbehind\n`, id);
      equal(converted(drawn, 'rows'), `A grid\n\n${ROWS}\n\nbehind\n`, drawn);
    }
  });

  it('replaces a literal by another one where it stands', () => {
    const rows = ROWS.split('\n').map((row) => `{${Array.from(row.replaceAll('.', '0')).join(',')}}`);
    const text = `  int board[9][9] = {${rows.join(',\n    ')}};\n`;
    const strings = converted(text, 'strings');
    equal(
      strings,
      `  int board[9][9] = [\n${ROWS.split('\n')
        .map((row) => `      "${row}",`)
        .join('\n')}\n  ];\n`,
    );
    stays(text, 'rows');
    stays(text, 'line');
  });

  it('replaces a literal that is alone on its lines by whatever it is to be', () => {
    const text = `[${ROWS.split('\n')
      .map((row) => `"${row}"`)
      .join(',\n')}]`;
    equal(converted(`above\n\n${text}\n\nbelow`, 'line'), `above\n\n${LINE}\n\nbelow`);
  });

  it('takes the answer behind a board along where the notation holds it', () => {
    equal(converted(`${LINE},${ANSWER}\n`, 'csv'), `${LINE.replaceAll('.', '0')},${ANSWER}\n`);
    equal(converted(`${LINE},${ANSWER}\n`, 'line-zeros'), `${LINE.replaceAll('.', '0')},${ANSWER}\n`);
    const { text, losses } = inPlace(`${LINE},${ANSWER}\n`, 'library');
    equal(text, `:0000:x:${LINE}:::\n`);
    deepEqual(losses, [['answer', 1]]);
  });

  it('replaces a line of the library as a whole', () => {
    const placed = LINE.replace('53.', '53+4');
    const { text, losses } = inPlace(`:0000:x:${placed}:214::\n`, 'rows');
    equal(text, `${ROWS.replace('53.', '534')}\n`);
    deepEqual(losses, [
      ['candidates', 1],
      ['placed', 1],
    ]);
  });

  it('numbers grids that have no title yet', () => {
    const zeros = ROWS.replaceAll('.', '0');
    equal(converted(`${LINE}\n\n${LINE}\n`, 'euler'), `Grid 01\n${zeros}\n\nGrid 02\n${zeros}\n`);
    equal(converted(`Grid 07\n${ROWS}\n`, 'euler'), `Grid 07\n${zeros}\n`);
  });

  it('leaves rows with labels or comments behind them alone', () => {
    const labelled = ROWS.split('\n').map((row, index) => `${'ABCDEFGHI'.charAt(index)}: ${row}`);
    stays(labelled.join('\n'), 'line');
    const commented = ROWS.split('\n').map((row, index) => `${row}  // no. ${String(index + 1)}`);
    stays(commented.join('\n'), 'line');
  });

  it(`loses no board and changes nothing else (SEED=${String(SEED)})`, () => {
    const prose = fc.constantFrom('', 'A board:\n\n', '# Title 17\n\n', '```\n', '\n\n');
    const behind = fc.constantFrom('', '\n', '\n\nThat was it, no. 1.\n', '\n```\n');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(prose, written, behind), { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...STYLES.map(({ id }) => id)),
        (parts, id) => {
          const text = parts.map(([before, { text }, after]) => before + text + after).join('\n\n\n');
          const before = scan(text).map((board) => board.kind === 'sudoku' && board.cells.join(''));
          const { text: changed, printed, bound, losses } = inPlace(text, id);
          const after = scan(changed).map((board) => board.kind === 'sudoku' && board.cells.join(''));
          // What is around a board may keep it from being read, so there may be more than before.
          deepEqual(
            after.filter((cells) => before.includes(cells)),
            before,
            `${id}\n${text}\n->\n${changed}`,
          );
          equal(printed + bound, before.length);
          if (losses.length === 0 && bound === 0 && before.length === parts.length) {
            equal(inPlace(changed, id).text, changed, `${id} is not stable`);
          }
        },
      ),
      { seed: SEED, numRuns: 200, endOnFailure: true },
    );
  });
});
