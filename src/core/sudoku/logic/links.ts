// Links between candidates: what a candidate excludes, and what must hold once it is gone.
//
// A candidate is 9 * cell + digit - 1. Chains walk from a true candidate to false ones by weak links, and from a false
// one to true ones by strong links: to the other candidate of its cell, or the digit's other place in a house.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { lowest } from '../bits';
import { CELLS, COUNT, HOUSES_OF, PEERS } from './houses';
import type { Position } from './position';

/** No candidate. */
export const NO = -1;

/** The links of a position. Made once and filled for one position after the other. */
export class Links {
  /** The weak links of a candidate: from `weakStart` to the next one's; those before `weakPeers` are within its cell. */
  readonly weak = new Int16Array(729 * 28);
  readonly weakStart = new Int32Array(730);
  readonly weakPeers = new Int32Array(729);
  /** Four for each candidate: within its cell, box, row and column; `NO` where there is none, or the same as before. */
  readonly strong = new Int16Array(729 * 4);
  /** Whether there are strong links of a candidate within its cell (1) and its houses (2). */
  readonly strongKinds = new Uint8Array(729);

  /** Takes the links of a position. */
  fill({ candidates, places }: Position): void {
    let end = 0;
    for (let cell = 0; cell < 81; cell++) {
      const digits = candidates[cell]!;
      for (let digit = 0; digit < 9; digit++) {
        const candidate = 9 * cell + digit;
        this.weakStart[candidate] = end;
        this.weakPeers[candidate] = end;
        if ((digits & (1 << digit)) === 0) {
          continue;
        }
        for (let others = digits & ~(1 << digit); others !== 0; others &= others - 1) {
          this.weak[end++] = 9 * cell + lowest(others);
        }
        this.weakPeers[candidate] = end;
        for (let at = 20 * cell; at < 20 * cell + 20; at++) {
          const peer = PEERS[at]!;
          if ((candidates[peer]! & (1 << digit)) !== 0) {
            this.weak[end++] = 9 * peer + digit;
          }
        }
        this.fillStrong(candidate, digits, places);
      }
    }
    this.weakStart[729] = end;
  }

  private fillStrong(candidate: number, digits: number, places: Uint16Array): void {
    const { strong } = this;
    const cell = Math.floor(candidate / 9);
    const digit = candidate % 9;
    const at = 4 * candidate;
    strong[at] = COUNT[digits] === 2 ? 9 * cell + lowest(digits & ~(1 << digit)) : NO;
    let kinds = strong[at] === NO ? 0 : 1;
    for (let kind = 0; kind < 3; kind++) {
      const house = HOUSES_OF[3 * cell + kind]!;
      const set = places[9 * house + digit]!;
      let other = NO;
      if (COUNT[set] === 2) {
        other = CELLS[9 * house + lowest(set)]!;
        other = other === cell ? CELLS[9 * house + lowest(set & (set - 1))]! : other;
        other = 9 * other + digit;
        kinds |= 2;
      }
      // A box and a line may share both places: the link is told once, as the box's.
      strong[at + 1 + kind] = other === strong[at + 1] && kind > 0 ? NO : other;
    }
    this.strongKinds[candidate] = kinds;
  }
}
