// Boards of all shapes, with and without candidates, through batches and back: the verdicts are those of `judge`.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { SudokuBoard } from '../../src/core/board';
import { judge, type Verdict } from '../../src/core/judge';
import type { Shape } from '../../src/core/sudoku/shape';
import { DIGITS } from '../../src/core/text/symbols';
import { bytesOfPuzzle, isAnswerTo, isSolveRequest, type SolveRequest } from '../../src/worker/protocol';
import { solveBatch } from '../../src/worker/solveBatch';
import { judging } from '../../src/worker/verdicts';
import { cellsOf, randomBoard, randomFrom } from '../core/sudoku/boards';
import { generatedBoards, randomBoard as randomBoardOf, shape } from '../core/sudoku/anySize/bigBoards';

function boardOf(given: Shape, cells: Uint8Array, candidates?: Uint32Array): SudokuBoard {
  return {
    kind: 'sudoku',
    notation: 'line',
    shape: given,
    symbols: DIGITS,
    start: 0,
    length: cells.length,
    cells,
    tokens: undefined,
    candidates,
  };
}

/** What a batch is sent as; copied, as it would be on its way to a thread. */
function requestFor(job: ReturnType<typeof judging>, index: number): SolveRequest {
  const { limit, budget, details } = job;
  const request: unknown = structuredClone({
    type: 'solve',
    id: index,
    ...job.batch(index),
    limit,
    budget,
    details,
  });
  assert.ok(isSolveRequest(request));
  return request;
}

/** Has boards judged as workers do it, here. */
function judgedInBatches(boards: readonly SudokuBoard[], budget: number): Map<SudokuBoard, Verdict> {
  const verdicts = new Map<SudokuBoard, Verdict>();
  const job = judging(boards, budget, {
    verdicts: (some) => {
      for (const verdict of some) {
        assert.ok(verdict.kind === 'sound' || verdict.kind === 'broken');
        verdicts.set(verdict.board, verdict);
      }
    },
    failed: (_, reason) => assert.fail(reason),
  });
  for (let index = job.count - 1; index >= 0; index--) {
    const request = requestFor(job, index);
    const answer: unknown = structuredClone(solveBatch(request));
    assert.ok(isAnswerTo(request, answer));
    job.done(index, answer);
  }
  return verdicts;
}

describe('verdicts by batches', () => {
  it('are those of judge, for all shapes and candidates', () => {
    const seed = Number(process.env.SEED ?? Date.now() % 1e9);
    const random = randomFrom(seed);
    const boards: SudokuBoard[] = [];
    for (let round = 0; round < 400; round++) {
      const given = [
        shape(3, 3),
        shape(2, 2),
        shape(2, 3),
        shape(3, 2),
        shape(3, 4),
        shape(4, 4),
        shape(5, 5),
      ][round % 7]!;
      const cells =
        given.size === 9 ? cellsOf(randomBoard(random)) : randomBoardOf(given, 0.3 + 0.4 * random(), random);
      const all = 2 ** given.size - 1;
      const candidates = Uint32Array.from(cells, () =>
        random() < 0.8 ? all : Math.floor(random() * 2 ** given.size),
      );
      boards.push(boardOf(given, cells, round % 3 === 0 ? candidates : undefined));
    }
    for (const { shape: given, cells } of generatedBoards().slice(0, 20)) {
      boards.push(boardOf(given, cells));
    }
    for (const budget of [20, 1000]) {
      const verdicts = judgedInBatches(boards, budget);
      assert.equal(verdicts.size, boards.length);
      const kinds = new Set<string>();
      for (const board of boards) {
        const expected = judge(board, budget);
        const isFirst =
          expected.kind === 'sound' && expected.outcome.kind === 'many' && expected.outcome.isFirst;
        kinds.add(expected.kind === 'sound' ? `${expected.outcome.kind} ${String(isFirst)}` : expected.kind);
        assert.deepEqual(verdicts.get(board), expected, `seed ${String(seed)}`);
      }
      assert.deepEqual(
        [...kinds].sort(),
        ['broken', 'gaveUp false', 'many false', 'many true', 'none false', 'unique false'].filter(
          (kind) => kinds.has(kind) || budget === 20,
        ),
      );
    }
  });

  it('put fewer of the larger boards into a batch, and one shape only', () => {
    const boards = [9, 25, 9, 16].flatMap((size) => {
      const side = Math.sqrt(size);
      const given = shape(side, side);
      return Array.from({ length: 300 }, () => boardOf(given, new Uint8Array(size ** 2)));
    });
    const job = judging(boards, 1, { verdicts: () => undefined, failed: () => undefined });
    const counts = new Map<number, number[]>();
    for (let index = 0; index < job.count; index++) {
      const batch = job.batch(index);
      const { size } = batch.shape!;
      counts.set(size, [...(counts.get(size) ?? []), batch.bytes.byteLength / bytesOfPuzzle(batch)]);
    }
    assert.deepEqual(counts.get(9), [256, 256, 88]);
    assert.equal(
      counts.get(16)!.reduce((sum, count) => sum + count, 0),
      300,
    );
    assert.ok(Math.max(...counts.get(16)!) < 32 && Math.max(...counts.get(25)!) < 8);
  });
});

describe('requests for boards', () => {
  const bytes = new Uint8Array(256 * 5 * 2).buffer;
  const right = {
    type: 'solve',
    id: 1,
    form: 'cells',
    shape: { boxRows: 4, boxColumns: 4, size: 16 },
    hasCandidates: true,
    bytes,
    start: 0,
    end: bytes.byteLength,
    limit: 2,
    budget: 10,
    details: true,
  };

  it('are read when they fit together, and only then', () => {
    assert.ok(isSolveRequest(right));
    assert.ok(isSolveRequest({ ...right, hasCandidates: undefined }));
    assert.ok(isSolveRequest({ ...right, shape: undefined, end: 405 }));
    for (const wrong of [
      { shape: { boxRows: 4, boxColumns: 4, size: 15 } },
      { shape: { boxRows: 5, boxColumns: 6, size: 30 } },
      { shape: { boxRows: 0, boxColumns: 4, size: 0 } },
      { shape: { boxRows: '4', boxColumns: 4, size: 16 } },
      { shape: null },
      { shape: 16 },
      { hasCandidates: 1 },
      { end: bytes.byteLength - 1 },
      { end: 256 },
      { form: 'text' },
    ]) {
      assert.ok(!isSolveRequest({ ...right, ...wrong }), JSON.stringify(wrong));
    }
  });

  it('are answered by as many digits of the shape', () => {
    assert.ok(isSolveRequest(right));
    const answer = solveBatch(right);
    assert.ok(isAnswerTo(right, answer));
    const { solutions, others } = answer.details!;
    const wrongs = [solutions.map((digit) => digit + 17), solutions.subarray(1), [...solutions]];
    for (const wrong of wrongs) {
      assert.ok(!isAnswerTo(right, { ...answer, details: { ...answer.details, solutions: wrong } }));
    }
    assert.equal(others.length, 512);
    assert.ok(!isAnswerTo({ ...right, hasCandidates: false }, answer));
  });
});
