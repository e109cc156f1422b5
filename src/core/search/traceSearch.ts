// Makes the trace of a search, at once or in short steps.
import type { SearchProblem } from './problem';
import { Recorder } from './recorder';
import type { SearchTrace } from './trace';
import { Walk, type WalkOptions } from './walk';

/** Visits between two steps: some milliseconds. */
const VISITS_A_STEP = 50_000;

/**
 * The trace of a search, which is made at once: a million visits take a tenth of a second, and 16 MB.
 *
 * @param options how it goes, when it stops, and at how many visits it is given up
 */
export function traceSearch(problem: SearchProblem, options: WalkOptions): SearchTrace {
  const steps = traceInSteps(problem, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) {
      return value;
    }
  }
}

/** The same in short steps, between which something else can be done, or the search be dropped. */
export function* traceInSteps(
  problem: SearchProblem,
  options: WalkOptions,
): Generator<undefined, SearchTrace> {
  const recorder = new Recorder(problem.levels);
  const walk = new Walk(problem, options, recorder);
  let end = walk.advance(VISITS_A_STEP);
  while (end === undefined) {
    yield;
    end = walk.advance(VISITS_A_STEP);
  }
  return { problem, method: options.method, ...recorder.finish(), end };
}
