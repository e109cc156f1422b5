// The learning search on clauses that have nothing to do with Sudoku.
import assert from 'node:assert/strict';
import { LearningSearch } from '../../../../src/core/sudoku/anySize/learningSearch';
import { luby } from '../../../../src/core/sudoku/anySize/luby';
import { randomFrom } from '../boards';
import { shuffled } from './bigBoards';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const NO_LIMIT = 1e9;

/** Restarts and sweeps as often as can be. */
const HASTY = { run: 1, firstSweep: 2, sweepGrowth: 1 };

/** A search without rivals. */
function searchOf(
  count: number,
  clauses: readonly (readonly number[])[],
  pace?: typeof HASTY,
): LearningSearch {
  const search = new LearningSearch(count, new Int32Array(0), new Int32Array(count + 1), pace);
  for (const clause of clauses) {
    search.add(clause);
  }
  return search;
}

/** Every set of true variables, as bits, that makes all clauses true. */
function modelsOf(count: number, clauses: readonly (readonly number[])[]): number[] {
  const isTrue = (model: number, literal: number): boolean =>
    ((model >> (literal >> 1)) & 1) !== (literal & 1);
  return Array.from({ length: 1 << count }, (_, model) => model).filter((model) =>
    clauses.every((clause) => clause.some((literal) => isTrue(model, literal))),
  );
}

function modelIn(search: LearningSearch, count: number): number {
  let model = 0;
  for (let variable = 0; variable < count; variable++) {
    assert.equal(search.valueOf(2 * variable), -search.valueOf(2 * variable + 1));
    model |= search.valueOf(2 * variable) > 0 ? 1 << variable : 0;
  }
  return model;
}

describe('the learning search', () => {
  const count = 11;
  const randomClauses = (random: () => number, density: number): number[][] =>
    Array.from({ length: Math.round(density * count) }, () =>
      shuffled(count, (limit) => Math.floor(random() * limit))
        .slice(0, random() < 0.1 ? 2 : 3)
        .map((variable) => 2 * variable + (random() < 0.5 ? 0 : 1)),
    );

  it(`finds every model of random clauses once (SEED=${String(SEED)})`, () => {
    const random = randomFrom(SEED);
    let models = 0;
    for (let round = 0; round < 150; round++) {
      const clauses = randomClauses(random, 2 + 3 * random());
      const search = searchOf(count, clauses, round % 2 === 0 ? HASTY : undefined);
      const found: number[] = [];
      while (search.search(NO_LIMIT) === 'solved') {
        found.push(modelIn(search, count));
        search.forbid();
      }
      const expected = modelsOf(count, clauses);
      models += expected.length;
      assert.deepEqual(
        found.sort((a, b) => a - b),
        expected,
      );
    }
    assert.ok(models > 300, String(models));
  });

  it(`answers one question after the other under assumptions (SEED=${String(SEED)})`, () => {
    const random = randomFrom(SEED);
    for (let round = 0; round < 60; round++) {
      const clauses = randomClauses(random, 3 + random());
      const search = searchOf(count, clauses, round % 2 === 0 ? HASTY : undefined);
      for (let question = 0; question < 12; question++) {
        const assumed = randomClauses(random, 0.1)[0]!;
        const expected = modelsOf(count, [...clauses, ...assumed.map((literal) => [literal])]);
        const result = search.search(NO_LIMIT, undefined, assumed);
        assert.equal(result, expected.length > 0 ? 'solved' : 'none');
        assert.ok(result === 'none' || expected.includes(modelIn(search, count)));
        search.reset();
        if (question % 4 === 3) {
          const [clause] = randomClauses(random, 0.1);
          clauses.push(clause!);
          search.add(clause!);
        }
      }
    }
  });

  it('proves that seven pigeons do not fit in six holes, dropping what it learned on the way', () => {
    const [pigeons, holes] = [7, 6];
    const literal = (pigeon: number, hole: number): number => 2 * (holes * pigeon + hole);
    const clauses = Array.from({ length: pigeons }, (_, pigeon) =>
      Array.from({ length: holes }, (_, hole) => literal(pigeon, hole)),
    );
    for (let hole = 0; hole < holes; hole++) {
      for (let one = 0; one < pigeons; one++) {
        for (let two = 0; two < one; two++) {
          clauses.push([literal(one, hole) + 1, literal(two, hole) + 1]);
        }
      }
    }
    const search = searchOf(pigeons * holes, clauses, HASTY);
    assert.equal(search.search(NO_LIMIT), 'none');
    assert.equal(searchOf(pigeons * holes, clauses).search(NO_LIMIT), 'none');
    assert.equal(search.search(NO_LIMIT), 'none');
    assert.equal(searchOf(pigeons * holes, clauses.slice(1)).search(NO_LIMIT), 'solved');
  });

  it('restarts by Luby’s sequence', () => {
    assert.equal(
      Array.from({ length: 31 }, (_, index) => luby(index)).join(' '),
      '1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 16',
    );
  });
});
