// A position of a board as clauses for the learning search.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { LearningSearch } from './learningSearch';
import type { Position } from './position';

/** A position in clauses: one variable for each candidate that is left where there is a choice. */
export interface ClauseForm {
  readonly search: LearningSearch;
  /** The candidate of each variable, ascending: cell by cell, digits in order. */
  readonly candidates: readonly number[];
  /** The variable of each candidate, -1 if it has none. */
  readonly variables: Int32Array;
}

/** Clauses for a settled position: at least one candidate of each choice, and no two. */
export function clauseFormOf(position: Position): ClauseForm {
  const { masks, sizes, choices } = position;
  const { size } = choices;
  const variables = new Int32Array(size ** 3).fill(-1);
  const candidates: number[] = [];
  /** The candidates left in a choice, calls `visit` with each. */
  const forEachLeft = (choice: number, visit: (candidate: number) => void): void => {
    for (let rest = masks[choice]!; rest !== 0; rest &= rest - 1) {
      visit(choices.candidates[size * choice + 31 - Math.clz32(rest & -rest)]!);
    }
  };
  for (let cell = 0; cell < size * size; cell++) {
    if (sizes[cell]! > 1) {
      forEachLeft(cell, (candidate) => {
        variables[candidate] = candidates.length;
        candidates.push(candidate);
      });
    }
  }
  // Two cells of a box may share a row too: each rival is taken once.
  const takenFor = new Int32Array(candidates.length).fill(-1);
  const rivals: number[] = [];
  const rivalStart = new Int32Array(candidates.length + 1);
  for (let variable = 0; variable < candidates.length; variable++) {
    takenFor[variable] = variable;
    for (let at = 4 * candidates[variable]!, end = at + 4; at < end; at++) {
      forEachLeft(choices.choicesOf[at]!, (candidate) => {
        const rival = variables[candidate]!;
        if (takenFor[rival] !== variable) {
          takenFor[rival] = variable;
          rivals.push(2 * rival + 1);
        }
      });
    }
    rivalStart[variable + 1] = rivals.length;
  }
  const search = new LearningSearch(candidates.length, Int32Array.from(rivals), rivalStart);
  for (let choice = 0; choice < masks.length; choice++) {
    if (sizes[choice]! > 1) {
      const literals: number[] = [];
      forEachLeft(choice, (candidate) => literals.push(2 * variables[candidate]!));
      search.add(literals);
    }
  }
  return { search, candidates, variables };
}

/** Writes the digits of the cells that have variables, from `at` on; to be called when they all have values. */
export function readClauseForm(form: ClauseForm, size: number, found: Uint8Array, at: number): void {
  const { search, candidates } = form;
  for (let variable = 0; variable < candidates.length; variable++) {
    if (search.valueOf(2 * variable) > 0) {
      const candidate = candidates[variable]!;
      found[at + Math.floor(candidate / size)] = 1 + (candidate % size);
    }
  }
}
