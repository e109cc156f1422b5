// What printing a board in a style loses of it.
import type { FoundBoard, SudokuBoard } from '../../board';
import { leftCandidates } from '../../sudoku/leftCandidates';
import { usualShapeOf } from '../../sudoku/shape';
import { areAlike, candidatesOf } from './printing';
import type { Extra, Loss, Printable, Style } from './style';
import type { Metadata } from '../metadata/told';

/** What became of boards that were to be printed in a style. */
export interface Tally {
  readonly printed: number;
  /** How many of the printed boards have lost what; only what was lost at all. */
  readonly losses: ReadonlyMap<Loss, number>;
  /** Boards that are flawed, so that their cells are not known. */
  readonly flawed: number;
  /** N-Queens boards: the styles are those of Sudoku. */
  readonly queens: number;
  /** Boards of a size or shape that the style cannot hold. */
  readonly misfits: number;
  /** Boards that could not be printed where they stand without harm to what is around them. */
  readonly bound: number;
}

/** Counts what becomes of boards. */
export class Count {
  private readonly losses = new Map<Loss, number>();
  private readonly left = { flawed: 0, queens: 0, misfits: 0, bound: 0 };
  private printed = 0;

  addPrinted(losses: readonly Loss[]): void {
    this.printed++;
    for (const loss of losses) {
      this.losses.set(loss, (this.losses.get(loss) ?? 0) + 1);
    }
  }

  addLeft(why: keyof typeof this.left): void {
    this.left[why]++;
  }

  tally(): Tally {
    return { printed: this.printed, losses: this.losses, ...this.left };
  }
}

/** Whether a style can hold boards of a board's shape. */
export function fits(board: SudokuBoard, style: Style): boolean {
  return style.fits?.(board.shape) ?? true;
}

/** A board as it is printed; without its answer and metadata where these stay behind in the text. */
export function printableOf(board: SudokuBoard, metadata: Metadata, withAnswer: boolean): Printable {
  const { shape, symbols, cells, candidates, placed = [], answer } = board;
  return {
    shape,
    symbols,
    cells,
    candidates,
    placed,
    answer: withAnswer ? answer?.cells : undefined,
    metadata,
  };
}

/** What a board tells beside its values, in the order in which it is told of. */
export function extrasOf(board: Printable): readonly Extra[] {
  const { placed, answer, metadata } = board;
  const told: Readonly<Record<Extra, boolean>> = {
    candidates: tellsCandidates(board),
    placed: placed.length > 0,
    answer: answer !== undefined,
    title: metadata.title !== undefined,
    author: metadata.author !== undefined,
    description: metadata.description !== undefined,
    comments: metadata.comments.length > 0,
    source: metadata.source !== undefined,
    level: metadata.level !== undefined,
    date: metadata.date !== undefined,
    rating: metadata.rating !== undefined,
    url: metadata.url !== undefined,
    fields: metadata.fields.length > 0,
  };
  return (Object.keys(told) as Extra[]).filter((extra) => told[extra]);
}

/** What the style cannot hold of a board that fits it. */
export function lossesOf(board: Printable, style: Style): readonly Loss[] {
  const { shape, symbols } = board;
  const losses: Loss[] = extrasOf(board).filter((extra) => !style.holds.includes(extra));
  losses.push(...(style.losesOf?.(board) ?? []));
  if (!areAlike(symbols, style.symbolsFor(board), shape.size)) {
    losses.push('symbols');
  }
  if (!style.drawsBoxes && shape !== usualShapeOf(shape.size)) {
    losses.push('boxes');
  }
  return losses;
}

/** Whether a board has other candidates than those that its values leave. */
function tellsCandidates(board: Printable): boolean {
  if (!board.candidates) {
    return false;
  }
  const left = leftCandidates(board.shape, board.cells);
  return candidatesOf(board).some((set, cell) => set !== left[cell]);
}

/** Nothing told beside the board. */
export const NO_METADATA: Metadata = { comments: [], fields: [] };

/** Why a board cannot be printed, if it is not whole. */
export function whyLeft({ kind }: FoundBoard): 'flawed' | 'queens' {
  return kind === 'queens' ? kind : 'flawed';
}

/** What becomes of boards of which none can be printed; undefined if one can. */
export function tallyOfNone(boards: readonly FoundBoard[]): Tally | undefined {
  const count = new Count();
  for (const board of boards) {
    if (isWhole(board)) {
      return undefined;
    }
    count.addLeft(whyLeft(board));
  }
  return count.tally();
}

/** Whether it is a Sudoku board whose cells are known, so that it can be printed. */
export function isWhole(board: FoundBoard): board is SudokuBoard {
  return board.kind === 'sudoku';
}
