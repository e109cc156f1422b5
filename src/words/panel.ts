// The words of the panel.
import { boxOf, columnOf, cellName, rowOf } from '../core/sudoku/geometry';
import type { Shape } from '../core/sudoku/shape';
import { say, type Sentence } from './sentence';

/** The words of the panel's buttons and headings. */
export const PANEL_WORDS = {
  showSolution: say('Show solution'),
  hideSolution: say('Hide solution'),
  writeSolution: say('Write solution into the text'),
  previousBoard: say('Previous board'),
  nextBoard: say('Next board'),
  noText: say('No text to show a board of: open one and run Show Board.'),
  notOpen: say('The text of this board is no longer open: open it and run Show Board again.'),
  failed: say('That did not work; the log of Backtrack says why.'),
  readOnly: say('This text is read-only, so the board cannot be changed.'),
  changed: say('The text has changed meanwhile: it will be checked again.'),
  refused: say('The editor did not make the change.'),
} as const;

/** The names of what a text tells of its board. */
export const DETAIL_WORDS = {
  author: say('Author'),
  description: say('Description'),
  source: say('Source'),
  url: say('Address'),
  level: say('Level'),
  rating: say('Rating'),
  date: say('Date'),
  comments: say('Comments'),
} as const;

/** The panel's title: of the text with this name. */
export function describePanel(name: string): Sentence {
  return say('Board: {0}', name);
}

/** Which board of several is shown; `index` counts from 0. */
export function describePosition(index: number, count: number): Sentence {
  return say('Board {0} of {1}', index + 1, count);
}

/** The name of a drawn board with so many rows and columns. */
export function describeGrid(size: number, conflicts: number): Sentence {
  switch (conflicts) {
    case 0:
      return say('Sudoku {0} by {1}', size, size);
    case 1:
      return say('Sudoku {0} by {1}, 1 conflict', size, size);
    default:
      return say('Sudoku {0} by {1}, {2} conflicts', size, size, conflicts);
  }
}

/** Said at the end of a list: so many conflicts, flaws or the like are not in it. */
export function describeMore(count: number): Sentence {
  return say('And {0} more.', count);
}

/** The verdict on a board whose givens break rules. */
export function describeBroken(conflicts: number): Sentence {
  return conflicts === 1
    ? say('The board has no solution: there is 1 conflict.')
    : say('The board has no solution: there are {0} conflicts.', conflicts);
}

/** A drawn cell in words. `contents` comes from `describeContents`. */
export function describeCell(cell: number, shape: Shape, contents: Sentence): Sentence {
  return say(
    'row {0}, column {1}, box {2}, {3}',
    rowOf(cell, shape.size) + 1,
    columnOf(cell, shape.size) + 1,
    boxOf(cell, shape) + 1,
    contents,
  );
}

/** What a drawn cell holds, as the board writes its values. `candidates` are told of a blank only. */
export function describeContents(
  kind: 'blank' | 'given' | 'placed' | 'entered' | 'solution' | 'solved',
  value: string,
  candidates: readonly string[],
): Sentence {
  switch (kind) {
    case 'given':
      return say('given {0}', value);
    case 'placed':
      return say('placed {0}', value);
    case 'entered':
      return say('entered {0}', value);
    case 'solution':
      return say('empty, solution {0}', value);
    case 'solved':
      return say('empty, solved {0}', value);
    case 'blank':
      return candidates.length > 0
        ? say('empty, candidates {0}', candidates.join(' '))
        : say('empty, no candidate');
  }
}

/** Why the panel leaves a cell of a board with this size as it is. */
export function describeFixed(cell: number, size: number, isPlaced: boolean): Sentence {
  return isPlaced
    ? say('The value of {0} was placed in the text: change it there.', cellName(cell, size))
    : say('{0} is a given: change it in the text.', cellName(cell, size));
}
