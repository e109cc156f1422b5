// Gathers the lines of a text that are rows of boards.
import type { FoundBoard, Notation, Span } from '../../board';
import { boardsOfBlock, type BlockLine } from './block';
import { boardOfGoodRows, isGood } from './row';
import { readRowLine, type Candidate } from './rowLine';

/** Gathers the lines that are rows of boards into blocks, and the blocks' boards. */
export class RowBoards {
  readonly boards: FoundBoard[] = [];
  private notation: Notation | undefined;
  private block: BlockLine[] = [];
  private rows = 0;
  /** The sizes that the first row of the block may be of. */
  private sizes: ReadonlySet<number> = ANY;
  /** The margins with which all whole rows of the block so far are such. */
  private margins: ReadonlySet<string> = new Set();
  private wasEmpty = false;

  constructor(private readonly text: string) {}

  /** Whether no block is being gathered, so that what follows is read as at the start of a text. */
  get isBetweenBlocks(): boolean {
    return this.notation === undefined;
  }

  add(line: Span): void {
    const read = readRowLine(this.text, line, this.sizes);
    const empty = read.kind === 'empty';
    if (read.kind === 'other' || (empty && this.wasEmpty && !this.isDrawn())) {
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

  /** Whether a drawn grid ends above an empty line: two of these may part it from the same grid with its candidates. */
  private isDrawn(): boolean {
    return this.block[this.block.length - 1] === 'empty' && this.block[this.block.length - 2] === 'rule';
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
    this.sizes = ANY;
  }

  /**
   * A row in another notation or of another size begins another board. But a row in another notation that stands within a
   * board is one that is written carelessly.
   */
  private addRow(candidates: readonly Candidate[]): void {
    const [first] = candidates;
    const size = this.sizes.has(9) ? 9 : ([...this.sizes][0] ?? 9);
    const within = this.rows % size >= 2 && this.block[this.block.length - 1] !== 'empty';
    // A whole row of nine is just that, whatever else it nearly is.
    const isNine = first?.size === 9 && isGood(first.row);
    const sizes = isNine ? [9] : candidates.map((candidate) => candidate.size);
    const isOfSize = this.sizes === ANY || sizes.some((one) => this.sizes.has(one));
    const goesOn = first?.notation === this.notation || within || areMixed(first?.notation, this.notation);
    const margins = marginsOf(candidates);
    const shared = [...this.margins].filter((margin) => margins.has(margin));
    const isApart = this.rows % size === 0 && typeof this.block[this.block.length - 1] === 'string';
    if (!isOfSize || !goesOn || (isApart && shared.length === 0 && margins.size > 0)) {
      this.end();
      this.notation = first?.notation;
      this.sizes = new Set(candidates.map((candidate) => candidate.size));
      this.margins = margins;
    } else if (this.notation === 'candidates') {
      this.notation = first?.notation;
    }
    this.margins = shared.length > 0 ? new Set(shared) : this.margins;
    this.block.push(candidates);
    this.rows++;
  }
}

/** The margins with which a line is a whole row. */
function marginsOf(candidates: readonly Candidate[]): ReadonlySet<string> {
  return new Set(candidates.filter(({ row, size }) => isGood(row, size)).map(({ margin }) => margin));
}

/** Whether rows of two notations may stand in one grid of candidates, where rows without any are plain. */
function areMixed(one: Notation | undefined, other: Notation | undefined): boolean {
  const plain = one === 'candidates' ? other : other === 'candidates' ? one : undefined;
  return plain === 'boxed' || plain === 'separated';
}

/** No block has begun, so a row may be of any size. */
const ANY: ReadonlySet<number> = new Set();
