// What is told of one cell.
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, it } from 'mocha';
import { reportOn, violationsIn } from '../../src/core/cellReport';
import { judge } from '../../src/core/judge';
import { scan } from '../../src/core/text/scan';
import { textOf } from '../../src/words/sentence';
import { describeReport } from '../../src/words/surfaces';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

function told(text: string, cell: number): readonly string[] {
  const [board] = scan(text);
  ok(board?.kind === 'sudoku');
  const report = reportOn(board, cell, violationsIn(judge(board)));
  return describeReport(report).map((sentence) => textOf(sentence));
}

describe('the report on a cell', () => {
  it('tells a given, and the candidates of a blank', () => {
    deepEqual(told(LINE, 0), ['r1c1: given 5']);
    deepEqual(told(LINE, 2), ['r1c3: blank, candidates 124']);
    deepEqual(told(LINE, 40), ['r5c5: blank, candidates 5']);
  });

  it('tells a digit that a player has placed', () => {
    const library = `:0000:x:${LINE.replace('53..', '53+4.')}:::`;
    deepEqual(told(library, 2), ['r1c3: placed 4']);
  });

  it('tells the rules that are broken there, and not those broken elsewhere', () => {
    const clashing = LINE.replace('53..', '535.');
    deepEqual(told(clashing, 2), ['r1c3: given 5', 'The 5 at r1c3 clashes with r1c1 (row 1, box 1).']);
    equal(told(clashing, 4).length, 1);
  });

  it('tells it of each blank of a house that lacks a place for a digit', () => {
    const noPlace = `......1237............7....${'.'.repeat(54)}`;
    equal(told(noPlace, 0)[1], 'In row 1 there is no place left for 7.');
    equal(told(noPlace, 5)[1], 'In row 1 there is no place left for 7.');
    equal(told(noPlace, 9).length, 1);
  });

  it('keeps to the candidates of the text', () => {
    const rows = `| <5> <3>  14 | 26 <7> 2468 | 1489 1249 248 |
| <6> 247 247 | <1> <9> <5> | 3478 234 2478 |
| 12 <9> <8> | 23 34 24 | 13457 <6> 247 |
| <8> 125 1259 | 579 <6> 147 | 4579 2459 <3> |
| <4> 25 2569 | <8> 5 <3> | 579 259 <1> |
| <7> 15 1359 | 59 <2> 14 | 4589 459 <6> |
| 139 <6> 13457 | 357 35 7 | <2> <8> 4 |
| 23 278 237 | <4> <1> <9> | 36 3 <5> |
| 123 1245 12345 | 2356 <8> 26 | 1346 <7> <9> |`;
    deepEqual(told(rows, 2), ['r1c3: blank, candidates 14']);
  });
});
