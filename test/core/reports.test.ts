// Runs test/specs/reports.md: a text, what is said of its boards, and the text once they are solved.
import { deepEqual, equal, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { FoundBoard } from '../../src/core/board';
import { judge, solutionOf } from '../../src/core/judge';
import { cellSpan } from '../../src/core/text/cells';
import { scan } from '../../src/core/text/scan';
import { applyEdits, write } from '../../src/core/text/write';
import { describeViolation } from '../../src/words/boards';
import { textOf } from '../../src/words/sentence';

function place(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `${String(before.length)}:${String((before[before.length - 1] ?? '').length + 1)}`;
}

/** A board in a line, and below it what is wrong with it. */
function tell(text: string, board: FoundBoard): readonly string[] {
  const verdict = judge(board);
  const head = `- ${board.notation} at ${place(text, board.start)}`;
  switch (verdict.kind) {
    case 'flawed':
      return [head, ...verdict.flaws.map(({ code, span }) => `  - ${code} at ${place(text, span.start)}`)];
    case 'broken':
      return [
        head,
        ...verdict.violations.map((violation) => {
          const cell = violation.code === 'no-place' ? (violation.cells[0] ?? 0) : violation.cell;
          const at = place(text, cellSpan(verdict.board, cell).start);
          return `  - ${violation.code} at ${at}: ${textOf(describeViolation(violation, verdict.board))}`;
        }),
      ];
    case 'sound':
      return verdict.outcome.kind === 'unique' ? [head] : [head, `  - ${verdict.outcome.kind}-solutions`];
  }
}

describe('a problem of other programs', () => {
  const sections = readFileSync('test/specs/reports.md', 'utf8').split(/^## /m).slice(1);

  it('is told', () => {
    ok(sections.length > 10);
  });

  for (const section of sections) {
    const [title = '', shown = '', expected = '', solved] = section.split(/^~~~\n/m);
    it(title.trim(), () => {
      const boards = scan(shown);
      const told = boards.flatMap((board) => tell(shown, board));
      deepEqual(told.length > 0 ? told : ['Nothing.'], expected.trim().split('\n'));
      const edits = boards.flatMap((board) => {
        const solution = solutionOf(judge(board));
        return board.kind === 'sudoku' && solution ? write(shown, board, solution) : [];
      });
      if (solved !== undefined) {
        equal(applyEdits(shown, edits), solved);
      }
    });
  }
});
