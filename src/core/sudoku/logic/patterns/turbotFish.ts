// Turbot fish: two strong links of one digit, an end of each of which see each other. One of the two other ends has the
// digit, so what sees both has not. Known as a skyscraper if both links lie in rows, or both in columns, and the near ends
// in one line; as a two-string kite if one lies in a row and one in a column, and the near ends in one box.
// Definitions: HoDoKu's manual, “Single Digit Patterns”.

import { BOXES, COLUMNS, HOUSES_OF, SEES } from '../houses';
import type { Position } from '../position';
import type { Chain, PatternName } from '../step';
import { seesAll, targetsOf, type Goal } from './goal';
import { strongPairs } from './strongPairs';

/** The kinds of houses as `HOUSES_OF` has them. */
const KINDS = { box: 0, row: 1, column: 2 } as const;

type Kind = keyof typeof KINDS;

/** The simplest name first. */
const NAMES = ['skyscraper', 'twoStringKite', 'turbotFish'] as const satisfies readonly PatternName[];

/** The simplest of these patterns that does what a goal says. */
export function turbotFish(position: Position, goal: Goal): PatternName | undefined {
  const targets = targetsOf(goal);
  if (!targets) {
    return undefined;
  }
  // Each link both ways round, as far as its far end sees the targets.
  const links = strongPairs(position, targets.digit).flatMap(({ house, cells: [one, other] }) =>
    [
      { kind: kindOf(house), near: one, far: other },
      { kind: kindOf(house), near: other, far: one },
    ].filter(({ far }) => seesAll(far, targets.cells)),
  );
  const found = new Set<PatternName>();
  for (const one of links) {
    for (const other of links) {
      if (
        SEES[81 * one.near + other.near] === 1 &&
        one.near !== other.far &&
        one.far !== other.near &&
        one.far !== other.far
      ) {
        found.add(nameOf(one.kind, one.near, other.kind, other.near));
      }
    }
  }
  return NAMES.find((name) => found.has(name));
}

/** What a chain shows by itself, if it is one of these patterns: two strong links by which a candidate excludes itself. */
export function turbotFishOf(chain: Chain): PatternName | undefined {
  const [first, , near, next, far, last] = chain;
  return chain.length === 6 && first?.on === true && last?.on === false && near?.by && next && far?.by
    ? nameOf(near.by as Kind, near.cell, far.by as Kind, next.cell)
    : undefined;
}

function nameOf(one: Kind, near: number, other: Kind, next: number): PatternName {
  const share = (kind: Kind): boolean =>
    HOUSES_OF[3 * near + KINDS[kind]] === HOUSES_OF[3 * next + KINDS[kind]];
  if (one === other && one !== 'box') {
    return share(one === 'row' ? 'column' : 'row') ? 'skyscraper' : 'turbotFish';
  }
  return one !== other && one !== 'box' && other !== 'box' && share('box') ? 'twoStringKite' : 'turbotFish';
}

function kindOf(house: number): Kind {
  return house >= BOXES ? 'box' : house >= COLUMNS ? 'column' : 'row';
}
