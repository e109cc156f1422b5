// Which boards of a text are puzzles that stand further up in it already, kept as the boards change.
import type { FoundBoard, SudokuBoard } from './board';
import { canonicalForm } from './sudoku/canonical';
import { isNineByNine } from './sudoku/shape';
import type { BoardsChange } from './text/live/rescan';

/** What puzzles that count as the same have in common; undefined for a board that is no puzzle. */
export type KeyOf = (board: FoundBoard) => string | undefined;

/** The same givens, in a grid of the same shape; a board without givens is no puzzle. */
export const sameGivens: KeyOf = (board) => {
  if (board.kind !== 'sudoku') {
    return undefined;
  }
  const givens = givensOf(board);
  // Three values to a character: below 26 each.
  const codes = [board.shape.size, board.shape.boxRows];
  let any = 0;
  for (let cell = 0; cell < givens.length; cell += 3) {
    const code = 676 * (givens[cell] ?? 0) + 26 * (givens[cell + 1] ?? 0) + (givens[cell + 2] ?? 0);
    any |= code;
    codes.push(code);
  }
  return any === 0 ? undefined : String.fromCharCode(...codes);
};

/**
 * The same of 9×9 puzzles up to symmetry: with other digits, turned, or with rows and columns moved within their bands
 * and stacks. A key takes about a millisecond, so it is remembered as long as its board is there.
 */
export function sameUpToSymmetry(): KeyOf {
  const keys = new WeakMap<FoundBoard, string>();
  return (board) => {
    const key = keys.get(board) ?? sameGivens(board);
    if (board.kind !== 'sudoku' || key === undefined || keys.has(board) || !isNineByNine(board.shape)) {
      return key;
    }
    const form = canonicalForm(givensOf(board));
    keys.set(board, form);
    return form;
  };
}

/** The values of a board but for those that a player has placed; 0 in all other cells. */
export function givensOf({ cells, placed = [] }: SudokuBoard): Uint8Array {
  if (placed.length === 0) {
    return cells;
  }
  const givens = cells.slice();
  for (const cell of placed) {
    givens[cell] = 0;
  }
  return givens;
}

/** Repeats listed, beyond which they are looked for board by board instead of being put in order. */
const FEW = 4_000;

/** Boards that come or go at once, beyond which all are to be taken in anew: that can be done in slices. */
const MANY = 1_000;

/** The boards of a text by what makes them the same. They are told apart by their places, which may move. */
export class Duplicates {
  /** The boards of each key, in the order of the text: one alone, or several. */
  private readonly groups = new Map<string, FoundBoard | FoundBoard[]>();
  /** All boards but the first of their group. */
  private readonly repeats = new Set<FoundBoard>();
  /** So many boards are taken in, from the first on. */
  private done = 0;

  /** @param most boards that come or go at once and are taken in at once: as many as take a few milliseconds */
  constructor(
    private readonly keyOf: KeyOf,
    private readonly most = MANY,
  ) {}

  /** How many boards are taken in; the others are to be added, in their order. */
  get length(): number {
    return this.done;
  }

  /** How many boards are the same as one further up. */
  get count(): number {
    return this.repeats.size;
  }

  /** Takes in the next board. */
  add(board: FoundBoard): void {
    this.insert(board);
    this.done++;
  }

  /** Some boards have given way to others. If they are very many, none is taken in any more. */
  splice({ from, removed, added }: BoardsChange): void {
    if (Math.max(removed.length, added.length) > this.most) {
      this.groups.clear();
      this.repeats.clear();
      this.done = 0;
      return;
    }
    if (from > this.done) {
      return; // These boards are yet to be added.
    }
    const known = removed.slice(0, this.done - from);
    known.forEach((board) => {
      this.remove(board);
    });
    added.forEach((board) => {
      this.insert(board);
    });
    this.done += added.length - known.length;
  }

  /** The first board of the text that is the same as another further down; undefined if that one is not a repeat. */
  firstOf(board: FoundBoard): FoundBoard | undefined {
    const group = this.repeats.has(board) ? this.groups.get(this.keyOf(board) ?? '') : undefined;
    return Array.isArray(group) ? group[0] : undefined;
  }

  /**
   * The first boards that are repeats, in the order of the text.
   *
   * @param boards all boards of the text
   * @param most how many at most
   */
  list(boards: readonly FoundBoard[], most: number): readonly FoundBoard[] {
    if (this.repeats.size <= FEW) {
      return [...this.repeats].sort((one, other) => one.start - other.start).slice(0, most);
    }
    const found: FoundBoard[] = [];
    for (let index = 0; index < boards.length && found.length < most; index++) {
      const board = boards[index];
      if (board && this.repeats.has(board)) {
        found.push(board);
      }
    }
    return found;
  }

  private insert(board: FoundBoard): void {
    const key = this.keyOf(board);
    const group = key === undefined ? undefined : this.groups.get(key);
    if (key === undefined) {
      return;
    }
    if (!group) {
      this.groups.set(key, board);
      return;
    }
    const boards = Array.isArray(group) ? group : [group];
    const [first] = boards;
    let at = boards.length;
    while (at > 0 && (boards[at - 1]?.start ?? 0) > board.start) {
      at--;
    }
    boards.splice(at, 0, board);
    this.repeats.add(first && at === 0 ? first : board);
    this.groups.set(key, boards);
  }

  private remove(board: FoundBoard): void {
    const key = this.keyOf(board);
    const group = key === undefined ? undefined : this.groups.get(key);
    if (key === undefined || group === undefined) {
      return;
    }
    this.repeats.delete(board);
    const rest = Array.isArray(group) ? group.filter((one) => one !== board) : [];
    const [first] = rest;
    if (!first) {
      this.groups.delete(key);
      return;
    }
    this.repeats.delete(first);
    this.groups.set(key, rest.length === 1 ? first : rest);
  }
}
