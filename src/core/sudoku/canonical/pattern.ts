// The canonical form of givens as such, for boards that have not just one solution.
//
// As canonical labelling of graphs is done (McKay, "Practical graph isomorphism", 1981): rows, columns and digits get
// colours from what they have to do with one another, again and again, until that tells no more of them apart; where
// several that hold givens still look alike, each of them in turn is told apart by force. What comes of each such
// series of choices is a board, and the smallest of all is the form. Colours are sums and products of numbers that do
// not depend on any order, so boards that can be turned into one another have the same choices and the same form.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { isBefore, TRANSPOSE, turned } from './grid';

/** Where the colours of columns and digits start; those of rows are the first. */
const COLUMNS = 9;
const DIGITS = 18;
const ALL = 27;

/**
 * The form of 81 cells (0 = blank); undefined if more than `budget` series of choices would have to be looked at, which
 * is so for all boards that can be turned into one another or for none.
 */
export function formOfPattern(cells: Uint8Array, budget: number): Uint8Array | undefined {
  const search = new PatternSearch(budget);
  search.run(cells);
  search.run(turned(cells, TRANSPOSE));
  return search.left < 0 ? undefined : search.best;
}

/** A number in which every bit of another one has its say (the last steps of MurmurHash3, by Appleby). */
function mixed(value: number): number {
  let mix = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return mix ^ (mix >>> 16);
}

/** A given: its row, and where the colours of its column and digit stand. */
interface Given {
  readonly row: number;
  readonly column: number;
  readonly digit: number;
}

class PatternSearch {
  best: Uint8Array | undefined;
  private cells: Uint8Array = new Uint8Array(81);
  private givens: readonly Given[] = [];
  /** Which rows, columns and digits hold givens; the others are all alike. */
  private readonly isUsed = new Uint8Array(ALL);

  constructor(public left: number) {}

  /** To be called with a board and with its transposed form: which is which does not matter. */
  run(cells: Uint8Array): void {
    this.cells = cells;
    this.givens = [...cells.keys()]
      .filter((cell) => cells[cell]! > 0)
      .map((cell) => ({
        row: (cell / 9) | 0,
        column: COLUMNS + (cell % 9),
        digit: DIGITS + cells[cell]! - 1,
      }));
    this.isUsed.fill(0);
    for (const { row, column, digit } of this.givens) {
      this.isUsed[row] = this.isUsed[column] = this.isUsed[digit] = 1;
    }
    const colours = new Int32Array(ALL);
    colours.fill(1, COLUMNS, DIGITS).fill(2, DIGITS);
    this.visit(colours);
  }

  /** Refines the colours, and visits each way to tell more apart; each visit counts. */
  private visit(colours: Int32Array): void {
    if (--this.left < 0) {
      return;
    }
    this.refine(colours);
    const alike = this.smallestClass(colours);
    if (alike.length === 0) {
      this.take(colours);
      return;
    }
    for (const one of alike) {
      const next = colours.slice();
      next[one] = mixed(next[one]! + 1);
      this.visit(next);
    }
  }

  /** Gives new colours until there are no more different ones than before. */
  private refine(colours: Int32Array): void {
    for (let count = 0, next = this.countOf(colours); next > count;) {
      count = next;
      this.recolour(colours);
      next = this.countOf(colours);
    }
  }

  /** How many colours there are among those that hold givens. */
  private countOf(colours: Int32Array): number {
    return new Set(colours.filter((_, index) => this.isUsed[index] === 1)).size;
  }

  private recolour(colours: Int32Array): void {
    const sums = new Int32Array(ALL);
    const add = (index: number, one: number, other: number): void => {
      sums[index] = (sums[index]! + mixed(mixed(one + 0x9e3779b9) ^ other)) | 0;
    };
    for (const { row, column, digit } of this.givens) {
      add(row, colours[column]!, colours[digit]!);
      add(column, colours[digit]!, colours[row]!);
      add(digit, colours[row]!, colours[column]!);
    }
    for (let group = 0; group < DIGITS; group += 3) {
      let together = 0;
      for (let line = group; line < group + 3; line++) {
        together = (together + mixed(colours[line]!)) | 0;
      }
      for (let line = group; line < group + 3; line++) {
        sums[line] = (sums[line]! + mixed(together ^ 0x5bd1e995)) | 0;
      }
    }
    for (let index = 0; index < ALL; index++) {
      colours[index] = mixed(Math.imul(colours[index]!, 31) + sums[index]!);
    }
  }

  /** Those that hold givens and have the same colour: the fewest of them, of equally few those of the least colour. */
  private smallestClass(colours: Int32Array): readonly number[] {
    const classes = new Map<number, number[]>();
    for (let index = 0; index < ALL; index++) {
      if (this.isUsed[index] === 1) {
        const colour = colours[index]!;
        classes.set(colour, [...(classes.get(colour) ?? []), index]);
      }
    }
    let best: readonly number[] = [];
    let bestColour = 0;
    for (const [colour, members] of classes) {
      const isBetter = members.length === best.length ? colour < bestColour : members.length < best.length;
      if (members.length > 1 && (best.length === 0 || isBetter)) {
        best = members;
        bestColour = colour;
      }
    }
    return best;
  }

  /** The board in the order of its colours, which are all different where there are givens. */
  private take(colours: Int32Array): void {
    const digits = new Uint8Array(10);
    const given = this.inOrder(colours, DIGITS, ALL).filter((digit) => this.isUsed[digit] === 1);
    for (const [index, digit] of given.entries()) {
      digits[1 + digit - DIGITS] = index + 1;
    }
    const made = turned(this.cells, {
      isTransposed: false,
      rows: this.lines(colours, 0),
      columns: this.lines(colours, COLUMNS).map((line) => line - COLUMNS),
      digits,
    });
    if (this.best === undefined || isBefore(made, this.best) === true) {
      this.best = made;
    }
  }

  /** Nine lines from `start` on, those of a band or stack together; what holds no given comes first. */
  private lines(colours: Int32Array, start: number): Uint8Array {
    const order = this.inOrder(colours, start, start + 9);
    const groups = [0, 3, 6].map((first) =>
      order.filter((line) => line >= start + first && line < start + first + 3),
    );
    // By the last line of each, which holds a given if any does.
    const rank = (group: readonly number[]): number => order.indexOf(group[2] ?? 0);
    return Uint8Array.from(groups.sort((one, other) => rank(one) - rank(other)).flat());
  }

  /** From one index up to another, by colour; what holds no given comes first. */
  private inOrder(colours: Int32Array, start: number, end: number): number[] {
    const indices = Array.from({ length: end - start }, (_, index) => start + index);
    return indices.sort(
      (one, other) =>
        this.isUsed[one]! - this.isUsed[other]! ||
        (this.isUsed[one] === 1 ? colours[one]! - colours[other]! : one - other),
    );
  }
}
