// Writes solutions into lines of text that are plainly puzzles, byte by byte, and says what could not be solved.
import type { Outcome } from '../core/board';
import { judge, verdictOn, type Verdict } from '../core/judge';
import { scan } from '../core/text/scan';
import { lineText } from '../files/checkText';
import type { SettledLines } from '../files/pieces';
import { afterPuzzle, CELLS } from '../worker/solveLines';
import { Fate } from '../worker/protocol';

/**
 * The bytes of the lines, with the blanks of each puzzle with one solution filled in, and if `all`, of those with several
 * as well. The lines were answered with details.
 */
export function solvedLines({ bytes, from, to, answer }: SettledLines, all: boolean): Uint8Array {
  const { fates, lines, details } = answer;
  const startOf = (at: number): number => lines.starts[at] ?? bytes.length;
  const start = startOf(from);
  const result = bytes.slice(start, startOf(to));
  const solutions = details?.solutions ?? result;
  for (let at = from; at < to; at++) {
    if (fates[at] === Fate.unique || (all && fates[at] === Fate.many)) {
      const first = afterPuzzle(bytes, startOf(at)) - CELLS - start;
      const from = CELLS * at;
      for (let cell = 0; cell < CELLS; cell++) {
        // A given is its own solution, so it can be written as well.
        result[first + cell] = 0x30 + (solutions[from + cell] ?? 0);
      }
    }
  }
  return result;
}

/** The verdict on the puzzle of one of the lines, and its text. */
export function verdictOnLine(
  lines: SettledLines,
  at: number,
): { readonly text: string; readonly verdict: Verdict } | undefined {
  const text = lineText(lines, at);
  const [board] = scan(text);
  if (board?.kind !== 'sudoku') {
    return undefined;
  }
  const known = outcomeOf(lines, at);
  return { text, verdict: known ? verdictOn(board, known) : judge(board) };
}

/** The outcome where it is known without another search. */
function outcomeOf({ answer: { fates, details } }: SettledLines, at: number): Outcome | undefined {
  const nodes = details?.nodes[at] ?? 0;
  const fate = fates[at];
  if (fate === Fate.unique && details) {
    return { kind: 'unique', solution: details.solutions.slice(CELLS * at, CELLS * (at + 1)), nodes };
  }
  if (fate === Fate.none) {
    return { kind: 'none', nodes };
  }
  return fate === Fate.gaveUp ? { kind: 'gaveUp', nodes } : undefined;
}
