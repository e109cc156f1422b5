// The texts of the shared cases, as a scan reads them: with N-Queens named above them, and without.
import { deepEqual, equal } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { FoundBoard, QueensBoard } from '../../../../src/core/board';
import { scan } from '../../../../src/core/text/scan';

interface TextCase {
  readonly id: string;
  readonly text: string;
  readonly kind: 'queens' | 'queens-if-context' | 'sudoku' | 'none' | 'count-if-context' | 'region-queens';
  readonly n: number;
  /** The column of the queen of each row, from 1; 0 for none. */
  readonly boards?: readonly (readonly number[])[];
}

const { formats } = JSON.parse(readFileSync('test/core/queens/cases.json', 'utf8')) as {
  readonly formats: readonly TextCase[];
};

const HEADING = '# N-Queens\n\n';

/** Columns from 1, 0 for none. */
function columnsOf({ size, queens }: QueensBoard): readonly number[] {
  const columns = new Array<number>(size).fill(0);
  for (const square of queens) {
    columns[Math.floor(square / size)] = (square % size) + 1;
  }
  return columns;
}

function queensIn(boards: readonly FoundBoard[]): readonly (readonly number[])[] {
  return boards.flatMap((board) => (board.kind === 'queens' ? [columnsOf(board)] : []));
}

/**
 * Why texts are refused, and what they read as without the reason: that shows it is the reason, and no other.
 */
const REFUSED: Readonly<Record<string, readonly [why: string, without: string, columns: readonly number[]]>> =
  {
    'sudoku-row': [
      'its queens attack each other',
      `${HEADING}1 3 6 8 2 4 9 7 5`,
      [1, 3, 6, 8, 2, 4, 9, 7, 5],
    ],
    'chess-diagram': [
      'it has other pieces',
      '. . . q . . . .\n'.concat('. . . . . . . .\n'.repeat(7)),
      [4, 0, 0, 0, 0, 0, 0, 0],
    ],
    'identity-matrix': [
      'its queens attack each other, and nothing names the puzzle',
      '0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0',
      [2, 4, 1, 3],
    ],
    'boj-9663': ['it is a number alone', `${HEADING}8 queens: 1 5 8 6 3 7 2 4`, [1, 5, 8, 6, 3, 7, 2, 4]],
    'region-grid': [
      'its letters are regions, not queens',
      'Q....\n..Q..\n....Q\n.Q...\n...Q.',
      [1, 3, 5, 2, 4],
    ],
  };

describe('texts of N-Queens and what looks like them', () => {
  it('are 27', () => {
    equal(formats.length, 27);
  });

  for (const { id, text, kind, n, boards = [] } of formats) {
    const plain = scan(text);
    const named = scan(HEADING + text);
    switch (kind) {
      case 'queens':
        it(`${id}: read wherever it stands`, () => {
          deepEqual(queensIn(plain), boards);
          deepEqual(queensIn(named), boards);
          equal(plain.length, boards.length);
          equal(named.length, boards.length);
          equal(plain[0]?.kind === 'queens' ? plain[0].size : 0, n);
        });
        break;
      case 'queens-if-context':
        it(`${id}: read where the text names the puzzle, and only there`, () => {
          deepEqual(plain, []);
          deepEqual(queensIn(named), boards);
          equal(named.length, boards.length);
        });
        break;
      case 'sudoku':
        it(`${id}: a Sudoku`, () => {
          for (const found of [plain, named]) {
            deepEqual(
              found.map((board) => (board.kind === 'sudoku' ? board.shape.size : board.kind)),
              [n],
            );
          }
        });
        break;
      case 'none':
      case 'count-if-context':
      case 'region-queens': {
        const [why, without, columns] = REFUSED[id] ?? ['', '', []];
        it(`${id}: refused, as ${why}`, () => {
          deepEqual(plain, []);
          // Of a matrix, the text may speak of queens, which it does here.
          deepEqual(queensIn(named), id === 'identity-matrix' ? [[1, 2, 3, 4]] : []);
          deepEqual(queensIn(scan(without)), [columns]);
        });
      }
    }
  }
});
