// Where a text names N-Queens: there a list of numbers may be a board, a grid may have no queen yet, and a number may ask
// for a count. A name counts for what follows it, until a heading, the end of its fence, or too many lines.
import { endOfLine, startOfLine, startOfNextLine } from '../lines';
import { firstFrom } from '../live/moved';
import { namesQueens, nextMention, sizeNamed } from './mentions';

/** What a reader may ask of the lines before. */
export interface QueensContext {
  /**
   * Whether the line that holds an offset is named as N-Queens: by itself, by a line above it, or by what is known of its
   * document.
   *
   * @param offset on a line that the asking reader may look at: its own, or one of the region it takes or has looked at
   */
  readonly isNamedAt: (offset: number) => boolean;
  /** What is known of the board on such a line by its name; undefined if it has none. */
  readonly nameAt: (offset: number) => QueensName | undefined;
}

/** What a name tells of the boards that it stands for. */
export interface QueensName {
  /** Whether nothing else than boards is to be expected, as in a fence or a document that is all about them. */
  readonly isAll: boolean;
  /** How many rows they have; undefined if it does not say. */
  readonly size: number | undefined;
}

const WHOLE_DOCUMENT: QueensName = { isAll: true, size: undefined };

/** Lines with words in them, and lines of all kinds, beyond which a name above them says nothing any more. */
const MOST_WORDED = 40;
const MOST_LINES = 1_000;

/** The lines that a name says something of. */
interface Stretch {
  /** Where the line starts that names the puzzle. */
  readonly start: number;
  readonly name: QueensName;
  /** Where the first line behind it starts that is not named. */
  readonly end: number;
  /** Where the first line behind it starts before which nothing is open: the same, or one line further. */
  readonly openEnd: number;
}

/** The same as long as its end was not come to. */
interface OpenStretch {
  readonly start: number;
  readonly name: QueensName;
  /** Whether a fence names it, which ends it, too. */
  readonly isFence: boolean;
  /** The level of the heading that names it, which one of a higher level does not end; of other lines `NO_HEADING`. */
  readonly level: number;
  worded: number;
  lines: number;
  wasEmpty: boolean;
}

const NO_HEADING = 7;

/**
 * Follows the names through a text. Each line is read once, when it is first asked for. What is said of a line depends on
 * the line and those from the start on, and on no others.
 */
export class NamedLines implements QueensContext {
  /** Those that have ended, in order. */
  private readonly stretches: Stretch[] = [];
  private open: OpenStretch | undefined;
  /** Where the first line starts that was not read; while nothing is open, any place up to the line that may name it. */
  private next: number;
  /** The first place from `next` on that may name the puzzle, or one before, if it was not looked for again. */
  private mention = -1;
  /** Where the line of that place starts. */
  private mentionLine = -1;

  /**
   * @param start where a line starts at which nothing is open
   * @param isAll whether the whole document is about N-Queens
   */
  constructor(
    private readonly text: string,
    start: number,
    private readonly isAll: boolean,
  ) {
    this.next = start;
  }

  isNamedAt(offset: number): boolean {
    return this.nameAt(offset) !== undefined;
  }

  nameAt(offset: number): QueensName | undefined {
    if (this.isAll) {
      return WHOLE_DOCUMENT;
    }
    this.readTo(offset + 1);
    const stretch = this.lastBefore(offset + 1);
    return stretch && offset < stretch.end ? stretch.name : undefined;
  }

  /** Whether a line that starts at an offset depends on what lines above it name. */
  isOpenAt(start: number): boolean {
    if (this.isAll) {
      return false;
    }
    this.readTo(start);
    const stretch = this.lastBefore(start);
    return stretch !== undefined && start < stretch.openEnd;
  }

  /** Passes over a line that is nothing but a Sudoku board, which ends what is open; `next` is where the next one starts. */
  pass(start: number, next: number): void {
    if (this.open) {
      this.readTo(start);
      this.close(start, next);
    }
    this.next = Math.max(this.next, next);
  }

  /** The last stretch that starts before an offset. */
  private lastBefore(offset: number): Stretch | undefined {
    if (this.open && this.open.start < offset) {
      return { start: this.open.start, name: this.open.name, end: Infinity, openEnd: Infinity };
    }
    const { stretches } = this;
    if (stretches.length === 0) {
      return undefined;
    }
    return stretches[firstFrom(stretches.length, (index) => (stretches[index]?.start ?? 0) >= offset) - 1];
  }

  /** Reads the lines that start before an offset. */
  private readTo(offset: number): void {
    const { text } = this;
    while (this.next < offset && this.next < text.length) {
      if (this.mention < this.next) {
        this.mention = nextMention(text, this.next);
        this.mentionLine = this.mention < text.length ? startOfLine(text, this.mention) : text.length;
      }
      if (!this.open) {
        // Lines without a name need no look while nothing is open.
        if (this.mentionLine >= offset) {
          this.next = offset;
          return;
        }
        this.next = this.mentionLine;
      }
      this.readLine();
    }
  }

  private readLine(): void {
    const start = this.next;
    const end = endOfLine(this.text, start);
    const line = this.text.slice(start, end);
    this.next = startOfNextLine(this.text, end);
    if (this.mention < end && namesQueens(line)) {
      const level = headingLevel(line) ?? NO_HEADING;
      // What is named again is named as before, unless a heading begins another subject.
      const before = level === NO_HEADING ? this.open : undefined;
      const inFence = isFence(line) || before?.isFence === true;
      const name = { isAll: inFence, size: sizeNamed(line) ?? before?.name.size };
      this.close(start, this.next);
      this.open = { start, name, isFence: inFence, level, worded: 0, lines: 0, wasEmpty: false };
    } else if (this.open) {
      const { open } = this;
      open.lines++;
      open.worded += hasWord(line) ? 1 : 0;
      if (endsStretch(line, open)) {
        this.close(start, this.next);
      } else if (open.worded === MOST_WORDED || open.lines === MOST_LINES) {
        this.close(this.next, this.next);
      }
      open.wasEmpty = line.trim() === '';
    }
  }

  private close(end: number, openEnd: number): void {
    if (this.open) {
      this.stretches.push({ start: this.open.start, name: this.open.name, end, openEnd });
      this.open = undefined;
    }
  }
}

/** Whether a line ends what a name above it says: the end of its fence, another heading, or another puzzle. */
function endsStretch(line: string, { isFence: isFenced, level, wasEmpty }: OpenStretch): boolean {
  const own = headingLevel(line);
  // What looks like a heading of the first level may be a comment in code.
  const isHeading = own !== undefined && own <= level && (own > 1 || wasEmpty);
  return (isFenced && isFence(line)) || (isHeading && !isBoardTitle(line)) || /sudoku/i.test(line);
}

/** The level of a Markdown heading: from 1 to 6. */
function headingLevel(line: string): number | undefined {
  const level = /^#{1,6}(?=[ \t])/.exec(line)?.[0].length;
  return level !== undefined && hasWord(line) ? level : undefined;
}

/** Whether a line tells of one of several boards, as `# Solution 2` does, and begins no other subject. */
function isBoardTitle(line: string): boolean {
  return /^[# \t]*(?:solution|answer|board|output|input|example|sample|test|case|n *=)/i.test(line);
}

function isFence(line: string): boolean {
  return /^[ \t>]*(?:```|~~~)/.test(line);
}

/** Three letters one after another. */
function hasWord(line: string): boolean {
  return /\p{L}{3}/u.test(line);
}
