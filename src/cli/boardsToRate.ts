// The boards of a text that are to be rated, in its order and with their places.
import type { FoundBoard } from '../core/board';
import { judge, solutionOf, type Verdict } from '../core/judge';
import { SOLVE_NODES } from '../core/limits';
import { ratingStart, type LogicStartOf } from '../core/logic';
import { oneThread } from '../files/engine';
import { piecesOf, type Stretch } from '../files/pieces';
import { placesOf, type Place } from '../files/places';
import { kindOfFile } from '../files/puzzleFiles';
import { Fate } from '../worker/protocol';
import { offsetOf } from './boardFacts';
import type { Source } from './input';
import type { PlaceOf } from './placed';
import { verdictOnLine } from './solvedLines';

/** A board, and where its rating begins or why it has none. */
export interface BoardToRate {
  readonly board: FoundBoard;
  /** Where it stands, or if it has no rating, where what is said of it is about. */
  readonly place: Place;
  readonly from: LogicStartOf;
}

/** With their solutions, so that a line is settled before the next one has come. */
const WANTED = { limit: 2, budget: SOLVE_NODES, details: true } as const;

/** Gives the boards as the text is read, but not lines that are the answers to the puzzles before them. */
export async function* boardsToRate({ name, bytes }: Source): AsyncGenerator<BoardToRate> {
  let solution: Uint8Array | undefined;
  for await (const piece of piecesOf(bytes, oneThread, WANTED, kindOfFile(name))) {
    if (piece.kind === 'text') {
      yield* boardsInStretch(piece);
      continue;
    }
    for (let at = piece.from; at < piece.to; at++) {
      const isBlank = piece.answer.fates[at] === Fate.nothing;
      const verdict = isBlank ? undefined : verdictOnLine(piece, at)?.verdict;
      if (verdict && !isFilledAs(verdict.board, solution)) {
        solution = solutionOf(verdict);
        const line = piece.first + at - piece.from;
        yield toRate(verdict, (offset) => ({ line, column: offset + 1 }));
      }
    }
  }
}

function* boardsInStretch({ text, first, boards }: Stretch): Generator<BoardToRate> {
  const placeInText = placesOf(text);
  const placeOf: PlaceOf = (offset) => {
    const { line, column } = placeInText(offset);
    return { line: first + line - 1, column };
  };
  for (const board of boards) {
    yield toRate(judge(board), placeOf);
  }
}

function toRate(verdict: Verdict, placeOf: PlaceOf): BoardToRate {
  const { board } = verdict;
  const from = ratingStart(verdict, SOLVE_NODES);
  return { board, place: placeOf('why' in from ? offsetOf(verdict) : board.start), from };
}

function isFilledAs(board: FoundBoard, solution: Uint8Array | undefined): boolean {
  return (
    solution !== undefined &&
    board.kind === 'sudoku' &&
    board.cells.every((value, cell) => value === solution[cell])
  );
}
