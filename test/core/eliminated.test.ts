// Eliminations that are kept beside a text: for which boards they hold, and where a person then starts from.
import assert from 'node:assert/strict';
import type { SudokuBoard } from '../../src/core/board';
import { countEliminated, holdsFor, startWithout } from '../../src/core/eliminated';
import { scan } from '../../src/core/text/scan';

const LINE = '000000003700040091603020008061070000800034000204801000409260800087093605520700040';

function boardIn(text: string): SudokuBoard {
  const [board] = scan(text);
  assert.ok(board?.kind === 'sudoku');
  return board;
}

function rows(line: string): string {
  return (line.match(/.{9}/g) ?? []).join('\n');
}

describe('Eliminations beside a text', () => {
  const { notation, cells } = boardIn(LINE);
  const eliminated = { notation, cells, eliminations: [{ cell: 0, digits: 0b11 }] };

  it('hold for the same values, and for more of them', () => {
    assert.ok(holdsFor(eliminated, boardIn(LINE)));
    assert.ok(holdsFor(eliminated, boardIn(`# moved down\n\n9${LINE.slice(1)}`)));
  });

  it('do not hold once a value has gone or is another one', () => {
    const at = LINE.indexOf('3');
    for (const digit of '05') {
      assert.ok(!holdsFor(eliminated, boardIn(LINE.slice(0, at) + digit + LINE.slice(at + 1))), digit);
    }
  });

  it('do not hold in another notation, nor on a board of another size', () => {
    assert.ok(!holdsFor(eliminated, boardIn(rows(LINE))));
    assert.ok(!holdsFor({ ...eliminated, notation: 'line' }, boardIn('1.........3....4')));
  });

  it('take candidates from all that there are, or from those that the text leaves', () => {
    const told = new Uint16Array(81).fill(0b111);
    assert.equal(startWithout({ cells }, eliminated.eliminations).candidates?.[0], 0b111111100);
    assert.equal(startWithout({ cells }, eliminated.eliminations).candidates?.[1], 0b111111111);
    assert.equal(startWithout({ cells, candidates: told }, eliminated.eliminations).candidates?.[0], 0b100);
    const start = { cells };
    assert.equal(startWithout(start, []), start);
  });

  it('are counted once each', () => {
    const twice = [...eliminated.eliminations, { cell: 0, digits: 0b110 }, { cell: 80, digits: 1 }];
    assert.equal(countEliminated(twice), 4);
    assert.equal(countEliminated([]), 0);
  });
});
