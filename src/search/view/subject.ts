// What is searched and how it is spoken of: what all parts of the view need to know.
import type { SearchProblem } from '../../core/search/problem';
import { savedBelow } from '../../core/search/saved';
import { SEARCH_WORDS } from '../../words/search';
import type { Spoken } from '../../words/searchSteps';
import { shortNumber } from '../numbers';
import { searchProblemOf, type ProblemView } from '../problemView';
import type { Language } from './language';

export interface Subject extends Spoken {
  readonly problem: SearchProblem;
  readonly language: Language;
  /** How a choice 1..n is written: a value of a Sudoku, a column of an N-Queens board. */
  readonly symbolOf: (choice: number) => string;
  /** The label of a node that is pruned at a depth: how many nodes below it are saved. */
  readonly saved: (depth: number) => string;
}

/** The subject of a puzzle; undefined if its parts do not go together. */
export function subjectOf(view: ProblemView, language: Language): Subject | undefined {
  const problem = searchProblemOf(view);
  const symbols = view.type === 'sudoku' ? view.symbols : [];
  const labels: string[] = [];
  return (
    problem && {
      problem,
      language,
      symbols,
      number: language.number,
      symbolOf: (choice) => symbols[choice - 1] ?? String(choice),
      saved: (depth) => (labels[depth] ??= shortNumber(savedBelow(problem, depth))),
    }
  );
}

/** The choices of a path, one after another. */
export function pathInWords(path: readonly number[], { symbolOf, language }: Subject): string {
  return path.length === 0 ? language.say(SEARCH_WORDS.emptyPath) : path.map(symbolOf).join(' ');
}
