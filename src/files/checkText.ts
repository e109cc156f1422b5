// Checks a text of any length: what is wrong with its boards, line by line, and how many there are of each kind.
import type { Outcome } from '../core/board';
import { judge, verdictOn, type Verdict } from '../core/judge';
import { SOLVE_NODES } from '../core/limits';
import { writeKey } from '../core/sudoku/puzzleKey';
import { givensOf } from '../core/duplicates';
import { boardSpan } from '../core/text/cells';
import { scan, type TextKind } from '../core/text/scan';
import { filesChecked } from '../words/checkingFiles';
import { describeDuplicate } from '../words/duplicates';
import type { Sentence } from '../words/sentence';
import { Fate } from '../worker/protocol';
import { decode } from './encoding';
import type { Engine } from './engine';
import { findingsOf, type Finding } from './findings';
import { piecesOf, type Scan, type SettledLines, type Stretch } from './pieces';
import { placesOf, type Place } from './places';
import type { PuzzlePlaces } from './puzzlePlaces';
import type { FileCounts, Kind } from './fileCounts';

/** How a text is checked, and what is told meanwhile. */
export interface Check {
  readonly engine: Engine;
  /** Is added to as the text is read. */
  readonly counts: FileCounts;
  /** Where puzzles are looked up that may come again, and the number of this file there; left out, they are not. */
  readonly puzzles?:
    { readonly places: PuzzlePlaces; readonly file: number; readonly nameOf: NameOf } | undefined;
  /** Whether more findings are of use; without them much is counted much faster. */
  readonly wantsMore: () => boolean;
  /** What is known of the text from its name. */
  readonly kind: TextKind;
  readonly scan?: Scan | undefined;
}

/** Names the file with this number in a finding of this one; undefined for the same file. */
type NameOf = (file: number) => string | undefined;

const WANTED = { limit: 2, budget: SOLVE_NODES, details: false } as const;

/** Lines that are looked at together: as many as take a millisecond if there is nothing to say of them. */
const LINES = 1000;

/** Lines of which there is something to say, after which the rest is left for later: some milliseconds of work. */
const TELLING = 20;

/**
 * The findings on a text, in its order, as they become known, some at a time and often none. All of a text is read, but
 * not held.
 */
export async function* findingsIn(
  source: AsyncIterable<Uint8Array>,
  check: Check,
): AsyncGenerator<readonly Finding[]> {
  for await (const piece of piecesOf(source, check.engine, WANTED, check.kind, check.scan)) {
    if (piece.kind === 'lines') {
      for (let from = piece.from; from < piece.to;) {
        const { findings, to } = findingsOnLines(piece, from, Math.min(from + LINES, piece.to), check);
        yield findings;
        from = to;
      }
    } else {
      yield* findingsInStretch(piece, await check.engine.judge(piece.boards), check);
    }
  }
}

/** What there is to say of the lines from `from` on: up to `most`, or to an earlier line behind some that took long. */
function findingsOnLines(
  piece: SettledLines,
  from: number,
  most: number,
  check: Check,
): { readonly findings: readonly Finding[]; readonly to: number } {
  const { fates, lines } = piece.answer;
  const findings: Finding[] = [];
  let told = 0;
  let at = from;
  for (; at < most && told < TELLING; at++) {
    const fate = fates[at] ?? Fate.nothing;
    const kind = KINDS[fate];
    if (kind === undefined) {
      continue;
    }
    const line = piece.first + at - piece.from;
    check.counts.add(kind, line);
    if (kind !== 'unique' && check.wantsMore()) {
      told++;
      findings.push(...lineFindings(lineText(piece, at), line, fate));
    }
    const sentence = comesAgain(lines.keys[2 * at] ?? 0, lines.keys[2 * at + 1] ?? 0, line, check);
    if (sentence && check.wantsMore()) {
      told++;
      const text = lineText(piece, at);
      const [board] = scan(text);
      const { start, end } = board ? boardSpan(board) : { start: 0, end: text.length };
      findings.push(duplicate(sentence, { line, column: start + 1 }, { line, column: end + 1 }));
    }
  }
  return { findings, to: at };
}

