// The frame around a drawn grid.
import type { FoundBoard, Span } from '../board';
import { isBar, isDash, isRule } from './characters';
import { startOfLine } from './lines';
import { readingsOf } from './rows/margin';

/** The dashes that make a rule. */
const FEWEST_DASHES = 3;

/** Whether a line, or what follows the marks before it, is a horizontal line as between or around the rows of a grid. */
export function isHorizontalRule(text: string, { start, end }: Span): boolean {
  let dashes = 0;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (!isRule(code)) {
      return false;
    }
    dashes += isDash(code) ? 1 : 0;
  }
  return dashes >= FEWEST_DASHES;
}

/** Whether a board may be drawn with a frame: of N-Queens boards those that have a bar before their first square. */
export function mayHaveFrame(text: string, { notation, start }: FoundBoard): boolean {
  if (notation !== 'queenRows') {
    return notation === 'boxed' || notation === 'candidates';
  }
  const before = text.slice(startOfLine(text, start), start);
  return Array.from(before, (character) => character.charCodeAt(0)).some(isBar);
}

/** The offset of the line on which a board begins for the eye: that of its first cells, or of the rule above them. */
export function topOfBoard(text: string, board: FoundBoard): number {
  const first = startOfLine(text, board.start);
  if (!mayHaveFrame(text, board) || first === 0) {
    return first;
  }
  // Before a line feed there may be a carriage return that belongs to it.
  const end = text.startsWith('\r\n', first - 2) ? first - 2 : first - 1;
  const above = { start: startOfLine(text, end), end };
  const isTop = readingsOf(text, above).some(({ span }) => isHorizontalRule(text, span));
  return isTop ? above.start : first;
}
