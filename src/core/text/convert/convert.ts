// Prints boards in another style, as a text of their own.
import type { FoundBoard } from '../../board';
import { Count, fits, isWhole, lossesOf, printableOf, whyLeft, type Tally } from './conversion';
import { STYLES } from '../formats/table';
import type { Style } from './style';
import type { Metadata } from '../metadata/told';

/** The style of this id; undefined if there is none. */
export function styleOf(id: string): Style | undefined {
  return STYLES.find((style) => style.id === id);
}

export interface Conversion {
  /** The boards, with a line end behind the last; empty if none could be printed. */
  readonly text: string;
  readonly tally: Tally;
}

/**
 * Prints boards one after the other, with what they tell as far as the style holds it. Lines end with `\n`. In short
 * steps, one for each board.
 *
 * @param boards in the order in which they are printed
 * @param metadataOf what the text tells of a board besides
 * @param before how many boards have been printed already, of which the text is to be the continuation
 */
export function* convert(
  boards: readonly FoundBoard[],
  style: Style,
  metadataOf: (board: FoundBoard) => Metadata,
  before = 0,
): Generator<undefined, Conversion> {
  const count = new Count();
  const texts: string[] = [];
  for (const board of boards) {
    if (!isWhole(board)) {
      count.addLeft(whyLeft(board));
    } else if (!fits(board, style)) {
      count.addLeft('misfits');
    } else {
      const printable = printableOf(board, metadataOf(board), true);
      texts.push(style.print(printable, style.symbolsFor(printable), before + texts.length + 1));
      count.addPrinted(lossesOf(printable, style));
    }
    yield;
  }
  if (texts.length === 0) {
    return { text: '', tally: count.tally() };
  }
  // What was printed before ends with a line end.
  const head = before > 0 ? style.between.slice(1) : style.header === undefined ? '' : `${style.header}\n`;
  return { text: `${head}${texts.join(style.between)}\n`, tally: count.tally() };
}
