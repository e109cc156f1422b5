// Asks for several things at once and takes the answers in the order of the questions.

/**
 * The answer to each item of `items`, in their order, each as soon as it is known and the ones before it are. At most
 * `ahead` items (1 at least) are asked about at a time, and no more are taken from `items` meanwhile.
 *
 * Rejects with what `items` or `ask` rejects with. `items` is closed in any case.
 */
export async function* inOrder<Item, Answer>(
  items: AsyncIterable<Item>,
  ask: (item: Item) => Promise<Answer>,
  ahead: number,
): AsyncGenerator<readonly [Item, Answer]> {
  const iterator = items[Symbol.asyncIterator]();
  const asked: { readonly item: Item; readonly answer: Promise<Answer> }[] = [];
  const read = (): Promise<{ readonly next: IteratorResult<Item> }> =>
    iterator.next().then((next) => ({ next }));
  let reading: ReturnType<typeof read> | undefined = read();
  try {
    for (;;) {
      const [first] = asked;
      if (reading && asked.length < ahead) {
        const event: { readonly next: IteratorResult<Item> } | undefined = await Promise.race(
          first ? [first.answer.then(() => undefined), reading] : [reading],
        );
        if (event) {
          reading = event.next.done === true ? undefined : read();
          if (event.next.done !== true) {
            const answer = ask(event.next.value);
            answer.catch(ignore);
            asked.push({ item: event.next.value, answer });
          }
          continue;
        }
      }
      if (!first) {
        return;
      }
      asked.shift();
      yield [first.item, await first.answer];
    }
  } finally {
    reading?.catch(ignore);
    await iterator.return?.();
  }
}

/** Whoever waits for the promise is told; others need not be. */
function ignore(): void {
  // Nothing is left to do.
}
