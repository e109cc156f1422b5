// Where texts state ratings of their boards, and how ratings are written into them.
import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import type { FoundBoard } from '../../../src/core/board';
import type { Rating } from '../../../src/core/sudoku/logic/path';
import { correctRating, isWrong, statedRatings } from '../../../src/core/text/metadata/statedRating';
import { writeRatings, type WrittenRatings } from '../../../src/core/text/metadata/writeRatings';
import { ANY_TEXT, scan } from '../../../src/core/text/scan';
import { applyEdits } from '../../../src/core/text/write';
import { stepsOf } from './steps';
import { written } from './notations';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const W = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ROWS = W.match(/.{9}/g)!.join('\n');
const RATING: Rating = { er: 72, ep: 12, ed: 15 };

/** Each rating that is stated of each board: its place as text, and its numbers. */
function stated(text: string): readonly (readonly string[])[] {
  const boards = scan(text);
  return boards.map((board) =>
    statedRatings(text, boards, board).map(
      ({ span, numbers }) =>
        `${text.slice(span.start, span.end)}: ${numbers
          .map(({ span: place, of }) => `${of.join(' or ')} ${text.slice(place.start, place.end)}`)
          .join(', ')}`,
    ),
  );
}

/** What comes of writing the same rating for all boards. */
function write(
  text: string,
  language = 'sudoku',
  rating = RATING,
): WrittenRatings & { readonly text: string; readonly found: readonly FoundBoard[] } {
  const boards = scan(text);
  const rated = boards.map((board) => ({ board, rating }));
  const result = stepsOf(writeRatings({ text, kind: ANY_TEXT, language, boards }, rated));
  const changed = applyEdits(text, result.edits);
  return { ...result, text: changed, found: scan(changed) };
}

