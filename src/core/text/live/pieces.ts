// A text in pieces, so that a few characters can be replaced in a long one without copying all of it.
import type { Change } from './change';

/** Pieces beyond which they are put together. */
const MOST = 64;

/** A text of which parts can be had. Strings are such, too. */
export interface Readable {
  readonly length: number;
  /** The characters from one offset to another, exclusive; both within the text and in order. */
  readonly slice: (start: number, end: number) => string;
}

/** Never changes, to those who look at it. */
export class TextPieces implements Readable {
  /** How many characters there are. */
  readonly length: number;

  /** @param pieces which follow each other */
  constructor(private pieces: readonly string[]) {
    this.length = pieces.reduce((sum, { length }) => sum + length, 0);
  }

  slice(start: number, end: number): string {
    return this.between(start, end).join('');
  }

  /** All of it as one string. */
  whole(): string {
    if (this.pieces.length !== 1) {
      // Joined, which copies, as what `+` gives would be copied when it is first looked at, and kept until then.
      this.pieces = [this.pieces.join('')];
    }
    return this.pieces[0] ?? '';
  }

  /** The text after a change that puts some characters in the place of others. */
  replaced({ start, end }: Change, put: string): TextPieces {
    const pieces = [...this.between(0, start), put, ...this.between(end, this.length)];
    const text = new TextPieces(pieces);
    if (pieces.length > MOST) {
      text.whole();
    }
    return text;
  }

  /** The pieces between two offsets; those at the ends are cut, which copies nothing. */
  private between(start: number, end: number): readonly string[] {
    const found: string[] = [];
    let at = 0;
    for (const piece of this.pieces) {
      if (at < end && at + piece.length > start) {
        found.push(piece.slice(Math.max(0, start - at), end - at));
      }
      at += piece.length;
    }
    return found;
  }
}
