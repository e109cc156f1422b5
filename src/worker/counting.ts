// Counts placements of queens: what a worker does with such a request, and who has none, too.
import { countCompletions } from '../core/queens/count/completions';
import { countPlacements } from '../core/queens/count/placements';
import type { CountResult, CountTask } from './countMessages';

/** @param tell called now and then with how much of the work is done, of how much */
export function countQueens(task: CountTask, tell: (done: number, of: number) => void): CountResult {
  return task.of === 'placements'
    ? { of: task.of, ...countPlacements(task.size, tell) }
    : { of: task.of, ...countCompletions(task, task.budget, tell) };
}
