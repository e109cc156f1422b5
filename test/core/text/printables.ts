// Boards of all sizes to print, with whatever a board may tell.
import fc from 'fast-check';
import { leftCandidates } from '../../../src/core/sudoku/leftCandidates';
import { usualShapeOf, type Shape } from '../../../src/core/sudoku/shape';
import type { Printable } from '../../../src/core/text/convert/style';
import { DIGITS, FROM_ONE, NUMBERS } from '../../../src/core/text/symbols';

export const SIZES = [4, 6, 8, 9, 10, 12, 15, 16, 25];

/** A full grid: a cyclic one with its values shuffled. */
function fullGrid({ boxRows, boxColumns, size }: Shape, values: readonly number[]): number[] {
  return Array.from({ length: size * size }, (_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return values[(boxColumns * (row % boxRows) + Math.floor(row / boxRows) + column) % size]!;
  });
}

/**
 * A puzzle with its answer. In each row from a third to two thirds of the cells are blank; never one of the highest
 * value, as only its symbol tells some alphabets from others.
 */
export function puzzles(size: number): fc.Arbitrary<Printable & { readonly answer: Uint8Array }> {
  const shape = usualShapeOf(size)!;
  const all = Array.from({ length: size }, (_, index) => index);
  const order = fc.shuffledSubarray(all, { minLength: size });
  const blanks = fc.shuffledSubarray(all, {
    minLength: Math.ceil(size / 3),
    maxLength: Math.ceil((2 * size) / 3),
  });
  return fc
    .record({
      order,
      blanks: fc.array(blanks, { minLength: size, maxLength: size }),
      numbers: fc.boolean(),
    })
    .map(({ order, blanks, numbers }) => {
      const answer = Uint8Array.from(
        fullGrid(
          shape,
          order.map((index) => index + 1),
        ),
      );
      const cells = answer.map((value, cell) =>
        value < size && blanks[Math.floor(cell / size)]!.includes(cell % size) ? 0 : value,
      );
      const symbols = size <= 9 ? DIGITS : numbers ? NUMBERS : FROM_ONE;
      const metadata = { comments: [], fields: [] };
      return { shape, symbols, cells, candidates: undefined, placed: [], answer, metadata };
    });
}

/** The same with some values placed by a player, and some candidates taken away that the answer does not need. */
export const positions: fc.Arbitrary<Printable> = fc
  .tuple(puzzles(9), fc.infiniteStream(fc.nat(9)))
  .map(([puzzle, stream]) => {
    const { shape, cells, answer } = puzzle;
    const chance = (): number => Number(stream.next().value);
    const placed = [...cells.keys()].filter((cell) => cells[cell]! > 0 && chance() < 2);
    const candidates = leftCandidates(shape, cells).map((left, cell) =>
      chance() < 5 ? left : left & ((1 << (answer[cell]! - 1)) | (1 << chance()) | (1 << chance())),
    );
    return { ...puzzle, answer: undefined, placed, candidates };
  });

/** Works through all steps. */
export function finish<Result>(steps: Iterator<undefined, Result>): Result {
  let step = steps.next();
  while (!step.done) {
    step = steps.next();
  }
  return step.value;
}
