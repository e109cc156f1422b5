// N-Queens boards on their way through a worker: the verdicts are those of judge, and what is no board is refused.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { QueensBoard } from '../../src/core/board';
import { judge, type Verdict } from '../../src/core/judge';
import { SOLVE_NODES } from '../../src/core/limits';
import { isAnswerTo, isSolveRequest, type SolveRequest } from '../../src/worker/protocol';
import { solveQueens } from '../../src/worker/solveQueens';
import { judging } from '../../src/worker/verdicts';
import { CASES, queensOf } from '../core/queens/boards';
import { written } from '../core/queens/written';

/** With those that break a rule, one of them by too many queens. */
const boards = [
  ...CASES.partialBoards.map(({ given }): QueensBoard => ({ ...written('.').board, ...queensOf(given) })),
  written('QQ', 'QQ').board,
];

/** A request as a worker gets it: bytes of its own. */
function requestOf(board: QueensBoard, budget = SOLVE_NODES): SolveRequest {
  const job = judging([board], budget, { verdicts: () => undefined, failed: () => undefined });
  const { limit, details } = job;
  return structuredClone({ type: 'solve', id: 7, ...job.batch(0), limit, budget, details });
}

describe('N-Queens boards in a worker', () => {
  it('have the verdicts of judge', () => {
    const verdicts = new Map<unknown, Verdict>();
    const job = judging(boards, SOLVE_NODES, {
      verdicts: (some) => {
        for (const verdict of some) {
          verdicts.set(verdict.board, verdict);
        }
      },
      failed: (_, reason) => assert.fail(reason),
    });
    assert.equal(job.count, boards.length);
    for (const [index, board] of boards.entries()) {
      const request = requestOf(board);
      assert.ok(isSolveRequest(request));
      const answer: unknown = structuredClone(solveQueens(request));
      // The one who asked has sent the bytes away by then.
      assert.ok(isAnswerTo({ ...request, bytes: new ArrayBuffer(0) }, answer));
      job.done(index, answer);
    }
    for (const board of boards) {
      assert.deepEqual(verdicts.get(board), judge(board));
    }
  });

  it('are given up where the budget does not suffice', () => {
    const hard = CASES.partialBoards.find(({ name }) => name === '20-eleven-none');
    assert.ok(hard);
    const { completion } = solveQueens(requestOf({ ...written('.').board, ...queensOf(hard.given) }, 1));
    assert.equal(completion?.kind, 'gaveUp');
  });

  it('are told from what is none', () => {
    const request = requestOf({ ...written('.Q..', '....', '....', '....').board });
    assert.ok(isSolveRequest(request));
    const { bytes } = requestOf({ ...written('.').board, size: 4, queens: Uint32Array.of(16) });
    const many = requestOf({ ...written('.').board, size: 1, queens: Uint32Array.of(0, 0) });
    for (const wrong of [
      { ...request, size: undefined },
      { ...request, size: 0 },
      { ...request, size: 1.5 },
      { ...request, size: 1_001 },
      { ...request, end: 3 },
      { ...request, bytes },
      { ...request, form: 'cells' },
      many,
    ]) {
      assert.ok(!isSolveRequest(wrong), JSON.stringify(wrong));
    }
  });

  it('are answered with a completion, and nothing else is taken for one', () => {
    const request = requestOf(written('.Q..', '....', '....', '....').board);
    const answer = solveQueens(request);
    assert.ok(isAnswerTo(request, answer));
    const { completion } = answer;
    assert.ok(completion?.kind === 'complete');
    for (const wrong of [
      undefined,
      null,
      { ...completion, kind: 'some' },
      { ...completion, columns: [1, 3, 0, 2] },
      { ...completion, columns: Uint16Array.of(1, 3, 0) },
      { ...completion, columns: Uint16Array.of(1, 3, 0, 4) },
      { ...completion, isFirst: 1 },
      { ...completion, nodes: -1 },
    ]) {
      assert.ok(!isAnswerTo(request, { ...answer, completion: wrong }), JSON.stringify(wrong));
    }
    assert.ok(!isAnswerTo(request, { ...answer, fates: new Uint8Array(2) }));
    assert.ok(isAnswerTo(request, { ...answer, completion: { kind: 'none', nodes: 3 } }));
  });
});
