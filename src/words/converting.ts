// What Convert Boards says: the names of notations, what they cannot hold, what became of the boards.
import type { Tally } from '../core/text/convert/conversion';
import type { Loss } from '../core/text/convert/style';
import { counted, say, type Sentence } from './sentence';

/** What Convert Boards says of itself, and what it asks. */
export const converting = {
  title: say('Converting boards'),
  stopped: say('Stopped: nothing is converted.'),
  /** Asks for the notation. */
  ask: (boards: number): Sentence =>
    boards === 1 ? say('Convert 1 board to…') : say('Convert {0} boards to…', boards),
  askWhere: say('Where are the converted boards to go?'),
  newDocument: say('Into a new document'),
  newDocumentDetail: say('The boards alone, with what the notation can hold of their titles and comments.'),
  inPlace: say('In place'),
  inPlaceDetail: say('Each board is replaced where it stands; the text around it stays as it is.'),
  noNotation: say('There is no notation of that name.'),
};

/** The names of the styles, by their ids. */
const STYLE_NAMES: Readonly<Record<string, Sentence>> = {
  line: say('One line, blanks as dots'),
  'line-zeros': say('One line, blanks as zeros'),
  'line-rated': say('One line, with rating and comment behind it'),
  csv: say('Puzzle and solution on one line (CSV)'),
  'csv-table': say('Number, puzzle, solution, clues, difficulty (CSV)'),
  sdm: say('SudoCue collection (.sdm)'),
  library: say('HoDoKu library'),
  sukaku: say('Candidates on one line (Sukaku)'),
  rows: say('Rows, blanks as dots'),
  'rows-zeros': say('Rows, blanks as zeros (judge problem 2239)'),
  euler: say('Rows below a number (Project Euler 96)'),
  spaced: say('Rows with spaces (judge problem 2580)'),
  gaps: say('Rows with gaps between boxes'),
  grouped: say('Rows in groups'),
  'cells-comma': say('Cells with commas (CSV)'),
  'cells-tab': say('Cells with tabs'),
  'cells-semicolon': say('Cells with semicolons'),
  sdk: say('SadMan Sudoku, in sections (.sdk)'),
  boxed: say('Drawn grid (Sudopedia, HoDoKu)'),
  sudocue: say('Drawn grid (SudoCue)'),
  ss: say('Drawn grid (Simple Sudoku, .ss)'),
  visual: say('Drawn grid without an outer frame (forums)'),
  norvig: say('Drawn grid (Norvig)'),
  qqwing: say('Drawn grid (QQWing)'),
  unicode: say('Drawn grid in box-drawing characters'),
  markdown: say('Markdown table'),
  candidates: say('Drawn grid with candidates'),
  leetcode: say('Array of characters (LeetCode)'),
  c: say('Array in braces (C, Java, C#)'),
  python: say('Array in brackets (Python, JavaScript)'),
  strings: say('List of strings'),
};

/** The name of a style; its id if it has none. */
export function describeStyle(id: string): Sentence {
  return STYLE_NAMES[id] ?? say('{0}', id);
}

/** Said of a style that cannot hold all that boards tell; at least one loss. */
export function describeLosses(losses: readonly Loss[]): Sentence {
  return say('Cannot hold: {0}', losses.map(describeLoss));
}

function describeLoss(loss: Loss): Sentence {
  switch (loss) {
    case 'candidates':
      return say('candidates');
    case 'placed':
      return say('which digits were placed by a player');
    case 'answer':
      return say('the answer');
    case 'title':
      return say('the title');
    case 'author':
      return say('the author');
    case 'description':
      return say('the description');
    case 'comments':
      return say('comments');
    case 'source':
      return say('the source');
    case 'level':
      return say('the level');
    case 'date':
      return say('the date');
    case 'rating':
      return say('the rating');
    case 'url':
      return say('the address');
    case 'fields':
      return say('further facts');
    case 'symbols':
      return say('the letters or numbers it is written with');
    case 'boxes':
      return say('the shape of the boxes');
    case 'blanks':
      return say('which single candidates are values');
  }
}

/** What became of boards. */
export function describeConversion({ printed, losses, flawed, queens, misfits, bound }: Tally): Sentence {
  const done = say('{0}.', [
    ...(printed === 0
      ? [say('No board is converted')]
      : counted(printed, say('1 board is converted'), say('{0} boards are converted', printed))),
    ...counted(
      flawed,
      say('1 board is left out, as there is a mistake in its text'),
      say('{0} boards are left out, as there are mistakes in their text', flawed),
    ),
    ...counted(
      queens,
      say('1 N-Queens board is left out, as only Sudoku boards can be converted'),
      say('{0} N-Queens boards are left out, as only Sudoku boards can be converted', queens),
    ),
    ...counted(
      misfits,
      say('1 board is left out, as the notation cannot hold its size'),
      say('{0} boards are left out, as the notation cannot hold their size', misfits),
    ),
    ...counted(
      bound,
      say('1 board stays as it is, as the notation would not go with the text around it'),
      say('{0} boards stay as they are, as the notation would not go with the text around them', bound),
    ),
  ]);
  return losses.size === 0
    ? done
    : say(
        '{0} Lost, as the notation cannot hold it: {1}.',
        done,
        [...losses].map(([loss, boards]) =>
          boards === printed ? describeLoss(loss) : say('{0} ({1} boards)', describeLoss(loss), boards),
        ),
      );
}
