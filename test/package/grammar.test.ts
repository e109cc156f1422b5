// The grammar of Sudoku files.
import assert from 'node:assert/strict';
import { before, describe, it } from 'mocha';
import { markerOf } from './grammar';

/** By the last scope of a token, the mark that stands for it below. */
const MARKS: Readonly<Record<string, string>> = {
  'constant.numeric.given.sudoku': 'g',
  'comment.blank.sudoku': 'b',
  'variable.other.placed.sudoku': 'p',
  'string.unquoted.candidates.sudoku': 'c',
  'punctuation.definition.candidates.sudoku': '{',
  'punctuation.separator.border.sudoku': '|',
  'punctuation.definition.section.sudoku': '[',
  'entity.name.section.sudoku': 's',
  'keyword.other.header.sudoku': 'k',
  'keyword.other.columns.sudoku': 'k',
  'string.unquoted.header.sudoku': 'h',
  'markup.heading.sudoku': 't',
  'comment.line.sudoku': '#',
  'text.sudoku': ' ',
};

describe('the grammar of Sudoku files', () => {
  let marksOf: (line: string) => string;

  before(async () => {
    marksOf = await markerOf('syntaxes/sudoku.tmLanguage.json', 'text.sudoku', MARKS);
  });

  const cases: readonly (readonly [what: string, line: string, marks: string])[] = [
    ['a row', '53..7....', 'ggbbgbbbb'],
    ['a row with zeros', '530070000', 'ggbbgbbbb'],
    ['a full row', '123456789', 'ggggggggg'],
    ['a row that looks like a border', '---------', 'bbbbbbbbb'],
    ['a row of a drawn grid', '| 5 3 . | . 7 . |', '| g g b | b g b |'],
    ['a border', '+-------+-------+', '|||||||||||||||||'],
    ['a border of dots and dashes', '.-------.-------.', '|||||||||||||||||'],
    ['a border of dashes alone', '---------------------', '|||||||||||||||||||||'],
    ['a border in box-drawing characters', '┌───┬───┐', '|||||||||'],
    ['a row of candidates', '| 5    3     124     | 26    7  |', '| g    g     ccc     | cc    g  |'],
    ['candidates in braces', '{69} {349} 2 1', '{cc{ {ccc{ g g'],
    ['numbers of a larger board', '12 3 16 . 5', 'gg g gg b g'],
    ['a row of letters', 'A.CDEFG.IJKLMNOP', 'gbgggggbgggggggg'],
    ['hexadecimal digits', '1 2 f . a 9 c 3 e', 'g g g b g g g g g'],
    ['a placed digit', '53+4.7', 'ggppbg'],
    ['a comment', '# a comment with 5', '##################'],
    ['a comment behind a board', '53..7.... # easy 1', 'ggbbgbbbb ########'],
    ['a header', '#A Ruud', 'kkhhhhh'],
    ['a section', '[Puzzle]', '[ssssss['],
    ['the columns of a table', 'puzzle,solution', 'kkkkkkkkkkkkkkk'],
    ['a title', 'Grid 01', 'ttttttt'],
  ];
  for (const [what, line, marks] of cases) {
    it(`knows ${what}`, () => {
      assert.equal(marksOf(line), marks);
    });
  }
});
