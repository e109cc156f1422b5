// What solving says of a board, and that the solution it gives is the first in order.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { loadListed } from '../../../src/core/sudoku/bandCandidates';
import { load } from '../../../src/core/sudoku/bandState';
import { askOracle } from '../../../src/core/sudoku/firstInOrder';
import { guessInOrder } from '../../../src/core/sudoku/guess';
import { search, type Tally } from '../../../src/core/sudoku/search';
import { solve } from '../../../src/core/sudoku/solve';
import { countSolutions, findFirstInOrder, findSolutions } from '../../../src/core/sudoku/solver';
import {
  WIKIPEDIA,
  WIKIPEDIA_SOLVED,
  cellsOf,
  isSolutionOf,
  randomBoard,
  randomFrom,
  textOf,
  withCell,
} from './boards';
import { naive } from './naive';

interface FirstCase {
  readonly id: string;
  readonly input: string;
  readonly answer: string | null;
  readonly why: string;
}
const { cases } = JSON.parse(readFileSync('test/core/sudoku/lexmin-cases.json', 'utf8')) as {
  readonly cases: readonly FirstCase[];
};

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

const byId = (id: string): FirstCase => cases.find((each) => each.id === id)!;

/** Of 100,000 random boards the one that takes most guesses in order: 15,150. */
const WORST = '....6......87.........2.................4.......2......41....2667....1..........7';

/** The solution given, if any, and how many guesses it took. */
function answerOf(board: string): { readonly answer: string | null; readonly nodes: number } {
  const outcome = solve(cellsOf(board));
  assert.notEqual(outcome.kind, 'gaveUp', board);
  return { answer: 'solution' in outcome ? textOf(outcome.solution) : null, nodes: outcome.nodes };
}

/** Tries digits in order, alone. */
function tryInOrder(cells: Uint8Array, budget: number, found: Uint8Array, tally: Tally): void {
  search(load(cells), 1, budget, guessInOrder, found, tally);
}

describe('solve', () => {
  it('finds the one solution of the Wikipedia puzzle', () => {
    const outcome = solve(cellsOf(WIKIPEDIA));
    assert.deepEqual(outcome, { kind: 'unique', solution: cellsOf(WIKIPEDIA_SOLVED), nodes: 0 });
  });

  it('says unique of a grid that is solved already', () => {
    assert.equal(solve(cellsOf(WIKIPEDIA_SOLVED)).kind, 'unique');
  });

  it('knows which clues of the Wikipedia puzzle can go', () => {
    assert.equal(solve(cellsOf(withCell(WIKIPEDIA, 6, 1, '.'))).kind, 'unique');
    assert.equal(solve(cellsOf(withCell(WIKIPEDIA, 9, 9, '.'))).kind, 'unique');
    assert.equal(solve(cellsOf(withCell(WIKIPEDIA, 9, 8, '.'))).kind, 'many');
  });

  it('names the cells in which two solutions differ, and gives the smaller', () => {
    const board = '534..8912672195348198342567859..1423426853791713924856961537284287419635345286179';
    const outcome = solve(cellsOf(board));
    assert.ok(outcome.kind === 'many');
    assert.equal(textOf(outcome.solution), WIKIPEDIA_SOLVED);
    assert.equal(
      textOf(outcome.other),
      board.slice(0, 3) + '76' + board.slice(5, 30) + '67' + board.slice(32),
    );
    assert.deepEqual(outcome.differing, [3, 4, 30, 31]);
  });

  it('finds none where givens clash, in any house', () => {
    for (const [row, column, digit] of [
      [1, 3, '5'],
      [9, 1, '4'],
      [2, 2, '5'],
    ] as const) {
      assert.deepEqual(solve(cellsOf(withCell(WIKIPEDIA, row, column, digit))), { kind: 'none', nodes: 0 });
    }
    assert.equal(solve(cellsOf('5'.repeat(81))).kind, 'none');
    assert.equal(solve(cellsOf('11' + '.'.repeat(79))).kind, 'none');
  });

  it('takes few guesses for a board that froze a web page, and for its turned and mirrored forms', () => {
    const board =
      '001000000200000000003000000400000005005000600600000040007103000800000000009020000'.replaceAll(
        '0',
        '.',
      );
    const turn = (text: string): string =>
      Array.from(text, (_, cell) => text[9 * (8 - (cell % 9)) + Math.floor(cell / 9)]).join('');
    const mirror = (text: string): string =>
      Array.from(text, (_, cell) => text[9 * (cell % 9) + Math.floor(cell / 9)]).join('');
    for (const form of [board, turn(board), turn(turn(board)), turn(turn(turn(board))), mirror(board)]) {
      const outcome = solve(cellsOf(form));
      assert.ok(outcome.kind === 'many', form);
      assert.ok(outcome.nodes < 3000, String(outcome.nodes));
      assert.ok(isSolutionOf(textOf(outcome.solution), form));
      assert.ok(isSolutionOf(textOf(outcome.other), form));
    }
  });

  it('takes any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), fc.nat(3000), (bytes, budget) => {
        assert.ok(solve(bytes, budget).nodes <= budget);
      }),
    );
  });
});

