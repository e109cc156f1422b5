// Each file of examples/ is opened and solved as its reader would do it.
import { judge2239, judge2580 } from '../judgeSamples';
import { equal } from './assert';
import { SOLVED_ROWS } from './boardTexts';
import { closeAll, select, showExample, solve, undoes } from './documents';

/** The other solutions come from a search written for this purpose, in another language. */
const NOTE_FIRST = '652734198834915276971862345749158623516273984328496517267341859483529761195687432';
const NOTE_SECOND = '132975864847361952695842731724613589381759246569428173278136495956284317413597628';
const NUMBERS = '958137426726498135314265789649371852132589647875624391261853974593746218487912563';

const COLLECTION = [
  '385624971296175834471389256652893417847561392913247685139452768728916543564738129',
  '694358712872149635351276948126837594547691823983524176269783451738415269415962387',
  '296875134581493267734162985362951478415738692879246513958627341627314859143589726',
  '354271698872964531916385724725439186698712345143856972589627413431598267267143859',
  '912587463758346291643129758361972584895634172274851936439265817187493625526718349',
  '851732964439658127672194853947285631513976482268413795195367248784529316326841579',
  '814627395927835461563491287352716849176984532498253716241379658685142973739568124',
  '987543621245168937613729854432916578879352416561874392328491765796285143154637289',
];

/** `text` with the digits of a solution in the place of those characters of a passage that can be cells. */
function filled(text: string, passage: RegExp, cell: RegExp, solution: string): string {
  let next = 0;
  return text.replace(passage, (found) => found.replace(cell, () => solution.charAt(next++)));
}

describe('The examples', () => {
  afterEach(closeAll);

  async function isSolved(name: string, solved: (text: string) => string, said: string): Promise<void> {
    const editor = await showExample(name);
    const { document } = editor;
    const original = document.getText();
    const expected = solved(original);
    if (said.includes('boards')) {
      select(editor, [0, original.length]);
    }
    equal(await solve(), said, 'sentence');
    equal(document.getText(), expected, `text of ${name}`);
    await undoes(document, original);
  }

  const one = 'The board is solved.';

  it('judge-2239.txt', () =>
    isSolved('judge-2239.txt', (text) => text.replace(/^[\d\n]*\d/, judge2239.solved.trimEnd()), one));

  it('judge-2580.txt', () =>
    isSolved('judge-2580.txt', (text) => text.replace(/^[\d \n]*\d/, judge2580.solved.trimEnd()), one));

  it('boxed.sudoku', () =>
    isSolved(
      'boxed.sudoku',
      (text) => filled(text, /\+---[^]*---\+/, /[1-9.]/g, SOLVED_ROWS.replaceAll('\n', '')),
      one,
    ));

  it('SudokuSolver.java', () =>
    isSolved(
      'SudokuSolver.java',
      (text) => filled(text, /\{'5', '3'[^]*'9'\},/, /[1-9.]/g, SOLVED_ROWS.replaceAll('\n', '')),
      one,
    ));

  it('valid-sudoku.py', () =>
    isSolved(
      'valid-sudoku.py',
      (text) =>
        filled(
          filled(text, /\[0, 0, 0, 0, 3[^]*?\n\]/, /[0-9]/g, NUMBERS),
          /\["5", "3"[^]*?\n\]/,
          /[1-9.]/g,
          SOLVED_ROWS.replaceAll('\n', ''),
        ),
      '2 boards are solved.',
    ));

  it('two-boards.md', () =>
    isSolved(
      'two-boards.md',
      (text) =>
        filled(filled(text, /\.{6}1\.8[^]*?74\.\./, /[1-9.]/g, NOTE_FIRST), /┌[^]*┘/, /[1-9·]/g, NOTE_SECOND),
      '2 boards are solved.',
    ));

  it('collection.sudoku', () =>
    isSolved(
      'collection.sudoku',
      (text) => {
        let next = 0;
        return text.replace(/^[0-9.]{81}$/gm, () => COLLECTION[next++] ?? '');
      },
      '8 boards are solved.',
    ));
});
