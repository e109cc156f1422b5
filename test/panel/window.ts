// One window of VS Code for a whole suite, and what a reader sees of the text in it.
import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { inRepository } from '../host/root';
import { openVSCode, waitForExtensions, type VSCode } from '../host/vscode';
import { openFile, runCommand } from '../host/workbench';
import { Board, eventually } from './board';

/**
 * How long a test of the panel may take, in milliseconds. A reload alone takes 10 s on two free cores; a busy machine
 * takes many times that, and what is waited for in vain is to say so itself before this is over.
 */
export const TEST_TIMEOUT = 180_000;

export class Window {
  /** What the pages complained about: refused by the content security policy, thrown, or logged as an error by ours. */
  readonly complaints: string[] = [];
  readonly board: Board;

  private constructor(readonly vscode: VSCode) {
    this.board = new Board(vscode.page);
    vscode.page.on('console', (message) => {
      const isOurs = message.type() === 'error' && /(panel|search)\.(js|css)/.test(message.location().url);
      if (isOurs || message.text().includes('Content Security Policy')) {
        this.complaints.push(message.text());
      }
    });
    vscode.page.on('pageerror', (error) => this.complaints.push(error.message));
  }

  static async open(): Promise<Window> {
    return new Window(await openVSCode({ workspace: inRepository('test/panel/workspace') }));
  }

  press(key: string): Promise<void> {
    return this.vscode.page.keyboard.press(key);
  }

  /** Puts the focus into the text on the left, if there is one. */
  async focusText(): Promise<void> {
    const { page } = this.vscode;
    if ((await page.locator('.editor-instance .monaco-editor').count()) > 0) {
      await this.goTo('Control+1', page.locator('.editor-group-container.active .monaco-editor.focused'));
    }
  }

  /** Puts the focus into the panel, which is on the right. */
  focusPanel(): Promise<void> {
    return this.goTo('Control+2', this.board.frame.locator(':focus'));
  }

  /** Closes every text; what is in them is not saved. */
  async closeTexts(): Promise<void> {
    const texts = this.vscode.page.locator('.tab:not([data-resource-name^=webview])');
    for (let left = await texts.count(); left > 0; left--) {
      await this.focusText();
      await runCommand(this.vscode.page, 'View: Revert and Close Editor');
      await eventually(async () => {
        assert.equal(await texts.count(), left - 1);
      });
    }
  }

  /** Reloads the window by VS Code's command, which keeps what is open; the browser's may come too early for that. */
  async reload(): Promise<void> {
    const { page } = this.vscode;
    await Promise.all([page.waitForEvent('load'), runCommand(page, 'Developer: Reload Window')]);
    await waitForExtensions(page);
  }

  /** Opens a file in the group on the left, puts the cursor at its start, shows its board and waits for the focus there. */
  async showBoardOf(file: string): Promise<void> {
    await this.focusText();
    await openFile(this.vscode.page, file);
    await this.press('Control+Home');
    await this.waitForCursor('Ln 1, Col 1');
    await this.board.show(file);
    await this.waitForFocus();
    await eventually(() => this.rest(this.board.frame.locator(':focus')));
  }

  /** Presses the key until its target has the focus and keeps it: what went before may take it back, as an undo does. */
  private async goTo(key: string, target: Locator): Promise<void> {
    await eventually(async () => {
      await this.press(key);
      await target.waitFor({ timeout: 2_000 });
      await this.rest(target);
    });
  }

  /**
   * Fails unless the target is there for longer than VS Code takes to notice that a webview has got or lost the focus:
   * it looks every 250 ms, and makes the webview's group the active one even if the focus is elsewhere by then.
   */
  private async rest(target: Locator): Promise<void> {
    for (let looks = 0; looks < 10; looks++) {
      assert.equal(await target.count(), 1);
      await this.vscode.page.waitForTimeout(50);
    }
  }

  /** Waits until the panel has the focus. */
  waitForFocus(): Promise<void> {
    return this.board.frame.locator(':focus').waitFor();
  }

  /** Waits until a text has the focus. */
  waitForTextFocus(): Promise<void> {
    return this.vscode.page.locator('.editor-instance .monaco-editor.focused').waitFor();
  }

  /** The lines of the text beside the panel. */
  async lines(): Promise<string[]> {
    const shown = await this.vscode.page
      .locator('.editor-instance .view-line')
      .evaluateAll((elements) =>
        elements
          .map((element) => ({ top: (element as HTMLElement).offsetTop, text: element.textContent }))
          .sort((one, other) => one.top - other.top),
      );
    return shown.map(({ text }) => text.replaceAll('\u00a0', ' '));
  }

  /** Waits until the text has this line (counted from 1). */
  waitForLine(number: number, text: string): Promise<void> {
    return eventually(async () => {
      assert.equal((await this.lines())[number - 1], text);
    });
  }

  /** Waits until the status bar tells this place of the cursor of the text, which has the focus: as in "Ln 3, Col 5". */
  waitForCursor(place: string): Promise<void> {
    return eventually(async () => {
      const status = await this.vscode.page.locator('.statusbar-item', { hasText: 'Ln' }).allTextContents();
      assert.deepEqual(status, [place]);
    });
  }

  /** Leaves the panel for the text, waits until its cursor is at this place, and comes back. */
  async lookForCursor(place: string): Promise<void> {
    await this.press('Escape');
    await this.waitForTextFocus();
    await this.waitForCursor(place);
    await this.focusPanel();
  }

  /** Waits until the file's tab has, or has not, the mark of unsaved changes. */
  async waitForDirty(file: string, isDirty: boolean): Promise<void> {
    const marked = this.vscode.page.locator('.tab.dirty', { hasText: file });
    await eventually(async () => {
      assert.equal(await marked.count(), isDirty ? 1 : 0);
    });
  }
}
