// The variables of the learning search, the most active first.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */

/** Activities beyond this are scaled down, all alike, before they leave the range of a double. */
const TOO_ACTIVE = 1e100;

/**
 * Variables in a binary heap by activity. A variable's activity grows when it takes part in a conflict, and recent
 * conflicts count more: the VSIDS rule of Chaff, with the growing increment of MiniSat (Eén and Sörensson, "An
 * extensible SAT-solver", 2003).
 */
export class ActivityHeap {
  readonly activity: Float64Array;
  private readonly heap: Int32Array;
  /** Where each variable is in the heap, -1 if it is not. */
  private readonly places: Int32Array;
  private length = 0;
  private increment = 1;

  /** All variables 0..count-1, none active. */
  constructor(count: number) {
    this.activity = new Float64Array(count);
    this.heap = new Int32Array(count);
    this.places = new Int32Array(count).fill(-1);
  }

  /** Makes a variable more active. */
  bump(variable: number): void {
    const { activity } = this;
    activity[variable]! += this.increment;
    if (activity[variable]! > TOO_ACTIVE) {
      for (let other = 0; other < activity.length; other++) {
        activity[other]! /= TOO_ACTIVE;
      }
      this.increment /= TOO_ACTIVE;
    }
    if (this.places[variable]! >= 0) {
      this.rise(this.places[variable]!);
    }
  }

  /** Lets all past activity count for less: 0 < `decay` < 1. */
  age(decay: number): void {
    this.increment /= decay;
  }

  /** Puts a variable in, if it is not. */
  insert(variable: number): void {
    if (this.places[variable]! < 0) {
      this.heap[this.length] = variable;
      this.places[variable] = this.length;
      this.rise(this.length++);
    }
  }

  /** Takes the most active variable out; -1 if there is none. */
  take(): number {
    if (this.length === 0) {
      return -1;
    }
    const { heap, places } = this;
    const top = heap[0]!;
    places[top] = -1;
    const last = heap[--this.length]!;
    if (this.length > 0) {
      heap[0] = last;
      places[last] = 0;
      this.sink();
    }
    return top;
  }

  private rise(place: number): void {
    const { heap, places, activity } = this;
    const variable = heap[place]!;
    const active = activity[variable]!;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = heap[above]!;
      if (activity[parent]! >= active) {
        break;
      }
      heap[place] = parent;
      places[parent] = place;
      place = above;
    }
    heap[place] = variable;
    places[variable] = place;
  }

  /** Moves the top down to where it belongs. */
  private sink(): void {
    const { heap, places, activity, length } = this;
    const variable = heap[0]!;
    const active = activity[variable]!;
    let place = 0;
    for (let below = 1; below < length; below = 2 * place + 1) {
      if (below + 1 < length && activity[heap[below + 1]!]! > activity[heap[below]!]!) {
        below++;
      }
      const child = heap[below]!;
      if (activity[child]! <= active) {
        break;
      }
      heap[place] = child;
      places[child] = place;
      place = below;
    }
    heap[place] = variable;
    places[variable] = place;
  }
}
