// Convert Boards To…: into a new document and in place, with a word about what is lost.
import * as vscode from 'vscode';
import { deepEqual, equal, ok } from './assert';
import { LINE, ROWS, SHORT, SOLVED_LINE } from './boardTexts';
import { closeAll, pause, select, showText, undoes, until } from './documents';

const ZEROS = ROWS.replaceAll('.', '0');
const DOTS = LINE.replaceAll('0', '.');

function convert(to: string, where: 'new' | 'place'): Thenable<string> {
  return vscode.commands.executeCommand<string>('backtrack.convert', { to, in: where });
}

describe('Convert Boards To', () => {
  afterEach(closeAll);

  it('prints all boards of a text in a new document if none is selected', async () => {
    const text = `one\n${ROWS}\n\ntwo\n${LINE}\n`;
    const { document } = await showText(text);
    equal(
      await convert('line', 'new'),
      '2 boards are converted. Lost, as the notation cannot hold it: the title.',
    );
    const opened = vscode.window.activeTextEditor?.document;
    ok(opened?.isUntitled, 'no new document');
    equal(opened.getText(), `${ROWS.replaceAll('\n', '')}\n${DOTS}\n`, 'converted');
    equal(opened.languageId, 'sudoku', 'language');
    equal(document.getText(), text, 'the text itself');
    ok(!document.isDirty, 'the text itself is dirty');
  });

  it('converts the boards that are selected only', async () => {
    const text = `${ROWS}\n\n\n${LINE}\n`;
    const editor = await showText(text);
    select(editor, [text.indexOf(LINE) + 3, text.indexOf(LINE) + 9]);
    equal(await convert('line', 'place'), '1 board is converted.', 'sentence');
    equal(editor.document.getText(), text.replace(LINE, DOTS), 'text');
  });

  it('replaces boards in place, in one undo step', async () => {
    const text = `// ${ROWS.replaceAll('\n', '\n// ')}\n\nx = "${LINE}";\r\n`.replaceAll(/\r?\n/g, '\r\n');
    const { document } = await showText(text);
    equal(
      await convert('rows-zeros', 'place'),
      '1 board is converted, 1 board stays as it is, as the notation would not go with the text around it.',
      'sentence',
    );
    equal(document.getText(), `// ${ZEROS.replaceAll('\n', '\r\n// ')}\r\n\r\nx = "${LINE}";\r\n`, 'text');
    await undoes(document, text);
  });

  it('replaces very many boards, in one undo step too', async () => {
    const text = `${LINE}\n`.repeat(3000);
    const { document } = await showText(text);
    equal(await convert('line', 'place'), '3000 boards are converted.', 'sentence');
    equal(document.getText(), `${DOTS}\n`.repeat(3000), 'text');
    await undoes(document, text);
  });

  it('says what is lost and what is left out', async () => {
    await showText(`${LINE},${SOLVED_LINE}\n\n${SHORT}\n`);
    equal(
      await convert('rows', 'new'),
      '1 board is converted, 1 board is left out, as there is a mistake in its text. ' +
        'Lost, as the notation cannot hold it: the answer.',
      'sentence',
    );
    equal(vscode.window.activeTextEditor?.document.getText(), `${DOTS.match(/.{9}/g)?.join('\n') ?? ''}\n`);
  });

  it('asks for the notation and the place', async () => {
    const { document } = await showText(`${LINE}\n`);
    const said = vscode.commands.executeCommand<string>('backtrack.convert');
    // What is picked is what stands first; typing is not to be had, so the lists are gone through by their commands.
    await pause(1000);
    await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
    await pause(1000);
    await vscode.commands.executeCommand('workbench.action.quickOpenSelectNext');
    await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
    equal(await said, '1 board is converted.', 'sentence');
    await until('the text is converted', () => document.getText() === `${DOTS}\n`);
  });

  it('does nothing if nothing is picked, there is no board, or no such notation', async () => {
    const { document } = await showText(`${LINE}\n`);
    const said = vscode.commands.executeCommand<string | undefined>('backtrack.convert');
    await pause(1000);
    await vscode.commands.executeCommand('workbench.action.closeQuickOpen');
    deepEqual(await said, undefined, 'what was said');
    equal(await convert('constructor', 'place'), 'There is no notation of that name.');
    equal(document.getText(), `${LINE}\n`);

    await showText('nothing');
    equal(await convert('line', 'place'), 'There is no Sudoku or N-Queens board in this text.');
  });
});
