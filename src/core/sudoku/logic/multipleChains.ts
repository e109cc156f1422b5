// Chains that begin with each candidate of a cell, each place of a digit in a house, or a candidate and its opposite.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { lowest } from '../bits';
import type { ChainFinder, ChainSink } from './chainSinks';
import { Consequences } from './consequences';
import type { Effort } from './effort';
import { ALL, CELLS, COUNT, HOUSES_OF } from './houses';
import { Implications, type Further } from './implications';
import { marksOf } from './marks';
import { innerComplexity } from './nestedComplexity';
import type { Position } from './position';
import { BY_CELL, BY_NOTHING, type ChainHint, type Proof } from './proof';
import { chainRank, type Scale } from './scale';
import type { Technique } from './step';

/** The names of the hints of a level; a kind that has none is not looked for. */
export interface Names {
  readonly contradiction?: Technique;
  readonly double?: Technique;
  readonly cell?: Technique;
  readonly region?: Technique;
}

/** Of hints that are rated alike and as long, which kind comes first. */
const ORDER = { double: 1, cell: 5, region: 6, contradiction: 7 };

/** What hints of one beginning have in common. */
type Kind = Pick<ChainHint, 'technique' | 'order' | 'origin' | 'house'>;

/** Finds multiple chains of one level. Keeps its memory: made once and asked for one position after the other. */
export class MultipleChains implements ChainFinder {
  private readonly implications: Implications;
  private readonly isDynamic: boolean;
  private readonly hasInner: boolean;
  /** What follows from each candidate being true, as far as it was drawn for the position. */
  private readonly known: (Consequences | undefined)[] = new Array<undefined>(729);
  private readonly isKnown = new Uint8Array(729);
  private readonly opposite = new Consequences();
  private readonly common = new Uint16Array(81);
  private position!: Position;
  private sink!: ChainSink;

  constructor(
    private readonly scale: Scale,
    private readonly names: Names,
    isDynamic: boolean,
    further?: Further,
  ) {
    const isNishio = !names.cell;
    this.isDynamic = isDynamic;
    this.hasInner = further !== undefined;
    this.implications = new Implications({ isNishio, isDynamic, further });
  }

  /** Tells a sink all hints of a position, as far as the sink has a use for them. */
  find(position: Position, sink: ChainSink, effort: Effort): void {
    this.position = position;
    this.sink = sink;
    this.isKnown.fill(0);
    this.implications.begin(position, effort);
    const { candidates } = position;
    for (let cell = 0; cell < 81 && !effort.isSpent; cell++) {
      const digits = candidates[cell]!;
      if (COUNT[digits]! > 2 || (COUNT[digits] === 2 && this.isDynamic)) {
        for (let rest = digits; rest !== 0; rest &= rest - 1) {
          const candidate = 9 * cell + lowest(rest);
          this.findBinary(candidate, COUNT[digits]!);
          if (this.names.region) {
            this.findRegions(candidate, this.names.region);
          }
        }
        if (this.names.cell) {
          this.findCell(cell, digits, this.names.cell);
        }
      }
    }
  }

  /** What follows from a candidate being true. */
  private of(candidate: number): Consequences {
    const consequences = (this.known[candidate] ??= new Consequences());
    if (this.isKnown[candidate] === 0) {
      this.isKnown[candidate] = 1;
      this.implications.draw(candidate, true, consequences);
    }
    return consequences;
  }

  /** A candidate that leads to a contradiction when true, or when false; and what it leads to both ways. */
  private findBinary(candidate: number, count: number): void {
    const { contradiction, double } = this.names;
    if (!contradiction) {
      return;
    }
    const { opposite } = this;
    const ifOn = this.of(candidate);
    this.implications.draw(candidate, false, opposite);
    for (const [consequences, isOn] of [
      [ifOn, false],
      [opposite, true],
    ] as const) {
      if (consequences.conflict >= 0) {
        const kind = { technique: contradiction, order: ORDER.contradiction, origin: BY_NOTHING };
        const limit = this.limitOf(kind);
        const size = consequences.conflictSize(true, limit);
        const sizes = size + (size > limit ? 0 : consequences.conflictSize(false, limit - size));
        if (sizes <= limit) {
          this.tell(kind, candidate, isOn, sizes, () => [
            consequences.conflictProof(true),
            consequences.conflictProof(false),
          ]);
        }
      }
    }
    if (double && count >= 3) {
      this.compare([ifOn, opposite], { technique: double, order: ORDER.double, origin: BY_NOTHING });
    }
  }

