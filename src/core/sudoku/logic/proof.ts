// Chains while they are found: statements with the statements they follow from, and the hints that these make.
import type { CellDigits, Finding, Placement, Technique } from './step';

/** Why a statement that a digit is in a cell follows: the last one of its cell, or of a house. */
export const BY_CELL = 0;
export const BY_BOX = 1;
export const BY_ROW = 2;
export const BY_COLUMN = 3;
/** An assumption, or a statement that a digit is not in a cell. */
export const BY_NOTHING = 4;

/** One statement, and what it follows from. */
export interface Proof {
  /** 2 * candidate, and 1 more if the candidate is said to be true. */
  readonly statement: number;
  /** `BY_CELL`… for true candidates. */
  readonly by: number;
  readonly parents: readonly Proof[];
  /** The step within the chain that it comes from, where that is more than a single. */
  readonly inner?: Inner | undefined;
}

/** A step within a chain: a hint of chains, or a plain one. */
export type Inner = { readonly hint: ChainHint } | { readonly finding: Finding };

/** Something that chains prove. */
export interface ChainHint {
  readonly technique: Technique;
  /** How many statements its chains have, with those of the hints within. */
  readonly complexity: number;
  /** Its rating in floating point, by which hints are compared first. */
  readonly rank: number;
  /** Decides between hints that are rated alike and as long. */
  readonly order: number;
  /** The last statement of each chain. */
  readonly targets: readonly Proof[];
  /** The kind of house that a region chain begins with, `BY_BOX`…; `BY_CELL` for a cell's; else `BY_NOTHING`. */
  readonly origin: number;
  /** The house of a region chain. */
  readonly house?: number | undefined;
  /** Whether the one chain is a cycle, which holds both ways round. */
  readonly isCycle?: boolean;
  readonly placement?: Placement | undefined;
  readonly eliminations: readonly CellDigits[];
}

/** The statements of a chain, from the last one back, each once: those with the fewest links to the last one first. */
export function statementsOf(target: Proof): Proof[] {
  const seen = new Set<number>();
  const all: Proof[] = [];
  let near: Proof[] = [target];
  while (near.length > 0) {
    const next: Proof[] = [];
    for (const proof of near) {
      if (!seen.has(proof.statement)) {
        seen.add(proof.statement);
        all.push(proof);
        next.push(...proof.parents);
      }
    }
    near = next;
  }
  return all;
}

/** Whether `one` comes before `other`: rated lower, or shorter, or of a kind that comes first. */
export function isBefore(
  rank: number,
  complexity: number,
  order: number,
  other: Pick<ChainHint, 'rank' | 'complexity' | 'order'>,
): boolean {
  return (
    rank < other.rank ||
    (rank === other.rank &&
      (complexity < other.complexity || (complexity === other.complexity && order < other.order)))
  );
}
