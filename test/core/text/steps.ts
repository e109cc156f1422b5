// Work that comes in steps, done at once.

/** The result of all steps. */
export function stepsOf<Result>(steps: Generator<undefined, Result>): Result {
  let step = steps.next();
  while (!step.done) {
    step = steps.next();
  }
  return step.value;
}
