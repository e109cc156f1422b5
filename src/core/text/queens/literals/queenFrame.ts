// What stands between a bracket and its partner, read as N-Queens: squares of a row, rows of a board, or a list of queens.
import type { FoundBoard, QueensBoard, Span } from '../../../board';
import { LARGEST_QUEENS } from '../../../limits';
import { columnsBoard, rowValue } from '../lists/columns';
import { numberIn } from '../lists/listBoard';
import type { Naming } from '../lists/naming';
import { pairsBoard, type Pair } from '../lists/pairs';
import { squareNamed, squaresBoard } from '../lists/squareNames';
import { arePeaceful } from '../peaceful';
import { gridBoards } from './gridBoards';
import { hasTwoOnes, squaresOf, squareSymbol, type SquareRow } from './symbols';

/** A row of squares, of numbers, or of both; with the brackets around it. */
interface Row extends Span {
  readonly starts: readonly number[];
  readonly lengths: readonly number[];
  /** Undefined if it is no row of squares. */
  readonly symbols: string | undefined;
  /** Undefined if it is no list of queens. */
  readonly tokens: readonly Span[] | undefined;
}

/** Boards that stand within brackets, and how sure it is that they do. */
export interface LiteralBoards {
  readonly boards: readonly FoundBoard[];
  /** Whether they are boards even if the same could be one of a Sudoku. */
  readonly isCertain: boolean;
}

/** None. */
export const NO_BOARDS: LiteralBoards = { boards: [], isCertain: false };

/** Reads the tokens between two brackets as they come. Once they can be nothing of N-Queens, it is dead. */
export class QueenFrame {
  private readonly starts: number[] = [];
  private readonly lengths: number[] = [];
  private symbols: string | undefined = '';
  private isList = true;
  private readonly rows: Row[] = [];
  private known: Naming | 'none' | undefined;
  private hasQueen = false;

  /**
   * @param start the offset of the bracket
   * @param naming tells how what begins there is named, if it is
   */
  constructor(
    private readonly text: string,
    private readonly start: number,
    private readonly naming: (start: number) => Naming | undefined,
  ) {}

  get isDead(): boolean {
    return this.symbols === undefined && !this.isList;
  }

  /** How far rows with queens reach, so that any number of them may follow; the start if there are none. */
  get reach(): number {
    const last = this.rows[this.rows.length - 1];
    return this.symbols !== undefined && this.hasQueen && last ? last.end : this.start;
  }

  /** A cell: a number, a word, a mark, or what stands between quotes. */
  addCell({ start, end }: Span, isQuoted: boolean): void {
    const { text } = this;
    if (
      this.isDead ||
      this.rows.length > 0 ||
      this.starts.length >= LARGEST_QUEENS ||
      end - start > LONGEST_TOKEN ||
      // What stands right behind another cell, as in `9-1`, is one with it.
      (this.starts.length > 0 && start === this.lastEnd)
    ) {
      this.kill();
      return;
    }
    const symbol = this.symbols === undefined ? undefined : squareSymbol(text.slice(start, end), isQuoted);
    this.symbols = symbol === undefined ? undefined : (this.symbols ?? '') + symbol;
    const isListed = isQuoted
      ? squareNamed(text, { start, end }) !== undefined
      : rowValue(text, { start, end }) !== undefined;
    this.isList &&= isListed && (this.symbols !== undefined || this.named() !== undefined);
    if (
      this.symbols !== undefined &&
      !this.isList &&
      this.named() === undefined &&
      hasTwoOnes(this.symbols)
    ) {
      this.symbols = undefined;
    }
    this.starts.push(start);
    this.lengths.push(end - start);
  }

  /** What stands between quotes, of any length: a row, if it is one. */
  addString({ start, end }: Span): void {
    const squares =
      end - start > 1 && end - start <= LONGEST_STRING ? squaresOf(this.text, start, end) : undefined;
    if (squares) {
      this.addRow({ ...squares, start, end, tokens: undefined });
    } else {
      this.addCell({ start, end }, true);
    }
  }

  /**
   * What stood between brackets that are inside these. Where nothing closes them it is no list: what is put behind its
   * last number would become a part of it.
   *
   * @param end the offset behind the brackets; undefined if nothing closes them
   */
  addFrame(frame: QueenFrame, end: number | undefined): void {
    const { starts, lengths, symbols, isList, rows } = frame;
    if (frame.isDead || rows.length > 0) {
      this.kill();
    } else if (starts.length > 0) {
      const tokens = isList && end !== undefined ? frame.tokens() : undefined;
      this.addRow({ starts, lengths, symbols, tokens, start: frame.start, end: end ?? frame.lastEnd });
    }
  }

