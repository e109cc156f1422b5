// Runs test/specs/reports.md: a text, what is said of its boards, and the text once they are solved.
import { deepEqual, equal, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { FoundBoard } from '../../src/core/board';
import { judge } from '../../src/core/judge';
import { scan } from '../../src/core/text/scan';
import { solutionEdits } from '../../src/core/text/solved';
import { applyEdits } from '../../src/core/text/write';
import { problemsOf } from '../../src/words/problems';
import { textOf } from '../../src/words/sentence';

function place(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `${String(before.length)}:${String((before[before.length - 1] ?? '').length + 1)}`;
}

/** A board in a line, and below it what is wrong with it. */
function tell(text: string, board: FoundBoard): readonly string[] {
  const verdict = judge(board);
  const head = `- ${board.notation} at ${place(text, board.start)}`;
  if (verdict.kind === 'sound') {
    return verdict.outcome.kind === 'unique' ? [head] : [head, `  - ${verdict.outcome.kind}-solutions`];
  }
  return [
    head,
    ...problemsOf(verdict, () => Infinity).map(({ code, span, sentence }) => {
      const said = verdict.kind === 'flawed' ? '' : `: ${textOf(sentence)}`;
      return `  - ${code} at ${place(text, span.start)}${said}`;
    }),
  ];
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
      const edits = boards.flatMap((board) => solutionEdits(shown, judge(board)) ?? []);
      if (solved !== undefined) {
        equal(applyEdits(shown, edits), solved);
      }
    });
  }
});