describe('a stated rating', () => {
  it('stands behind a board, with the name of the scale or of one of its numbers', () => {
    const lines = {
      'ED=7.2/1.2/1.5': ['ED=7.2/1.2/1.5: er 7.2, ep 1.2, ed 1.5'],
      'ER=7.2/1.2/1.5 by hand': ['ER=7.2/1.2/1.5: er 7.2, ep 1.2, ed 1.5'],
      'ER=7.2': ['ER=7.2: er 7.2'],
      'EP=1.2': ['EP=1.2: ep 1.2'],
      'ED=7.2': ['ED=7.2: ed or er 7.2'],
      'SE 7.2': ['SE 7.2: er 7.2'],
      'SER=7.2': ['SER=7.2: er 7.2'],
      'SER: 7.2': ['SER: 7.2: er 7.2'],
      'SE 1.2.1: 7.2': ['SE 1.2.1: 7.2: er 7.2'],
      '# SE 10.4, from paper': ['SE 10.4: er 10.4'],
      'ER=7.2 EP=1.2 ED=1.5': ['ER=7.2: er 7.2', 'EP=1.2: ep 1.2', 'ED=1.5: ed or er 1.5'],
    };
    for (const [tail, expected] of Object.entries(lines)) {
      deepEqual(stated(`${W} ${tail}\n${W}`), [expected, []], tail);
    }
  });

  it('is no number without such a name, nor part of something else', () => {
    for (const tail of [
      '7.2',
      '7.2/1.2/1.5',
      'rating 7.2',
      '# rated with SE 1.2.1',
      'ED=7.2/1.2',
      'ED=7.25/1.2/1.2',
      'ED=712',
      'XED=7.2/1.2/1.2',
      'HOUSE 7.2',
      'SE 7',
      'se 7.2',
    ]) {
      deepEqual(stated(`${W} ${tail}`), [[]], tail);
    }
  });

  it('stands on a line above or below a board', () => {
    const three = ['ED=7.2/1.2/1.5: er 7.2, ep 1.2, ed 1.5'];
    for (const line of [
      '# ED=7.2/1.2/1.5',
      '#C ED=7.2/1.2/1.5',
      '#CED=7.2/1.2/1.5',
      '// ED=7.2/1.2/1.5 by hand',
      '<!-- ED=7.2/1.2/1.5 -->',
      'Rating: ED=7.2/1.2/1.5',
    ]) {
      deepEqual(stated(`${line}\n${ROWS}\n`), [three], `${line} above`);
      deepEqual(stated(`#A N. N.\n${line}\n# another\n\n${ROWS}`), [three], `${line} further above`);
      deepEqual(stated(`${ROWS}\n${line}\n\n${ROWS}\n`), [three, []], `${line} below`);
    }
    deepEqual(stated(`# SE 7.2\n${W}\n`), [['SE 7.2: er 7.2']]);
  });

  it('is not in a sentence, not above a list, and not that of a neighbour', () => {
    deepEqual(stated(`# Of those with SE 7.2\n${ROWS}\n`), [[]]);
    deepEqual(stated(`# SE 7.2 and harder\n${ROWS}\n`), [[]]);
    deepEqual(stated(`# SE 7.2\n${W}\n${W}\n`), [[], []]);
    deepEqual(stated(`${ROWS}\n# SE 7.2\n\n${ROWS}\n`), [['SE 7.2: er 7.2'], []]);
    deepEqual(stated(`${ROWS}\n\n# SE 7.2\n${ROWS}\n`), [[], ['SE 7.2: er 7.2']]);
    deepEqual(stated('# SE 7.2\n.Q..\n...Q\nQ...\n..Q.\n'), [[]]);
  });

  it('is wrong if any of its numbers is, and is corrected in its own form', () => {
    const cases = {
      'ED=7.2/1.2/1.5': undefined,
      'ED=7.2': undefined,
      'ED=1.5': undefined,
      'SER=7.2': undefined,
      'ED=7.1/1.2/1.5': 'ED=7.2/1.2/1.5',
      'ED=7.2/1.5/1.2': 'ED=7.2/1.2/1.5',
      'ED=9.0': 'ED=7.2/1.2/1.5',
      'ER=7.1': 'ER=7.2',
      'EP=7.2': 'EP=1.2',
      'SE 10.4': 'SE 7.2',
    };
    for (const [tail, expected] of Object.entries(cases)) {
      const text = `${W} ${tail}`;
      const boards = scan(text);
      const [one] = statedRatings(text, boards, boards[0]!);
      ok(one, tail);
      equal(isWrong(one, RATING), expected !== undefined, tail);
      equal(applyEdits(text, correctRating(one, RATING)), `${W} ${expected ?? tail}`);
    }
  });
});

