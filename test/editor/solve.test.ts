// Solve Board, in texts that can be changed.
import * as vscode from 'vscode';
import { deepEqual, equal, ok } from './assert';
import {
  CLASHING,
  FIRST_SOLUTION,
  LINE,
  NO_SOLUTION,
  ROWS,
  SHORT,
  SOLVED_LINE,
  SOLVED_ROWS,
  TWO_SOLUTIONS,
} from './boardTexts';
import {
  closeAll,
  contentOf,
  diagnosticsOf,
  pause,
  select,
  selected,
  showText,
  solve,
  undoes,
  until,
} from './documents';

const TWO_BOARDS = `one\n${ROWS}\n\ntwo\n${LINE}\n`;

describe('Solve Board', () => {
  afterEach(closeAll);

  it('fills in the only board of a text, wherever the cursor is', async () => {
    const { document } = await showText(`A puzzle:\n\n${ROWS}\n`);
    equal(await solve(), 'The board is solved.', 'sentence');
    equal(document.getText(), `A puzzle:\n\n${SOLVED_ROWS}\n`, 'text');
    ok(document.isDirty, 'nothing is to be saved');
    await undoes(document, `A puzzle:\n\n${ROWS}\n`);
  });

  it('keeps CRLF line ends, a byte order mark and all else, on the disk too', async () => {
    const crlf = (text: string): string => `\ufeff# caf\u00e9 \u{1f600}\r\n${text.replaceAll('\n', ' \r\n')}`;
    const { document } = await showText(crlf(ROWS));
    await solve();
    equal(document.eol, vscode.EndOfLine.CRLF, 'line ends');
    ok(await document.save(), 'not saved');
    equal(contentOf(document.uri), crlf(SOLVED_ROWS), 'file');
  });

  it('solves the board at the cursor and leaves the others alone', async () => {
    const editor = await showText(TWO_BOARDS);
    select(editor, [TWO_BOARDS.indexOf(LINE) + 40, TWO_BOARDS.indexOf(LINE) + 40]);
    equal(await solve(), 'The board is solved.', 'sentence');
    equal(editor.document.getText(), TWO_BOARDS.replace(LINE, SOLVED_LINE), 'text');
  });

  it('solves the boards at several cursors in one undo step', async () => {
    const editor = await showText(TWO_BOARDS);
    const cursors = [TWO_BOARDS.indexOf(ROWS) + 2, TWO_BOARDS.indexOf(LINE) + 81].map(
      (at) => [at, at] as const,
    );
    select(editor, ...cursors);
    equal(await solve(), '2 boards are solved.', 'sentence');
    equal(
      editor.document.getText(),
      TWO_BOARDS.replace(ROWS, SOLVED_ROWS).replace(LINE, SOLVED_LINE),
      'text',
    );
    deepEqual(selected(editor), cursors, 'cursors');
    await undoes(editor.document, TWO_BOARDS);
  });

  it('solves the board that was at the cursor, wherever the reader goes meanwhile', async () => {
    const count = 20_000;
    const text = `${LINE}\n`.repeat(count);
    const other = await vscode.workspace.openTextDocument({ content: `${LINE}\n`.repeat(3) });
    const editor = await showText(text);
    const at = (LINE.length + 1) * (count / 2) + 5;
    select(editor, [at, at]);
    const solved = solve();
    await vscode.window.showTextDocument(other, { preview: false });
    equal(await solved, 'The board is solved.');
    const lines = editor.document.getText().split('\n');
    deepEqual(
      lines.flatMap((line, index) => (line === SOLVED_LINE ? [index] : [])),
      [count / 2],
      'solved',
    );
    equal(other.getText(), `${LINE}\n`.repeat(3), 'the other text');
  });

  it('solves very many boards as it does one', async () => {
    const block = `${ROWS}\n\n`;
    const editor = await showText(block.repeat(300).replaceAll('\n', '\r\n'));
    select(editor, [0, editor.document.getText().length]);
    equal(await solve(), '300 boards are solved.');
    equal(
      editor.document.getText(),
      block.replace(ROWS, SOLVED_ROWS).repeat(300).replaceAll('\n', '\r\n'),
      'text',
    );
    await undoes(editor.document, block.repeat(300).replaceAll('\n', '\r\n'));
  });

  it('leaves cursors, selections and what is in view where they were', async () => {
    const text = `${'above\n'.repeat(200)}${ROWS}\n${'below\n'.repeat(200)}`;
    const at = text.indexOf(ROWS);
    for (const span of [
      [at + 2, at + 2], // before a blank
      [at + 3, at + 3], // between two blanks
      [at + 4, at + 4], // behind a blank
      [at + 2, at + 3], // a blank
      [at + 9, at + 4], // backwards
      [at, at + ROWS.length],
      [0, text.length],
    ] as const) {
      const editor = await showText(text);
      select(editor, span);
      editor.revealRange(new vscode.Range(150, 0, 150, 0), vscode.TextEditorRevealType.AtTop);
      await until('the middle is in view', () => (topOf(editor) ?? 0) > 100);
      const top = await restingTop(editor);
      await solve();
      equal(editor.document.getText(), text.replace(ROWS, SOLVED_ROWS), 'text');
      deepEqual(selected(editor), [span], `selection that was ${span.join('–')}`);
      await pause(100);
      equal(topOf(editor), top, 'line at the top');
      await closeAll();
    }
  });

  it('writes the first of several solutions and says that there are more', async () => {
    const { document } = await showText(TWO_SOLUTIONS);
    equal(
      await solve(),
      'The first of several solutions is written: the board has more than one.',
      'sentence',
    );
    equal(document.getText(), FIRST_SOLUTION, 'text');
  });

  it('changes nothing if there is no solution, and goes to the board', async () => {
    const text = `none:\n${NO_SOLUTION}`;
    const editor = await showText(text);
    equal(
      await solve(),
      'Not solved: The board has no solution, though no rule is visibly broken.',
      'sentence',
    );
    unchanged(editor.document, text);
    deepEqual(selected(editor), [[6, 6]], 'cursor');
    const [problem] = await diagnosticsOf(editor.document, 1);
    equal((problem?.code as { value: string }).value, 'no-solution', 'code');
  });

  it('changes nothing if a rule is broken, and goes to the first cell that does', async () => {
    const text = `broken:\n${CLASHING}`;
    const editor = await showText(text);
    equal(
      await solve(),
      'Not solved: The 5 at r1c1 clashes with r1c3 (row 1, box 1). And 1 more.',
      'sentence',
    );
    unchanged(editor.document, text);
    deepEqual(selected(editor), [[8, 8]], 'cursor');
    await diagnosticsOf(editor.document, 2);
  });

  it('changes nothing in what is not quite a board, and says where it is not', async () => {
    const text = `short:\n${SHORT}`;
    const editor = await showText(text);
    equal(await solve(), 'Not solved: Row 4 has 8 cells instead of 9: add what is missing.', 'sentence');
    unchanged(editor.document, text);
    equal(editor.selection.active.line, 4, 'line of the cursor');
  });

  it('does not quote the text in a notification', async () => {
    const text = ROWS.replace('8...6', '8.a.6');
    const editor = await showText(text);
    equal(await solve(), 'Not solved: r4c3 holds neither a digit from 1 to 9 nor a blank.', 'sentence');
    unchanged(editor.document, text);
    deepEqual(selected(editor), [[32, 32]], 'cursor');
  });

  it('leaves a solved board alone', async () => {
    const { document } = await showText(SOLVED_ROWS);
    equal(await solve(), 'The board is solved already.', 'sentence');
    unchanged(document, SOLVED_ROWS);
  });

  it('sums up what became of several boards in one sentence', async () => {
    // Right behind a puzzle a solved board would be its answer.
    const text = [SOLVED_ROWS, ROWS, TWO_SOLUTIONS, NO_SOLUTION, CLASHING].join('\n\n');
    const editor = await showText(text);
    select(editor, [0, text.length]);
    equal(
      await solve(),
      '1 board is solved, 1 board is solved with the first of several solutions, 1 board was solved already, ' +
        '2 boards could not be solved (see Problems).',
      'sentence',
    );
    equal(
      editor.document.getText(),
      [SOLVED_ROWS, SOLVED_ROWS, FIRST_SOLUTION, NO_SOLUTION, CLASHING].join('\n\n'),
      'text',
    );
    deepEqual(selected(editor), [[0, text.length]], 'selection');
  });

  it('says so when there is no board, or none at the cursor', async () => {
    const fox = await showText('The quick brown fox.');
    select(fox, [0, 20]);
    equal(await solve(), 'There is no Sudoku or N-Queens board in this text.', 'sentence');
    unchanged(fox.document, 'The quick brown fox.');

    await showText('');
    equal(await solve(), 'There is no Sudoku or N-Queens board in this text.', 'sentence about nothing');

    const two = await showText(TWO_BOARDS);
    equal(await solve(), 'There is no board at the cursor: put it into one, or select several.', 'sentence');
    unchanged(two.document, TWO_BOARDS);
  });

  it('works in a document that was never saved', async () => {
    const document = await vscode.workspace.openTextDocument({ content: LINE, language: 'sudoku' });
    await vscode.window.showTextDocument(document);
    equal(await solve(), 'The board is solved.', 'sentence');
    equal(document.getText(), SOLVED_LINE, 'text');
  });

  it('solves the board that its arguments name, in a document behind others too', async () => {
    const { document } = await showText(TWO_BOARDS);
    await showText('in front');
    equal(await solve(document.uri.toString(), 1), 'The board is solved.', 'sentence');
    equal(document.getText(), TWO_BOARDS.replace(LINE, SOLVED_LINE), 'text');
  });

  it('refuses arguments that name no board of an open text', async () => {
    const { document } = await showText(ROWS);
    const address = document.uri.toString();
    for (const args of [
      [address],
      [address, 1],
      [address, -1],
      [address, 0.5],
      [address, '0'],
      [address, { valueOf: () => 0 }],
      ['file:///etc/passwd', 0],
      [7],
      [null],
      [{}, 0],
    ]) {
      equal(
        await solve(...args),
        'That board is not in the text any more.',
        `answer to ${JSON.stringify(args)}`,
      );
      unchanged(document, ROWS);
    }
  });

  it('solves the text beside a panel that has the focus', async () => {
    const { document } = await showText(ROWS);
    await vscode.commands.executeCommand('backtrack.show');
    await until(
      'the panel is the active tab',
      () => vscode.window.tabGroups.activeTabGroup.activeTab?.input instanceof vscode.TabInputWebview,
    );
    equal(await solve(), 'The board is solved.', 'sentence');
    equal(document.getText(), SOLVED_ROWS, 'text');
  });

  it('says so when no text is open', async () => {
    equal(await solve(), 'Open a text with a board first.', 'sentence');
  });

  it('writes nothing into a text that changes at the same time, or everything', async () => {
    const text = `${LINE}\n`.repeat(200);
    const editor = await showText(text);
    select(editor, [0, text.length]);
    const solved = solve();
    const typed = editor.edit((builder) => {
      builder.insert(new vscode.Position(200, 0), 'typed');
    });
    const [said, wasTyped] = await Promise.all([solved, typed]);
    const isSolved = said === '200 boards are solved.';
    ok(isSolved || said === 'Nothing is written: the text has changed meanwhile.', `said: ${said}`);
    equal(
      editor.document.getText(),
      `${`${isSolved ? SOLVED_LINE : LINE}\n`.repeat(200)}${wasTyped ? 'typed' : ''}`,
      'text',
    );
  });
});

function topOf({ visibleRanges }: vscode.TextEditor): number | undefined {
  return visibleRanges[0]?.start.line;
}

/** The line at the top once the editor has come to rest. */
async function restingTop(editor: vscode.TextEditor): Promise<number | undefined> {
  let top = topOf(editor);
  for (let rests = 0; rests < 10; rests++) {
    await pause(20);
    if (topOf(editor) !== top) {
      top = topOf(editor);
      rests = 0;
    }
  }
  return top;
}

function unchanged(document: vscode.TextDocument, text: string): void {
  equal(document.getText(), text, 'text');
  equal(document.isDirty, false, 'dirty');
  equal(document.version, 1, 'version');
}
