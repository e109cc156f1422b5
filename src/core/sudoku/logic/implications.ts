// Draws all that follows from the assumption that a candidate is true, or false.
//
// A true candidate makes the others of its cell and its digit's others in its houses false; a false one makes the last
// one left of its cell or of a house true. In dynamic mode what is false is gone from the board while the rest is drawn,
// so that statements can follow from several others; when nothing more follows, further techniques may be asked.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { lowest } from '../bits';
import type { Consequences } from './consequences';
import { Effort } from './effort';
import { CELLS, COUNT, HOUSES_OF, PEERS } from './houses';
import { copyPosition, eliminate, emptyPosition, type Position } from './position';
import { BY_CELL, BY_NOTHING } from './proof';

/** Finds what else is false when singles are at an end; adds it, and tells whether there was any. */
export type Further = (start: Position, now: Position, consequences: Consequences, effort: Effort) => boolean;

/** How far consequences are drawn. */
export interface Reach {
  /** Only links of the assumed digit itself, as in Nishio's method. */
  readonly isNishio: boolean;
  /** Whether statements may follow from several others. */
  readonly isDynamic: boolean;
  readonly further?: Further | undefined;
}

/** Draws consequences of assumptions in one position after the other. */
export class Implications {
  private start = emptyPosition();
  private readonly now = emptyPosition();
  private effort = new Effort();

  constructor(private readonly reach: Reach) {}

  /** Takes a position, which must not change until the next one is taken. */
  begin(position: Position, effort: Effort): void {
    this.effort = effort;
    this.start = position;
    copyPosition(position, this.now);
  }

  /** Draws what follows from a candidate being true, or false, until there is no more or a contradiction is found. */
  draw(candidate: number, isOn: boolean, to: Consequences): void {
    to.clear();
    if (isOn) {
      to.addOn(candidate, BY_NOTHING, to.mark);
    } else {
      to.addOff(candidate, to.mark);
    }
    const { isDynamic, further } = this.reach;
    let onDone = 0;
    let offDone = 0;
    while (!this.effort.isSpent) {
      if (onDone < to.onCount) {
        if (this.drawOff(to.on[onDone++]!, to)) {
          break;
        }
      } else if (offDone < to.offCount) {
        const off = to.off[offDone++]!;
        if (this.drawOn(off, to)) {
          break;
        }
        if (isDynamic) {
          eliminate(this.now, (off / 9) | 0, 1 << (off % 9));
        }
      } else if (!further?.(this.start, this.now, to, this.effort)) {
        break;
      }
    }
    this.effort.nodes += onDone + offDone;
    if (isDynamic) {
      this.now.candidates.set(this.start.candidates);
      this.now.places.set(this.start.places);
    }
  }

  /** What is false as a candidate is true; tells whether that is a contradiction. */
  private drawOff(on: number, to: Consequences): boolean {
    const { candidates } = this.now;
    const cell = (on / 9) | 0;
    const digit = on % 9;
    if (!this.reach.isNishio) {
      for (let others = candidates[cell]! & ~(1 << digit); others !== 0; others &= others - 1) {
        if (this.addOff(9 * cell + lowest(others), on, to)) {
          return true;
        }
      }
    }
    for (let at = 20 * cell; at < 20 * cell + 20; at++) {
      const peer = PEERS[at]!;
      if ((candidates[peer]! & (1 << digit)) !== 0 && this.addOff(9 * peer + digit, on, to)) {
        return true;
      }
    }
    return false;
  }

  private addOff(off: number, cause: number, to: Consequences): boolean {
    const isConflict = to.isOn(off);
    if (isConflict || !to.isOff(off)) {
      const { mark } = to;
      to.addParent(2 * cause + 1);
      if (isConflict) {
        to.setConflict(off, false, BY_NOTHING, mark);
      } else {
        to.addOff(off, mark);
      }
    }
    return isConflict;
  }

  /** What is true as a candidate is false; tells whether that is a contradiction. */
  private drawOn(off: number, to: Consequences): boolean {
    const { candidates, places } = this.now;
    const cell = (off / 9) | 0;
    const digit = off % 9;
    if (!this.reach.isNishio && COUNT[candidates[cell]!] === 2) {
      const other = lowest(candidates[cell]! & ~(1 << digit));
      if (this.addOn(9 * cell + other, BY_CELL, off, to)) {
        return true;
      }
    }
    for (let kind = 0; kind < 3; kind++) {
      const house = HOUSES_OF[3 * cell + kind]!;
      const set = places[9 * house + digit]!;
      if (COUNT[set] === 2) {
        const first = CELLS[9 * house + lowest(set)]!;
        const other = first === cell ? CELLS[9 * house + lowest(set & (set - 1))]! : first;
        if (this.addOn(9 * other + digit, kind + 1, off, to)) {
          return true;
        }
      }
    }
    return false;
  }

  private addOn(on: number, by: number, cause: number, to: Consequences): boolean {
    const isConflict = to.isOff(on);
    if (isConflict || !to.isOn(on)) {
      const { mark } = to;
      to.addParent(2 * cause);
      if (this.reach.isDynamic) {
        this.addGone(on, by, to);
      }
      if (isConflict) {
        to.setConflict(on, true, by, mark);
      } else {
        to.addOn(on, by, mark);
      }
    }
    return isConflict;
  }

  /** Adds as parents what had to go from the cell or house before the candidate was the last one. */
  private addGone(on: number, by: number, to: Consequences): void {
    const { start, now } = this;
    const cell = (on / 9) | 0;
    const digit = on % 9;
    if (by === BY_CELL) {
      for (let gone = start.candidates[cell]! & ~now.candidates[cell]!; gone !== 0; gone &= gone - 1) {
        to.addParent(2 * (9 * cell + lowest(gone)));
      }
    } else {
      const house = HOUSES_OF[3 * cell + by - 1]!;
      const at = 9 * house + digit;
      for (let gone = start.places[at]! & ~now.places[at]!; gone !== 0; gone &= gone - 1) {
        to.addParent(2 * (9 * CELLS[9 * house + lowest(gone)]! + digit));
      }
    }
  }
}
