// N-Queens boards that stand within a line, whatever else is on it: told by the slash or the backslash between their rows.
import type { FoundBoard, Span } from '../../board';
import type { QueensContext } from './context';
import { readFen } from './lists/fen';
import { readEscapedRows } from './literals/escapedRows';
import { gridBoards } from './literals/gridBoards';

const SLASH = 0x2f;
const BACKSLASH = 0x5c;

/** The boards of a line, in its order. Without queens they need a name near them. */
export function readQueensOnLine(text: string, line: Span, context: QueensContext): readonly FoundBoard[] {
  let boards: readonly FoundBoard[] = NOTHING;
  for (let at = line.start; at < line.end; at++) {
    const code = text.charCodeAt(at);
    if (code === SLASH) {
      const { board, end } = readFen(text, line, at);
      at = Math.max(at, end - 1);
      if (board && (board.queens.length > 0 || context.isNamedAt(line.start))) {
        boards = [...boards, board];
      }
    } else if (code === BACKSLASH) {
      const string = readEscapedRows(text, line, at);
      if (string) {
        boards = [...boards, ...gridBoards(text, string.rows, context.isNamedAt(line.start))];
        at = string.end - 1;
      }
    }
  }
  return boards;
}

const NOTHING: readonly never[] = [];
