// The fixes for each kind of problem: what is offered, and that the problem is gone with it.
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, it } from 'mocha';
import { explainInSteps, isUnexplained } from '../../src/core/explain';
import { fixesFor, type Fix } from '../../src/core/fixes';
import { judge, type Verdict } from '../../src/core/judge';
import { cellSpan } from '../../src/core/text/cells';
import { scan } from '../../src/core/text/scan';
import { withoutImpossible } from '../../src/core/text/pencil/withoutImpossible';
import { applyEdits } from '../../src/core/text/write';
import { describeFix } from '../../src/words/surfaces';
import { textOf } from '../../src/words/sentence';

// From the Wikipedia article on Sudoku; without the last 7, two solutions are left, of which the answer is the first.
const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const TWO = `${LINE.slice(0, -2)}.9`;
const FIRST_OF_TWO = '534678192672195348198342567859761423426853971713924856961537284287419635345286719';
const MARKED = `| <5> <3>  12456 | 26   <7> 2468 | 1489  1249 248  |
| <6> 247  247   | <1>  <9> <5>  | 3478  234  2478 |
| 125 <9>  <8>   | 23   34  24   | 13457 <6>  247  |
| <8> 125  1259  | 579  <6> 147  | 4579  2459 <3>  |
| <4> 25   2569  | <8>  5   <3>  | 579   259  <1>  |
| <7> 15   1359  | 59   <2> 14   | 4589  459  <6>  |
| 139 <6>  13457 | 357  35  7    | <2>   <8>  4    |
| 23  278  237   | <4>  <1> <9>  | 36    3    <5>  |
| 123 1245 12345 | 2356 <8> 26   | 1346  <7>  <9>  |`;

function verdictOnOnly(text: string): Verdict {
  const [board, ...others] = scan(text);
  equal(others.length, 0, 'more than one board');
  ok(board, 'no board');
  return judge(board);
}

/** The fixes of a problem at a cell of the only board, each as its title and the text with it. */
function fixed(
  text: string,
  code: string,
  cell: number,
): readonly (readonly [title: string, text: string])[] {
  const verdict = verdictOnOnly(text);
  const { board } = verdict;
  ok(board.kind === 'sudoku');
  const fixes = fixesFor(text, verdict, { code, span: cellSpan(board, cell) });
  return fixes.map((fix: Fix) => [textOf(describeFix(fix)), applyEdits(text, fix.edits)]);
}

