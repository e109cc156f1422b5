// The words of patterns that rest on a board's having one solution: unique rectangles and loops, bivalue universal graves.
import { cellsAt } from '../core/sudoku/logic/marks';
import { ALL } from '../core/sudoku/logic/houses';
import { digitsIn, graveParts, loopCellsOf } from '../core/sudoku/logic/patternParts';
import type { CellDigits } from '../core/sudoku/logic/step';
import type { Symbols } from '../core/text/symbols';
import { and, describeHouse, namesOf, or, symbolsIn } from './naming';
import type { Pattern } from './patterns';
import { say, type Sentence } from './sentence';

/** Why a loop cannot hold its two digits alone, and what its other cells or digits make of that. */
export function describeLoopClause(
  technique: `uniqueLoop${1 | 2 | 3 | 4}`,
  { houses, candidates, eliminations = [] }: Pattern,
  symbols: Symbols,
): Sentence {
  const cells = loopCellsOf(candidates);
  const digits = candidates[0]?.digits ?? 0;
  const others = candidates.slice(cells.length);
  const deadly = say(
    'the cells {0} could hold {1} either way round, and the board would have two solutions',
    and(namesOf(cells)),
    and(symbolsIn(symbols, digits)),
  );
  const [house = 0] = houses;
  const inHouse = cellsAt(house, ALL);
  const spare = cells.filter((cell) => inHouse.includes(cell));
  switch (technique) {
    case 'uniqueLoop1':
      return say(
        'with {0} in {1}, {2}',
        or(symbolsIn(symbols, digits)),
        and(namesOf(cellsOf(eliminations))),
        deadly,
      );
    case 'uniqueLoop2':
      return say(
        'without {0} in {1}, {2}',
        and(symbolsIn(symbols, digitsIn(others))),
        or(namesOf(cellsOf(others))),
        deadly,
      );
    case 'uniqueLoop3':
      return describeLoopSubset(house, cells, digits, spare, others, deadly, symbols);
    case 'uniqueLoop4': {
      const lost = digitsIn(eliminations);
      return say(
        '{0} has places for {1} only in {2}; if the other one were {3}, {4}',
        describeHouse(house),
        and(symbolsIn(symbols, digits & ~lost)),
        and(namesOf(spare)),
        and(symbolsIn(symbols, lost)),
        deadly,
      );
    }
  }
}

/** A naked subset is told with the two cells that it goes on with, and what they have beside the loop's digits. */
function describeLoopSubset(
  house: number,
  loop: readonly number[],
  digits: number,
  spare: readonly number[],
  others: readonly CellDigits[],
  deadly: Sentence,
  symbols: Symbols,
): Sentence {
  const subset = others.filter(({ cell }) => !loop.includes(cell));
  const more = others.filter(({ cell }) => loop.includes(cell));
  return more.length > 0
    ? say(
        'without {0} in {1}, {2}; so in {3}, {4} and one of these cells hold {5}',
        or(symbolsIn(symbols, digitsIn(more))),
        or(namesOf(spare)),
        deadly,
        describeHouse(house),
        and(namesOf(cellsOf(subset))),
        and(symbolsIn(symbols, digitsIn(others))),
      )
    : say(
        'with {0} in both {1}, {2}; so {3} need {4} in {5} as well',
        or(symbolsIn(symbols, digits)),
        and(namesOf(spare)),
        deadly,
        and(symbolsIn(symbols, digits | digitsIn(subset))),
        and(namesOf(cellsOf(subset))),
        describeHouse(house),
      );
}

/** Why one of the digits beyond a grave is true, and what that means. */
export function describeGraveClause(
  technique: `bug${1 | 2 | 3 | 4}`,
  { houses, candidates }: Pattern,
  symbols: Symbols,
): Sentence {
  const grave = say(
    'each blank would have two candidates and each digit two places in its houses, and the board two solutions or none',
  );
  const [house = 0] = houses;
  switch (technique) {
    case 'bug1':
    case 'bug2':
      return describeOpen(candidates, grave, symbols);
    case 'bug3': {
      const [open, naked] = graveParts(candidates);
      return say(
        '{0}; so in {1}, {2} and one of these cells hold {3}',
        describeOpen(open, grave, symbols),
        describeHouse(house),
        and(namesOf(cellsOf(naked))),
        and(symbolsIn(symbols, digitsIn(candidates))),
      );
    }
    case 'bug4':
      return say(
        'in {0}, {1}; else {2}',
        describeHouse(house),
        candidates.map(({ cell, digits }) =>
          say('{0} must be {1}', and(namesOf([cell])), or(symbolsIn(symbols, digits))),
        ),
        grave,
      );
  }
}

function describeOpen(open: readonly CellDigits[], grave: Sentence, symbols: Symbols): Sentence {
  return say(
    'without {0} in {1}, {2}',
    or(symbolsIn(symbols, digitsIn(open))),
    or(namesOf(cellsOf(open))),
    grave,
  );
}

function cellsOf(candidates: readonly CellDigits[]): readonly number[] {
  return candidates.map(({ cell }) => cell);
}
