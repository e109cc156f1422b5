// A text that is followed from version to version, with the boards of the last version that was looked through.
import type { FoundBoard } from '../../board';
import { changeBetween, grownBy, joined, type Change } from './change';
import { TextPieces } from './pieces';
import { rescan, type BoardsChange, type Scanned } from './rescan';

/** One replacement in a text: so many characters from an offset on gave way to others. */
export interface Replacement {
  readonly rangeOffset: number;
  readonly rangeLength: number;
  readonly text: string;
}

/** Replacements made at once, beyond which the whole text is asked for instead of put together. */
const MANY = 16;

/** What is known of the text of a document. */
export class FollowedText {
  private scanned: Scanned<TextPieces>;
  /** The text as it is now, if it could be put together. */
  private text: TextPieces | undefined;
  /** What has changed since the boards were looked for, as far as it was told. */
  private change: Change | undefined;
  /** Whether more may have changed than was told. */
  private isUnsure = false;

  constructor(scanned: Scanned) {
    this.text = new TextPieces([scanned.text]);
    this.scanned = { ...scanned, text: this.text };
  }

  /** The boards of the text when it was last looked through. */
  get boards(): readonly FoundBoard[] {
    return this.scanned.boards;
  }

  /** The text as it was then. */
  get scannedText(): string {
    return this.scanned.text.whole();
  }

  /** Takes in replacements, each of the text that the ones before it have led to. */
  replace(replacements: readonly Replacement[]): void {
    let text = replacements.length > MANY ? undefined : this.text;
    for (const { rangeOffset, rangeLength, text: put } of replacements) {
      const change = { start: rangeOffset, end: rangeOffset + rangeLength, length: put.length };
      text = text?.replaced(change, put);
      this.change = this.change ? joined(this.change, change) : change;
    }
    this.text = text;
  }

  /** Something has changed that was not told, such as the line ends: the texts will be compared. */
  mistrust(): void {
    this.isUnsure = true;
  }

  /**
   * Looks for the boards again, in short steps; if these are left off on the way, all is as it was before.
   *
   * @param length of the text as it is now, by which it shows whether all that has changed was told
   * @param ask gives the text as it is now, where it is not known
   */
  *update(length: number, ask: () => string): Generator<undefined, BoardsChange> {
    const before = this.scanned;
    const expected = before.text.length + (this.change ? grownBy(this.change) : 0);
    const isSure = !this.isUnsure && expected === length;
    const text = isSure && this.text ? this.text : new TextPieces([ask()]);
    const change = isSure && this.change ? this.change : changeBetween(before.text.whole(), text.whole());
    const after = yield* rescan(before, text, change);
    this.scanned = after.scanned;
    this.text = text;
    this.change = undefined;
    this.isUnsure = false;
    return after.change;
  }
}
