// Cycles and forcing chains: one candidate after the other, each following from the one before.
//
// From each candidate three walks go, breadth first, so that the shortest chains are found: one that closes upon the
// candidate (a cycle), one that begins with it true and ends with it false, and one the other way round. First with links
// of one digit only, then of cells, then of both. A walk's true statements are stored with the false one before each.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import type { ChainFinder, ChainSink } from './chainSinks';
import { ChainWalk, ROOT } from './chainWalk';
import { CycleLoss } from './cycleLoss';
import type { Effort } from './effort';
import { COUNT } from './houses';
import { Links, NO } from './links';
import { marksOf } from './marks';
import type { Position } from './position';
import { BY_NOTHING, type ChainHint, type Proof } from './proof';
import { Reachable } from './reachable';
import { chainRank, type Scale } from './scale';
import type { Technique } from './step';

/** Which strong links a mode uses: within cells, within houses. */
const IN_CELL = 1;
const IN_HOUSE = 2;

interface Mode {
  readonly links: number;
  readonly cycle: Technique;
  /** Undefined where all chains are cycles. */
  readonly chain: Technique | undefined;
  readonly order: number;
}

const MODES: readonly Mode[] = [
  { links: IN_HOUSE, cycle: 'xCycle', chain: 'forcingXChain', order: 2 },
  { links: IN_CELL, cycle: 'yCycle', chain: undefined, order: 3 },
  { links: IN_CELL | IN_HOUSE, cycle: 'cycle', chain: 'forcingChain', order: 4 },
];

/** No cycle and no forcing chain has fewer statements. */
const SHORTEST = 4;

/** The kinds of strong links that a mode uses: from the first to before the last, as `Links.strong` has them. */
function kindsOf({ links }: Mode): readonly [first: number, end: number] {
  return [links === IN_HOUSE ? 1 : 0, links === IN_CELL ? 1 : 4];
}

/** Finds cycles and forcing chains. Keeps its memory: made once and asked for one position after the other. */
export class StaticChains implements ChainFinder {
  private readonly links = new Links();
  private readonly reachable = new Reachable();
  private readonly walk = new ChainWalk();
  private readonly cycleLoss = new CycleLoss();
  private position!: Position;
  private effort!: Effort;

  constructor(private readonly scale: Scale) {}

  /** Tells a sink all cycles and forcing chains of a position, as far as the sink has a use for them. */
  find(position: Position, sink: ChainSink, effort: Effort): void {
    this.position = position;
    this.effort = effort;
    this.links.fill(position);
    const { candidates } = position;
    for (const mode of MODES) {
      const { ratings } = this.scale;
      const longest = Math.max(
        sink.limit(ratings[mode.cycle], mode.order),
        mode.chain ? sink.limit(ratings[mode.chain], mode.order) : 0,
      );
      if (longest < SHORTEST) {
        continue;
      }
      const [first, end] = kindsOf(mode);
      const weakFrom = mode.links === IN_HOUSE ? this.links.weakPeers : this.links.weakStart;
      this.reachable.fill(this.links, candidates, weakFrom, mode.links, first, end);
      for (let candidate = 0; candidate < 729; candidate++) {
        const digits = candidates[Math.floor(candidate / 9)]!;
        const count = COUNT[digits]!;
        if ((digits & (1 << (candidate % 9))) === 0 || count < 2 || (mode.links === IN_CELL && count > 2)) {
          continue;
        }
        if (this.reachable.leads(candidate, candidate)) {
          this.findCycles(mode, candidate, sink);
        }
        if (mode.chain) {
          if (this.canBeFalse(mode, candidate)) {
            this.findForcing(mode, mode.chain, candidate, true, sink);
          }
          if (this.canBeTrue(mode, candidate)) {
            this.findForcing(mode, mode.chain, candidate, false, sink);
          }
        }
      }
    }
  }

