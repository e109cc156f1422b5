// What changed between two versions of a text: one stretch of it, however many edits there were.

/** A part of the old text, from `start` to `end` (exclusive), and how long what took its place is. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly length: number;
}

/** Both changes as one, of which the second is of the text that the first has led to: what they touched, and between. */
export function joined(first: Change, second: Change): Change {
  const by = grownBy(first);
  const start = Math.min(first.start, second.start);
  // In the text between the two changes.
  const end = Math.max(first.start + first.length, second.end);
  return { start, end: end - by, length: end + grownBy(second) - start };
}

/** By how many characters a text is longer after a change. */
export function grownBy({ start, end, length }: Change): number {
  return length - (end - start);
}

/** The shortest change that leads from one text to another, in time linear in the texts. */
export function changeBetween(before: string, after: string): Change {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) {
    start++;
  }
  let same = 0;
  while (
    same < shorter - start &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  ) {
    same++;
  }
  return { start, end: before.length - same, length: after.length - same - start };
}
