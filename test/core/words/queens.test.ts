// What is said of N-Queens boards: in the list of problems, in a few words, and of each square.
import { deepEqual, equal } from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { QueensBoard } from '../../../src/core/board';
import { judge, type QueensVerdict } from '../../../src/core/judge';
import { reportAt } from '../../../src/core/reportAt';
import { applyEdits } from '../../../src/core/text/write';
import { solutionEdits } from '../../../src/core/text/solved';
import { countsOf, sumOf } from '../../../src/core/tally';
import { problemsOf } from '../../../src/words/problems';
import { textOf } from '../../../src/words/sentence';
import { describeReport } from '../../../src/words/surfaces';
import { describeBriefly, describeReason, describeVerdict } from '../../../src/words/verdicts';
import { written } from '../queens/written';

/** Each problem of a drawn board: code, severity, what is marked, the sentence, and what is marked beside it. */
function problemsIn(...rows: readonly string[]) {
  const { text, board } = written(...rows);
  const endOfLine = (offset: number): number => {
    const end = text.indexOf('\n', offset);
    return end < 0 ? text.length : end;
  };
  const problems = problemsOf(judge(board), endOfLine);
  equal(sumOf(countsOf(judge(board))), problems.length, 'what is counted is told');
  return problems.map(({ code, severity, span, sentence, related }) => [
    `${code} (${severity}) at ${String(span.start)}-${String(span.end)}: ${textOf(sentence)}`,
    ...related.map((one) => `${String(one.span.start)}: ${textOf(one.sentence)}`),
  ]);
}

/** What is said of the square at an offset. */
function saidAt(offset: number, ...rows: readonly string[]): readonly string[] {
  const found = reportAt(judge(written(...rows).board), offset);
  return found ? describeReport(found.report).map((sentence) => textOf(sentence)) : [];
}

const gaveUp = (board: QueensBoard): QueensVerdict => ({
  kind: 'queens',
  board,
  violations: [],
  completion: { kind: 'gaveUp', nodes: 12 },
});

describe('the problems of an N-Queens board', () => {
  it('are none where it can be completed, or is solved', () => {
    deepEqual(problemsIn('.Q..', '....', '....', '....'), []);
    deepEqual(problemsIn('.Q..', '...Q', 'Q...', '..Q.'), []);
  });

  it('mark both of two queens that attack each other, on any line', () => {
    deepEqual(problemsIn('Q..Q', '....', '....', '....'), [
      ['queens-attack (error) at 0-1: The queen at r1c1 attacks r1c4 (row 1).', '3: r1c4 holds a queen'],
      ['queens-attack (error) at 3-4: The queen at r1c4 attacks r1c1 (row 1).', '0: r1c1 holds a queen'],
    ]);
    deepEqual(problemsIn('.Q..', '....', '...Q', '.Q..'), [
      [
        'queens-attack (error) at 1-2: The queen at r1c2 attacks r3c4 (diagonal), r4c2 (column 2).',
        '13: r3c4 holds a queen',
        '16: r4c2 holds a queen',
      ],
      ['queens-attack (error) at 13-14: The queen at r3c4 attacks r1c2 (diagonal).', '1: r1c2 holds a queen'],
      ['queens-attack (error) at 16-17: The queen at r4c2 attacks r1c2 (column 2).', '1: r1c2 holds a queen'],
    ]);
  });

  it('name a line without a free square at its first one, and the queens that attack it', () => {
    deepEqual(problemsIn('.Q....', '......', '....Q.', '......', '......', '......'), [
      [
        'no-free-square (error) at 7-8: In row 2 there is no square left for a queen: each of them is attacked.',
        '1: r1c2 holds a queen',
        '18: r3c5 holds a queen',
      ],
    ]);
  });

  it('tell that queens are too many, with the attacks', () => {
    const problems = problemsIn('QQ', 'Q.');
    equal(
      problems[0]?.[0],
      'too-many-queens (error) at 3-4: There are 3 queens, but a board of 2 rows has room for no more than 2.',
    );
    equal(problems.length, 4);
  });

  it('mark the first line of a board that cannot be completed, or was given up', () => {
    const rows = ['........', '.......Q', '........', '.Q......', ...Array<string>(4).fill('........')];
    deepEqual(problemsIn(...rows), [
      ['no-completion (error) at 0-8: The board cannot be completed, though no rule is visibly broken.'],
    ]);
    const { board } = written('....', '....', '....', '....');
    deepEqual(
      problemsOf(gaveUp(board), () => 4).map(({ code, severity, span }) => [code, severity, span]),
      [['gave-up', 'information', { start: 0, end: 4 }]],
    );
  });

  it('stay in the board where only rows or queens have tokens', () => {
    const columns = { ...written('Q..Q', '....', '....', '....').board, start: 10, length: 7 };
    const tokens = { starts: Uint32Array.of(0, 2, 4, 6), lengths: undefined };
    const spansOf = (board: QueensBoard) => problemsOf(judge(board), () => 99).map(({ span }) => span.start);
    deepEqual(spansOf({ ...columns, notation: 'queenColumns', per: 'row', tokens }), [10, 10]);
    const pair = { starts: Uint32Array.of(0, 4), lengths: Uint8Array.of(3, 3) };
    deepEqual(spansOf({ ...columns, notation: 'queenPairs', per: 'queen', tokens: pair }), [10, 14]);
  });
});

