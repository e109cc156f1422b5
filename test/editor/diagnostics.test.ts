// The Problems: where they are, what they say, and when they go.
import * as vscode from 'vscode';
import { deepEqual, equal, ok } from './assert';
import { CLASHING, NO_SOLUTION, ROWS, SHORT, TWO_SOLUTIONS } from './boardTexts';
import { check, closeAll, diagnosticsOf, newFile, pause, showExample, showText, until } from './documents';

/** A diagnostic in short: `line:column-line:column code`, from 0 as VS Code counts. */
function short({ range, code }: vscode.Diagnostic): string {
  const { start, end } = range;
  const place = [start, end].map(({ line, character }) => `${String(line)}:${String(character)}`).join('-');
  return `${place} ${(code as { value: string }).value}`;
}

describe('Problems', () => {
  afterEach(closeAll);

  it('are at the characters of the cells, each with those it clashes with', async () => {
    const { document } = await showText(`# two fives\n${CLASHING}\n`, 'board.sudoku');
    const problems = await diagnosticsOf(document, 2);
    deepEqual(problems.map(short), ['1:0-1:1 duplicate-in-row', '1:2-1:3 duplicate-in-row']);
    const [first] = problems;
    equal(first?.message, 'The 5 at r1c1 clashes with r1c3 (row 1, box 1).', 'message');
    equal(first?.severity, vscode.DiagnosticSeverity.Error, 'severity');
    equal(first?.source, 'backtrack', 'source');
    deepEqual(
      first?.relatedInformation?.map(({ location, message }) => [
        location.uri.toString(),
        location.range,
        message,
      ]),
      [[document.uri.toString(), new vscode.Range(1, 2, 1, 3), 'r1c3 holds 5']],
      'other cells',
    );
  });

  it('link to a page of the extension that is there', async () => {
    const { document } = await showText(CLASHING, 'board.sudoku');
    const [problem] = await diagnosticsOf(document, 2);
    const { target } = problem?.code as { target: vscode.Uri };
    const page = new TextDecoder().decode(await vscode.workspace.fs.readFile(target));
    ok(page.includes('duplicate-in-row'), `${target.toString()} is another page`);
  });

  it('are in the right lines of a CRLF text', async () => {
    const rows = ROWS.split('\n');
    rows[4] = '4..883..1';
    const text = ['# one', '# two', '# three', ...rows].join('\r\n');
    const { document } = await showText(text, 'board.sudoku');
    const problems = await diagnosticsOf(document, 3);
    deepEqual(
      problems.map((problem) => short(problem).split(' ')[0]),
      ['7:3-7:4', '7:4-7:5', '11:4-11:5'],
    );
  });

  it('tell each kind of mistake in examples/mistakes.sudoku', async () => {
    const { document } = await showExample('mistakes.sudoku');
    const lineOf = (text: string, after = ''): number =>
      document.positionAt(document.getText().indexOf(text, document.getText().indexOf(after))).line;
    const at = (line: number, from: number, to: number, code: string): string =>
      `${String(line)}:${String(from)}-${String(line)}:${String(to)} ${code}`;
    const problems = await diagnosticsOf(document, 9);
    deepEqual(problems.map(short), [
      at(lineOf('535.7'), 0, 1, 'duplicate-in-row'),
      at(lineOf('535.7'), 2, 3, 'duplicate-in-row'),
      at(lineOf('4.5....6.'), 4, 5, 'no-candidate'),
      at(lineOf('......123'), 0, 1, 'no-place'), // row 1
      at(lineOf('......123') + 1, 6, 7, 'no-place'), // box 3
      at(lineOf('532.7'), 0, 9, 'no-solution'),
      at(lineOf('8...6...\n'), 0, 8, 'short-row'),
      at(lineOf('4..8o3'), 4, 5, 'bad-character'),
      at(lineOf('53..7', '# Two solutions'), 0, 9, 'many-solutions'),
    ]);
  });

  it('are in the first row of a board that has no solution or several, in any notation', async () => {
    const spaced = NO_SOLUTION.split('').join(' ').replaceAll(' \n ', '\n');
    const { document } = await showText(
      `${spaced}\n\n${NO_SOLUTION.replaceAll('\n', '')}\n\n${TWO_SOLUTIONS}`,
      'board.sudoku',
    );
    const problems = await diagnosticsOf(document, 4);
    deepEqual(problems.map(short), [
      '0:0-0:17 no-solution',
      '10:0-10:81 no-solution',
      '12:0-12:9 many-solutions',
      '10:0-10:81 duplicate-puzzle',
    ]);
    deepEqual(
      problems.map(({ severity }) => severity),
      [
        vscode.DiagnosticSeverity.Error,
        vscode.DiagnosticSeverity.Error,
        vscode.DiagnosticSeverity.Warning,
        vscode.DiagnosticSeverity.Information,
      ],
    );
  });

  it('follow the text as it is typed, and go when it is right', async () => {
    const editor = await showText(ROWS, 'board.sudoku');
    const { document } = editor;
    await diagnosticsOf(document, 0);
    await replace(editor, new vscode.Range(0, 2, 0, 3), '5');
    deepEqual((await diagnosticsOf(document, 2)).map(short), [
      '0:0-0:1 duplicate-in-row',
      '0:2-0:3 duplicate-in-row',
    ]);
    await replace(editor, new vscode.Range(0, 0, 0, 0), '# a line above\n');
    await pause(50);
    await replace(editor, new vscode.Range(0, 0, 0, 0), '# another\n');
    await until('they have moved', () => {
      const [first] = vscode.languages.getDiagnostics(document.uri);
      return first !== undefined && short(first) === '2:0-2:1 duplicate-in-row';
    });
    await replace(editor, new vscode.Range(2, 2, 2, 3), '.');
    await diagnosticsOf(document, 0);
  });

  it('go when the document is closed', async () => {
    // VS Code keeps documents open for minutes that an extension has opened by itself.
    const uri = newFile(CLASHING, 'board.sudoku');
    await vscode.commands.executeCommand('vscode.open', uri);
    await diagnosticsOf({ uri }, 2);
    await closeAll();
    await diagnosticsOf({ uri }, 0);
  });

  it('come and go with the language', async () => {
    const { document } = await showText(CLASHING, 'board.txt');
    await vscode.languages.setTextDocumentLanguage(document, 'sudoku');
    await diagnosticsOf(document, 2);
    await vscode.languages.setTextDocumentLanguage(document, 'plaintext');
    await diagnosticsOf(document, 0);
  });

  it('are not looked for in other languages, unless the setting lists them', async () => {
    const { document } = await showText(CLASHING, 'board.txt');
    await pause(300);
    await diagnosticsOf(document, 0);
    const settings = vscode.workspace.getConfiguration('backtrack');
    try {
      await settings.update('check.languages', ['plaintext'], vscode.ConfigurationTarget.Global);
      await diagnosticsOf(document, 2);
    } finally {
      await settings.update('check.languages', undefined, vscode.ConfigurationTarget.Global);
    }
    await diagnosticsOf(document, 0);
  });

  it('are no more than VS Code shows, errors first', async () => {
    const fives = `${'5'.repeat(81)}\n`;
    const { document } = await showText(`${TWO_SOLUTIONS}\n\n${fives.repeat(13)}`, 'board.sudoku');
    const problems = await diagnosticsOf(document, 1000);
    ok(
      problems.every(({ severity }) => severity === vscode.DiagnosticSeverity.Error),
      'a warning takes the place of an error',
    );
    const [more] = problems;
    equal(more && short(more), '0:0-0:0 more-problems', 'first');
    await until('the totals are told', () => {
      const [first] = vscode.languages.getDiagnostics(document.uri);
      return first?.message === '1053 errors, 1 warning, 12 notes: the first 999 are shown.';
    });
    equal(await check(), '14 boards, 1066 problems', 'sentence');
  });

  it('tell of a puzzle that stands further up, and of one that does up to symmetry once asked', async () => {
    const line = ROWS.replaceAll('\n', '');
    const mirrored = line.replace(/\d/g, (digit) => String(10 - Number(digit)));
    const { document } = await showText(`${line}\n# and\n${ROWS}\n\n${mirrored}\n`, 'board.sudoku');
    const [problem] = await diagnosticsOf(document, 1);
    equal(problem && short(problem), '2:0-2:9 duplicate-puzzle', 'place');
    equal(problem?.message, 'The same puzzle stands in line 1.', 'message');
    equal(problem?.severity, vscode.DiagnosticSeverity.Information, 'severity');
    const [first] = problem?.relatedInformation ?? [];
    deepEqual(first?.location.range, new vscode.Range(0, 0, 0, 81), 'first');
    const settings = vscode.workspace.getConfiguration('backtrack');
    try {
      await settings.update('duplicates.upToSymmetry', true, vscode.ConfigurationTarget.Global);
      const [, other] = await diagnosticsOf(document, 2);
      equal(other && short(other), '12:0-12:81 duplicate-puzzle', 'place');
      equal(other?.message, 'The puzzle in line 1 is the same up to symmetry.', 'message');
    } finally {
      await settings.update('duplicates.upToSymmetry', undefined, vscode.ConfigurationTarget.Global);
    }
    await diagnosticsOf(document, 1);
  });
});

