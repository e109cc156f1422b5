// Long work in short slices, so that the extension host, which all extensions share, is never blocked.

/** The longest the host is kept busy at a time, in milliseconds, unless one step alone takes longer. */
const SLICE = 8;

/**
 * Calls `work` for each item, in order, and lets the host go on with other things in between.
 *
 * @param atOnce items between two looks at the clock: more than one where each takes some microseconds only
 * @param isWanted asked after each pause; when it says no, the rest is left undone
 * @returns whether all items were worked through
 */
export async function inSlices<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
  isWanted: () => boolean,
  atOnce = 1,
): Promise<boolean> {
  function* steps(): Generator<undefined, true> {
    let count = 0;
    for (const item of items) {
      if (count++ % atOnce === 0) {
        yield;
      }
      work(item);
    }
    return true;
  }
  return (await stepsInSlices(steps(), isWanted)) ?? false;
}

/**
 * The same for work that comes in steps and ends in a result.
 *
 * @returns undefined if the rest was left undone
 */
export async function stepsInSlices<Result>(
  steps: Iterator<undefined, Result>,
  isWanted: () => boolean,
): Promise<Result | undefined> {
  let end = performance.now() + SLICE;
  let step = steps.next();
  while (!step.done) {
    if (performance.now() >= end) {
      await nextTurn();
      if (!isWanted()) {
        return undefined;
      }
      end = performance.now() + SLICE;
    }
    step = steps.next();
  }
  return step.value;
}

/** The same, at once and however long it takes. */
export function stepsToEnd<Result>(steps: Iterator<undefined, Result>): Result {
  let step = steps.next();
  while (!step.done) {
    step = steps.next();
  }
  return step.value;
}

/** Lets the host go on with other things first. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
