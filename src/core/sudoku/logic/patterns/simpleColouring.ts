// Simple colouring: cells that are joined by strong links of one digit have two colours by turns, and one of the two colours
// has the digit everywhere. What sees both colours has not (a trap); and if two cells of a colour see each other, it is the
// other colour that has it (a wrap). Definition: HoDoKu's manual, “Coloring”.

import { SEES } from '../houses';
import type { Position } from '../position';
import type { PatternName } from '../step';
import { targetsOf, type Goal } from './goal';
import { strongPairs } from './strongPairs';

type Colours = [number[], number[]];

/** Whether the colours of one digit do what a goal says. */
export function simpleColouring(position: Position, goal: Goal): PatternName | undefined {
  const targets = targetsOf(goal);
  const isDone =
    (targets &&
      coloursOf(position, targets.digit).some((colours) =>
        targets.cells.every((cell) => isRemoved(colours, cell)),
      )) === true ||
    goal.placements.some(({ cell, digit }) =>
      coloursOf(position, digit - 1).some(
        ([one, other]) => (clash(one) && other.includes(cell)) || (clash(other) && one.includes(cell)),
      ),
    );
  return isDone ? 'simpleColouring' : undefined;
}

/** The cells of each web of strong links, by colour. */
function coloursOf(position: Position, digit: number): Colours[] {
  const pairs = strongPairs(position, digit);
  const seen = new Set<number>();
  const webs: Colours[] = [];
  for (const { cells } of pairs) {
    const colours: Colours = [[], []];
    const enter = (cell: number, colour: 0 | 1): void => {
      if (!seen.has(cell)) {
        seen.add(cell);
        colours[colour].push(cell);
        for (const [one, other] of pairs.map((pair) => pair.cells)) {
          if (one === cell || other === cell) {
            enter(one === cell ? other : one, colour === 0 ? 1 : 0);
          }
        }
      }
    };
    enter(cells[0], 0);
    if (colours[0].length > 0) {
      webs.push(colours);
    }
  }
  return webs;
}

function isRemoved([one, other]: Colours, cell: number): boolean {
  if (one.includes(cell) || other.includes(cell)) {
    return clash(one.includes(cell) ? one : other);
  }
  return [one, other].every((colour) => colour.some((coloured) => SEES[81 * coloured + cell] === 1));
}

/** Whether two cells of a colour see each other. */
function clash(colour: readonly number[]): boolean {
  return colour.some((cell) => colour.some((other) => SEES[81 * cell + other] === 1));
}
