// How boards write their values: the digits 1 to 9, further letters, or numbers.

/** How a board writes its values 1..n. */
export interface Symbols {
  /** The character of each value, from 1 on; undefined if they are decimal numbers. */
  readonly characters: string | undefined;
  /** The number that value 1 is written as, where they are numbers. */
  readonly first: 0 | 1;
}

/** The digits of a 9×9 board, and of smaller ones. */
export const DIGITS: Symbols = { characters: '123456789', first: 1 };

/** The text of a value, 1..n. */
export function symbolOf({ characters, first }: Symbols, value: number): string {
  return characters?.charAt(value - 1) ?? String(value - 1 + first);
}
