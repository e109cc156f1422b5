// How much a search for chains may look at, and what it has looked at.

/** Counts statements of chains against a budget. Who sees it spent leaves off, and what was found till then is void. */
export class Effort {
  /** How many statements were looked at. */
  nodes = 0;

  /** With a budget in statements; boards rated 10 and more take some millions, the hardest known a hundred million. */
  constructor(private readonly budget = Infinity) {}

  /** Whether more was looked at than the budget allows. */
  get isSpent(): boolean {
    return this.nodes > this.budget;
  }
}
