// A text in pieces that can be looked at one by one: lines that are settled, and stretches with boards in them.
import type { FoundBoard } from '../core/board';
import { reachOf } from '../core/text/cells';
import { endOfLine } from '../core/text/lines';
import { scan, type TextKind } from '../core/text/scan';
import { Fate, type Wanted } from '../worker/protocol';
import { decode, inUtf8, type Decoded } from './encoding';
import type { Engine, LineAnswer } from './engine';
import { inOrder } from './inOrder';
import { lineChunks } from './lineChunks';

/** Lines that are puzzles of their own, answers to those, or blank. */
export interface SettledLines {
  readonly kind: 'lines';
  /** The first one's number in the text, from 1. */
  readonly first: number;
  /** The lines from `from` to `to`, exclusive, of those that `answer` is about. */
  readonly from: number;
  readonly to: number;
  /** The chunk that `answer` is about. */
  readonly bytes: Uint8Array;
  readonly answer: LineAnswer;
}

/** Whole lines in which `scan` found what there is. */
export interface Stretch extends Decoded {
  readonly kind: 'text';
  /** The number of its first line in the text, from 1. */
  readonly first: number;
  readonly boards: readonly FoundBoard[];
}

export type Piece = SettledLines | Stretch;

/** How boards are looked for, where that must not take too long at a time. */
export type Scan = (text: string, kind: TextKind) => Promise<readonly FoundBoard[]>;

/** Bytes of a stretch that are looked at together before its end has come. */
const LONG = 1 << 20;

/** A stretch without an end and without boards is cut at this length: as much as is held in memory at most. */
const LONGEST = 1 << 24;

/** What is kept of a long stretch, in code units, as a board may go on behind it. */
const MARGIN = 1 << 14;

/**
 * The pieces of a text, in its order, as they become known: together they are all of it. What is held in memory does
 * not grow with the text. The boards are those that `scan` finds in the whole text, but that
 * - what `solveLines` settles is a board of its own, wherever it stands, and
 * - after a mebibyte of other text boards are taken as they are found so far, up to one that is followed by another.
 */
export async function* piecesOf(
  source: AsyncIterable<Uint8Array>,
  engine: Engine,
  wanted: Wanted,
  kind: TextKind,
  scanText: Scan = (text) => Promise.resolve(scan(text, kind)),
): AsyncGenerator<Piece> {
  const looksAtAnswers = !wanted.details && wanted.limit === 2;
  const chunks = lineChunks(inUtf8(source), looksAtAnswers);
  const stretch = new StretchGatherer((text) => scanText(text, kind));
  let line = 1;
  for await (const [bytes, answer] of inOrder(chunks, (chunk) => engine.ask(chunk, wanted), engine.ahead)) {
    const { fates } = answer;
    const startOf = (at: number): number => answer.lines.starts[at] ?? bytes.length;
    for (let at = 0; at < fates.length;) {
      let to: number;
      if (stretch.isEmpty) {
        const unread = fates.indexOf(Fate.unread, at);
        to = unread < 0 ? fates.length : unread;
        if (to > at) {
          yield { kind: 'lines', first: line + at, from: at, to, bytes, answer };
        }
        at = to;
        if (at === fates.length) {
          break;
        }
      }
      for (to = at; to < fates.length && isOpen(fates[to]);) {
        to++;
      }
      stretch.add(line + at, bytes.slice(startOf(at), startOf(to)));
      if (to < fates.length) {
        yield await stretch.whole();
      }
      at = to;
    }
    line += fates.length;
    yield* stretch.whatIsSure();
  }
  if (!stretch.isEmpty) {
    yield await stretch.whole();
  }
}

/** Whether a line belongs to the stretch before it, if there is one. */
function isOpen(fate: number | undefined): boolean {
  return fate === Fate.unread || fate === Fate.nothing;
}

/** Gathers the lines of a stretch. */
class StretchGatherer {
  private first = 1;
  private parts: Uint8Array[] = [];
  private length = 0;
  /** The length at which it is looked at next: each time twice as long, so that all looks take linear time. */
  private look = LONG;

  constructor(private readonly scan: (text: string) => Promise<readonly FoundBoard[]>) {}

  get isEmpty(): boolean {
    return this.length === 0;
  }

  /** Adds lines that follow what there is; `line` is the number of the first. */
  add(line: number, bytes: Uint8Array): void {
    if (this.isEmpty) {
      this.first = line;
    }
    this.parts.push(bytes);
    this.length += bytes.length;
  }

  /** All of it; it is then empty. */
  async whole(): Promise<Stretch> {
    const decoded = decode(this.bytes());
    const { first } = this;
    this.keep(new Uint8Array(0), first);
    return { kind: 'text', first, ...decoded, boards: await this.scan(decoded.text) };
  }

  /** Of a long stretch the part whose boards are known; what follows is kept. */
  async *whatIsSure(): AsyncGenerator<Stretch> {
    if (this.length < this.look) {
      return;
    }
    const { first } = this;
    const bytes = this.bytes();
    const decoded = decode(bytes);
    const { text, encode } = decoded;
    const found = await this.scan(text);
    const end = endOfSure(text, found);
    if (end === 0) {
      this.look = 2 * this.length;
      return;
    }
    const known = text.slice(0, end);
    const boards = found.filter((board) => board.start < end);
    this.keep(bytes.subarray(encode(known).length), first + countLines(known));
    yield { kind: 'text', first, text: known, encode, boards };
  }

  private bytes(): Uint8Array {
    const bytes = new Uint8Array(this.length);
    let at = 0;
    for (const part of this.parts) {
      bytes.set(part, at);
      at += part.length;
    }
    return bytes;
  }

  private keep(bytes: Uint8Array, line: number): void {
    this.parts = bytes.length > 0 ? [bytes] : [];
    this.length = bytes.length;
    this.first = line;
    this.look = this.length + LONG;
  }
}

/** The start of a line up to which no board can change any more; 0 if there is no such line. */
function endOfSure(text: string, boards: readonly FoundBoard[]): number {
  for (let index = boards.length - 2; index >= 0; index--) {
    const board = boards[index];
    const next = boards[index + 1];
    if (board?.kind === 'sudoku' && next?.kind === 'sudoku' && board.start < text.length - MARGIN) {
      const end = lineAfter(text, reachOf(board).end);
      if (end <= next.start) {
        return end;
      }
    }
  }
  return text.length < LONGEST ? 0 : lineAfter(text, text.length - MARGIN);
}

/** The start of the line behind the one that `offset` is on. */
function lineAfter(text: string, offset: number): number {
  const end = endOfLine(text, offset);
  return text.startsWith('\r\n', end) ? end + 2 : Math.min(end + 1, text.length);
}

/** How many lines end in a text; lines end where VS Code ends them. */
function countLines(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
