// What a cycle removes. Walked one way round, its statements are true by turns; walked the other way, the others are.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { PEERS } from './houses';
import type { CellDigits } from './step';

/**
 * Gathers the statements of a cycle. From cells that it does not touch it removes what sees both a candidate that is true
 * one way round and one that is true the other way, of the same digit.
 */
export class CycleLoss {
  private readonly touched = new Uint8Array(81);
  private readonly seenByOn = new Uint16Array(81);
  private readonly seenByOff = new Uint16Array(81);

  /** Forgets everything. */
  begin(): void {
    this.touched.fill(0);
    this.seenByOn.fill(0);
    this.seenByOff.fill(0);
  }

  /** Adds a candidate that the cycle states to be true. */
  addOn(candidate: number): void {
    this.add(candidate, this.seenByOn);
  }

  /** Adds a candidate that the cycle states to be false. */
  addOff(candidate: number): void {
    this.add(candidate, this.seenByOff);
  }

  private add(candidate: number, seen: Uint16Array): void {
    const cell = (candidate / 9) | 0;
    const bit = 1 << (candidate % 9);
    this.touched[cell] = 1;
    for (let at = 20 * cell; at < 20 * cell + 20; at++) {
      seen[PEERS[at]!]! |= bit;
    }
  }

  /** What the cycle removes from a board with these candidates. */
  of(candidates: Uint16Array): CellDigits[] {
    const { touched, seenByOn, seenByOff } = this;
    const lost: CellDigits[] = [];
    for (let cell = 0; cell < 81; cell++) {
      const digits = seenByOn[cell]! & seenByOff[cell]! & candidates[cell]!;
      if (digits !== 0 && touched[cell] === 0) {
        lost.push({ cell, digits });
      }
    }
    return lost;
  }
}
