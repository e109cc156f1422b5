// Lists of queens that fill a line, in a text that names N-Queens: `2 4 1 3`, `Solution 1: (1,2) (2,4) (3,1) (4,3)`.
import type { FoundBoard, QueensBoard, Span } from '../../../board';
import { LARGEST_QUEENS } from '../../../limits';
import { isComma, isDigit, isSpace } from '../../characters';
import { hasMargin, trimmed } from '../../rows/margin';
import type { QueensContext } from '../context';
import { arePeaceful } from '../peaceful';
import { columnsBoard, rowValue } from './columns';
import { numberIn } from './listBoard';
import { namingOf, type Naming } from './naming';
import { countedPairsBoard, pairsBoard, type Pair } from './pairs';
import { squareNamed, squaresBoard } from './squareNames';

/** Longer lines hold more than the pairs of the largest board. */
const LONGEST_LINE = 16_000;
/** Characters before a list that tell what it is. */
const LONGEST_LABEL = 80;
/** Its tokens: the pairs of the largest board, and how many rows it has. */
const MOST_TOKENS = 2 * LARGEST_QUEENS + 1;

const COLON = 0x3a;
const EQUALS = 0x3d;
const OPENER = 0x28;
const CLOSER = 0x29;

/** The board of a line that holds a list of queens and nothing else but what is before a list: a mark, a label. */
export function readQueenLists(text: string, line: Span, context: QueensContext): readonly FoundBoard[] {
  if (line.end - line.start > LONGEST_LINE || !context.isNamedAt(line.start)) {
    return [];
  }
  const list = withoutLabel(text, withoutMargin(text, trimmed(text, line)));
  const naming = mayBegin(text, list) ? namingOf(text, list.start, false, context) : undefined;
  const board = naming && boardOf(text, list, naming);
  return board ? [board] : [];
}

/** Whether the first word of a list is a queen's; no other is looked at. */
function mayBegin(text: string, { start, end }: Span): boolean {
  const first = { start, end: start };
  while (first.end < end && !isSeparator(text.charCodeAt(first.end))) {
    first.end++;
  }
  return (
    first.end > start &&
    (text.charCodeAt(start) === OPENER ||
      rowValue(text, first) !== undefined ||
      squareNamed(text, first) !== undefined)
  );
}

function boardOf(text: string, list: Span, naming: Naming): QueensBoard | undefined {
  if (text.charCodeAt(list.start) === OPENER) {
    const pairs = pairsIn(text, list);
    return pairs && pairsBoard(pairs, naming);
  }
  const tokens = tokensIn(text, list);
  if (tokens.length === 0) {
    return undefined;
  }
  const columns = columnsBoard(text, tokens, naming);
  if (columns && arePeaceful(columns.size, columns.queens)) {
    return columns;
  }
  // `5 1 2 4 3` are two pairs on a board of five rows rather than five queens that attack each other.
  const pairs = countedPairsBoard(text, tokens, naming);
  const arePairs = pairs && (!columns || arePeaceful(pairs.size, pairs.queens));
  return arePairs ? pairs : (columns ?? squaresBoard(text, tokens, naming));
}

/** The line without the marks of a comment, a quotation or an item at its start. */
function withoutMargin(text: string, line: Span): Span {
  let { start } = line;
  while (
    start < line.end &&
    hasMargin(text, { start, end: line.end }) &&
    text.charCodeAt(start + 1) !== 0x31
  ) {
    start++;
  }
  return trimmed(text, { start, end: line.end });
}

/** The line without the words before its list, up to a colon or an equals sign, or without the number of an item. */
function withoutLabel(text: string, line: Span): Span {
  const limit = Math.min(line.end, line.start + LONGEST_LABEL);
  let start = line.start;
  for (let at = line.start; at < limit; at++) {
    const code = text.charCodeAt(at);
    start = code === COLON || code === EQUALS ? at + 1 : start;
  }
  if (start === line.start) {
    let at = start;
    while (at < line.end && isDigit(text.charCodeAt(at))) {
      at++;
    }
    start = at > start && '.)'.includes(text.charAt(at)) && isSpace(text.charCodeAt(at + 1)) ? at + 1 : start;
  }
  return trimmed(text, { start, end: line.end });
}

function isSeparator(code: number): boolean {
  return isSpace(code) || isComma(code);
}

/** What stands between spaces, commas and semicolons; nothing if it is too much. */
function tokensIn(text: string, { start, end }: Span): readonly Span[] {
  const tokens: Span[] = [];
  for (let at = start; at < end;) {
    const code = text.charCodeAt(at);
    if (isSeparator(code)) {
      at++;
      continue;
    }
    let next = at + 1;
    while (next < end && !isSeparator(text.charCodeAt(next))) {
      next++;
    }
    tokens.push({ start: at, end: next });
    if (tokens.length > MOST_TOKENS) {
      return [];
    }
    at = next;
  }
  return tokens;
}

/** Two numbers between parentheses, again and again; undefined if there is anything else. */
function pairsIn(text: string, { start, end }: Span): readonly Pair[] | undefined {
  const pairs: Pair[] = [];
  for (let at = start; at < end;) {
    const code = text.charCodeAt(at);
    if (isSeparator(code)) {
      at++;
      continue;
    }
    let next = at;
    while (next < end && text.charCodeAt(next) !== CLOSER) {
      next++;
    }
    const pair = code === OPENER ? pairBetween(text, at, next + 1) : undefined;
    if (!pair || next >= end || pairs.length > LARGEST_QUEENS) {
      return undefined;
    }
    pairs.push(pair);
    at = next + 1;
  }
  return pairs;
}

/** The pair between parentheses, which the span includes. */
function pairBetween(text: string, start: number, end: number): Pair | undefined {
  const tokens = tokensIn(text, { start: start + 1, end: end - 1 });
  const [row, column] = tokens.map((token) => numberIn(text, token));
  return tokens.length === 2 && row !== undefined && column !== undefined
    ? { start, end, row, column }
    : undefined;
}