describe('the first solution in order', () => {
  for (const { id, input, answer, why } of cases) {
    it(`${id}: ${why}`, () => {
      const outcome = answerOf(input);
      assert.equal(outcome.answer, answer);
      assert.ok(outcome.nodes < 4000, `${String(outcome.nodes)} guesses`);
    });
  }

  it('is the first of all solutions, on boards with up to 100', function () {
    const anyBlanks = fc.uniqueArray(fc.nat(80), { minLength: 30, maxLength: 55 });
    let several = 0;
    fc.assert(
      fc.property(anyBlanks, (blanks) => {
        const board = Array.from(WIKIPEDIA_SOLVED, (digit, cell) =>
          blanks.includes(cell) ? '.' : digit,
        ).join('');
        const all = naive(board, 100);
        fc.pre(all.solutions.length < 100 && !all.stopped);
        several += all.solutions.length > 1 ? 1 : 0;
        assert.equal(answerOf(board).answer, [...all.solutions].sort()[0]);
      }),
      { numRuns: 100 },
    );
    assert.ok(several > 10, `only ${String(several)} boards had several solutions`);
  });

  it(`is found alike by trying alone and by the oracle alone (SEED=${String(SEED)})`, function () {
    const random = randomFrom(SEED);
    let several = 0;
    for (let round = 0; round < 1000; round++) {
      const board = randomBoard(random);
      const cells = cellsOf(board);
      const tally = { solutions: 0, nodes: 0, gaveUp: false };
      const tried = new Uint8Array(81);
      const witness = new Uint8Array(81);
      tryInOrder(cells, 20_000, tried, tally);
      if (tally.solutions === 1) {
        findSolutions(cells, 1, 20_000, witness, tally);
        const questions = askOracle(load(cells), 20_000, witness, tally);
        assert.deepEqual([tally.solutions, tally.gaveUp], [1, false], board);
        assert.ok(questions <= 81, `${board} took ${String(questions)} questions`);
        assert.equal(textOf(witness), textOf(tried), board);
        several++;
      }
    }
    assert.ok(several > 300, String(several));
  });

  it('is the one that trying digits in order alone finds, where that takes long', () => {
    for (const [board, least] of [
      [byId('lex12').input, 200],
      [WORST, 10_000],
    ] as const) {
      const tally = { solutions: 0, nodes: 0, gaveUp: false };
      const first = new Uint8Array(81);
      tryInOrder(cellsOf(board), 1_000_000, first, tally);
      assert.ok(tally.nodes > least && !tally.gaveUp, String(tally.nodes));
      const { answer, nodes } = answerOf(board);
      assert.equal(answer, textOf(first));
      assert.ok(nodes < 2000, String(nodes));
    }
  });

  it('takes at most 81 questions', () => {
    const tally = { solutions: 0, nodes: 0, gaveUp: false };
    const found = new Uint8Array(81);
    let asked = 0;
    for (const board of [...cases.map(({ input }) => input), WORST]) {
      const questions = findFirstInOrder(cellsOf(board), 1_000_000, found, tally);
      assert.ok(
        questions <= 81 && tally.nodes < 4000,
        `${board}: ${String(questions)}, ${String(tally.nodes)}`,
      );
      asked += questions > 0 ? 1 : 0;
    }
    assert.ok(asked > 0);
  });

  it('is never claimed when the budget ends before', function () {
    for (const board of [byId('lex07').input, WORST]) {
      const whole = solve(cellsOf(board));
      assert.ok(whole.kind === 'many');
      assert.ok(whole.isFirst);
      let notFirst = 0;
      for (let budget = 0; budget <= whole.nodes; budget += Math.ceil(whole.nodes / 60)) {
        const outcome = solve(cellsOf(board), budget);
        assert.ok(outcome.nodes <= budget);
        if (outcome.kind === 'gaveUp') {
          continue;
        }
        assert.ok(outcome.kind === 'many');
        if (outcome.isFirst) {
          assert.deepEqual(outcome.solution, whole.solution);
        } else {
          notFirst++;
          const [solution, other] = [textOf(outcome.solution), textOf(outcome.other)];
          assert.ok(solution < other && isSolutionOf(solution, board) && isSolutionOf(other, board));
        }
      }
      assert.ok(notFirst > 40, String(notFirst));
      assert.deepEqual(solve(cellsOf(board), whole.nodes), whole);
    }
  });
});

