// Long work in the page: in slices, between which it draws and takes keys, until it is done or dropped.

/** How long a slice may take, in milliseconds: half a frame. */
const SLICE = 8;

export class Job {
  private isDropped = false;

  /**
   * Does the work from the next turn of the page on.
   *
   * @param steps short pieces of work
   * @param done gets the result, unless the work is dropped before
   */
  constructor(steps: Generator<undefined, unknown>, done: () => void) {
    const turn = (): void => {
      const end = performance.now() + SLICE;
      while (!this.isDropped && performance.now() < end) {
        if (steps.next().done) {
          done();
          return;
        }
      }
      if (!this.isDropped) {
        setTimeout(turn);
      }
    };
    setTimeout(turn);
  }

  drop(): void {
    this.isDropped = true;
  }
}
