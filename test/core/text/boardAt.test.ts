// Which boards are at an offset, and on which lines they stand.
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, it } from 'mocha';
import { boardsIn, indexOfBoardAt } from '../../../src/core/text/boardAt';
import { linesOfBoard } from '../../../src/core/text/mend/boardLines';
import { scan } from '../../../src/core/text/scan';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const ROWS = LINE.replace(/.{9}(?=.)/g, '$&\n');

describe('the board at an offset', () => {
  const text = `# a\n${LINE}\n# b\n${LINE.replaceAll('.', '0')},${SOLVED}\n# c\n`;
  const boards = scan(text);
  const [one, two] = [text.indexOf(LINE), text.indexOf('# b\n') + 4];

  it('is the one that holds it, to the end of its answer', () => {
    equal(boards.length, 2);
    deepEqual(
      [0, one - 1, one, one + 81, one + 82, two - 1, two, two + 163, two + 164].map((at) =>
        indexOfBoardAt(boards, at),
      ),
      [-1, -1, 0, 0, -1, -1, 1, 1, -1],
    );
  });

  it('may be several for a span', () => {
    const at = (start: number, end: number): readonly number[] =>
      boardsIn(boards, { start, end }).map((board) => boards.indexOf(board));
    deepEqual(at(0, one - 1), []);
    deepEqual(at(0, one), [0]);
    deepEqual(at(one + 81, two - 1), [0]);
    deepEqual(at(one + 82, two - 1), []);
    deepEqual(at(one + 5, two), [0, 1]);
    deepEqual(at(0, text.length), [0, 1]);
    deepEqual(at(text.length, text.length), []);
  });
});

describe('the lines of a board', () => {
  function linesIn(text: string): string {
    const [board] = scan(text);
    ok(board);
    const { start, end } = linesOfBoard(text, board);
    return text.slice(start, end);
  }

  it('are whole ones', () => {
    equal(linesIn(`# a\n  ${LINE} # b\n# c`), `  ${LINE} # b`);
    equal(linesIn(`# a\r\n${ROWS.replaceAll('\n', '\r\n')}\r\n\r\n`), ROWS.replaceAll('\n', '\r\n'));
  });

  it('have the frame of a drawn grid', () => {
    const rule = '+---+---+---+';
    const rows = ROWS.replace(/(...)(...)(...)/g, '|$1|$2|$3|').split('\n');
    const drawn = [rule, ...rows.slice(0, 3), rule, ...rows.slice(3, 6), rule, ...rows.slice(6), rule];
    equal(linesIn(`a\n${drawn.join('\n')}\nb`), drawn.join('\n'));
    equal(linesIn(`a\n${drawn.slice(1, -1).join('\n')}\nb`), drawn.slice(1, -1).join('\n'));
    equal(linesIn(drawn.join('\r\n')), drawn.join('\r\n'));
  });
});
