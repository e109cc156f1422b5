// The searches for chains, with the memory they keep from one position to the next.
import { FirstHint, type ChainFinder } from './chainSinks';
import { findingOf } from './chainStep';
import type { Effort } from './effort';
import { furtherOf } from './further';
import { MultipleChains, type Names } from './multipleChains';
import type { Position } from './position';
import type { Scale } from './scale';
import { StaticChains } from './staticChains';
import type { Finding } from './step';

/** The levels of multiple chains, from Nishio's to nested ones. */
export type Level = 'nishio' | 'multiple' | 'dynamic' | 'dynamicPlus' | `nested${2 | 3 | 4 | 5}`;

/** Finds chains of all levels. */
export class ChainSearch {
  private readonly staticChains: StaticChains;
  private readonly levels = new Map<Level, ChainFinder>();

  constructor(private readonly scale: Scale) {
    this.staticChains = new StaticChains(scale);
  }

  /** The first cycle or forcing chain. */
  findStatic(position: Position, effort: Effort): Finding | undefined {
    return first(this.staticChains, position, effort);
  }

  /** The first hint of a level. */
  findMultiple(position: Position, level: Level, effort: Effort): Finding | undefined {
    let search = this.levels.get(level);
    if (!search) {
      search = searchOf(this.scale, level);
      this.levels.set(level, search);
    }
    return first(search, position, effort);
  }
}

/** The first hint of all; none if the effort is spent, as there might be one before it. */
function first(search: ChainFinder, position: Position, effort: Effort): Finding | undefined {
  const sink = new FirstHint();
  search.find(position, sink, effort);
  return sink.first && !effort.isSpent ? findingOf(sink.first) : undefined;
}

/** A search of a level; those of nested levels have searches of their own within. */
function searchOf(scale: Scale, level: Level): ChainFinder {
  switch (level) {
    case 'nishio':
      return new MultipleChains(scale, { contradiction: 'nishio' }, true);
    case 'multiple':
      return new MultipleChains(scale, { cell: 'cellForcing', region: 'regionForcing' }, false);
    case 'dynamic':
      return new MultipleChains(scale, namesOf(level), true);
    case 'dynamicPlus':
      return new MultipleChains(scale, namesOf(level), true, furtherOf([]));
    case 'nested2':
      return new MultipleChains(scale, namesOf(level), true, furtherOf([new StaticChains(scale)]));
    case 'nested3':
      return new MultipleChains(
        scale,
        namesOf(level),
        true,
        furtherOf([new StaticChains(scale), searchOf(scale, 'multiple')]),
      );
    case 'nested4':
      return new MultipleChains(scale, namesOf(level), true, furtherOf([searchOf(scale, 'dynamic')]));
    case 'nested5':
      return new MultipleChains(
        scale,
        namesOf(level),
        true,
        furtherOf([searchOf(scale, 'dynamic'), searchOf(scale, 'nested2')]),
      );
  }
}

function namesOf(level: Exclude<Level, 'nishio' | 'multiple'>): Names {
  return {
    contradiction: `${level}Contradiction`,
    double: `${level}Double`,
    cell: `${level}CellForcing`,
    region: `${level}RegionForcing`,
  };
}