/** What a line of each fate is counted as. */
const KINDS: Readonly<Record<number, Kind | undefined>> = {
  [Fate.unique]: 'unique',
  [Fate.many]: 'many',
  [Fate.none]: 'none',
  [Fate.gaveUp]: 'gaveUp',
};

/** The text of a line without its end, and without a byte order mark. */
export function lineText({ bytes, answer: { lines } }: SettledLines, at: number): string {
  const { text } = decode(bytes.slice(lines.starts[at], lines.starts[at + 1]));
  return text.replace(/^\uFEFF/, '').replace(/(?:\r\n|\r|\n)$/, '');
}

/** The findings on a line whose puzzle is known to have this fate. */
function lineFindings(text: string, line: number, fate: number): readonly Finding[] {
  const placeOf = (offset: number): Place => ({ line, column: offset + 1 });
  const [board] = scan(text);
  if (board?.kind !== 'sudoku') {
    return [];
  }
  // What is known need not be looked for again: it may have taken long.
  const known: Outcome | undefined =
    fate === Fate.none
      ? { kind: 'none', nodes: 0 }
      : fate === Fate.gaveUp
        ? { kind: 'gaveUp', nodes: SOLVE_NODES }
        : undefined;
  return findingsOf(known ? verdictOn(board, known) : judge(board), text, placeOf);
}

function* findingsInStretch(
  { text, first, boards }: Stretch,
  verdicts: readonly Verdict[],
  check: Check,
): Generator<readonly Finding[]> {
  const placeInText = placesOf(text);
  const placeOf = (offset: number): Place => {
    const { line, column } = placeInText(offset);
    return { line: first + line - 1, column };
  };
  const keys = new Uint32Array(2);
  for (const [index, board] of boards.entries()) {
    const verdict = verdicts[index];
    if (!verdict) {
      continue;
    }
    const findings: Finding[] = [];
    const place = placeOf(board.start);
    count(verdict, place.line, check.counts);
    if (check.wantsMore()) {
      findings.push(...findingsOf(verdict, text, placeOf));
    }
    if (board.kind === 'sudoku' && board.cells.some((value) => value > 0)) {
      writeKey(givensOf(board), keys, 0);
      const sentence = comesAgain(keys[0] ?? 0, keys[1] ?? 0, place.line, check);
      if (sentence && check.wantsMore()) {
        findings.push(duplicate(sentence, place, placeOf(boardSpan(board).end)));
      }
    }
    yield findings;
  }
}

function count(verdict: Verdict, line: number, counts: FileCounts): void {
  switch (verdict.kind) {
    case 'flawed':
      counts.add('flawed', line);
      break;
    case 'broken':
      counts.add('none', line);
      break;
    case 'queens':
      counts.add(verdict.completion.kind, line);
      break;
    case 'sound':
      counts.add(verdict.outcome.kind, line);
      if (verdict.answerFaults.some(({ code }) => code === 'wrong-answer')) {
        counts.add('wrongAnswer', line);
      }
  }
}

/** Says where the same puzzle was before, if it was. */
function comesAgain(
  one: number,
  two: number,
  line: number,
  { puzzles, counts }: Check,
): Sentence | undefined {
  // A board without givens has no key.
  const before = one === 0 && two === 0 ? undefined : puzzles?.places.add(one, two, puzzles.file, line);
  if (!before) {
    return undefined;
  }
  counts.add('duplicate', line);
  const name = puzzles?.nameOf(before.file);
  return name === undefined ? describeDuplicate(before.line) : filesChecked.duplicateIn(name, before.line);
}

function duplicate(sentence: Sentence, start: Place, end: Place): Finding {
  return { code: 'duplicate-puzzle', severity: 'information', start, end, sentence };
}
