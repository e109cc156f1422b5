// Explain Solution: what it says of itself, and the document with the whole path of a board.
import { ratedOf, tenthsText } from '../core/sudoku/logic/rated';
import type { LogicPath } from '../core/sudoku/logic/path';
import type { Step } from '../core/sudoku/logic/step';
import type { Symbols } from '../core/text/symbols';
import { describeRated, describeStopped, describeStuck } from './rating';
import { say, textOf, type Sentence, type Translate } from './sentence';
import { describeChains, describeMove, describePattern } from './steps';
import { describeTechnique } from './techniques';

/** What Explain Solution says of itself. */
export const explaining = {
  title: say('Explaining the solution'),
  stopped: say('Stopped: nothing is explained.'),
  done: (steps: number): Sentence =>
    steps === 1
      ? say('The solution is explained in 1 step.')
      : say('The solution is explained in {0} steps.', steps),
  /** The path ends before the board is solved. */
  unfinished: (steps: number): Sentence =>
    steps === 1
      ? say('1 step is explained, but the board is not solved.')
      : say('{0} steps are explained, but the board is not solved.', steps),
};

/** A board and its path. */
export interface Explained {
  /** As the text has it, which may be anything; undefined if it has none. */
  readonly title: string | undefined;
  readonly symbols: Symbols;
  /** Whether the text tells more than the givens: placed values or candidates, from which the path goes on. */
  readonly isBegun: boolean;
  readonly path: LogicPath;
  /** The board in its own notation at the start and after each step; lines end with `\n`. */
  readonly grids: readonly string[];
}

/** The whole path as a Markdown document: one heading a step. What comes from the board's text is escaped, or in a fence. */
export function explanationText(explained: Explained, translate?: Translate): string {
  const { title, symbols, isBegun, path, grids } = explained;
  const text = (sentence: Sentence): string => escaped(textOf(sentence, translate));
  const [start = '', ...after] = grids;
  const about = [
    describeRated(ratedOf(path)),
    ...(isBegun ? [say('The steps and the rating begin with the values and candidates of the text.')] : []),
  ];
  return [
    `# ${title === undefined ? text(say('Sudoku')) : escaped(title)}`,
    about.map(text).join(' '),
    fenced(start),
    ...path.steps.flatMap((step, index) => [
      `## ${String(index + 1)}. ${text(describeTechnique(step))} (${tenthsText(step.rating)})`,
      ...describeStep(step, symbols).map((sentences) => sentences.map(text).join(' ')),
      fenced(after[index] ?? ''),
    ]),
    text(describeEnd(path)),
    '',
  ]
    .join('\n\n')
    .replace(/\n$/, '');
}

/** The paragraphs of a step: the pattern and what it does, then how it follows. */
function describeStep(step: Step, symbols: Symbols): readonly (readonly Sentence[])[] {
  const chains = describeChains(step, symbols).map((chain) => [chain]);
  return [[describePattern(step, symbols), describeMove(step, symbols)], ...chains];
}

function describeEnd({ end, tried, nodes }: LogicPath): Sentence {
  switch (end) {
    case 'solved':
      return say('The board is solved.');
    case 'stuck':
      return describeStuck(tried);
    case 'stopped':
      return describeStopped(nodes);
  }
}

/**
 * A text on one line that Markdown shows as it is: no emphasis, code, links, images, HTML, formulas or tables in it, and no
 * addresses that become links by themselves.
 */
function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_<>[\]&#|~$@]/g, '\\$&')
    .replaceAll('://', '\\://')
    .replace(/www\./gi, (start) => `${start.slice(0, -1)}\\.`);
}

/** A text in a block of code, the fence of which is longer than any in the text. */
function fenced(text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}text`, text, fence].join('\n');
}
