// Finds the boards in a text.
import type { FoundBoard, Notation, Span } from '../board';
import { boardsOfBlock, type BlockLine } from './block';
import { boardSpan } from './cells';
import { LINE_FORMATS, TEXT_FORMATS } from './formats/table';
import { linesOf } from './lines';
import { boardOfGoodRows } from './row';
import { readRowLine, type Candidate } from './rowLine';

/** Lines read in one step: well under a millisecond's work, unless they are very long. */
const STEP = 64;

/**
 * Every board of `text`, in its order, and what is nearly one. Boards do not overlap. Total: any string gives an
 * answer, in time linear in its length.
 */
export function scan(text: string): readonly FoundBoard[] {
  const steps = scanInSteps(text);
  let step = steps.next();
  while (!step.done) {
    step = steps.next();
  }
  return step.value;
}

/** The same in short steps, for who has other things to do in between. */
export function* scanInSteps(text: string): Generator<undefined, readonly FoundBoard[]> {
  const literals: FoundBoard[] = [];
  for (const read of TEXT_FORMATS) {
    for (const board of yield* read(text)) {
      literals.push(board);
    }
  }
  const rows = new RowBoards(text);
  const lines: FoundBoard[] = [];
  let next = 0;
  let count = 0;
  for (const line of linesOf(text)) {
    while (isBefore(literals[next], line)) {
      next++;
    }
    const onLine = LINE_FORMATS.flatMap((read) => read(text, line));
    if (onLine.length > 0 || touches(literals[next], line)) {
      rows.end();
      for (const board of onLine) {
        if (!touchesAny(literals, next, boardSpan(board))) {
          lines.push(board);
        }
      }
    } else {
      rows.add(line);
    }
    if (++count % STEP === 0) {
      yield;
    }
  }
  rows.end();
  return [...literals, ...lines, ...rows.boards].sort((one, other) => one.start - other.start);
}

function isBefore(board: FoundBoard | undefined, { start }: Span): boolean {
  return board !== undefined && boardSpan(board).end < start;
}

function touches(board: FoundBoard | undefined, { start, end }: Span): boolean {
  return board !== undefined && board.start <= end && boardSpan(board).end >= start;
}

/** Whether one of the boards from `first` on, which are in order, touches a span that none before it does. */
function touchesAny(boards: readonly FoundBoard[], first: number, span: Span): boolean {
  let next = first;
  while (isBefore(boards[next], span)) {
    next++;
  }
  return touches(boards[next], span);
}

/** Gathers the lines that are rows of boards into blocks, and the blocks' boards. */
class RowBoards {
  readonly boards: FoundBoard[] = [];
  private notation: Notation | undefined;
  private block: BlockLine[] = [];
  private rows = 0;
  private wasEmpty = false;

  constructor(private readonly text: string) {}

  add(line: Span): void {
    const read = readRowLine(this.text, line);
    const empty = read.kind === 'empty';
    if (read.kind === 'other' || (empty && this.wasEmpty)) {
      this.end();
    } else if (read.kind === 'board') {
      this.end();
      this.boards.push(boardOfGoodRows(read.notation, [read.row]));
    } else if (read.kind === 'row') {
      this.addRow(read.candidates);
    } else if (this.notation) {
      this.block.push(read.kind);
    }
    this.wasEmpty = empty;
  }

  /** Ends the block: what follows belongs to other boards. */
  end(): void {
    if (this.notation) {
      for (const board of boardsOfBlock(this.text, this.notation, this.block)) {
        this.boards.push(board);
      }
    }
    this.notation = undefined;
    this.block = [];
    this.rows = 0;
  }

  /** A row in another notation begins another board, unless it stands within one: then it is written carelessly. */
  private addRow(candidates: readonly Candidate[]): void {
    const within = this.rows % 9 >= 2 && this.block[this.block.length - 1] !== 'empty';
    if (candidates[0]?.notation !== this.notation && !within) {
      this.end();
      this.notation = candidates[0]?.notation;
    }
    this.block.push(candidates);
    this.rows++;
  }
}
