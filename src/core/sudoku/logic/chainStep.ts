// A chain hint as a step: its chains in the order in which they are told.
import {
  BY_BOX,
  BY_CELL,
  BY_COLUMN,
  BY_ROW,
  statementsOf,
  type ChainHint,
  type Inner,
  type Proof,
} from './proof';
import { lengthTerm } from './scale';
import { finding, type CellDigits, type Chain, type ChainNode, type Finding, type NestedStep } from './step';

const BY = { [BY_CELL]: 'cell', [BY_BOX]: 'box', [BY_ROW]: 'row', [BY_COLUMN]: 'column' } as const;

/** The finding that a chain hint is. */
export function findingOf(hint: ChainHint): Finding {
  const { technique, complexity, placement, eliminations } = hint;
  return finding(technique, {
    extra: lengthTerm(complexity),
    houses: hint.house === undefined ? [] : [hint.house],
    candidates: assumptionsOf(hint),
    chains: hint.targets.map(chainOf),
    placements: placement ? [placement] : [],
    eliminations,
  });
}

/** What the chains begin with, by cell. */
function assumptionsOf({ targets }: ChainHint): CellDigits[] {
  const digits = new Map<number, number>();
  for (const target of targets) {
    for (const { statement, parents } of statementsOf(target)) {
      if (parents.length === 0) {
        const candidate = statement >> 1;
        const cell = Math.floor(candidate / 9);
        digits.set(cell, (digits.get(cell) ?? 0) | (1 << (candidate % 9)));
      }
    }
  }
  return Array.from(digits, ([cell, set]) => ({ cell, digits: set }));
}

/** A chain with each statement after those that it follows from. */
function chainOf(target: Proof): Chain {
  const chain: ChainNode[] = [];
  const indices = new Map<Proof, number>();
  const tell = (proof: Proof): number => {
    const known = indices.get(proof);
    if (known !== undefined) {
      return known;
    }
    const parents = proof.parents.map(tell);
    const candidate = proof.statement >> 1;
    const index =
      chain.push({
        cell: Math.floor(candidate / 9),
        digit: (candidate % 9) + 1,
        on: (proof.statement & 1) === 1,
        parents,
        ...(parents.length > 0 && proof.by in BY ? { by: BY[proof.by as keyof typeof BY] } : {}),
        ...(proof.inner ? { nested: nestedStepOf(proof.inner) } : {}),
      }) - 1;
    indices.set(proof, index);
    return index;
  };
  tell(target);
  return chain;
}

function nestedStepOf(inner: Inner): NestedStep {
  const { technique, houses, candidates, chains } = 'hint' in inner ? findingOf(inner.hint) : inner.finding;
  return { technique, houses, candidates, chains };
}
