// What is found out about boards after their verdicts: why there is no solution, and which givens are not needed.
import * as vscode from 'vscode';
import { deepEqual, equal, ok } from './assert';
import { FIRST_SOLUTION, LINE, NO_SOLUTION, ROWS, SOLVED_LINE, TWO_SOLUTIONS } from './boardTexts';
import { closeAll, diagnosticsOf, showText, until } from './documents';

function codeOf({ code }: vscode.Diagnostic): unknown {
  return typeof code === 'object' ? code.value : code;
}

function relatedOf({
  relatedInformation,
}: vscode.Diagnostic): readonly (readonly [number, number, string])[] {
  return (relatedInformation ?? []).map(({ location, message }) => [
    location.range.start.line,
    location.range.start.character,
    message,
  ]);
}

describe('Explanations', () => {
  afterEach(closeAll);

  it('name givens that cannot hold together, where there is no solution', async () => {
    const { document } = await showText(`# none\n${NO_SOLUTION}\n`, 'board.sudoku');
    const now = (): readonly (readonly [number, number, string])[] =>
      vscode.languages.getDiagnostics(document.uri).flatMap(relatedOf);
    await until('givens are named', () => now().length > 0);
    deepEqual(now()[0], [1, 2, 'r1c3 holds 2'], 'the first of them');
    // Each is what the text says.
    for (const [line, character, message] of now()) {
      equal(
        message,
        `r${String(line)}c${String(character + 1)} holds ${document.lineAt(line).text.charAt(character)}`,
        'message',
      );
    }
    equal((await diagnosticsOf(document, 1)).length, 1, 'number of problems');
  });

  it('name the cells that differ between two solutions', async () => {
    const { document } = await showText(TWO_SOLUTIONS, 'board.sudoku');
    const [problem] = await diagnosticsOf(document, 1);
    ok(problem, 'no problem');
    equal(codeOf(problem), 'many-solutions', 'code');
    // FIRST_SOLUTION and SOLVED_ROWS differ there.
    deepEqual(
      relatedOf(problem),
      [
        [0, 6, 'r1c7 can hold 1 or 9'],
        [0, 7, 'r1c8 can hold 1 or 9'],
        [4, 6, 'r5c7 can hold 7 or 9'],
        [4, 7, 'r5c8 can hold 7 or 9'],
        [8, 6, 'r9c7 can hold 1 or 7'],
        [8, 7, 'r9c8 can hold 1 or 7'],
      ],
      'cells',
    );
  });
});

describe('Answers', () => {
  afterEach(closeAll);

  it('that are wrong are marked where they differ', async () => {
    const wrong = `${SOLVED_LINE.slice(0, -2)}94`;
    const { document } = await showText(`${LINE},${wrong}\n`, 'board.sudoku');
    const [problem] = await diagnosticsOf(document, 1);
    ok(problem, 'no problem');
    equal(codeOf(problem), 'wrong-answer', 'code');
    equal(problem.severity, vscode.DiagnosticSeverity.Error, 'severity');
    const [at, right, said] = [79, SOLVED_LINE.charAt(79), '9'];
    equal(
      problem.message,
      `The answer is wrong in 2 cells: first, r9c8 holds ${said} instead of ${right}.`,
      'message',
    );
    deepEqual([problem.range.start.character, problem.range.end.character], [82 + at, 83 + at], 'place');
    deepEqual(
      relatedOf(problem),
      [[0, 82 + 80, `r9c9 holds 4 instead of ${SOLVED_LINE.charAt(80)}`]],
      'other cells',
    );
  });

  it('that are right, but not the only ones, are told of', async () => {
    const [board, answer] = [TWO_SOLUTIONS, FIRST_SOLUTION].map((rows) => rows.replaceAll('\n', ''));
    const { document } = await showText(`${board ?? ''},${answer ?? ''}\n`, 'board.sudoku');
    const problems = await diagnosticsOf(document, 2);
    deepEqual(problems.map(codeOf), ['many-solutions', 'answer-not-unique'], 'codes');
    deepEqual(
      problems.map(({ severity }) => severity),
      [vscode.DiagnosticSeverity.Warning, vscode.DiagnosticSeverity.Warning],
      'severities',
    );
  });
});

describe('Redundant givens', () => {
  afterEach(closeAll);

  it('are faded where the setting wants it', async () => {
    const { document } = await showText(ROWS, 'board.sudoku');
    await diagnosticsOf(document, 0);
    const settings = vscode.workspace.getConfiguration('backtrack');
    try {
      await settings.update('check.redundantGivens', true, vscode.ConfigurationTarget.Global);
      const hints = await diagnosticsOf(document, 22);
      const r6c1 = hints.find(({ range }) => range.isEqual(new vscode.Range(5, 0, 5, 1)));
      ok(r6c1, 'r6c1 is not among them');
      equal(codeOf(r6c1), 'redundant-given', 'code');
      equal(r6c1.severity, vscode.DiagnosticSeverity.Hint, 'severity');
      deepEqual(r6c1.tags, [vscode.DiagnosticTag.Unnecessary], 'tags');
      equal(
        hints.some(({ range }) => range.isEqual(new vscode.Range(8, 7, 8, 8))),
        false,
        'r9c8, which is needed',
      );
    } finally {
      await settings.update('check.redundantGivens', undefined, vscode.ConfigurationTarget.Global);
    }
    await diagnosticsOf(document, 0);
  });
});
