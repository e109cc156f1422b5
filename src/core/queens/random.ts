// Random numbers for searches: the same for the same board, so that the same text gets the same answer.

/** Random integers, by xorshift (Marsaglia, "Xorshift RNGs", 2003, the triple 13, 17, 5). */
export class Random {
  private state: number;

  constructor(numbers: Iterable<number>) {
    let state = 0x9e3779b9;
    for (const number of numbers) {
      state = Math.imul(state ^ number, 0x85ebca6b);
      state ^= state >>> 13;
    }
    // The state 0 would stay 0.
    this.state = state === 0 ? 1 : state;
  }

  /** From 0 to below `limit`, which is far below 2^32: that some come a little more often does not matter to a search. */
  below(limit: number): number {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return (this.state >>> 0) % limit;
  }
}
