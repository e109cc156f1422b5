// The words of Show Search: of the command, and of the view's headings, buttons, lists and legend.
import { say, type Sentence } from './sentence';

/** What the command and its panel say of themselves. */
export const searching = {
  command: say('Show Search'),
  /** The panel's title: of the puzzle with this name. */
  title: (name: string): Sentence => say('Search: {0}', name),
  none: say('Search'),
  /** The name of an empty board. */
  queens: (size: number): Sentence => say('{0} queens', size),
  askForSize: (largest: number): Sentence =>
    say('How many queens are to be placed on an empty board? From 1 to {0}.', largest),
  noSize: (largest: number): Sentence => say('A whole number from 1 to {0}.', largest),
  flawed: say('That board cannot be read whole, so there is no search to show: see Problems.'),
  tooLarge: say('That board is too large for its search to be shown.'),
  saved: say('The picture is saved.'),
  failed: say('That did not work; the log of Backtrack says why.'),
} as const;

/** Headings, buttons and lists of the view. */
export const SEARCH_WORDS = {
  textChanged: say('The board in the text has changed: this is the search of the board as it was.'),
  textGone: say('The board is no longer in the text: this is the search of the board as it was.'),
  again: say('Search the board as it is now'),
  controls: say('Steps of the search'),
  first: say('Before the first visit (Home)'),
  back: say('Step back (Left Arrow)'),
  forward: say('Step forward (Right Arrow)'),
  last: say('End of the search (End)'),
  previousSolution: say('Previous solution (Shift+S)'),
  nextSolution: say('Next solution (S)'),
  previousDeadEnd: say('Previous dead end (Shift+D)'),
  nextDeadEnd: say('Next dead end (D)'),
  play: say('Play (Space)'),
  pause: say('Pause (Space)'),
  speed: say('Speed'),
  search: say('Search'),
  backtracking: say('Backtracking'),
  unpruned: say('No pruning'),
  both: say('Both side by side'),
  until: say('Stop at'),
  untilFirst: say('the first solution'),
  untilAll: say('the end: all solutions'),
  slider: say('Visits made'),
  tree: say('Search tree'),
  larger: say('Larger'),
  smaller: say('Smaller'),
  whole: say('Show the whole drawing'),
  follow: say('Go to the last visit'),
  save: say('Save as SVG…'),
  code: say('Program'),
  currentLine: say('the line that has just run'),
  soFar: say('Counts so far'),
  visited: say('Visited'),
  promising: say('Promising'),
  pruned: say('Pruned'),
  wrong: say('Full, but wrong'),
  solutions: say('Solutions'),
  deadEnds: say('Dead ends'),
  depth: say('Depth'),
  path: say('Path'),
  counts: say('Nodes of the trees, the root counted'),
  counting: say('Counting'),
  toFirst: say('To the first solution'),
  wholeTree: say('Whole tree'),
  countUnpruned: say('No pruning: every node, boards tested when full'),
  countBacktracking: say('Backtracking: every node visited, then tested'),
  countPromising: say('Promising only: nodes that pass the test'),
  computing: say('being counted…'),
  emptyPath: say('nothing placed'),
} as const;

/** What the shapes in the tree stand for. */
export const LEGEND_WORDS = {
  promising: say('promising'),
  ahead: say('not visited yet'),
  solution: say('solution'),
  deadEnd: say('dead end: no child leads on'),
  pruned: say('pruned, with the number of nodes saved below it'),
  collapsed: say('not drawn, with the number of nodes visited'),
} as const;

/** Visits in a second. */
export function describeSpeed(visits: number): Sentence {
  return visits === 1 ? say('1 visit a second') : say('{0} visits a second', visits);
}