describe(`a rating that is written (SEED=${String(SEED)})`, () => {
  const ED = 'ED=7.2/1.2/1.5';

  it('goes behind a board on one line, before a comment', () => {
    const cases = {
      '': ` ${ED}`,
      '  ': ` ${ED}  `,
      ' # easy, from paper': ` ${ED} # easy, from paper`,
      ' 1.2': ` 1.2 ${ED}`,
      ' #1 Easy (204)': ` #1 Easy (204) ${ED}`,
      ' ED=7.1/1.2/1.2 # easy': ` ${ED} # easy`,
      ' # SE 7.1': ' # SE 7.2',
    };
    for (const [tail, expected] of Object.entries(cases)) {
      const { text, written: count } = write(`# one\r\n${W}${tail}\r\n${W}`);
      equal(text, `# one\r\n${W}${expected}\r\n${W} ${ED}`, tail);
      equal(count, 2);
    }
  });

  it('goes on a comment line above a board of several lines, as the language has comments', () => {
    const array = `  {\n${ROWS.replace(/.+/g, (row) => `    {${row.replaceAll('.', '0').match(/./g)!.join(',')}},`)}\n  };`;
    const cases: readonly (readonly [language: string, text: string, expected: string])[] = [
      ['sudoku', `${ROWS}\n`, `# ${ED}\n${ROWS}\n`],
      ['sudoku', `# easy\n\n${ROWS}\n`, `# easy\n\n# ${ED}\n${ROWS}\n`],
      ['sudoku', `#A N. N.\n#N 1\n${ROWS}\n`, `#A N. N.\n#N 1\n#C ${ED}\n${ROWS}\n`],
      ['sudoku', `#ARuud\n#LEasy\n${ROWS}\n`, `#ARuud\n#LEasy\n#C${ED}\n${ROWS}\n`],
      ['sudoku', `[Puzzle]\n${ROWS}\n`, `#C ${ED}\n[Puzzle]\n${ROWS}\n`],
      ['java', `int[][] b =\n${array}\n`, `int[][] b =\n  {\n    // ${ED}\n${array.slice(4)}\n`],
      ['java', `  String s = "${W}";\n`, `  // ${ED}\n  String s = "${W}";\n`],
      ['python', ROWS.replace(/^/gm, '# '), `# ${ED}\n${ROWS.replace(/^/gm, '# ')}`],
      ['markdown', `Try:\n\n\`\`\`\n${ROWS}\n\`\`\`\n`, `Try:\n\n<!-- ${ED} -->\n\`\`\`\n${ROWS}\n\`\`\`\n`],
      ['markdown', `> ${ROWS.replaceAll('\n', '\n> ')}\n`, `> ${ED}\n> ${ROWS.replaceAll('\n', '\n> ')}\n`],
    ];
    for (const [language, text, expected] of cases) {
      const result = write(text, language);
      equal(result.text, expected, text);
      deepEqual([result.written, result.refused], [1, 0]);
      equal(write(text.replaceAll('\n', '\r\n'), language).text, expected.replaceAll('\n', '\r\n'));
    }
  });

  it('is refused where there is no place for it, and the text stays', () => {
    for (const [text, language] of [
      [`id,puzzle\n1,${W}\n2,${W}\n`, 'csv'],
      [`id,puzzle\n1,${W}\n2,${W}\n`, 'plaintext'],
      [`"id";"puzzle"\n"1";"${W}"\n`, 'sudoku'],
      [`a\t${W}\n\nb\t${W}\n`, 'sudoku'],
      [`${W},3\n`, 'python'],
      [`{"puzzle": "${W}"}`, 'json'],
      [`| ${W} | easy |\n`, 'markdown-table'],
      [`"${W}", "${W}"`, 'java'],
      ['Q..\n...\n..Q\n', 'nqueens'],
    ] as const) {
      const result = write(text, language);
      equal(result.text, text);
      deepEqual([result.written, result.refused], [0, scan(text).length], text);
    }
  });

  it('stays a comment in code: never within a string, a macro or a tag, nor behind the end of a comment', () => {
    const macro = ROWS.replace(/.+/g, (row) => `  "${row}" \\`);
    const cases: readonly (readonly [language: string, text: string, expected: string])[] = [
      ['c', `#define BOARD "${W}"\n`, `// ${ED}\n#define BOARD "${W}"\n`],
      ['c', `/* ${W} */\n`, `/* ${W} ${ED} */\n`],
      ['c', `int x; // ${W}\n`, `int x; // ${W} ${ED}\n`],
      ['html', `<!-- ${W} -->\n`, `<!-- ${W} ${ED} -->\n`],
      ['html', `<p> ${W} </p>\n`, `<!-- ${ED} -->\n<p> ${W} </p>\n`],
      ['python', `b = """\n${ROWS}\n"""\n`, `# ${ED}\nb = """\n${ROWS}\n"""\n`],
      ['python', `  """ ${W} """\n`, `  # ${ED}\n  """ ${W} """\n`],
      ['javascript', `  const b = \`\n${ROWS}\n\`;\n`, `  // ${ED}\n  const b = \`\n${ROWS}\n\`;\n`],
      ['shellscript', `cat <<END\n${ROWS}\nEND\n`, `# ${ED}\ncat <<END\n${ROWS}\nEND\n`],
      ['yaml', `- ${W}\n`, `# ${ED}\n- ${W}\n`],
      [
        'yaml',
        `a: |\n  ${ROWS.replaceAll('\n', '\n  ')}\n`,
        `# ${ED}\na: |\n  ${ROWS.replaceAll('\n', '\n  ')}\n`,
      ],
      ['markdown', `\`\`\`js\nb =\n"${W}"\n\`\`\`\n`, `\`\`\`js\nb =\n// ${ED}\n"${W}"\n\`\`\`\n`],
      ['sudoku', `\ufeff${ROWS}\n`, `\ufeff# ${ED}\n${ROWS}\n`],
    ];
    for (const [language, text, expected] of cases) {
      equal(write(text, language).text, expected, `${language}: ${text}`);
    }
    for (const [language, text] of [
      ['c', `#define BOARD \\\n${macro}\n\n`],
      ['python', `b = \\\n  "${W}"\n`],
      ['python', `"""\nSolve this:\n${ROWS}\n"""\n`],
      ['javascript', `const b = \`\n${W}\n${W}\n\`;\n`],
      ['javascriptreact', `<Board puzzle="${W}" />\n`],
      ['csv', `puzzle\n${W}\n`],
    ] as const) {
      const result = write(text, language);
      deepEqual([result.text, result.written], [text, 0], `${language}: ${text}`);
      equal(result.refused, scan(text).length);
    }
  });

  it('keeps all boards and line ends, is read again, and is not written twice', () => {
    const tenths = fc.integer({ min: 10, max: 119 });
    const rating = fc.record({ er: tenths, ep: tenths, ed: tenths });
    const tail = fc.constantFrom('', ' # easy', '  ', ' ED=9.9/9.9/9.9', ' SE 9.9');
    const head = fc.constantFrom(
      '',
      '# one\n',
      '#A N. N.\n#C a\n',
      'Puzzle 1:\n',
      '// SER=9.9\n',
      '[Puzzle]\n',
    );
    const between = fc.constantFrom('\n', '\n\n', '\n\n\n');
    const language = fc.constantFrom('sudoku', 'java', 'markdown', 'json', 'plaintext');
    let total = 0;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(head, written, tail, between), { minLength: 1, maxLength: 4 }),
        language,
        rating,
        fc.constantFrom('\n', '\r\n'),
        (parts, name, numbers, end) => {
          const text = parts
            .map(([before, board, behind, gap]) => before + board.text + behind + gap)
            .join('')
            .replace(/\r\n?|\n/g, end);
          const before = scan(text);
          const result = write(text, name, numbers);
          total += result.written;
          deepEqual(
            result.found.map((board) => [board.kind, board.notation, cellsOf(board)]),
            before.map((board) => [board.kind, board.notation, cellsOf(board)]),
          );
          equal(result.written + result.stated + result.refused, before.length);
          equal(end === '\n' ? result.text.includes('\r') : /(?:^|[^\r])\n/.test(result.text), false);
          // Only numbers give way, and what is new is the rating with the marks of a comment.
          for (const edit of result.edits) {
            ok(/^(?:\d{1,2}\.\d)?$/.test(text.slice(edit.span.start, edit.span.end)));
            ok(/^[\s/#*<>!-]*(?:C ?)?(?:ED=)?\d{1,2}\.\d[\d./]*[\s>-]*$/.test(edit.text), edit.text);
          }
          const right = result.found.filter((board) => {
            const told = statedRatings(result.text, result.found, board);
            return told.length > 0 && told.every((one) => !isWrong(one, numbers));
          });
          equal(right.length, result.written + result.stated);
          const again = write(result.text, name, numbers);
          deepEqual([again.edits, again.written, again.stated], [[], 0, right.length]);
        },
      ),
      { seed: SEED, numRuns: 150 },
    );
    ok(total > 50, `only ${String(total)} ratings were written`);
  });
});

function cellsOf(board: FoundBoard): readonly number[] {
  return board.kind === 'sudoku' ? [...board.cells] : [];
}
