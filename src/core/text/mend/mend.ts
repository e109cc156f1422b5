// Mends what keeps a text from being a board: edits in the board's own marks, of which only those are given that help.
import type { Edit, Flaw, FlawedBoard, FoundBoard, Span } from '../../board';
import { blankMarks } from './blankMark';
import { isBar, isComma, isSpace } from '../characters';
import { reread } from './reread';

/** Gaps that are tried: a grouped row has two, and a drawn grid seldom more. */
const MOST_GAPS = 4;

const QUOTES: ReadonlySet<number> = new Set([0x22, 0x27, 0x60]);

type FlawOf<Code extends Flaw['code']> = Extract<Flaw, { code: Code }>;

/**
 * The edits that put a blank where a character is that cannot stand in a cell; undefined if no blank helps.
 *
 * @param board one of the boards of `text`
 * @param flaw one of the board's
 */
export function blankBadCharacter(
  text: string,
  board: FlawedBoard,
  { span }: FlawOf<'bad-character'>,
): readonly Edit[] | undefined {
  const width = span.end - span.start;
  return firstThatMends(
    text,
    board,
    blankMarks(text, board).flatMap((mark) => {
      const padded = mark.padStart(width);
      const texts = isApart(text, span) && padded !== mark ? [padded, mark] : [mark];
      return texts.map((replacement) => [{ span, text: replacement }]);
    }),
  );
}

/**
 * The edits that put the blanks which a row lacks behind its last cell; undefined if that does not make it a whole row.
 * Which cells are missing cannot be known: those that are there keep their order, and move to the left.
 *
 * @param board one of the boards of `text`
 * @param flaw one of the board's
 */
export function completeRow(
  text: string,
  board: FlawedBoard,
  { span, found, expected }: FlawOf<'short-row'>,
): readonly Edit[] | undefined {
  const missing = expected - found;
  const gaps = gapsBetweenCells(text, span);
  return firstThatMends(
    text,
    board,
    blankMarks(text, board).flatMap((mark) =>
      gaps.map((gap) => [insertion(text, span.end, (gap + mark).repeat(missing))]),
    ),
  );
}

/** The first of several ways to mend a board that leaves fewer flaws, and makes no new ones. */
function firstThatMends(
  text: string,
  board: FlawedBoard,
  ways: readonly (readonly Edit[])[],
): readonly Edit[] | undefined {
  const isBetter = (found: FoundBoard): boolean =>
    found.notation === board.notation && (found.kind !== 'flawed' || found.flaws.length < board.flaws.length);
  return ways.find((edits) => reread(text, board, edits, isBetter) !== undefined);
}

/** An insertion that takes the place of spaces behind it, if there are enough and one stays: so columns stay in line. */
function insertion(text: string, offset: number, inserted: string): Edit {
  let end = offset;
  while (end - offset < inserted.length && text.startsWith('  ', end)) {
    end++;
  }
  return { span: { start: offset, end: end - offset === inserted.length ? end : offset }, text: inserted };
}

/** What may stand between two cells of a row, the likeliest first: the most frequent of its gaps, and nothing. */
function gapsBetweenCells(text: string, { start, end }: Span): readonly string[] {
  const counts = new Map<string, number>();
  let gap = '';
  for (let at = start + 1; at < end; at++) {
    if (isGap(text.charCodeAt(at))) {
      gap += text.charAt(at);
    } else {
      counts.set(gap, (counts.get(gap) ?? 0) + 1);
      gap = '';
    }
  }
  const gaps = [...counts].sort(([, one], [, other]) => other - one).map(([between]) => between);
  return [...new Set([...gaps, ''])].slice(0, MOST_GAPS);
}

/** Whether spaces or lines stand on both sides of a cell, so that it may be padded. */
function isApart(text: string, { start, end }: Span): boolean {
  const [before, behind] = [text.charCodeAt(start - 1), text.charCodeAt(end)];
  return (isSpace(before) || isBar(before)) && (isSpace(behind) || isBar(behind) || Number.isNaN(behind));
}

function isGap(code: number): boolean {
  return isSpace(code) || isBar(code) || isComma(code) || QUOTES.has(code);
}
