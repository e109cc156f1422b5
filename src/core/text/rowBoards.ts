// Gathers the lines of a text that are rows of boards.
import type { FoundBoard, Notation, Span } from '../board';
import { boardsOfBlock, type BlockLine } from './block';
import { boardOfGoodRows } from './row';
import { readRowLine, type Candidate } from './rowLine';

/** Gathers the lines that are rows of boards into blocks, and the blocks' boards. */
export class RowBoards {
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
