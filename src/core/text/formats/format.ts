// What a notation is to the scan, which reads it, and to Convert Boards, which prints it.
import type { FoundBoard, Span } from '../../board';
import type { Style } from '../convert/style';
import type { QueensContext } from '../queens/context';
import type { RowFormat } from './rowFormat';

/** The boards that stand on one line of a text. */
export type LineReader = (text: string, line: Span, context: QueensContext) => readonly FoundBoard[];

/** Whole lines of a text, and the boards on them. */
export interface Region {
  /** Where the line behind them starts; at the end of the text, its length. */
  readonly end: number;
  /** In the order of the text. */
  readonly boards: readonly FoundBoard[];
  /** Whether nobody else may read its lines; if not, others may where `boards` do not stand. */
  readonly isOwn?: boolean;
  /** How far was looked, if beyond `end`: where the line behind all that starts. */
  readonly reach?: number;
  /** Whether it was nothing after all, and the other readers are to try the line; then only `reach` counts. */
  readonly isDeclined?: boolean;
}

/**
 * Reads boards that go their own way over several lines. It looks at the lines of its region only, or as far as it says,
 * and at nothing behind, so that an edit elsewhere cannot change what it says: that is what rescans rest on.
 */
export interface TextReader {
  /** Whether a region may begin on a line, which is asked where no other has claimed the line. */
  readonly begins: (text: string, line: Span, context: QueensContext) => boolean;
  /** The region that begins on such a line: that line at least. Read in short steps. */
  readonly read: (text: string, line: Span, context: QueensContext) => Generator<undefined, Region>;
}

/** One entry of `table.ts`: readers for what stands within a line, has a row a line, or goes its own way. */
export interface Format {
  readonly line?: LineReader;
  readonly row?: RowFormat;
  readonly text?: TextReader;
  /** The ways it is printed; a notation that is only read has none. */
  readonly styles?: readonly Style[];
}