describe('the candidates that a text leaves', () => {
  it('are the only digits of its blanks', () => {
    const cells = new Uint8Array(81);
    // Each blank is left its digit of the one solution, and the next one.
    const candidates = Uint32Array.from(
      cellsOf(WIKIPEDIA_SOLVED),
      (digit) => (1 << (digit - 1)) | (1 << (digit % 9)),
    );
    const all = naive(WIKIPEDIA, 1);
    assert.deepEqual(all.solutions, [WIKIPEDIA_SOLVED]);
    const outcome = solve(cellsOf(WIKIPEDIA), 1000, candidates);
    assert.ok(outcome.kind === 'unique');
    assert.equal(textOf(outcome.solution), WIKIPEDIA_SOLVED);
    // One digit each, and none of them in the way of another.
    const one = candidates.map((_, cell) => 1 << (cellsOf(WIKIPEDIA_SOLVED)[cell]! - 1));
    assert.deepEqual(solve(cells, 0, one), { kind: 'unique', solution: cellsOf(WIKIPEDIA_SOLVED), nodes: 0 });
    // None at all for a blank, and all missing.
    one[40] = 0;
    assert.equal(solve(cells, 1000, one).kind, 'none');
    assert.equal(solve(cells, 1000, new Uint32Array(0)).kind, 'none');
    // Those of a given do not matter.
    assert.equal(solve(cellsOf(WIKIPEDIA_SOLVED), 0, new Uint32Array(81)).kind, 'unique');
  });

  it(`leave of all solutions those that a second solver finds among them (SEED=${String(SEED)})`, () => {
    const random = randomFrom(SEED);
    const kinds: Record<string, number> = {};
    for (let round = 0; round < 2000; round++) {
      const board = randomBoard(random);
      const { solutions, stopped } = naive(board, 201, 20_000);
      if (solutions.length === 0 || solutions.length > 200 || stopped) {
        continue;
      }
      const planted = solutions[Math.floor(random() * solutions.length)]!;
      const share = random();
      const candidates = Uint32Array.from(planted, (digit) => {
        const set = Math.floor(random() * 512);
        return random() < share ? 511 : random() < 0.995 ? set | (1 << (Number(digit) - 1)) : set;
      });
      const left = solutions
        .filter((solution) =>
          Array.from(solution).every(
            (digit, cell) => board[cell] !== '.' || (candidates[cell]! >> (Number(digit) - 1)) % 2 === 1,
          ),
        )
        .sort();
      const found = new Uint8Array(81 * 200);
      const tally = { solutions: 0, nodes: 0, gaveUp: false };
      findSolutions(cellsOf(board), 200, 100_000, found, tally, candidates);
      const each = Array.from({ length: tally.solutions }, (_, k) =>
        textOf(found.slice(81 * k, 81 * k + 81)),
      );
      const told = `${board} ${candidates.join(' ')}`;
      assert.deepEqual(each.sort(), left, told);
      const outcome = solve(cellsOf(board), 100_000, candidates);
      kinds[outcome.kind] = (kinds[outcome.kind] ?? 0) + 1;
      assert.equal(outcome.kind, (['none', 'unique'] as const)[left.length] ?? 'many', told);
      if ('solution' in outcome) {
        assert.equal(textOf(outcome.solution), left[0], told);
      }
      countSolutions(cellsOf(board), 200, 100_000, tally, candidates);
      assert.equal(tally.solutions, left.length, told);
      // By questions alone, from the last of the solutions.
      const witness = cellsOf(left.at(-1) ?? planted);
      if (left.length > 0) {
        askOracle(loadListed(cellsOf(board), candidates), 100_000, witness, tally);
        assert.equal(textOf(witness), left[0], told);
      }
    }
    assert.ok(Object.keys(kinds).length === 3 && kinds.many! > 50, JSON.stringify(kinds));
  });
});
