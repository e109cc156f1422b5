// What the lines above and below a board tell of it: titles, headings, comments, the headers of `.sdk` files, and lines
// such as `Author: N. N.`
import type { Span } from '../../board';
import { endsLine } from '../lines';
import { headerIn, readNamed, uncommented } from './named';
import { captionIn, leadIn, titleIn } from './title';
import type { Told } from './told';

/** Lines that are looked at above a board: the headers of a file and the givens that its state stands below. */
const MOST_ABOVE = 64;
/** Lines that are looked at below a board. */
const MOST_BELOW = 4;
/** The longest line that tells something. */
const LONGEST_LINE = 400;

/**
 * Reads the lines above a board: those directly above it or above one empty line, up to the next empty line; and a
 * heading above that.
 *
 * @param space from the end of the board before, if there is one, to the start of this board's first line
 */
export function readAbove(text: string, space: Span, told: Told): void {
  const above = linesAbove(text, space);
  const lines = above.lines.map((line) => lineText(text, line));
  const { block, end } = blockAt(lines, 0);
  const isOfOther = isOfBoardBefore(above, lines, end);
  const hashes = block.filter((line) => /^#(?!#)/.test(line) && !headerIn(line)).length;
  for (const [index, line] of block.entries()) {
    const isCaption = index === block.length - 1 && line === lines[0];
    if (!isOfOther || titleIn(line)) {
      readLine(line, hashes === 1, isCaption, told);
    }
  }
  const [heading = ''] = blockAt(lines, end).block.slice(-1);
  told.add('title', /^#{1,6} +(\S.*)$/.exec(heading)?.[1] ?? '');
}

/**
 * The places of the lines above a board from which its title and the like are taken, the nearest first: those of the block
 * directly above it, or above one empty line.
 */
export function tellingAbove(text: string, space: Span): readonly Span[] {
  const above = linesAbove(text, space);
  const lines = above.lines.map((line) => lineText(text, line));
  const { first, end } = blockAt(lines, 0);
  return isOfBoardBefore(above, lines, end)
    ? []
    : above.lines.slice(first, end).filter((_, index) => !isIdle(lines[first + index] ?? ''));
}

/** What stands directly below the board before, and apart from this one, is told of that one. */
function isOfBoardBefore(above: Above, lines: readonly string[], end: number): boolean {
  return above.reachesBoard && end === lines.length && lines[0] === '';
}

/** Reads named facts from the lines directly below a board, unless they lead on to the next board. */
export function readBelow(text: string, space: Span, told: Told): void {
  for (const line of tellingBelow(text, space)) {
    readNamed(uncommented(lineText(text, line)), told);
  }
}

/** The places of these lines. */
export function tellingBelow(text: string, space: Span): readonly Span[] {
  const lines: Span[] = [];
  for (let at = space.start; lines.length <= MOST_BELOW && at < space.end;) {
    const start = startBehind(text, at);
    const end = endOf(text, start, Math.min(space.end, start + LONGEST_LINE));
    if (end === space.end && end < text.length) {
      return []; // The next board begins here, and what is above it is its own.
    }
    if (text.slice(start, end).trim() === '') {
      break;
    }
    lines.push({ start, end });
    at = end;
  }
  return lines;
}

/** Lines above a board, and whether another board stands on the next one. */
interface Above {
  readonly lines: readonly Span[];
  readonly reachesBoard: boolean;
}

/** The lines above, the nearest first; as far as they are short and no other board stands on them. */
function linesAbove(text: string, { start: least, end }: Span): Above {
  const lines: Span[] = [];
  let reachesBoard = false;
  let below = end;
  while (lines.length < MOST_ABOVE && below > least) {
    const lineEnd = text.startsWith('\r\n', below - 2) ? below - 2 : below - 1;
    let start = lineEnd;
    while (start > least && lineEnd - start <= LONGEST_LINE && !endsLine(text.charCodeAt(start - 1))) {
      start--;
    }
    reachesBoard = start <= least && least > 0;
    if (reachesBoard || lineEnd - start > LONGEST_LINE) {
      break;
    }
    lines.push({ start, end: lineEnd });
    below = start;
  }
  return { lines, reachesBoard };
}

/** A line as it is read. */
function lineText(text: string, { start, end }: Span): string {
  return text.slice(start, end).replace('\ufeff', '').trim();
}

/**
 * The lines of a block in the order of the text, and where it begins and the lines above it do: from `from` on up to an
 * empty line, after an empty line at most and whatever tells nothing.
 *
 * @param lines the nearest first
 */
function blockAt(
  lines: readonly string[],
  from: number,
): { readonly block: readonly string[]; readonly first: number; readonly end: number } {
  let first = from;
  for (let empty = 0; first < lines.length && isIdle(lines[first] ?? ''); first++) {
    empty += lines[first] === '' ? 1 : 0;
    if (empty > 1) {
      return { block: [], first, end: first };
    }
  }
  const next = lines.indexOf('', first);
  const end = next < 0 ? lines.length : next;
  return {
    block: lines
      .slice(first, end)
      .filter((line) => !isIdle(line))
      .reverse(),
    first,
    end,
  };
}

/** An empty line, a rule, a fence, the name of a section. */
function isIdle(line: string): boolean {
  return !/[\p{L}\p{N}]/u.test(line) || /^(?:`{3,}|~{3,})/.test(line) || /^\[[A-Za-z ]{1,20}\]$/.test(line);
}

/**
 * @param isOnlyHash whether this is the only line with a single `#` before it, which is a heading then
 * @param isCaption whether the board follows on the next line
 */
function readLine(line: string, isOnlyHash: boolean, isCaption: boolean, told: Told): void {
  const header = headerIn(line);
  if (header) {
    told.addNamed(header.key, header.value);
    return;
  }
  const content = uncommented(line);
  if (readNamed(content, told)) {
    return;
  }
  const heading = /^#{2,6} +(\S.*)$/.exec(line)?.[1] ?? titleIn(line) ?? titleIn(content) ?? leadIn(content);
  if (heading) {
    told.add('title', heading);
  } else if (content !== line) {
    told.add(isOnlyHash && line.startsWith('#') ? 'title' : 'comment', content);
  } else if (isCaption) {
    told.add('title', captionIn(content) ?? '');
  }
}

/** The start of the line behind the one that ends at `end`. */
function startBehind(text: string, end: number): number {
  return end + (text.startsWith('\r\n', end) ? 2 : 1);
}

function endOf(text: string, start: number, most: number): number {
  let end = Math.min(start, most);
  while (end < most && !endsLine(text.charCodeAt(end))) {
    end++;
  }
  return end;
}
