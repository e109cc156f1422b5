// The panel that is left and comes back: its page takes the focus, but not from whoever is somewhere else by then.
import * as vscode from 'vscode';
import { equal } from './assert';
import { ROWS } from './boardTexts';
import { closeAll, pause, showText, until } from './documents';
import { PanelPage } from './panelPage';

describe('A panel that comes back', () => {
  afterEach(closeAll);

  /** Goes to the panel for a while, to the text for a while, and to the panel again; both in milliseconds. */
  async function comeBack(stay: number, absence: number): Promise<PanelPage> {
    const { document } = await showText(ROWS);
    const [page] = await PanelPage.about(document);
    page.panel.reveal();
    await until('the panel is active', () => page.panel.active);
    await pause(stay);
    await vscode.window.showTextDocument(document, vscode.ViewColumn.One); // where it was
    await until('the panel is left', () => !page.panel.active);
    equal(timesToldToFocus(page), 0, 'messages that tell the page to take the focus, before');
    await pause(absence);
    page.panel.reveal();
    await until('the panel is active again', () => page.panel.active);
    return page;
  }

  function timesToldToFocus({ seen }: PanelPage): number {
    return seen.filter(({ type }) => type === 'focus').length;
  }

  it('at once, takes the focus', async () => {
    const page = await comeBack(1100, 0);
    await until('the page is told to take the focus', () => timesToldToFocus(page) === 1);
  });

  it('at once after a glance only, leaves the focus where it is', async () => {
    const page = await comeBack(0, 0);
    await pause(300);
    equal(timesToldToFocus(page), 0, 'messages that tell the page to take the focus');
  });

  it('later, leaves the focus where it is', async () => {
    const page = await comeBack(1100, 3100);
    await pause(300);
    equal(timesToldToFocus(page), 0, 'messages that tell the page to take the focus');
  });
});
