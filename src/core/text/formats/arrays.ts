// Boards written as literals of a programming language: rows of numbers, of characters, or of strings, between
// brackets, braces or parentheses, with the comments and constructors that such code has.
import type { FoundBoard, Span } from '../../board';
import { BRACKET_DEPTH, LITERAL_LENGTH } from '../../limits';
import { endOfLine, startOfNextLine } from '../lines';
import type { QueensContext } from '../queens/context';
import { namingOf, type Naming } from '../queens/lists/naming';
import { NO_BOARDS, QueenFrame } from '../queens/literals/queenFrame';
import { addCell, addRow, boardInside, notationOf, rowOf, type Frame } from './arrayFrame';
import { readToken, skipComment, type Token } from './arrayTokens';
import { CommentEnds } from './commentEnds';
import type { Region, TextReader } from './format';
import { rowSpan } from '../rows/row';

/** Characters read in one step: well under a millisecond's work. */
const STEP = 4096;

/** A bracket that is not closed yet. */
interface Open extends Frame {
  /** Offset of the bracket. */
  readonly start: number;
  /** The same read as N-Queens, for as long as it may be that; `spoilt` is for Sudoku only. */
  readonly queens: QueenFrame;
}

/** The bracket that a code unit opens; 0 if it is none. */
function openedBy(code: number): number {
  return code === 0x5b || code === 0x7b || code === 0x28 ? code : 0;
}

/** The opening bracket that a code unit closes; 0 if it is no closing one. */
function closedBy(code: number): number {
  switch (code) {
    case 0x5d:
      return 0x5b;
    case 0x7d:
      return 0x7b;
    case 0x29:
      return 0x28;
    default:
      return 0;
  }
}

/** Adds a cell to what is read as N-Queens: between quotes a row, perhaps. */
function addToQueens(queens: QueenFrame, { start, end, quoted }: Token): void {
  if (quoted) {
    queens.addString({ start, end });
  } else {
    queens.addCell({ start, end }, false);
  }
}

/** The boards among the literals of a text. A region begins with a bracket and ends where none is open any more. */
export const arrays: TextReader = {
  begins: (text, { start, end }) => {
    for (let at = start; at < end; at++) {
      if (openedBy(text.charCodeAt(at))) {
        return true;
      }
    }
    return false;
  },
  read: (text, line, context) => new Literals(text, context).read(line),
};

/** Reads a region, in time linear in its length. */
class Literals {
  private readonly boards: FoundBoard[] = [];
  /**
   * The brackets that are open, the innermost last. Once one of them can be no board, none around it can, and all are
   * dropped: so few lines depend on what stands far above them, and they are read as if no bracket were open.
   */
  private readonly open: Open[] = [];
  private readonly comments: CommentEnds;

  constructor(
    private readonly text: string,
    private readonly context: QueensContext,
  ) {
    this.comments = new CommentEnds(text);
  }

  *read({ start }: Span): Generator<undefined, Region> {
    const { length } = this.text;
    let end = this.nextLine(start);
    for (let at = start, pause = at + STEP; at < end;) {
      at = this.readAt(at);
      if (at >= end && end < length) {
        this.dropOld(at);
        // What the search for the end of a comment has seen belongs to the region.
        if (this.open.length > 0 || this.comments.reach > end) {
          end = this.nextLine(at);
        }
      }
      if (at >= pause) {
        yield;
        pause = at + STEP;
      }
    }
    // What is still open at the end of the text is being typed.
    for (let frame = this.open.pop(); frame; frame = this.open.pop()) {
      this.finish(frame, undefined);
    }
    return { end, boards: this.boards };
  }

  /** Where the line behind the one that `offset` is on starts; at the end of the text, its length. */
  private nextLine(offset: number): number {
    return startOfNextLine(this.text, endOfLine(this.text, offset));
  }

  /** Reads what stands at `at`; returns where to go on, beyond `at`. */
  private readAt(at: number): number {
    const { text, open } = this;
    const code = text.charCodeAt(at);
    if (openedBy(code)) {
      if (open.length === BRACKET_DEPTH) {
        open.shift();
      }
      open.push({
        opener: code,
        start: at,
        queens: new QueenFrame(text, at, this.naming),
        cells: [],
        rows: [],
        notation: undefined,
        spoilt: false,
        isOpen: true,
      });
      return at + 1;
    }
    if (closedBy(code)) {
      this.close(at);
      return at + 1;
    }
    const frame = open.at(-1);
    return frame ? this.readInside(at, frame) : at + 1;
  }