  /** Whether a true candidate leads to one that excludes it. */
  private canBeFalse(mode: Mode, candidate: number): boolean {
    const { weak, weakStart } = this.links;
    for (let at = this.firstWeak(mode, candidate); at < weakStart[candidate + 1]!; at++) {
      if (this.reachable.leads(candidate, weak[at]!)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a false candidate leads to its being true. */
  private canBeTrue(mode: Mode, candidate: number): boolean {
    const [first, end] = kindsOf(mode);
    for (let kind = first; kind < end; kind++) {
      const next = this.links.strong[4 * candidate + kind]!;
      if (next !== NO && this.reachable.leads(next, candidate)) {
        return true;
      }
    }
    return false;
  }

  /** Walks from a true candidate back to it. */
  private findCycles(mode: Mode, source: number, sink: ChainSink): void {
    const { links, walk } = this;
    const { on } = walk;
    const { weak, weakStart, strongKinds } = links;
    const [first, endKind] = kindsOf(mode);
    const base = this.scale.ratings[mode.cycle];
    // A cycle from level n has n + 1 true statements and as many false ones.
    let deepest = sink.limit(base, mode.order) / 2 - 1;
    if (deepest < 1) {
      return;
    }
    walk.begin();
    walk.enter(source, NO, ROOT, BY_NOTHING);
    for (let level = 0, from = 0; level <= deepest && from < walk.count; level++) {
      const to = walk.count;
      this.effort.nodes += to - from;
      for (let entry = from; entry < to; entry++) {
        const candidate = on[entry]!;
        const end = weakStart[candidate + 1]!;
        for (let at = this.firstWeak(mode, candidate); at < end; at++) {
          const off = weak[at]!;
          if ((strongKinds[off]! & mode.links) === 0 || walk.isOnTheWay(entry, off)) {
            continue;
          }
          for (let kind = first; kind < endKind; kind++) {
            const next = links.strong[4 * off + kind]!;
            if (next === NO) {
              continue;
            }
            if (next === source && level > 0 && level <= deepest) {
              const hint = this.cycle(mode, base, level, entry, off, kind);
              if (hint) {
                sink.add(hint);
                deepest = sink.limit(base, mode.order) / 2 - 1;
              }
            }
            if (!walk.isOn(next)) {
              walk.enter(next, off, entry, kind);
            }
          }
        }
      }
      from = to;
    }
  }

  /** Walks from a candidate, true or false, to the opposite. */
  private findForcing(
    mode: Mode,
    technique: Technique,
    source: number,
    isOn: boolean,
    sink: ChainSink,
  ): void {
    const { links, walk } = this;
    const { on } = walk;
    const { weak, weakStart, strong, strongKinds } = links;
    const [first, endKind] = kindsOf(mode);
    const base = this.scale.ratings[technique];
    const limit = sink.limit(base, mode.order);
    walk.begin();
    if (isOn) {
      walk.enter(source, NO, ROOT, BY_NOTHING);
    } else {
      walk.setOff(source);
      this.enterStrong(mode, source, ROOT);
    }
    // From level n come chains with n + 1 true statements and as many false ones; with one more of each from false to true.
    for (let level = 0, from = 0; from < walk.count; level++) {
      const complexity = 2 * (level + (isOn ? 1 : 2));
      if (complexity > limit) {
        return;
      }
      const to = walk.count;
      this.effort.nodes += to - from;
      for (let entry = from; entry < to; entry++) {
        const candidate = on[entry]!;
        const end = weakStart[candidate + 1]!;
        for (let at = this.firstWeak(mode, candidate); at < end; at++) {
          const off = weak[at]!;
          if (isOn && off === source) {
            const last = { statement: 2 * off, by: BY_NOTHING, parents: [walk.proofOf(entry)] };
            this.addForcing(technique, base, complexity, mode.order, last, sink);
            return;
          }
          if (walk.isOff(off)) {
            continue;
          }
          walk.setOff(off);
          if ((strongKinds[off]! & mode.links) === 0) {
            continue;
          }
          for (let kind = first; kind < endKind; kind++) {
            const next = strong[4 * off + kind]!;
            if (next === NO) {
              continue;
            }
            if (!isOn && next === source) {
              const cause = { statement: 2 * off, by: BY_NOTHING, parents: [walk.proofOf(entry)] };
              const last = { statement: 2 * next + 1, by: kind, parents: [cause] };
              this.addForcing(technique, base, complexity, mode.order, last, sink);
              return;
            }
            if (!walk.isOn(next)) {
              walk.enter(next, off, entry, kind);
            }
          }
        }
      }
      from = to;
    }
  }

  private firstWeak(mode: Mode, candidate: number): number {
    return mode.links === IN_HOUSE ? this.links.weakPeers[candidate]! : this.links.weakStart[candidate]!;
  }

  /** Enters what a false candidate leads to. */
  private enterStrong(mode: Mode, off: number, before: number): void {
    const { walk } = this;
    const [first, endKind] = kindsOf(mode);
    for (let kind = first; kind < endKind; kind++) {
      const next = this.links.strong[4 * off + kind]!;
      if (next !== NO && !walk.isOn(next)) {
        walk.enter(next, off, before, kind);
      }
    }
  }

  /** A cycle that closes from a true statement over a false one; undefined if it removes nothing. */
  private cycle(
    mode: Mode,
    base: number,
    level: number,
    entry: number,
    off: number,
    kind: number,
  ): ChainHint | undefined {
    const { cycleLoss, walk } = this;
    cycleLoss.begin();
    cycleLoss.addOff(off);
    for (let at = entry; at !== ROOT; at = walk.before[at]!) {
      cycleLoss.addOn(walk.on[at]!);
      if (walk.via[at] !== NO) {
        cycleLoss.addOff(walk.via[at]!);
      }
    }
    const eliminations = cycleLoss.of(this.position.candidates);
    if (eliminations.length === 0) {
      return undefined;
    }
    const complexity = 2 * (level + 1);
    const cause = { statement: 2 * off, by: BY_NOTHING, parents: [walk.proofOf(entry)] };
    return {
      technique: mode.cycle,
      complexity,
      rank: chainRank(base, complexity),
      order: mode.order,
      targets: [{ statement: 2 * walk.on[0]! + 1, by: kind, parents: [cause] }],
      origin: BY_NOTHING,
      isCycle: true,
      eliminations,
    };
  }

  private addForcing(
    technique: Technique,
    base: number,
    complexity: number,
    order: number,
    target: Proof,
    sink: ChainSink,
  ): void {
    const candidate = target.statement >> 1;
    const cell = Math.floor(candidate / 9);
    const bit = 1 << (candidate % 9);
    const isOn = (target.statement & 1) === 1;
    const eliminations = isOn ? marksOf(this.position.candidates, [cell], ~bit) : [{ cell, digits: bit }];
    sink.add({
      technique,
      complexity,
      rank: chainRank(base, complexity),
      order,
      targets: [target],
      origin: BY_NOTHING,
      placement: isOn ? { cell, digit: (candidate % 9) + 1 } : undefined,
      eliminations,
    });
  }
}
