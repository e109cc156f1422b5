// Rate Difficulty, Write Ratings, and where ratings are shown and compared.
import * as vscode from 'vscode';
import { deepEqual, equal, ok } from './assert';
import { ROWS, SOLVED_LINE, TWO_SOLUTIONS } from './boardTexts';
import { check, closeAll, diagnosticsOf, select, showExample, showText, undoes, until } from './documents';

/** Ratings of another program, by which the scale is defined. */
const EASY = '..5...48...75..1...2...8...43...58..5.9....1....9..5.3.82...7..91..3......4.....1'; // 1.5/1.2/1.2
const HARD = '7..9.8.....9.7..............2...6.1..3....5675..8....28.23....6.7...52.1.5..8.7..'; // 7.2/1.2/1.2
const HARDEST = '....45..8..3...4..........7..2........8....9545..7....5....8.29.6.2......274..6.3'; // 9.0/1.2/1.2
const FOUR = '1...\n..3.\n.4..\n....\n';

/** Runs a command and returns what it says. */
async function run(command: string, ...args: readonly unknown[]): Promise<string> {
  return vscode.commands.executeCommand<string>(command, ...args);
}

async function withSetting(name: string, work: () => Promise<void>): Promise<void> {
  const settings = vscode.workspace.getConfiguration('backtrack');
  try {
    await settings.update(name, true, vscode.ConfigurationTarget.Global);
    await work();
  } finally {
    await settings.update(name, undefined, vscode.ConfigurationTarget.Global);
  }
}

describe('Rate Difficulty', () => {
  afterEach(closeAll);

  it('rates the board at the cursor, in full', async () => {
    const editor = await showText(`${EASY}\n${HARD}\n`, 'boards.sudoku');
    select(editor, [90, 90]);
    const said = await run('backtrack.rate');
    ok(said.startsWith('ED=7.2/1.2/1.2 (SE 1.2.1, Backtrack '), said);
  });

  it('rates those that are selected, and all where there is none at the cursor', async () => {
    const text = `# three\n\n${HARD}\n${EASY}\n\n${TWO_SOLUTIONS}\n`;
    const editor = await showText(text, 'boards.sudoku');
    const start = text.indexOf(HARD);
    select(editor, [start, start + 100]);
    equal(
      await run('backtrack.rate'),
      '2 boards are rated from SE 1.5 (line 4) to SE 7.2 (line 3).',
      'sentence on the selection',
    );
    select(editor, [0, 0]);
    equal(
      await run('backtrack.rate'),
      '2 boards are rated from SE 1.5 (line 4) to SE 7.2 (line 3); not rated: 1 with several solutions.',
      'sentence on all',
    );
  });

  it('says why a board has no rating', async () => {
    await showText(TWO_SOLUTIONS);
    const said = await run('backtrack.rate');
    ok(said.startsWith('The board has several solutions'), said);
    await showText('No board here.');
    equal(await run('backtrack.rate'), await run('backtrack.solve'), 'sentence without a board');
  });
});

describe('Ratings are shown', () => {
  afterEach(closeAll);

  async function titles({ uri }: vscode.TextDocument): Promise<readonly (string | undefined)[]> {
    const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
      'vscode.executeCodeLensProvider',
      uri,
      100,
    );
    return lenses
      .filter(({ command }) => command?.command === '')
      .sort((one, other) => one.range.start.line - other.range.start.line)
      .map(({ command }) => command?.title);
  }

  it('over the boards: at once where they are found so, else when they are rated', async () => {
    const text = `${EASY}\n${HARDEST}\n\n${FOUR}\n${TWO_SOLUTIONS}\n\n${SOLVED_LINE}\n`;
    const { document } = await showText(text, 'boards.sudoku');
    const others = ['3 givens · several solutions', '29 givens · several solutions', '81 givens · unique'];
    deepEqual(
      await titles(document),
      ['26 givens · unique · SE 1.5', '24 givens · unique', ...others],
      'titles before',
    );
    await run('backtrack.rate', document.uri.toString(), 1);
    deepEqual(
      await titles(document),
      ['26 givens · unique · SE 1.5', '24 givens · unique · SE 9.0', ...others],
      'titles after',
    );
  });

  it('where the pointer is', async () => {
    const { document } = await showText(`${EASY}\n\n${FOUR}`, 'boards.sudoku');
    const hoverAt = async (line: number): Promise<readonly string[]> => {
      const hovers = await vscode.commands.executeCommand<readonly vscode.Hover[]>(
        'vscode.executeHoverProvider',
        document.uri,
        new vscode.Position(line, 0),
      );
      return hovers.flatMap(({ contents }) =>
        contents.map((content) => (content as vscode.MarkdownString).value.replaceAll('&nbsp;', ' ')),
      );
    };
    const texts = await hoverAt(0);
    equal(texts.length, 2, 'number of sentences');
    ok(texts[1]?.startsWith('ED=1.5/1.2/1.2'), texts[1] ?? '');
    equal((await hoverAt(2)).length, 1, 'number of sentences on a small board');
  });
});

