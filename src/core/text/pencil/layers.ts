// A board that stands in a text several times: its givens, the values so far, and the candidates left.
import type { FoundBoard, Placed, SudokuBoard } from '../../board';
import { boardSpan } from '../cells';
import type { PencilCell } from './pencilCell';
import { candidatesOf } from './pencilRows';

/** The most code units between two layers: the frame's end, a few empty lines, the next frame's beginning. */
const FARTHEST = 400;

/**
 * The board that layers are, at the place of its values; undefined if they do not go together: if they are of different
 * sizes, or a given has another value among the values.
 *
 * @param givens what is given
 * @param values the same with what was placed; may be `givens` itself, if nothing tells what was placed
 * @param marks where the candidates of each cell stand
 * @param shown what is shown there
 */
export function layered(
  givens: SudokuBoard,
  values: SudokuBoard,
  marks: Placed | undefined,
  shown: readonly PencilCell[],
): SudokuBoard | undefined {
  const cells = values.cells.map((value, cell) => value || (givens.cells[cell] ?? 0));
  const { size } = values.shape;
  if (
    givens.shape.size !== size ||
    givens.cells.some((given, cell) => given !== 0 && given !== cells[cell])
  ) {
    return undefined;
  }
  const placed = Array.from(cells.keys()).filter((cell) => cells[cell] !== givens.cells[cell]);
  return {
    ...values,
    cells,
    placed: values === givens ? values.placed : placed,
    candidates: marks ? candidatesOf(values.shape, shown, cells) : values.candidates,
    marks: marks && {
      start: marks.start - values.start,
      length: marks.length,
      cells: marks.cells,
      tokens: marks.tokens,
    },
  };
}

/**
 * The same boards, where three that follow one another have become one: the givens, the values so far, which have the
 * givens among them, and the candidates, which leave these values; as Simple Sudoku prints a puzzle. It stands at the place
 * of the values. Between the three there is nothing but empty lines, rules and marks.
 *
 * Only neighbours are looked at, in time linear in the boards. Boards that are not put together stay the same objects, and
 * so does the list if there are none.
 *
 * @param boards boards of `text` in its order
 */
export function withLayers(text: string, boards: readonly FoundBoard[]): readonly FoundBoard[] {
  let result: FoundBoard[] | undefined;
  for (let i = 0; i < boards.length; i++) {
    const [givens, values, marks] = [boards[i], boards[i + 1], boards[i + 2]];
    const board =
      marks?.notation === 'candidates' && givens && values ? inThree(text, givens, values, marks) : undefined;
    if (board) {
      result ??= boards.slice(0, i);
      result.push(board);
      i += 2;
    } else if (givens) {
      result?.push(givens);
    }
  }
  return result ?? boards;
}

function inThree(
  text: string,
  givens: FoundBoard,
  values: FoundBoard,
  marks: FoundBoard,
): SudokuBoard | undefined {
  const isOne =
    isPlain(givens) &&
    isPlain(values) &&
    marks.kind === 'sudoku' &&
    marks.shape.size === values.shape.size &&
    follows(text, givens, values) &&
    follows(text, values, marks);
  const { candidates } = marks.kind === 'sudoku' ? marks : { candidates: undefined };
  if (!isOne || !candidates) {
    return undefined;
  }
  const leaves = values.cells.every(
    (value, cell) => value === 0 || ((candidates[cell] ?? 0) >> (value - 1)) & 1,
  );
  const shown = Array.from(candidates, (digits): PencilCell => ({ digits, kind: 'candidates' }));
  return leaves ? layered(givens, values, marks, shown) : undefined;
}

function isPlain(board: FoundBoard): board is SudokuBoard {
  return board.kind === 'sudoku' && !board.candidates && !board.answer;
}

function follows(text: string, board: FoundBoard, next: FoundBoard): boolean {
  const { end } = boardSpan(board);
  return (
    next.start - end <= FARTHEST && !/[\p{L}\p{N}]/u.test(text.slice(end, next.start)) && next.start > end
  );
}