  private readInside(at: number, frame: Open): number {
    const { text } = this;
    const behindComment = skipComment(text, at, text.startsWith('/*', at) ? this.comments.after(at + 2) : -1);
    if (behindComment > at) {
      return behindComment;
    }
    const token = readToken(text, at);
    const wasDead = frame.queens.isDead;
    switch (token.kind) {
      case 'separator':
        break;
      case 'comma':
        if (frame.isOpen && frame.rows.length === 0) {
          // Nothing before the comma: an empty cell, as JavaScript has it.
          addCell(frame, { start: at, end: at, value: 0, quoted: false });
          frame.queens.kill();
        }
        frame.isOpen = true;
        break;
      case 'cell':
        addCell(frame, token);
        addToQueens(frame.queens, token);
        frame.isOpen = false;
        break;
      case 'row':
        addRow(frame, token.row, 'stringArray');
        frame.queens.addString(rowSpan(token.row));
        frame.isOpen = false;
        break;
    }
    if (!wasDead) {
      this.takeLost(frame);
    }
    this.dropSpoilt(frame);
    return token.next;
  }

  /** Closes the innermost bracket that the one at `at` fits, and drops the ones inside it, which nothing closes. */
  private close(at: number): void {
    const opener = closedBy(this.text.charCodeAt(at));
    let index = this.open.length - 1;
    while (index >= 0 && this.open[index]?.opener !== opener) {
      index--;
    }
    const [frame] = index < 0 ? [] : this.open.splice(index);
    if (frame && !isDimension(this.text, at)) {
      this.finish(frame, at + 1);
    }
  }

  /**
   * Takes what is read to its end, and no longer open, for boards, or for a row of what is around it.
   *
   * @param end the offset behind it; undefined if nothing closes it
   */
  private finish(frame: Open, end: number | undefined): void {
    const parent = this.open.at(-1);
    const boards = this.boardsInside(frame, parent);
    if (boards.length > 0) {
      this.boards.push(...boards);
      this.dropAll(); // What a board is in is no board itself.
    } else if (parent) {
      parent.isOpen = false;
      const wasDead = parent.queens.isDead;
      parent.queens.addFrame(frame.queens, end);
      if (!wasDead) {
        this.takeLost(parent);
      }
      if (frame.cells.length > 0) {
        addRow(parent, rowOf(frame.cells), notationOf(frame.cells));
      }
      this.dropSpoilt(parent);
    }
  }

  /** The boards that a frame holds: of N-Queens, unless it is likelier one of Sudoku. A single row may be one of several. */
  private boardsInside(frame: Open, parent: Open | undefined): readonly FoundBoard[] {
    const { queens } = frame;
    const isRow = !queens.hasRows && parent?.queens.isDead === false;
    const { boards, isCertain } = isRow ? NO_BOARDS : queens.boards();
    const sudoku = isCertain ? undefined : boardInside(this.text, frame);
    return sudoku ? [sudoku] : boards;
  }

  /** Takes what was a row until just now, when something came that no board of N-Queens has, for a board. */
  private takeLost({ queens }: Open): void {
    const boards = queens.isDead && queens.hasRows ? queens.lostLists() : [];
    if (boards.length > 0) {
      this.boards.push(...boards);
      this.dropAll();
    }
  }

  /** The name of a literal stands before its outermost bracket. */
  private readonly naming = (start: number): Naming | undefined =>
    namingOf(this.text, this.open.find(({ queens }) => !queens.isDead)?.start ?? start, true, this.context);

  /** Drops all once the innermost bracket can be no board: what is around it can be none either. */
  private dropSpoilt({ spoilt, queens }: Open): void {
    if (spoilt && queens.isDead) {
      this.dropAll();
    } else if (spoilt) {
      for (const frame of this.open) {
        frame.spoilt = true;
      }
    }
  }

  private dropAll(): void {
    this.open.length = 0;
  }

  /** Drops the brackets that were opened too long before `at` for what they hold to be a board. */
  private dropOld(at: number): void {
    while (this.open[0] && at - this.open[0].queens.reach > LITERAL_LENGTH) {
      this.open.shift();
    }
  }
}

/** Whether a closed bracket held the size of an array, as in `new int[9] {…}` and `[9]int{…}`. */
function isDimension(text: string, at: number): boolean {
  let next = at + 1;
  while (text.charAt(next) === ' ') {
    next++;
  }
  return text.charAt(at) === ']' && (text.charAt(next) === '{' || /^[a-z]$/.test(text.charAt(at + 1)));
}
