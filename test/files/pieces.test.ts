// A text in pieces: together they are the text, and their boards are those of the whole.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { SOLVE_NODES } from '../../src/core/limits';
import { ANY_TEXT, scan } from '../../src/core/text/scan';
import { oneThread } from '../../src/files/engine';
import { piecesOf, type Piece } from '../../src/files/pieces';
import { Fate } from '../../src/worker/protocol';
import { randomFrom } from '../core/sudoku/boards';
import { noSolution, twoSolutions } from '../cli/boards';
import { judge2239, judge2580 } from '../judgeSamples';
import { all, inPieces } from './bytes';

const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const solution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** What texts are put together of. */
const PARTS: readonly string[] = [
  puzzle,
  puzzle,
  noSolution,
  twoSolutions.line,
  solution,
  `${puzzle},${solution}`,
  `${puzzle},1${solution.slice(1)}`,
  `7,${puzzle},${solution},easy`,
  `${puzzle} # as “published”`,
  '# a comment',
  `# ${puzzle}`,
  'Solution:',
  '',
  '',
  `${puzzle}12`,
  judge2239.text,
  judge2580.text,
  judge2239.text.replace('300502006', '30050200'),
  '\uFEFF',
  'words',
];

const WANTED = { limit: 2, budget: SOLVE_NODES, details: false } as const;

function textOf(piece: Piece): string {
  if (piece.kind === 'text') {
    return piece.text;
  }
  const { starts } = piece.answer.lines;
  return Buffer.from(piece.bytes.slice(starts[piece.from], starts[piece.to])).toString();
}

/** `line: what it is` for each board of the pieces. */
function boardsOf(pieces: readonly Piece[]): readonly string[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'text') {
      return boardsIn(piece.text, piece.first);
    }
    const lines = Array.from({ length: piece.to - piece.from }, (_, index) => index);
    return lines.flatMap((index) => {
      const fate = piece.answer.fates[piece.from + index];
      return fate === Fate.nothing || fate === Fate.answer ? [] : [`${String(piece.first + index)}: board`];
    });
  });
}

function boardsIn(text: string, first: number): readonly string[] {
  return scan(text).map(({ kind, start }) => {
    const line = first + (text.slice(0, start).match(/\r\n|\r|\n/g)?.length ?? 0);
    return `${String(line)}: ${kind === 'sudoku' ? 'board' : kind}`;
  });
}

describe('pieces of a text', () => {
  it('are all of it, and have its boards', async () => {
    const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
    const random = randomFrom(seed);
    const any = <Item>(items: readonly Item[]): Item => items[Math.floor(items.length * random())]!;
    for (let round = 0; round < 150; round++) {
      const end = any(['\n', '\r\n', '\r']);
      const parts = Array.from({ length: Math.ceil(12 * random()) }, () => any(PARTS));
      const text = parts.join('\n').replaceAll('\n', end) + any(['', end]);
      const pieces = await all(
        piecesOf(inPieces(text, any([1, 50, 163, 1000])), oneThread, WANTED, ANY_TEXT),
      );
      const told = `seed ${String(seed)}, round ${String(round)}: ${JSON.stringify(text)}`;
      assert.equal(pieces.map(textOf).join(''), text, told);
      assert.deepEqual(boardsOf(pieces), boardsIn(text, 1), told);
    }
  });

  it('of a long list of grids come long before its end', async () => {
    const text = `${judge2239.text}\n`.repeat(20_000);
    const pieces = piecesOf(inPieces(text, 1 << 16), oneThread, WANTED, ANY_TEXT);
    let boards = 0;
    let longest = 0;
    for await (const piece of pieces) {
      assert.ok(piece.kind === 'text');
      // The empty line between two grids is with the one or the other.
      assert.equal(piece.first + (piece.text.startsWith('\n') ? 1 : 0), 1 + 10 * boards);
      boards += piece.boards.length;
      longest = Math.max(longest, piece.text.length);
    }
    assert.equal(boards, 20_000);
    assert.ok(longest < text.length / 1.5, String(longest));
  });
});
