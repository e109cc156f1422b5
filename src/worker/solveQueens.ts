// Completes an N-Queens board: what a worker does with one.
import type { Completion } from '../core/board';
import { completeQueens } from '../core/queens/complete';
import { queensViolations } from '../core/queens/rules';
import { Fate, type SolveAnswer, type SolveRequest } from './protocol';
import { squaresIn } from './queensMessages';

const FATES = { complete: Fate.some, none: Fate.none, gaveUp: Fate.gaveUp } as const;

/** The answer to a request of the form `queens` that is known to be well made. */
export function solveQueens(request: SolveRequest): SolveAnswer {
  const { id, size = 1, budget } = request;
  const board = { size, queens: squaresIn(request) };
  const completion: Completion =
    queensViolations(board).length > 0 ? { kind: 'none', nodes: 0 } : completeQueens(board, budget);
  const { kind, nodes } = completion;
  return { type: 'solved', id, fates: Uint8Array.of(FATES[kind]), nodes, completion };
}
