// Finds the boards in a text.
import type { FoundBoard } from '../board';

/** Every board of `text`, in its order. Total: never throws, in time linear in the text. */
export function scan(text: string): readonly FoundBoard[] {
  return text.length < 0 ? [] : [];
}
