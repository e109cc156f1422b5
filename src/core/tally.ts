// How much there is to say of each of many boards, and in all, kept as the boards change.
import type { Verdict } from './judge';

/** So many things that are wrong, that are likely to be, and that are good to know. */
export interface Counts {
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
}

const NONE: Counts = { errors: 0, warnings: 0, notes: 0 };

/** What there is to say of one board, in numbers. */
export function countsOf(verdict: Verdict): Counts {
  switch (verdict.kind) {
    case 'flawed':
      return { ...NONE, errors: verdict.flaws.length };
    case 'broken': {
      const warnings = verdict.violations.filter(({ code }) => code === 'impossible-candidate').length;
      return { ...NONE, errors: verdict.violations.length - warnings, warnings };
    }
    case 'queens': {
      const { violations, completion } = verdict;
      return violations.length > 0
        ? { ...NONE, errors: violations.length }
        : {
            ...NONE,
            errors: completion.kind === 'none' ? 1 : 0,
            notes: completion.kind === 'gaveUp' ? 1 : 0,
          };
    }
    case 'sound': {
      const { outcome, impossible, answerFaults } = verdict;
      const wrong = answerFaults.filter(({ code }) => code === 'wrong-answer').length;
      return {
        errors: (outcome.kind === 'none' ? 1 : 0) + wrong,
        warnings: (outcome.kind === 'many' ? 1 : 0) + impossible.length + answerFaults.length - wrong,
        notes: outcome.kind === 'gaveUp' ? 1 : 0,
      };
    }
  }
}

/** All of them together. */
export function sumOf({ errors, warnings, notes }: Counts): number {
  return errors + warnings + notes;
}

/** Stands for a board that is not counted yet, among its errors. */
const UNCOUNTED = 0xffff;

/** The counts of the boards of a text, by their indices. */
export class Tally {
  private errors: Uint16Array;
  private warnings: Uint16Array;
  private notes: Uint16Array;
  private sums = { ...NONE };

  /** @param length how many boards there are; none of them is counted yet */
  constructor(length: number) {
    this.errors = new Uint16Array(length).fill(UNCOUNTED);
    this.warnings = new Uint16Array(length);
    this.notes = new Uint16Array(length);
  }

  /** How many boards there are. */
  get length(): number {
    return this.errors.length;
  }

  /** The counts of all boards together, as far as they are counted. */
  get totals(): Counts {
    return this.sums;
  }

  /** Sets the counts of one board. */
  set(index: number, counts: Counts): void {
    this.forget(index);
    this.errors[index] = Math.min(counts.errors, UNCOUNTED - 1);
    this.warnings[index] = counts.warnings;
    this.notes[index] = counts.notes;
    this.add(index, 1);
  }

  /** So many boards, from an index on, have given way to others, which are not counted yet. */
  splice(from: number, removed: number, added: number): void {
    for (let index = from; index < from + removed; index++) {
      this.forget(index);
    }
    if (removed !== added) {
      this.errors = spliced(this.errors, from, removed, added);
      this.warnings = spliced(this.warnings, from, removed, added);
      this.notes = spliced(this.notes, from, removed, added);
    }
    this.errors.fill(UNCOUNTED, from, from + added);
  }

  /** The indices of the boards that are not counted yet, ascending. */
  uncounted(): readonly number[] {
    const indices: number[] = [];
    for (let at = this.errors.indexOf(UNCOUNTED); at >= 0; at = this.errors.indexOf(UNCOUNTED, at + 1)) {
      indices.push(at);
    }
    return indices;
  }

  /** The indices of the boards with errors, ascending. */
  *withErrors(): Generator<number> {
    for (let index = 0; index < this.length; index++) {
      if (this.errorsAt(index) > 0) {
        yield index;
      }
    }
  }

  /** The indices of the boards without errors of which there is something to say, ascending. */
  *withoutErrors(): Generator<number> {
    for (let index = 0; index < this.length; index++) {
      if (this.errorsAt(index) === 0 && (this.warnings[index] !== 0 || this.notes[index] !== 0)) {
        yield index;
      }
    }
  }

  /** The board at an index is not counted any more. */
  private forget(index: number): void {
    this.add(index, -1);
    this.errors[index] = UNCOUNTED;
    this.warnings[index] = 0;
    this.notes[index] = 0;
  }

  private errorsAt(index: number): number {
    const errors = this.errors[index] ?? 0;
    return errors === UNCOUNTED ? 0 : errors;
  }

  private add(index: number, sign: 1 | -1): void {
    const { errors, warnings, notes } = this.sums;
    this.sums = {
      errors: errors + sign * this.errorsAt(index),
      warnings: warnings + sign * (this.warnings[index] ?? 0),
      notes: notes + sign * (this.notes[index] ?? 0),
    };
  }
}

/** Numbers of which some, from an index on, gave way to zeros. */
function spliced(numbers: Uint16Array, from: number, removed: number, added: number): Uint16Array {
  const result = new Uint16Array(numbers.length - removed + added);
  result.set(numbers.subarray(0, from));
  result.set(numbers.subarray(from + removed), from + added);
  return result;
}