  kill(): void {
    this.symbols = undefined;
    this.isList = false;
  }

  /** Whether it holds rows, and is none itself. */
  get hasRows(): boolean {
    return this.rows.length > 0;
  }

  /** The boards of what was read, when it has come to its end. */
  boards(): LiteralBoards {
    if (this.isDead) {
      return NO_BOARDS;
    }
    if (this.rows.length === 0) {
      return this.boardsOfCells();
    }
    const named = this.named();
    const grids =
      this.symbols === undefined
        ? []
        : gridBoards(this.text, this.rows.flatMap(squareRow), named !== undefined);
    if (grids.length > 0) {
      return { boards: grids, isCertain: true };
    }
    return this.isList && named ? this.listsInside(named) : NO_BOARDS;
  }

  /** The lists of queens among the rows of what is dead, as the argument of a call may be one: all of them, or none. */
  lostLists(): readonly FoundBoard[] {
    const lists = this.rows.flatMap(({ tokens }) => (tokens ? [tokens] : []));
    const named = lists.length > 0 ? this.named() : undefined;
    const boards = named ? lists.flatMap((tokens) => this.listOf(tokens, named) ?? []) : [];
    return boards.length === lists.length ? boards : [];
  }

  private boardsOfCells(): LiteralBoards {
    const named = this.isList && this.starts.length > 0 ? this.named() : undefined;
    const board = named && this.listOf(this.tokens(), named);
    return board ? { boards: [board], isCertain: true } : NO_BOARDS;
  }

  /** One board of pairs, or one of each row. */
  private listsInside(named: Naming): LiteralBoards {
    const lists = this.rows.map(({ tokens }) => tokens ?? []);
    if (lists.every((tokens) => tokens.length === 2)) {
      const pairs = this.rows.flatMap((row, index) => this.pairOf(row, lists[index] ?? []));
      const board = pairs.length === lists.length ? pairsBoard(pairs, named) : undefined;
      return board ? { boards: [board], isCertain: true } : NO_BOARDS;
    }
    const boards = lists.flatMap((tokens) => this.listOf(tokens, named) ?? []);
    return boards.length < lists.length
      ? NO_BOARDS
      : { boards, isCertain: boards.every(({ size, queens }) => arePeaceful(size, queens)) };
  }

  private listOf(tokens: readonly Span[], named: Naming): QueensBoard | undefined {
    return columnsBoard(this.text, tokens, named) ?? squaresBoard(this.text, tokens, named);
  }

  private pairOf({ start, end }: Span, [first, second]: readonly Span[]): readonly Pair[] {
    const row = first && numberIn(this.text, first);
    const column = second && numberIn(this.text, second);
    return row === undefined || column === undefined ? [] : [{ start, end, row, column }];
  }

  private addRow(row: Row): void {
    const { symbols, tokens } = row;
    if (this.starts.length > 0 || this.rows.length >= LARGEST_QUEENS) {
      this.kill();
    }
    this.isList &&= tokens !== undefined;
    const isSquares = symbols !== undefined && !(hasTwoOnes(symbols) && this.named() === undefined);
    this.symbols = isSquares ? this.symbols : undefined;
    this.hasQueen ||= isSquares && /[^-._0 ]/.test(symbols);
    this.rows.push(row);
  }

  private get lastEnd(): number {
    return (this.starts.at(-1) ?? this.start) + (this.lengths.at(-1) ?? 0);
  }

  private tokens(): readonly Span[] {
    return this.starts.map((start, index) => ({ start, end: start + (this.lengths[index] ?? 0) }));
  }

  private named(): Naming | undefined {
    this.known ??= this.naming(this.start) ?? 'none';
    return this.known === 'none' ? undefined : this.known;
  }
}

/** The longest cell, and the longest row in a string: squares of two code units, or of one with a space behind it. */
const LONGEST_TOKEN = 40;
const LONGEST_STRING = 3 * LARGEST_QUEENS;

function squareRow({ starts, lengths, symbols }: Row): SquareRow | [] {
  return symbols === undefined ? [] : { starts, lengths, symbols };
}
