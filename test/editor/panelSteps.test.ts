// The steps of a board in the panel: found, applied to the text, and dropped when it changes.
import * as vscode from 'vscode';
import type { ShowMessage, ToView } from '../../src/panel/protocol';
import type { StepView } from '../../src/panel/stepView';
import { deepEqual, equal, ok } from './assert';
import { LINE } from './boardTexts';
import { closeAll, newFile, showText, until } from './documents';
import { digitsOf, PanelPage } from './panelPage';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** The message, which shows a board. */
function showing(message: ToView | undefined): ShowMessage {
  ok(message?.type === 'show', `nothing is shown: ${JSON.stringify(message)}`);
  return message;
}

/** What every wish of a view holds of what it shows. */
function about({ version, state }: ShowMessage): { readonly version: number; readonly board: number } {
  return { version, board: state?.board ?? 0 };
}

function stepIn({ steps }: ShowMessage): StepView {
  ok(steps?.step, `no step is shown: ${JSON.stringify(steps)}`);
  return steps.step;
}

describe('A step in the panel', () => {
  afterEach(closeAll);

  /** Sends a wish about what is shown, and returns what is shown then. */
  async function wish(
    page: PanelPage,
    shown: ShowMessage,
    type: string,
    more: object = {},
  ): Promise<ShowMessage> {
    page.forget();
    await page.send({ ...about(shown), type, ...more });
    await until('an answer', () => page.seen.some((message) => message.type === 'show'));
    await until('all steps are found', () => {
      const last = page.seen.filter((message) => message.type === 'show').at(-1);
      return last?.steps?.search === null;
    });
    return showing(page.seen.filter((message) => message.type === 'show').at(-1));
  }

  it('is shown in three stages, written as one edit, and gone', async () => {
    const { document } = await showText(EASY);
    const [page, shown] = await PanelPage.about(document);
    equal(shown.steps?.next.enabled, true, 'Next Step');
    equal(shown.steps?.step, null, 'step');
    const first = await wish(page, shown, 'hint');
    ok(/^Step 1 of \d+$/.test(stepIn(first).place), stepIn(first).place);
    equal(stepIn(first).marks.candidates.length, 0, 'candidates marked');
    equal(stepIn(first).apply.enabled, false, 'Apply Step');
    const second = await wish(page, first, 'hint');
    equal(stepIn(second).apply.enabled, false, 'Apply Step');
    const third = await wish(page, second, 'hint');
    const [placed] = stepIn(third).marks.candidates.filter(({ part }) => part === 'placed');
    ok(placed, 'nothing is placed');
    const before = document.getText();
    const applied = await wish(page, third, 'applyStep');
    const expected = before.slice(0, placed.cell) + String(placed.digit) + before.slice(placed.cell + 1);
    equal(document.getText(), expected, 'text');
    equal(applied.steps?.step, null, 'step');
    const next = await wish(page, applied, 'hint');
    ok(/^Step 1 of \d+$/.test(stepIn(next).place), stepIn(next).place);
    deepEqual(page.reported.map(String), [], 'log');
  });

  it('is one of a path that goes all the way, and the board with it', async () => {
    const { document } = await showText(EASY);
    const [page, shown] = await PanelPage.about(document);
    let now = await wish(page, shown, 'hint');
    const count = Number(/of (\d+)/.exec(stepIn(now).place)?.[1]);
    equal(count, 51, 'steps: a single for each blank');
    for (let step = 2; step <= count; step++) {
      now = await wish(page, now, 'walk', { by: 1 });
    }
    ok(stepIn(now).place.startsWith(`Step ${String(count)} of ${String(count)} · `), stepIn(now).place);
    equal(stepIn(now).forward.enabled, false, 'Forward');
    equal(digitsOf(now).replaceAll(/\d/g, '').length, 1, 'blanks');
    now = await wish(page, now, 'walk', { by: -1 });
    equal(digitsOf(now).replaceAll(/\d/g, '').length, 2, 'blanks');
    now = await wish(page, now, 'hideSteps');
    equal(digitsOf(now), EASY, 'digits');
    equal(document.getText(), EASY, 'text');
  });

  it('is gone when the text changes, another board is shown, or the solution', async () => {
    const { document } = await showText(`${EASY}\n\n${LINE}\n`);
    const [page, shown] = await PanelPage.about(document);
    const first = await wish(page, shown, 'hint');
    stepIn(first);
    const turned = await wish(page, first, 'step', { by: 1 });
    equal(turned.steps?.step, null, 'step of another board');
    const back = await wish(page, turned, 'step', { by: -1 });
    equal(back.steps?.step, null, 'step after coming back');
    const again = await wish(page, back, 'hint');
    stepIn(again);
    const solved = await wish(page, again, 'showSolution', { shown: true });
    equal(solved.steps?.step, null, 'step beside the solution');
    equal(digitsOf(solved).includes('.'), false, 'blanks');
    const hinted = await wish(page, solved, 'hint');
    stepIn(hinted);
    equal(hinted.state?.solutionShown, false, 'solution beside the step');
    page.forget();
    const edit = new vscode.WorkspaceEdit();
    edit.insert(document.uri, new vscode.Position(1, 0), 'x');
    await vscode.workspace.applyEdit(edit);
    await until('the new text is shown', () => page.seen.some((message) => message.type === 'show'));
    equal(showing(page.seen.at(-1)).steps?.step, null, 'step after an edit');
  });

  it('is remembered where the text has no place for it, until that is to be forgotten', async () => {
    const text = '9862.......4...8...5......2.6..37.....51..29.1..4...3......3.2.57....6........15.';
    const { document } = await showText(text);
    const [page, shown] = await PanelPage.about(document);
    // It is rated 2.6/2.6/2.6: its first step is a pointing pair.
    const first = await wish(page, shown, 'hint');
    const second = await wish(page, first, 'hint');
    const third = await wish(page, second, 'hint');
    const eliminated = stepIn(third).marks.candidates.filter(({ part }) => part === 'eliminated');
    ok(eliminated.length > 0, 'nothing is eliminated');
    const applied = await wish(page, third, 'applyStep');
    equal(document.getText(), text, 'text');
    ok(applied.steps?.memory, 'nothing is remembered');
    ok(
      page.seen.some((message) => message.type === 'notice'),
      'no notice',
    );
    const next = await wish(page, applied, 'hint');
    for (const { cell, digit } of eliminated) {
      equal(next.board?.cells[cell]?.candidates.includes(digit), false, 'candidate');
    }
    const forgotten = await wish(page, next, 'forgetSteps');
    equal(forgotten.steps?.memory, null, 'memory');
    equal(forgotten.steps?.step, null, 'step');
  });

  /** Shows a board and has a step looked for that is never found. */
  async function searching(): Promise<readonly [PanelPage, vscode.TextDocument]> {
    const uri = newFile(EASY, 'board.txt');
    // VS Code keeps documents open for minutes that an extension has opened by itself.
    await vscode.commands.executeCommand('vscode.open', uri);
    await until('it is open', () => vscode.window.activeTextEditor?.document.uri.path === uri.path);
    const { document } = vscode.window.activeTextEditor!;
    const [page, shown] = await PanelPage.about(document);
    page.isEndless = true;
    await page.send({ ...about(shown), type: 'hint' });
    await until('the search is shown', () => {
      const last = page.seen.at(-1);
      return last?.type === 'show' && last.steps?.search !== null;
    });
    return [page, document];
  }

  it('is looked for without keeping the panel waiting, and no more when told so', async () => {
    const [page] = await searching();
    const sought = showing(page.seen.at(-1));
    equal(sought.steps?.next.enabled, false, 'Next Step');
    const cancelled = await wish(page, sought, 'cancelSearch');
    equal(page.searches[0]?.isCancellationRequested, true, 'cancelled');
    equal(cancelled.steps?.step, null, 'step');
    equal(cancelled.steps?.next.enabled, true, 'Next Step');
  });

  it('is no more looked for once its text is closed', async () => {
    const [page, document] = await searching();
    equal(page.searches.length, 1, 'searches');
    await vscode.window.tabGroups.close(
      vscode.window.tabGroups.all
        .flatMap(({ tabs }) => tabs)
        .filter(({ input }) => input instanceof vscode.TabInputText),
    );
    await until('it is closed', () => document.isClosed);
    await until('the search is cancelled', () => page.searches[0]?.isCancellationRequested === true);
  });

  it('is no more looked for once its text changes', async () => {
    const [page, document] = await searching();
    page.forget();
    const edit = new vscode.WorkspaceEdit();
    edit.insert(document.uri, new vscode.Position(0, EASY.length), ' changed');
    await vscode.workspace.applyEdit(edit);
    await until('the new text is shown', () => page.seen.some((message) => message.type === 'show'));
    equal(page.searches[0]?.isCancellationRequested, true, 'cancelled');
    equal(showing(page.seen.at(-1)).steps?.search, null, 'search');
  });

  it('is no more looked for once a text without a board is followed', async () => {
    const [page] = await searching();
    await showText('no board\n');
    await until('the search is cancelled', () => page.searches[0]?.isCancellationRequested === true);
  });

  it('is no more looked for once the panel is closed', async () => {
    const [page] = await searching();
    page.panel.dispose();
    await until('the search is cancelled', () => page.searches[0]?.isCancellationRequested === true);
    deepEqual(page.reported.map(String), [], 'log');
  });

  it('is written once, however often that is asked for', async () => {
    const { document } = await showText(EASY);
    const [page, shown] = await PanelPage.about(document);
    let now = shown;
    for (let stage = 1; stage <= 3; stage++) {
      now = await wish(page, now, 'hint');
    }
    stepIn(now);
    page.forget();
    const apply = { ...about(now), type: 'applyStep' };
    await page.send(apply, apply, apply);
    await page.waitFor(3);
    const applied = showing(page.seen.at(-1));
    equal(document.getText().replaceAll('.', '').length, EASY.replaceAll('.', '').length + 1, 'digits');
    // The same by a view that has seen the new text.
    const again = await wish(page, applied, 'applyStep');
    equal(again.steps?.step, null, 'step');
    equal(document.getText().replaceAll('.', '').length, EASY.replaceAll('.', '').length + 1, 'digits');
  });

  it('is not written into a text that has changed since', async () => {
    const { document } = await showText(EASY);
    const [page, shown] = await PanelPage.about(document);
    let now = shown;
    for (let stage = 1; stage <= 3; stage++) {
      now = await wish(page, now, 'hint');
    }
    const edit = new vscode.WorkspaceEdit();
    edit.insert(document.uri, new vscode.Position(0, 0), '\n');
    await vscode.workspace.applyEdit(edit);
    await page.send({ ...about(now), type: 'applyStep' });
    await until('an answer', () => page.seen.some((message) => message.type === 'show'));
    equal(document.getText(), `\n${EASY}`, 'text');
  });

  it('is one of a path that may be gone through faster than it is shown, and comes back when the page does', async () => {
    const { document } = await showText(EASY);
    const [page, shown] = await PanelPage.about(document);
    const first = await wish(page, shown, 'hint');
    page.forget();
    const walk = (by: number): object => ({ ...about(first), type: 'walk', by });
    await page.send(
      ...Array.from({ length: 60 }, () => walk(1)),
      ...Array.from({ length: 2 }, () => walk(-1)),
    );
    await page.waitFor(62);
    const last = showing(page.seen.at(-1));
    ok(stepIn(last).place.startsWith('Step 49 of 51 · '), stepIn(last).place);
    deepEqual(await page.ready(), last, 'what is shown to a new page');
    equal(document.getText(), EASY, 'text');
    deepEqual(page.reported.map(String), [], 'log');
  });

  it('is neither shown nor written by what a view may not ask for', async () => {
    const text = `${EASY}\n\n12..\n34..\n..1.\n...2\n\nQ...\n....\n....\n....\n\n${EASY.replaceAll('7', '.')}\n`;
    const { document } = await showText(text);
    const [page, shown] = await PanelPage.about(document);
    let now = shown;
    for (let board = 0; board < 4; board++) {
      for (const [type, more] of [
        ...[['applyStep'], ['walk', { by: 1 }], ['walk', { by: -1 }], ['turnChain', { by: 1 }]],
        ...[['hideSteps'], ['cancelSearch'], ['forgetSteps']],
      ] as const) {
        now = await wish(page, now, type, more);
        equal(now.state?.board, board, 'board');
        equal(now.steps?.step ?? null, null, `step after ${type}`);
      }
      equal(now.steps?.next.enabled, board === 0, 'Next Step');
      now = board < 3 ? await wish(page, now, 'step', { by: 1 }) : now;
    }
    equal(document.getText(), text, 'text');
    deepEqual(page.reported.map(String), [], 'log');
  });

  it('is asked for by the command where the panel shows the board, and nowhere else', async () => {
    const { document } = await showText(`${EASY}\n\n${LINE}\n`);
    const page = await PanelPage.open();
    const session = page.make({ template: '', args: [] });
    equal(session.hint(document, 0), false, 'before it follows a text');
    session.follow(document, 0);
    await page.ready();
    equal(session.hint(document, 1), false, 'another board');
    equal(session.hint(document, 0), true, 'the board');
    await until('a step is shown', () => page.seen.some((one) => one.type === 'show' && one.steps?.step));
  });

  it('is refused with the reason where there is none', async () => {
    const { document } = await showText(`${EASY.replaceAll('7', '.')}\n`);
    const [page, shown] = await PanelPage.about(document);
    equal(shown.steps?.next.enabled, false, 'Next Step');
    ok(shown.steps?.nextTitle.includes('several solutions') === true, shown.steps?.nextTitle ?? 'no steps');
    page.forget();
    await page.send({ ...about(shown), type: 'hint' });
    await until('the reason', () => page.seen.some((message) => message.type === 'notice'));
  });
});
