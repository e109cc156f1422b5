// Long work in short slices, so that the extension host, which all extensions share, is never blocked.

/** The longest the host is kept busy at a time, in milliseconds, unless one item alone takes longer. */
const SLICE = 8;

/**
 * Calls `work` for each item, in order, and lets the host go on with other things in between.
 *
 * @param isWanted asked after each pause; when it says no, the rest is left undone
 * @returns whether all items were worked through
 */
export async function inSlices<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
  isWanted: () => boolean,
): Promise<boolean> {
  let end = performance.now() + SLICE;
  for (const item of items) {
    if (performance.now() >= end) {
      await pause();
      if (!isWanted()) {
        return false;
      }
      end = performance.now() + SLICE;
    }
    work(item);
  }
  return true;
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
