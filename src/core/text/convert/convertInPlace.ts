// Prints boards in another style where they stand: what is around them stays, and all can be read as before.
import type { Edit, FoundBoard, Span, SudokuBoard } from '../../board';
import { placeOfBoard, type BoardPlace } from './boardPlace';
import { boardSpan } from '../cells';
import { Count, fits, isWhole, lossesOf, NO_METADATA, printableOf, whyLeft, type Tally } from './conversion';
import { endOfLine, startOfNextLine } from '../lines';
import { scanInSteps } from '../scan';
import type { Loss, Style } from './style';
import { symbolOf } from '../symbols';
import type { Metadata } from '../metadata/told';
import { applyEdits } from '../write';

/** How often edits are tried with fewer boards, before none are made. */
const MOST_TRIES = 4;

export interface ConversionInPlace {
  /** In order and apart, one for each printed board. */
  readonly edits: readonly Edit[];
  readonly tally: Tally;
}

/** Where a board is to be printed. */
interface Site {
  readonly board: SudokuBoard;
  readonly place: BoardPlace;
  readonly number: number | undefined;
  /** Whether no other board stands on the line above. */
  readonly isParted: boolean;
  readonly lineEnd: string;
}

interface Replacement {
  readonly board: SudokuBoard;
  readonly edit: Edit;
  readonly losses: readonly Loss[];
}

/**
 * The edits that print boards in a style where they stand. A board is left alone where the style would not go with what
 * is on its lines, and where the text would not be read as the same board afterwards. In short steps.
 *
 * @param text the text the boards were found in
 * @param boards in its order
 * @param metadataOf what the text tells of a board besides, which stays where it is: a board with a title is not numbered
 */
export function* convertInPlace(
  text: string,
  boards: readonly FoundBoard[],
  style: Style,
  metadataOf: (board: FoundBoard) => Metadata,
): Generator<undefined, ConversionInPlace> {
  const count = new Count();
  const lineEnd = lineEndOf(text);
  let replacements: Replacement[] = [];
  let last: BoardPlace | undefined;
  for (const board of boards) {
    if (!isWhole(board)) {
      count.addLeft(whyLeft(board));
    } else if (!fits(board, style)) {
      count.addLeft('misfits');
    } else {
      const place = placeOfBoard(text, board);
      const isParted = !last || !place || !follows(text, last.withAnswer, place.withAnswer);
      const number = metadataOf(board).title === undefined ? replacements.length + 1 : undefined;
      const replacement = place && replace({ board, place, number, isParted, lineEnd }, style);
      if (place && replacement) {
        replacements.push(replacement);
        last = place;
      } else {
        count.addLeft('bound');
      }
    }
    yield;
  }
  for (let tries = 1; replacements.length > 0; tries++) {
    const readable = yield* readableOnes(text, replacements);
    if (readable.length === replacements.length) {
      break;
    }
    const kept = tries < MOST_TRIES ? readable : [];
    for (let left = kept.length; left < replacements.length; left++) {
      count.addLeft('bound');
    }
    replacements = [...kept];
  }
  for (const { losses } of replacements) {
    count.addPrinted(losses);
  }
  return { edits: replacements.map(({ edit }) => edit), tally: count.tally() };
}

/** The replacement of a board, if the style goes with its place. */
function replace({ board, place, number, isParted, lineEnd }: Site, style: Style): Replacement | undefined {
  const { margin, isAlone, build } = place;
  const isLike = style.build === build && build !== 'lines';
  const isHidden = style.build === 'sections' && margin.trim() !== '';
  if (isHidden || (!isAlone && !isLike)) {
    return undefined;
  }
  // Within a line only the board itself is replaced; alone on it, its answer too. What the text tells of it besides stays
  // where it is.
  const whole = isAlone && style.build !== 'run';
  const printable = printableOf(board, NO_METADATA, whole && place.withAnswer.end > place.span.end);
  const before = build === 'lines' || isAlone ? margin : (/^[ \t]*/.exec(margin)?.[0] ?? '');
  const lines = style.print(printable, style.symbolsFor(printable), number).split('\n');
  if (!isParted && style.between === '\n\n') {
    lines.unshift('');
  }
  const printed = lines.map((line, index) => (index === 0 ? line : (before + line).trimEnd())).join(lineEnd);
  return {
    board,
    edit: { span: whole ? place.withAnswer : place.span, text: printed },
    losses: lossesOf(printable, style),
  };
}

/** Whether a place begins on the line behind another one. */
function follows(text: string, before: Span, { start }: Span): boolean {
  const next = startOfNextLine(text, before.end);
  return start >= next && start <= endOfLine(text, next);
}

/** Those replacements whose board is read again from the text in which all are made. */
function* readableOnes(
  text: string,
  replacements: readonly Replacement[],
): Generator<undefined, readonly Replacement[]> {
  const found = yield* scanInSteps(
    applyEdits(
      text,
      replacements.map(({ edit }) => edit),
    ),
  );
  let moved = 0;
  let next = 0;
  return replacements.filter(({ board, edit }) => {
    const start = edit.span.start + moved;
    const end = start + edit.text.length;
    moved += edit.text.length - (edit.span.end - edit.span.start);
    let only = found[next];
    while (only && boardSpan(only).end <= start) {
      only = found[++next];
    }
    const second = found[next + 1];
    return (
      only?.kind === 'sudoku' &&
      only.start >= start &&
      boardSpan(only).end <= end &&
      (second === undefined || second.start >= end) &&
      isSameBoard(board, only)
    );
  });
}

/** Whether the cells hold the same, or the same symbols, where it is open which symbols are in use. */
function isSameBoard(one: SudokuBoard, other: SudokuBoard): boolean {
  const written = ({ cells, symbols }: SudokuBoard): string =>
    Array.from(cells, (value) => (value === 0 ? '.' : symbolOf(symbols, value))).join(' ');
  return (
    one.cells.length === other.cells.length &&
    (one.cells.every((value, cell) => value === other.cells[cell]) || written(one) === written(other))
  );
}

/** The end of the first line of a text; `\n` if it has only one. */
function lineEndOf(text: string): string {
  const end = endOfLine(text, 0);
  return end === text.length ? '\n' : text.slice(end, startOfNextLine(text, end));
}