describe('an N-Queens board in a few words', () => {
  const briefly = (...rows: readonly string[]) => textOf(describeBriefly(judge(written(...rows).board)));

  it('is its size, its queens, and what is known of it', () => {
    equal(briefly('.Q..', '....', '....', '....'), '4 queens: 1 given, can be completed');
    equal(briefly('....', '....', '....', '....'), '4 queens: none given, can be completed');
    equal(briefly('Q...', '....', '....', '....'), '4 queens: 1 given, cannot be completed');
    equal(briefly('.Q..', '...Q', 'Q...', '..Q.'), '4 queens: solved');
    equal(briefly('.Q..', '...Q', 'Q...', '...Q'), '4 queens: 4 given, 2 problems');
    equal(briefly('Q'), '1 queen: solved');
    equal(
      textOf(describeBriefly(gaveUp(written('..', '..').board))),
      '2 queens: none given, completion not known',
    );
  });

  it('has the first of several reasons, and how many more there are', () => {
    const verdict = judge(written('Q..Q', '....', '....', '....').board);
    equal(textOf(describeReason(verdict)), 'The queen at r1c1 attacks r1c4 (row 1). And 1 more.');
    equal(textOf(describeVerdict(verdict)), textOf(describeReason(verdict)));
    equal(textOf(describeVerdict(judge(written('Q').board))), 'The board is solved.');
    equal(
      textOf(describeVerdict(judge(written('.Q..', '....', '....', '....').board))),
      'The board can be completed.',
    );
    equal(
      textOf(describeVerdict(gaveUp(written('..', '..').board))),
      'Stopped after 12 queens were tried: whether the board can be completed is not known.',
    );
  });
});

describe('a square', () => {
  it('is a queen, free, or attacked, and by which queens', () => {
    const rows = ['.Q..', '....', 'Q...', '....'];
    deepEqual(saidAt(1, ...rows), ['r1c2: queen']);
    deepEqual(saidAt(8, ...rows), ['r2c4: no queen, free']);
    deepEqual(saidAt(5, ...rows), ['r2c1: no queen, attacked by r1c2 (diagonal), r3c1 (column 1)']);
    deepEqual(saidAt(30, ...rows), []);
  });

  it('has the rules that are broken there, and in its row and column', () => {
    deepEqual(saidAt(0, 'Q..Q', '....', '....', '....'), [
      'r1c1: queen',
      'The queen at r1c1 attacks r1c4 (row 1).',
    ]);
    const rows = ['.Q....', '......', '....Q.', '......', '......', '......'];
    deepEqual(saidAt(12, ...rows), [
      'r2c6: no queen, attacked by r3c5 (diagonal)',
      'In row 2 there is no square left for a queen: each of them is attacked.',
    ]);
    equal(saidAt(0, ...rows).length, 1);
  });

  it('is attacked by more queens than are listed', () => {
    const size = 9;
    const rows = Array.from({ length: size }, (_, row) => '.'.repeat(size - 1) + (row > 0 ? 'Q' : '.'));
    const [said] = saidAt(size - 1, ...rows.map((row, index) => (index === 3 ? `Q${row.slice(1)}` : row)));
    equal(
      said,
      'r1c9: no queen, attacked by r2c9 (column 9), r3c9 (column 9), r4c9 (column 9), r5c9 (column 9), ' +
        'r6c9 (column 9), r7c9 (column 9), r8c9 (column 9), r9c9 (column 9)',
    );
    const full = Array.from({ length: size }, (_, row) => (row === 0 ? 'QQQQQQQQ.' : '........Q'));
    equal(saidAt(size - 1, ...full)[0]?.endsWith(', and 8 more'), true);
  });
});

describe('the edits that solve a board', () => {
  it('put queens into the rows that have none, and are none where that cannot be', () => {
    const { text, board } = written('.Q..', '....', '....', '....');
    equal(applyEdits(text, solutionEdits(text, judge(board)) ?? []), '.Q..\n...Q\nQ...\n..Q.');
    const none = written('Q...', '....', '....', '....');
    equal(solutionEdits(none.text, judge(none.board)), undefined);
    const solved = written('.Q..', '...Q', 'Q...', '..Q.');
    deepEqual(solutionEdits(solved.text, judge(solved.board)), []);
  });
});
