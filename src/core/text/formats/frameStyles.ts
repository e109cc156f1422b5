// Drawn grids, printed: each as the program or forum that it comes from draws it, at any size.
import {
  banded,
  boxesOf,
  characterSymbols,
  inRows,
  ownSymbols,
  paddedRows,
  plainRows,
  type Row,
} from '../convert/printing';
import type { Shape } from '../../sudoku/shape';
import type { Style } from '../convert/style';

/** How a frame is drawn. A rule is given as what starts it, what it is drawn with, what crosses it, what ends it. */
interface Frame {
  /** What stands before, between and behind the cells of each box. */
  readonly box: readonly [string, string, string];
  /** What stands between boxes. */
  readonly bar: string;
  /** What stands before the first and behind the last. */
  readonly side: string;
  readonly top?: string;
  readonly middle: string;
  readonly bottom?: string;
}

function draw(rows: readonly Row[], shape: Shape, frame: Frame): string {
  const [before, inside, behind] = frame.box;
  const lines = rows.map((row) => {
    const boxes = boxesOf(row, shape, { inside, between: behind + frame.bar + before });
    return frame.side + before + boxes + behind + frame.side;
  });
  const widths = inRows(rows[0] ?? [], shape.boxColumns).map(
    (box) => (before + box.join(inside) + behind).length,
  );
  const rule = ([start = '', dash = '', cross = '', end = '']: string): string =>
    (start + widths.map((width) => dash.repeat(width)).join(cross) + end).trim();
  return [
    ...(frame.top ? [rule(frame.top)] : []),
    ...banded(lines, shape, rule(frame.middle)),
    ...(frame.bottom ? [rule(frame.bottom)] : []),
  ].join('\n');
}

const frameStyle = { holds: [], drawsBoxes: true, between: '\n\n', build: 'lines' } as const;

/** A style whose cells stand apart. */
function spacious(id: string, frame: Frame, blank = '.'): Style {
  return {
    ...frameStyle,
    id,
    symbolsFor: ownSymbols,
    print: (board, symbols) => draw(paddedRows(board, symbols, blank), board.shape, frame),
  };
}

/** As Sudopedia and HoDoKu draw it. */
const boxed = spacious('boxed', {
  box: [' ', ' ', ' '],
  bar: '|',
  side: '|',
  top: '+-++',
  middle: '+-++',
  bottom: '+-++',
});

/** As SudoCue draws it. */
const sudoCue = spacious('sudocue', {
  box: [' ', ' ', ' '],
  bar: '|',
  side: '|',
  top: '.-..',
  middle: ':-+:',
  bottom: "'-''",
});

/** As Peter Norvig's program prints it. */
const norvig = spacious('norvig', { box: ['', ' ', ' '], bar: '|', side: '', middle: ' -+ ' });

const unicode = spacious(
  'unicode',
  {
    box: [' ', ' ', ' '],
    bar: '│',
    side: '│',
    top: '┌─┬┐',
    middle: '├─┼┤',
    bottom: '└─┴┘',
  },
  '·',
);

/** As Simple Sudoku saves it. */
const simpleSudoku: Style = {
  ...frameStyle,
  id: 'ss',
  symbolsFor: characterSymbols,
  print: (board, symbols) =>
    draw(plainRows(board, symbols, '.'), board.shape, {
      box: ['', '', ''],
      bar: '|',
      side: '|',
      top: '*--*',
      middle: '|-+|',
      bottom: '*--*',
    }),
};

/** As QQWing prints it, with nothing at the ends of lines. */
const qqwing: Style = {
  ...frameStyle,
  id: 'qqwing',
  symbolsFor: ownSymbols,
  print: (board, symbols) =>
    draw(paddedRows(board, symbols, '.'), board.shape, {
      box: [' ', ' ', ' '],
      bar: '|',
      side: '',
      middle: ' -| ',
    })
      .replaceAll(' \n', '\n')
      .trimEnd(),
};

/** As forums draw it: without an outer frame, parted by full lines. */
const visual: Style = {
  ...frameStyle,
  id: 'visual',
  // For 4×4 the rule would be nine dashes, which are a row of blanks.
  fits: ({ size }) => size > 4,
  symbolsFor: ownSymbols,
  print: (board, symbols) => {
    const lines = paddedRows(board, symbols, '.').map((row) =>
      boxesOf(row, board.shape, { inside: ' ', between: ' | ' }),
    );
    return banded(lines, board.shape, '-'.repeat(lines[0]?.length ?? 0)).join('\n');
  },
};

/** A table with an empty head, as Markdown has no table without one, below its title as a heading. */
const markdown: Style = {
  ...frameStyle,
  drawsBoxes: false,
  id: 'markdown',
  holds: ['title'],
  language: 'markdown',
  symbolsFor: ownSymbols,
  print: (board, symbols) => {
    const rows = paddedRows(board, symbols, ' ');
    const [first = []] = rows;
    const lineOf = (row: Row): string => `| ${row.join(' | ')} |`;
    const head = lineOf(first.map((token) => ' '.repeat(token.length)));
    const rule = `|${first.map((token) => '-'.repeat(token.length + 2)).join('|')}|`;
    const { title } = board.metadata;
    const heading = title === undefined ? [] : [`## ${title}`, ''];
    return [...heading, head, rule, ...rows.map(lineOf)].join('\n');
  },
};

/** The styles of `boxed.ts`, in the order of the pick list. */
export const FRAME_STYLES: readonly Style[] = [
  boxed,
  sudoCue,
  simpleSudoku,
  visual,
  norvig,
  qqwing,
  unicode,
  markdown,
];
