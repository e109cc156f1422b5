// Runs the examples of test/specs/*.md: a text, and the boards that are found in it.
import { equal, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoundBoard, SudokuBoard } from '../../../src/core/board';
import { cellName } from '../../../src/core/sudoku/geometry';
import { metadataOf } from '../../../src/core/text/metadata/metadata';
import { scan } from '../../../src/core/text/scan';
import { symbolOf } from '../../../src/core/text/symbols';
import { describeFlaw } from '../../../src/words/boards';
import { textOf } from '../../../src/words/sentence';

const FOLDER = join(process.cwd(), 'test', 'specs');

/** `2:14`, line and column from 1, for an offset. */
function place(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `${String(before.length)}:${String((before[before.length - 1] ?? '').length + 1)}`;
}

/** Cells as the board writes them, `.` for a blank; numbers with spaces between. */
function cellsOf({ shape, symbols }: SudokuBoard, cells: Uint8Array): string {
  const isNumbers = shape.size > 9 && symbols.characters === undefined;
  return Array.from(cells, (value) => (value ? symbolOf(symbols, value) : '.')).join(isNumbers ? ' ' : '');
}

/** The lines of a spec that tell a board; `cells` is how many of its cells to show. */
function tell(text: string, board: FoundBoard, cells: number): string[] {
  if (board.kind === 'sudoku') {
    const { shape, answer, placed, candidates } = board;
    const size = shape.size === 9 ? '' : ` of ${String(shape.boxRows)} by ${String(shape.boxColumns)}`;
    const lines = [
      `- ${board.notation}${size} at ${place(text, board.start)}, ${cellsOf(board, board.cells.slice(0, cells))}`,
    ];
    if (answer) {
      const at = place(text, board.start + answer.start);
      lines.push(`  - answer at ${at}, ${cellsOf(board, answer.cells)}`);
    }
    if (placed) {
      lines.push(`  - placed ${placed.map((cell) => cellName(cell, shape.size)).join(' ')}`);
    }
    if (candidates) {
      const told = [...board.cells.keys()].filter((cell) => board.cells[cell] === 0).slice(0, shape.size);
      lines.push(`  - candidates ${told.map((cell) => digits(candidates[cell] ?? 0)).join(' ')}, first`);
    }
    return lines;
  }
  if (board.kind === 'queens') {
    const { notation, size, queens } = board;
    const squares = Array.from(queens, (square) => cellName(square, size)).join(' ');
    return [`- ${notation} of ${String(size)} at ${place(text, board.start)}: ${squares || 'no queens'}`];
  }
  return [
    `- flawed ${board.notation} at ${place(text, board.start)}`,
    ...board.flaws.map(
      (flaw) => `  - ${flaw.code} at ${place(text, flaw.span.start)}: ${textOf(describeFlaw(flaw))}`,
    ),
  ];
}

/** What the text tells of a board besides, a line each. */
function tellMetadata(text: string, boards: readonly FoundBoard[], board: FoundBoard): string[] {
  const { comments, fields, ...known } = metadataOf(text, boards, board);
  return [
    ...Object.entries(known).map(([key, value = '']) => `  - ${key}: ${value}`),
    ...comments.map((comment) => `  - comment: ${comment}`),
    ...fields.map(({ name, value }) => `  - ${name}: ${value}`),
  ];
}

/** Boards of nine may be told with zeros for blanks, as they stand in the text. */
function zerosAsBlanks(line: string): string {
  return line.replace(/(?<=, .*)0/g, '.');
}

/** A set of candidates, `-` if it is empty. */
function digits(set: number): string {
  return (
    Array.from({ length: 25 }, (_, i) => i + 1)
      .filter((digit) => (set >> (digit - 1)) & 1)
      .join('') || '-'
  );
}

for (const file of readdirSync(FOLDER).filter(
  (name) =>
    name.endsWith('.md') && name !== 'README.md' && name !== 'reports.md' && !name.startsWith('techniques-'),
)) {
  const sections = readFileSync(join(FOLDER, file), 'utf8').split(/^## /m).slice(1);
  describe(`specs/${file}`, () => {
    it('has examples', () => {
      ok(sections.length > 0);
    });
    for (const section of sections) {
      const [title = '', shown = '', expected = ''] = section.split(/^~~~\n/m);
      it(title.trim(), () => {
        const text = shown
          .replaceAll('→', '\t')
          .replaceAll('¶', '')
          .replace(/⟨([0-9A-F]+)⟩/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));
        const lines = expected.trim().split('\n');
        // An example may show only the first cells of a board.
        const cells = lines
          .filter((line) => /^- (?!flawed)/.test(line))
          .map((line) => line.split(', ')[1] ?? '')
          .map((shown) => (shown.includes(' ') ? shown.split(' ').length : shown.length));
        const boards = scan(text);
        let next = 0;
        const actual = boards.flatMap((board) => [
          ...tell(text, board, board.kind === 'sudoku' ? (cells[next++] ?? 81) : 0),
          ...(file === 'metadata.md' ? tellMetadata(text, boards, board) : []),
        ]);
        equal(
          actual.length > 0 ? actual.join('\n') : 'Nothing.',
          lines
            .map((line) =>
              /^- .* at .*, /.test(line) && !line.includes(' of ') ? zerosAsBlanks(line) : line,
            )
            .join('\n'),
        );
      });
    }
  });
}