  /** Where all places of a digit in a house lead to, for the houses that have the candidate in their first place. */
  private findRegions(candidate: number, technique: Technique): void {
    const cell = (candidate / 9) | 0;
    const digit = candidate % 9;
    for (let kind = 0; kind < 3; kind++) {
      const house = HOUSES_OF[3 * cell + kind]!;
      const set = this.position.places[9 * house + digit]!;
      if (COUNT[set]! >= 2 && CELLS[9 * house + lowest(set)] === cell) {
        const chains: Consequences[] = [];
        for (let rest = set; rest !== 0; rest &= rest - 1) {
          chains.push(this.of(9 * CELLS[9 * house + lowest(rest)]! + digit));
        }
        this.compare(chains, { technique, order: ORDER.region, origin: kind + 1, house });
      }
    }
  }

  /** Where all candidates of a cell lead to. */
  private findCell(cell: number, digits: number, technique: Technique): void {
    const chains: Consequences[] = [];
    for (let rest = digits; rest !== 0; rest &= rest - 1) {
      chains.push(this.of(9 * cell + lowest(rest)));
    }
    this.compare(chains, { technique, order: ORDER.cell, origin: BY_CELL });
  }

  /** Tells what is true, or false, by all of some consequences. */
  private compare(chains: readonly Consequences[], kind: Kind): void {
    for (const isOn of [true, false]) {
      if (!this.intersect(chains, isOn)) {
        continue;
      }
      const { common } = this;
      const [first] = chains as [Consequences];
      const [list, count] = isOn ? [first.on, first.onCount] : [first.off, first.offCount];
      for (let at = 0; at < count; at++) {
        const candidate = list[at]!;
        if ((common[(candidate / 9) | 0]! & (1 << (candidate % 9))) !== 0) {
          this.tellCommon(chains, kind, candidate, isOn);
        }
      }
    }
  }

  /** The digits of cells that all consequences have; tells whether there are any. */
  private intersect(chains: readonly Consequences[], isOn: boolean): boolean {
    const { common } = this;
    common.set(isOn ? chains[0]!.onDigits : chains[0]!.offDigits);
    for (let index = 1; index < chains.length; index++) {
      const digits = isOn ? chains[index]!.onDigits : chains[index]!.offDigits;
      let any = 0;
      for (let cell = 0; cell < 81; cell++) {
        any |= common[cell]! &= digits[cell]!;
      }
      if (any === 0) {
        return false;
      }
    }
    return true;
  }

  private tellCommon(chains: readonly Consequences[], kind: Kind, candidate: number, isOn: boolean): void {
    const statement = 2 * candidate + (isOn ? 1 : 0);
    const limit = this.limitOf(kind);
    let size = 0;
    for (const chain of chains) {
      size += chain.size(statement, limit - size);
      if (size > limit) {
        return;
      }
    }
    this.tell(kind, candidate, isOn, size, () => chains.map((chain) => chain.proofOf(statement)));
  }

  private limitOf({ technique, order }: Kind): number {
    return this.sink.limit(this.scale.ratings[technique], order);
  }

  /** Tells the sink a hint whose chains have so many statements, apart from hints within them. */
  private tell(
    kind: Kind,
    candidate: number,
    isOn: boolean,
    size: number,
    proofs: () => readonly Proof[],
  ): void {
    const { technique, order } = kind;
    const cell = (candidate / 9) | 0;
    const bit = 1 << (candidate % 9);
    const eliminations = isOn
      ? marksOf(this.position.candidates, [cell], ALL & ~bit)
      : [{ cell, digits: bit }];
    if (eliminations.length === 0) {
      return;
    }
    const rank = chainRank(this.scale.ratings[technique], size);
    if (this.sink.has({ eliminations, rank, complexity: size, order })) {
      return;
    }
    const targets = proofs();
    const complexity = size + (this.hasInner ? innerComplexity(targets) : 0);
    if (complexity > this.limitOf(kind)) {
      return;
    }
    this.sink.add({
      ...kind,
      complexity,
      rank: chainRank(this.scale.ratings[technique], complexity),
      targets,
      placement: isOn ? { cell, digit: (candidate % 9) + 1 } : undefined,
      eliminations,
    });
  }
}
