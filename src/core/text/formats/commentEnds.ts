// Where block comments end, looked for so that no part of a text is searched twice.
import { COMMENT_LENGTH } from '../../limits';

/** Asked for offsets that ascend; all together, the answers take time linear in the part of the text that they see. */
export class CommentEnds {
  /** Offset of the comment's end that was found last; -1 if none was. */
  private found = -1;
  /** Up to here, no end of a comment starts behind the one found last. */
  private searched = 0;

  /** How far the text was looked at: nothing from this offset on has changed an answer. */
  reach = 0;

  constructor(private readonly text: string) {}

  /** Offset of the first comment's end that starts at `from` or behind it, but not too far; -1 if there is none. */
  after(from: number): number {
    const { text } = this;
    const limit = Math.min(text.length, from + COMMENT_LENGTH);
    if (this.found < from && this.searched < limit) {
      const start = Math.max(from, this.searched);
      const index = text.slice(start, limit).indexOf('*/');
      this.found = index < 0 ? -1 : start + index;
      // The last character that was seen may be the star of one.
      this.searched = index < 0 ? limit - 1 : this.found;
    }
    const isFound = this.found >= from;
    this.reach = Math.max(this.reach, isFound ? this.found + 2 : limit);
    return isFound ? this.found : -1;
  }
}