describe('Check Boards', () => {
  afterEach(closeAll);

  it('checks a text of any language, and keeps on until the language changes', async () => {
    const rows = SHORT.split('\n').map((row) => `    [${row.split('').join(', ').replaceAll('.', '0')}],`);
    const editor = await showText(`grid = [\n${rows.join('\n')}\n]\n`, 'board.py');
    const { document } = editor;
    await diagnosticsOf(document, 0);
    equal(await check(), '1 board, 1 problem', 'sentence');
    await diagnosticsOf(document, 1);
    await replace(
      editor,
      new vscode.Range(4, 4, 4, 4 + (rows[3]?.length ?? 0) - 4),
      '[8, 0, 0, 0, 6, 0, 0, 0, 3],',
    );
    await diagnosticsOf(document, 0);
    await replace(editor, new vscode.Range(1, 11, 1, 12), '5');
    await diagnosticsOf(document, 2);
    await vscode.languages.setTextDocumentLanguage(document, 'plaintext');
    await diagnosticsOf(document, 0);
    await replace(editor, new vscode.Range(11, 0, 11, 0), 'more');
    await pause(300);
    await diagnosticsOf(document, 0);
  });

  it('says the same twice when asked twice at once', async () => {
    await showText(`${CLASHING}\n\n${NO_SOLUTION}\n`, 'mistakes.txt');
    const [one, other] = await Promise.all([check(), check()]);
    equal(one, other);
    equal(one, await check());
  });

  it('says so when there is no board', async () => {
    await showText('The quick brown fox.');
    equal(await check(), 'There is no Sudoku or N-Queens board in this text.', 'sentence');
  });

  it('says so when all is well', async () => {
    await showText(ROWS);
    equal(await check(), '1 board, no problems', 'sentence');
  });

  it('says so when no text is open', async () => {
    equal(await check(), 'Open a text with a board first.', 'sentence');
  });
});

async function replace(editor: vscode.TextEditor, range: vscode.Range, text: string): Promise<void> {
  ok(
    await editor.edit((builder) => {
      builder.replace(range, text);
    }),
    'the text was not changed',
  );
}
