// The grammar of N-Queens files.
import assert from 'node:assert/strict';
import { before, describe, it } from 'mocha';
import { markerOf } from './grammar';

/** By the last scope of a token, the mark that stands for it below. */
const MARKS: Readonly<Record<string, string>> = {
  'constant.numeric.queen.nqueens': 'q',
  'comment.blank.nqueens': 'b',
  'punctuation.separator.border.nqueens': '|',
  'keyword.other.label.nqueens': 'k',
  'markup.heading.nqueens': 't',
  'comment.line.nqueens': '#',
  'text.nqueens': ' ',
};

describe('the grammar of N-Queens files', () => {
  let marksOf: (line: string) => string;

  before(async () => {
    marksOf = await markerOf('syntaxes/nqueens.tmLanguage.json', 'text.nqueens', MARKS);
  });

  const cases: readonly (readonly [what: string, line: string, marks: string])[] = [
    ['a row', '..Q.', 'bbqb'],
    ['a row with spaces', '. Q . .', 'b q b b'],
    ['a row without a queen', '....', 'bbbb'],
    ['a row of dashes', '--Q-', 'bbqb'],
    ['a row of dashes alone', '----', 'bbbb'],
    ['a row of a matrix', '0 0 1 0', 'b b q b'],
    ['a row of a matrix without spaces', '0010', 'bbqb'],
    ['a row of a matrix in brackets', '[0, 1, 0, 0],', ' b  q  b  b  '],
    ['columns', '2 4 1 3', 'q q q q'],
    ['columns of two digits', '10 2 0 12', 'qq q q qq'],
    ['squares', 'b4 d3 a2 c1', 'qq qq qq qq'],
    ['the first field of a FEN record', '1Q2/3Q/Q3/2Q1', 'qqq|qq|qq|qqq'],
    ['glyphs', '\u25a1\u2655\u25a1\u25a0', 'bqbb'],
    ['a row of a drawn board', '|   | Q |   |', '|   | q |   |'],
    ['a border', '+---+---+', '|||||||||'],
    ['a border in box-drawing characters', '\u250c\u2500\u2500\u252c\u2500\u2500\u2510', '|||||||'],
    ['the letters of the columns', '  a b c d', 'kkkkkkkkk'],
    ['the number of a row', '8 . Q . .', 'k b q b b'],
    ['the number of a row behind it', '. Q . . 8', 'b q b b k'],
    ['a comment', '# a comment with 5', '##################'],
    ['a comment behind a row', '.Q.. # the first', 'bqbb ###########'],
    ['a row whose blanks are #', '# Q # #', 'b q b b'],
    ['a title', 'Solution 1:', 'ttttttttttt'],
    ['a title with the name', '8 queens', 'tttttttt'],
    ['a title with the name of the problem', 'N-Queens', 'tttttttt'],
  ];
  for (const [what, line, marks] of cases) {
    it(`knows ${what}`, () => {
      assert.equal(marksOf(line), marks);
    });
  }
});
