// What a worker says of the lines of a text.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { SOLVE_NODES } from '../../src/core/limits';
import { Fate, isAnswerTo, isSolveRequest, type SolveAnswer, type Wanted } from '../../src/worker/protocol';
import { solveLines } from '../../src/worker/solveLines';
import { noSolution, twoSolutions } from '../cli/boards';

const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const solution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
/** Another puzzle's solution. */
const other = '912587463758346291643129758361972584895634172274851936439265817187493625526718349';

function answerTo(lines: readonly string[], wanted: Partial<Wanted> = {}, end = '\n'): SolveAnswer {
  const bytes = new TextEncoder().encode(lines.map((line) => `${line}${end}`).join(''));
  const request = {
    type: 'solve',
    id: 7,
    form: 'lines',
    bytes: bytes.buffer,
    start: 0,
    end: bytes.length,
    limit: 2,
    budget: SOLVE_NODES,
    details: false,
    ...wanted,
  } as const;
  assert.ok(isSolveRequest(request));
  const answer = solveLines(request);
  assert.ok(isAnswerTo(request, answer));
  return answer;
}

const NAMES = Object.fromEntries(Object.entries(Fate).map(([name, fate]) => [fate, name]));

function fatesOf(lines: readonly string[], wanted?: Partial<Wanted>, end?: string): readonly string[] {
  return Array.from(answerTo(lines, wanted, end).fates, (fate) => NAMES[fate]!);
}

describe('lines in a worker', () => {
  it('have a fate each, whatever ends them', () => {
    const lines = [other, '', puzzle, ' \t', noSolution, twoSolutions.line, '# a comment', `${puzzle}5`];
    for (const end of ['\n', '\r\n', '\r']) {
      assert.deepEqual(
        fatesOf(lines, {}, end),
        ['unique', 'nothing', 'unique', 'nothing', 'none', 'many', 'unread', 'unread'],
        JSON.stringify(end),
      );
      const { starts } = answerTo(lines, {}, end).lines!;
      assert.equal(starts[2], puzzle.length + 2 * end.length);
      assert.equal(starts.length, lines.length);
    }
  });

  it('are settled where a right answer stands behind the puzzle, and only then', () => {
    const wrong = `1${solution.slice(1)}`;
    for (const apart of [',', ';', '\t', ' ']) {
      assert.deepEqual(
        fatesOf([
          `${puzzle}${apart}${solution}`,
          `${puzzle}${apart}${solution}${apart}1.2`,
          `${puzzle}${apart}${wrong}`,
          `${puzzle}${apart}${puzzle}`,
          `${twoSolutions.line}${apart}${twoSolutions.first}`,
        ]),
        ['unique', 'unique', 'unread', 'unread', 'unread'],
        apart,
      );
    }
    assert.deepEqual(fatesOf([`17,${puzzle},${solution},easy`, 'puzzle,solution']), ['unique', 'unread']);
    assert.deepEqual(fatesOf([`17,${puzzle},${wrong},easy`]), ['unread']);
  });

  it('are settled together where the answer is on the next line', () => {
    const near = `${solution.slice(0, -2)}97`;
    assert.deepEqual(fatesOf([puzzle, solution, puzzle]), ['unique', 'answer', 'unique']);
    assert.deepEqual(fatesOf([puzzle, '', solution]), ['unique', 'nothing', 'answer']);
    assert.deepEqual(fatesOf([puzzle, near]), ['unread', 'unread']);
    assert.deepEqual(fatesOf([puzzle, 'Solution:', solution]), ['unread', 'unread', 'unread']);
    assert.deepEqual(fatesOf([puzzle, other]), ['unique', 'unique']);
    assert.deepEqual(fatesOf([solution, puzzle]), ['unique', 'unique']);
  });

  it('count solutions up to the limit', () => {
    const lines = [puzzle, twoSolutions.line, noSolution, '.'.repeat(80) + '1'];
    assert.deepEqual([...answerTo(lines, { limit: 10 }).lines!.counts], [1, 2, 0, 10]);
  });

  it('have solutions where details are wanted, and no answers', () => {
    const { fates, details } = answerTo([puzzle, solution, twoSolutions.line], { details: true });
    assert.deepEqual([...fates], [Fate.unique, Fate.unique, Fate.many]);
    assert.equal(details!.solutions.join(''), solution + solution + twoSolutions.first);
  });

  it('have the key of their puzzle', () => {
    const { keys } = answerTo([
      puzzle,
      twoSolutions.line,
      puzzle.replaceAll('.', '0'),
      '.'.repeat(81),
    ]).lines!;
    const key = (line: number) => [...keys.slice(2 * line, 2 * line + 2)];
    assert.deepEqual(key(2), key(0));
    assert.notDeepEqual(key(1), key(0));
    assert.deepEqual(key(3), [0, 0]);
  });
});