describe('fixes', () => {
  it('blank one of two equal givens, or only the one that clashes with several', () => {
    deepEqual(fixed(LINE.replace('53..', '535.'), 'duplicate-in-row', 0), [
      ['Make r1c1 blank', LINE.replace('53..', '.35.')],
      ['Make r1c3 blank', LINE],
    ]);
    const three = LINE.replace('53..7....', '535.7...5');
    deepEqual(fixed(three, 'duplicate-in-row', 2), [
      ['Make r1c3 blank', LINE.replace('53..7....', '53..7...5')],
    ]);
  });

  it('blank one of the givens that cannot hold together, if there is a solution then; a placed one first', () => {
    const blanked = (text: string): readonly (readonly [title: string, text: string])[] => {
      const verdict = verdictOnOnly(text);
      ok(isUnexplained(verdict));
      const steps = explainInSteps(verdict);
      let step = steps.next();
      while (!step.done) {
        step = steps.next();
      }
      const problem = { code: 'no-solution', span: { start: 0, end: 1 } };
      deepEqual(fixesFor(text, verdict, problem), [], 'as long as nobody has looked for them');
      return fixesFor(text, step.value, problem).map((fix) => [
        textOf(describeFix(fix)),
        applyEdits(text, fix.edits),
      ]);
    };
    const none = LINE.replace('53..', '532.');
    const fixes = blanked(none);
    ok(fixes.some(([title, text]) => title === 'Make r1c3 blank' && text === LINE));
    for (const [title, text] of fixes) {
      const verdict = verdictOnOnly(text);
      ok(verdict.kind === 'sound' && verdict.outcome.kind !== 'none', title);
    }
    // As HoDoKu writes it, the 2 is no given.
    const placed = `:0000:x:${none.replace('532', '53+2')}:::`;
    deepEqual(blanked(placed)[0], ['Make r1c3 blank', placed.replace('+2', '.')]);
  });

  it('add a given that leaves one solution', () => {
    const [fix, ...others] = fixed(TWO, 'many-solutions', 0);
    equal(others.length, 0);
    equal(fix?.[0], 'Add 1 at r1c7: then there is one solution');
    const verdict = verdictOnOnly(fix[1]);
    ok(verdict.kind === 'sound' && verdict.outcome.kind === 'unique');
  });

  it('add a given without the mark of placed digits', () => {
    deepEqual(fixed(`:0000:x:${TWO}:::`, 'many-solutions', 0), [
      ['Add 1 at r1c7: then there is one solution', `:0000:x:${TWO.replace('53..7....', '53..7.1..')}:::`],
    ]);
  });

  it('add none where one is not enough', () => {
    deepEqual(fixed(`1${'.'.repeat(80)}`, 'many-solutions', 0), []);
  });

  it('leave out one given that is not needed, or as many as can go', () => {
    const [one, all, ...others] = fixed(LINE, 'redundant-given', 45);
    equal(others.length, 0);
    deepEqual(one, ['Make r6c1 blank', LINE.replace('17...2', '1....2')]);
    ok(all);
    const left = verdictOnOnly(all[1]);
    ok(left.kind === 'sound' && left.outcome.kind === 'unique');
    const count = Number(/^Make (\d+) givens blank/.exec(all[0])?.[1]);
    equal(all[1].split('.').length - 1, 51 + count);
  });

  it('replace a wrong answer by the solution, on the cells that differ', () => {
    deepEqual(fixed(`${LINE},${SOLVED.slice(0, -2)}97,easy`, 'wrong-answer', 0), [
      ['Replace the answer by the solution', `${LINE},${SOLVED},easy`],
    ]);
  });

  it('do not know the answer to a board with several solutions', () => {
    deepEqual(fixed(`${TWO},${SOLVED.slice(0, -2)}97`, 'wrong-answer', 0), []);
  });

  it('make an answer the only one, or write it into the blanks', () => {
    deepEqual(fixed(`${TWO},${FIRST_OF_TWO}`, 'answer-not-unique', 0), [
      ['Add 1 at r1c7: then there is one solution', `${TWO.slice(0, 6)}1${TWO.slice(7)},${FIRST_OF_TWO}`],
      ['Write the answer into the blanks', `${FIRST_OF_TWO},${FIRST_OF_TWO}`],
    ]);
  });

  it('remove each impossible candidate of a cell', () => {
    deepEqual(fixed(MARKED, 'impossible-candidate', 2), [
      ['Remove candidate 5 from r1c3', MARKED.replace('12456 ', '1246  ')],
      ['Remove candidate 6 from r1c3', MARKED.replace('12456 ', '1245  ')],
    ]);
  });

  it('remove a board that is there twice', () => {
    deepEqual(fixed(`# title\n${LINE},${SOLVED}\n`, 'duplicate-puzzle', 0), [
      ['Remove this puzzle, which is a duplicate', '# title\n'],
    ]);
  });

  it('are none for other problems', () => {
    deepEqual(fixed(LINE.replace('53..', '532.'), 'no-solution', 0), []);
  });
});

describe('removing all impossible candidates', () => {
  it('leaves the possible ones, and the columns in line', () => {
    const { board } = verdictOnOnly(`\n${MARKED}\n`);
    ok(board.kind === 'sudoku');
    const edit = withoutImpossible(`\n${MARKED}\n`, board);
    ok(edit);
    const text = applyEdits(`\n${MARKED}\n`, [edit]);
    equal(text, `\n${MARKED.replace('12456 ', '124   ').replace('| 125 <9>', '| 12  <9>')}\n`);
    const again = verdictOnOnly(text);
    ok(again.kind === 'sound' && again.impossible.length === 0 && again.board.candidates);
    equal(withoutImpossible(text, again.board), undefined);
  });

  it('does nothing where there are no candidates', () => {
    const { board } = verdictOnOnly(LINE);
    ok(board.kind === 'sudoku');
    equal(withoutImpossible(LINE, board), undefined);
  });
});
