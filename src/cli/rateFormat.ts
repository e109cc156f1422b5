// The line that `backtrack rate` prints for a board: a text with letters behind per cent signs, as raters have it.
import { textOfCells } from '../core/sudoku/puzzleText';
import { tenthsText } from '../core/sudoku/logic/rated';
import { RATED_BY } from '../words/rating';
import { textOf } from '../words/sentence';
import { describeTechnique } from '../words/techniques';
import type { LogicResult } from '../worker/logicMessages';
import { ratedIn } from './rateFacts';
import { stepsLine } from './stepLine';

/** What is printed if nothing else is asked for. */
export const USUAL_FORMAT = '%g ED=%r/%p/%d';

/** A board that is rated. */
export interface RatedBoard {
  readonly file: string;
  readonly line: number;
  /** 81 values, 0 = blank. */
  readonly cells: Uint8Array;
  /** A path if `needsSteps` says that the format needs one. */
  readonly result: LogicResult;
}

/** What stands for each letter, in the order of the help. */
const LETTERS: ReadonlyMap<string, (board: RatedBoard) => string> = new Map([
  ['g', ({ cells }) => textOfCells(cells)],
  ['r', ({ result }) => tenthsText(result.rating.er)],
  ['p', ({ result }) => tenthsText(result.rating.ep)],
  ['d', ({ result }) => tenthsText(result.rating.ed)],
  ['t', ({ result }) => hardestOf(result)],
  ['s', ({ result }) => ('tried' in result ? stepsLine(result.steps) : '')],
  ['n', ({ file, line }) => `${file}:${String(line)}`],
  ['v', () => RATED_BY],
  ['l', () => '\n'],
  ['%', () => '%'],
] satisfies readonly (readonly [string, (board: RatedBoard) => string])[]);

/** What the letters mean, for the help. */
export const LETTERS_HELP = `  %g  the puzzle in 81 characters
  %r  the rating: of the hardest step (ER)
  %p  that of the steps up to the first cell that is solved (EP)
  %d  that of the first step (ED)
  %t  the technique of the hardest step
  %s  the steps: technique, rating, and what they place (=) or remove (<>)
  %n  the file and the line in it
  %v  the scale and the version of Backtrack
  %l  a line break
  %%  a per cent sign`;

/** Whether a text is a format: no other letter follows a per cent sign. */
export function isFormat(format: string): boolean {
  return partsOf(format).every((part) => !part.startsWith('%') || LETTERS.has(part.slice(1)));
}

/** Whether a format has a place for the steps. */
export function needsSteps(format: string): boolean {
  return partsOf(format).includes('%s');
}

/** Whether a format has a place for names of techniques. */
export function needsNames(format: string): boolean {
  return needsSteps(format) || partsOf(format).includes('%t');
}

/** The line for a board, with its end. */
export function formatted(format: string, board: RatedBoard): string {
  const parts = partsOf(format).map((part) =>
    part.startsWith('%') ? (LETTERS.get(part.slice(1))?.(board) ?? part) : part,
  );
  return `${parts.join('')}\n`;
}

/** Per cent signs with what follows each, and the texts between them. */
function partsOf(format: string): readonly string[] {
  return format.match(/%[^]?|[^%]+/g) ?? [];
}

function hardestOf(result: LogicResult): string {
  const { hardest } = ratedIn(result);
  return hardest ? textOf(describeTechnique(hardest)) : '';
}