describe('Write Ratings', () => {
  afterEach(closeAll);

  for (const end of ['\n', '\r\n']) {
    const name = end === '\n' ? 'LF' : 'CRLF';

    it(`writes them behind boards and above them, once, with ${name}`, async () => {
      const rows = ROWS.replaceAll('\n', end);
      const text = ['# mine', '', `${EASY} # easy`, `${HARD} ED=7.1/1.2/1.2`, '', rows, ''].join(end);
      const editor = await showText(text, 'boards.sudoku');
      const { document } = editor;
      equal(await run('backtrack.writeRatings'), '3 ratings are written.', 'sentence');
      const expected = [
        '# mine',
        '',
        `${EASY} ED=1.5/1.2/1.2 # easy`,
        `${HARD} ED=7.2/1.2/1.2`,
        '',
        '# ED=1.2/1.2/1.2',
        rows,
        '',
      ].join(end);
      equal(document.getText(), expected, 'text');
      select(editor, [0, 0]);
      equal(await run('backtrack.writeRatings'), '3 stand there already.', 'second sentence');
      equal(document.getText(), expected, 'text after the second time');
      await undoes(document, text);
    });
  }

  it('writes those that the example lacks, and finds the others right', async () => {
    const editor = await showExample('ratings.sudoku');
    const { document } = editor;
    const original = document.getText();
    select(editor, [0, original.length]);
    equal(await run('backtrack.writeRatings'), '3 ratings are written, 9 stand there already.', 'sentence');
    const lines = original.trimEnd().split('\n');
    const last = ['2.8', '6.6', '9.0'].map(
      (er, index) => `${lines[lines.length - 3 + index] ?? ''} ED=${er}/1.2/1.2`,
    );
    equal(document.getText(), `${[...lines.slice(0, -3), ...last].join('\n')}\n`, 'text');
    await undoes(document, original);
  });

  it('changes nothing where there is no place', async () => {
    const text = `id,puzzle\n1,${EASY}\n2,${HARD}\n`;
    const { document } = await showText(text, 'boards.csv');
    equal(await run('backtrack.writeRatings'), '2 have no place where their boards stand.', 'sentence');
    equal(document.getText(), text, 'text');
  });
});

describe('Wrong ratings', () => {
  afterEach(closeAll);

  const text = `${EASY} ED=1.5/1.2/1.2\n${HARD} SE 7.1\n${EASY.replaceAll('.', '0')} 3.3\n`;

  it('are told where the setting wants it, and corrected by a fix', async () => {
    const { document } = await showText(text, 'boards.sudoku');
    // The third board repeats the first one.
    await diagnosticsOf(document, 1);
    await withSetting('check.ratings', async () => {
      const problems = await diagnosticsOf(document, 2);
      const wrong = problems.filter(({ message }) => message.startsWith('Stated'));
      deepEqual(
        wrong.map(({ message, severity, code, range }) => [
          message,
          severity,
          typeof code === 'object' ? code.value : code,
          document.getText(range),
        ]),
        [
          [
            'Stated 7.1, but SE 1.2.1 rates it 7.2/1.2/1.2.',
            vscode.DiagnosticSeverity.Information,
            'wrong-rating',
            'SE 7.1',
          ],
        ],
        'problems',
      );
      const actions = await vscode.commands.executeCommand<readonly vscode.CodeAction[]>(
        'vscode.executeCodeActionProvider',
        document.uri,
        wrong[0]?.range,
        vscode.CodeActionKind.QuickFix.value,
      );
      const [fix] = actions.filter(({ title }) => title === 'Correct the rating: 7.2/1.2/1.2');
      ok(fix?.edit, `no fix among ${actions.map(({ title }) => title).join(', ')}`);
      ok(await vscode.workspace.applyEdit(fix.edit), 'the fix is not applied');
      equal(document.getText(), text.replace('SE 7.1', 'SE 7.2'), 'text');
      await diagnosticsOf(document, 1);
    });
  });

  it('are told again of a text whose language was another one meanwhile', async () => {
    const { document } = await showText(`${EASY} SE 1.6\n`, 'boards.sudoku');
    await withSetting('check.ratings', async () => {
      await diagnosticsOf(document, 1);
      await vscode.languages.setTextDocumentLanguage(document, 'plaintext');
      await diagnosticsOf(document, 0);
      await vscode.languages.setTextDocumentLanguage(document, 'sudoku');
      const [problem] = await diagnosticsOf(document, 1);
      equal(problem?.message, 'Stated 1.6, but SE 1.2.1 rates it 1.5/1.2/1.2.', 'message');
    });
  });

  it('are told of boards that take longer, and not any more when the setting is off', async () => {
    const { document } = await showText(`# ED=9.1/1.2/1.2\n${HARDEST}\n`, 'boards.sudoku');
    await check();
    await withSetting('check.ratings', async () => {
      const [problem] = await diagnosticsOf(document, 1);
      equal(problem?.message, 'Stated 9.1/1.2/1.2, but SE 1.2.1 rates it 9.0/1.2/1.2.', 'message');
    });
    await until('the problem is gone', () => vscode.languages.getDiagnostics(document.uri).length === 0);
  });
});
