// What a reader sees of the panel and does in it, for tests that drive it.
import assert from 'node:assert/strict';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { runCommand, webviewFrame } from '../host/workbench';

/** The drawn board in the panel of a VS Code window. */
export class Board {
  readonly frame: FrameLocator;
  readonly grid: Locator;
  readonly cells: Locator;

  constructor(private readonly page: Page) {
    this.frame = webviewFrame(page);
    this.grid = this.frame.getByRole('grid');
    this.cells = this.frame.getByRole('gridcell');
  }

  /** Runs Show Board on the text in front and waits until the panel shows that text. */
  async show(file: string): Promise<void> {
    await runCommand(this.page, 'Backtrack: Show Board');
    await this.frame.getByRole('heading', { name: file }).waitFor();
  }

  /** The cell in a row and a column, counted from 1. */
  cell(row: number, column: number): Locator {
    return this.grid
      .getByRole('row')
      .nth(row - 1)
      .getByRole('gridcell')
      .nth(column - 1);
  }

  /** Presses the mouse on one cell and lets it go on another; rows and columns from 1. */
  async press(row: number, column: number, otherRow: number, otherColumn: number): Promise<void> {
    await this.cell(row, column).hover();
    await this.page.mouse.down();
    await this.cell(otherRow, otherColumn).hover();
    await this.page.mouse.up();
  }

  button(name: string): Locator {
    return this.frame.getByRole('button', { name, exact: true });
  }

  /** Presses Tab until the button has the focus; Show Board may put it back on the board when it is there already. */
  async tabTo(name: string): Promise<void> {
    const button = this.button(name);
    for (let presses = 0; presses < 8; presses++) {
      await this.page.keyboard.press('Tab');
      if (await button.evaluate((element) => element === document.activeElement)) {
        return;
      }
    }
    throw new Error(`Tab does not reach "${name}"`);
  }

  /** The values in view row by row, blanks as dots. */
  async digits(): Promise<string> {
    const values = await this.cells.locator('.value').allTextContents();
    return values.map((value) => value || '.').join('');
  }

  /** The candidates shown in a cell, each in its place; blanks as dots. */
  async marks(row: number, column: number): Promise<string> {
    const marks = await this.cell(row, column).locator('.marks > span').allTextContents();
    return marks.map((mark) => mark || '.').join('');
  }

  /** Waits until the cell is called this. */
  async waitForName(row: number, column: number, name: string): Promise<void> {
    await eventually(async () => {
      assert.equal(await this.cell(row, column).getAttribute('aria-label'), name);
    });
  }

  async waitForDigits(expected: string): Promise<void> {
    await eventually(async () => {
      assert.equal(await this.digits(), expected);
    });
  }

  /** Waits until this can be read in the panel. */
  async says(sentence: string): Promise<void> {
    await this.frame
      .locator('main :not([role=status])')
      .getByText(sentence, { exact: true })
      .first()
      .waitFor();
  }

  /** Waits until the cell is the one marked as the cursor's, and no other is. */
  async waitForMark(row: number, column: number): Promise<void> {
    await eventually(async () => {
      assert.equal(await this.cell(row, column).getAttribute('aria-selected'), 'true');
      assert.equal(await this.frame.locator('[aria-selected=true]').count(), 1);
    });
  }

  /** Waits until the cell has the focus, so that keys go to it. */
  async waitForFocus(row: number, column: number): Promise<void> {
    await eventually(async () => {
      const focused = await this.cell(row, column).evaluate(
        (cell) => cell === document.activeElement && document.hasFocus(),
      );
      assert.ok(focused, `r${String(row)}c${String(column)} has no focus`);
    });
  }
}

/** Repeats what fails until it succeeds, for some seconds: VS Code's parts talk to one another. */
export async function eventually(check: () => Promise<void>, seconds = 30): Promise<void> {
  const end = Date.now() + 1000 * seconds;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > end) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
