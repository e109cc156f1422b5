// The styles that boards can be printed in, each with a sample and what would be lost: what there is to choose from.
import type { FoundBoard, SudokuBoard } from '../../board';
import { NINE_BY_NINE } from '../../sudoku/shape';
import { cellsOfText } from '../../sudoku/puzzleText';
import { extrasOf, fits, isWhole, lossesOf, NO_METADATA, printableOf } from './conversion';
import { STYLES } from '../formats/table';
import type { Loss, Printable, Style } from './style';
import { DIGITS } from '../symbols';
import type { Metadata } from '../metadata/told';

export interface StyleChoice {
  readonly style: Style;
  /** The first row of a board in this style, or what fits of it. */
  readonly sample: string;
  /** What some of the boards would lose, each once. */
  readonly losses: readonly Loss[];
}

/** A board that stands for all that would lose the same. */
interface Kind {
  readonly board: SudokuBoard;
  readonly printable: Printable;
}

/** The example of Wikipedia's article on Sudoku. */
const SAMPLE: Printable = {
  shape: NINE_BY_NINE,
  symbols: DIGITS,
  cells:
    cellsOfText('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79') ??
    new Uint8Array(81),
  candidates: undefined,
  placed: [],
  answer: undefined,
  metadata: NO_METADATA,
};
const LONGEST_SAMPLE = 40;

/** The styles that can hold one of the boards at least, in the order of the table. In short steps, one a board. */
export function* styleChoices(
  boards: readonly FoundBoard[],
  metadataOf: (board: FoundBoard) => Metadata,
): Generator<undefined, readonly StyleChoice[]> {
  // Boards that tell the same things and are written alike lose the same, so one of them is enough.
  const kinds = new Map<string, Kind>();
  for (const board of boards) {
    if (isWhole(board)) {
      const kind = { board, printable: printableOf(board, metadataOf(board), true) };
      const key = keyOf(kind);
      kinds.set(key, kinds.get(key) ?? kind);
    }
    yield;
  }
  return STYLES.flatMap((style) => {
    const fitting = [...kinds.values()].filter(({ board }) => fits(board, style));
    const losses = new Set(fitting.flatMap(({ printable }) => lossesOf(printable, style)));
    return fitting.length > 0 ? { style, sample: sampleOf(style), losses: [...losses] } : [];
  });
}

/** What a board and others like it have in common. */
function keyOf({ printable }: Kind): string {
  const { shape, symbols } = printable;
  return JSON.stringify([shape, symbols, extrasOf(printable)]);
}

/** The first line with a 3, which is a row: what is above it are frames and titles. */
function sampleOf(style: Style): string {
  const lines = style.print(SAMPLE, style.symbolsFor(SAMPLE), 1).split('\n');
  const line = lines.find((one) => one.includes('3'))?.trim() ?? '';
  return line.length > LONGEST_SAMPLE ? `${line.slice(0, LONGEST_SAMPLE)}…` : line;
}
