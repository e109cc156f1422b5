// What there is to say of a board's rating, for a person in one sentence and for a program as one object.
import type { LogicStart, NoLogic } from '../core/logic';
import { ratedOf, tenthsText, type Rated } from '../core/sudoku/logic/rated';
import { SUDOKU_EXPLAINER } from '../core/sudoku/logic/scale';
import { textOfCells } from '../core/sudoku/puzzleText';
import { describeNoLogic, describeRated } from '../words/rating';
import { textOf } from '../words/sentence';
import type { LogicResult } from '../worker/logicMessages';
import type { BoardToRate } from './boardsToRate';

/** What became of a board: why it has no rating, or what a person makes of it. */
export type BoardFate =
  { readonly why: NoLogic } | { readonly start: LogicStart; readonly result: LogicResult };

/** What is kept of a path, whatever was asked for. */
export function ratedIn(result: LogicResult): Rated {
  return 'tried' in result ? ratedOf(result) : result;
}

/** How it went, in one sentence. */
export function rateMessage(fate: BoardFate): string {
  return textOf('why' in fate ? describeNoLogic(fate.why) : describeRated(ratedIn(fate.result)));
}

/** One line of `--json`: plain data, its names and values the same in every version. */
export function rateFacts(
  file: string,
  number: number,
  { board, place }: BoardToRate,
  fate: BoardFate,
): object {
  const facts = { file, board: number, ...place, notation: board.notation };
  const message = rateMessage(fate);
  if ('why' in fate) {
    return { ...facts, outcome: fate.why, message };
  }
  const { rating, end, steps, hardest, nodes } = ratedIn(fate.result);
  const numbers = {
    er: Number(tenthsText(rating.er)),
    ep: Number(tenthsText(rating.ep)),
    ed: Number(tenthsText(rating.ed)),
  };
  return {
    ...facts,
    puzzle: textOfCells(fate.start.cells),
    outcome: end === 'solved' ? 'rated' : end,
    // Of a path without an end it is no rating, but what was reached.
    [end === 'solved' ? 'rating' : 'reached']: numbers,
    scale: SUDOKU_EXPLAINER.name,
    steps,
    hardest,
    nodes,
    message,
  };
}
