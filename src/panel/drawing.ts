// What the drawings of all puzzles share: what they start from, and what they make of it.
import { describeMore } from '../words/panel';
import { type Sentence } from '../words/sentence';
import { MOST_PROBLEMS, type BoardView } from './boardView';

/** Gives a sentence's text in the reader's language. */
export type Say = (sentence: Sentence) => string;

/** What there is to know for a drawing beside the verdict. */
export interface Circumstances {
  /** The value in a cell that was entered from the panel, 0 if there is none. */
  readonly entered: (cell: number) => number;
  readonly cursor: number | null;
  /** Whether the solution is asked for. */
  readonly solutionShown: boolean;
  readonly say: Say;
}

/** A verdict as the panel shows it. */
export interface Drawing {
  /** null when nothing is drawn: the board has flaws or is too large. */
  readonly board: BoardView | null;
  /** The verdict in sentences: one at least. */
  readonly sentences: readonly Sentence[];
  /** Whether there is a solution that the board does not hold yet. */
  readonly isSolvable: boolean;
}

/** A sentence for each thing; of more than are listed, the last sentence tells how many are left out. */
export function listed<T>(things: readonly T[], describe: (thing: T) => Sentence): readonly Sentence[] {
  if (things.length <= MOST_PROBLEMS) {
    return things.map(describe);
  }
  const told = things.slice(0, MOST_PROBLEMS - 1);
  return [...told.map(describe), describeMore(things.length - told.length)];
}
