// Runs the examples of test/specs/*.md: a text, and the boards that are found in it.
import { equal, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoundBoard } from '../../../src/core/board';
import { scan } from '../../../src/core/text/scan';
import { describeFlaw } from '../../../src/words/boards';
import { textOf } from '../../../src/words/sentence';

const FOLDER = join(process.cwd(), 'test', 'specs');

/** `2:14`, line and column from 1, for an offset. */
function place(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `${String(before.length)}:${String((before[before.length - 1] ?? '').length + 1)}`;
}

/** The lines of a spec that tell a board; `cells` is how many of its cells to show. */
function tell(text: string, board: FoundBoard, cells: number): string[] {
  if (board.kind === 'sudoku') {
    const shown = Array.from(board.cells.slice(0, cells), (value) => value || '.').join('');
    return [`- ${board.notation} at ${place(text, board.start)}, ${shown}`];
  }
  return [
    `- flawed ${board.notation} at ${place(text, board.start)}`,
    ...board.flaws.map(
      (flaw) => `  - ${flaw.code} at ${place(text, flaw.span.start)}: ${textOf(describeFlaw(flaw))}`,
    ),
  ];
}

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.md') && name !== 'README.md')) {
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
          .filter((line) => /^- \w+ at/.test(line))
          .map((line) => line.split(', ')[1]?.replaceAll('0', '.').length ?? 0);
        const boards = scan(text);
        let next = 0;
        const actual = boards.flatMap((board) =>
          tell(text, board, board.kind === 'sudoku' ? (cells[next++] ?? 81) : 0),
        );
        equal(
          actual.length > 0 ? actual.join('\n') : 'Nothing.',
          lines.join('\n').replace(/(?<=, .*)0/g, '.'),
        );
      });
    }
  });
}
