// The search view's page in a browser of its own, with a host that only notes what it is sent: quick, and without VS Code.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import type { ProblemView } from '../../src/search/problemView';
import {
  isSearchState,
  isToHost,
  isToView,
  type SearchState,
  type ToHost,
  type ToView,
} from '../../src/search/protocol';
import { findChromium, launchChromium } from '../host/chromium';
import { inRepository } from '../host/root';

/** What the stand-in for VS Code keeps in the page. */
interface HostWindow {
  readonly sent: unknown[];
  kept: unknown;
}

const HOST = `
window.sent = [];
window.acquireVsCodeApi = () => ({
  postMessage: (message) => window.sent.push(message),
  getState: () => window.kept,
  setState: (state) => { window.kept = state; },
});`;

/** The colours that a dark theme would have. */
const COLOURS = `:root {
  --vscode-editor-background: #1f1f1f; --vscode-editor-foreground: #cccccc; --vscode-focusBorder: #0078d4;
  --vscode-editorError-foreground: #f85149; --vscode-textLink-foreground: #4daafc;
  --vscode-button-secondaryBackground: #313131; --vscode-button-secondaryForeground: #cccccc; }`;

export class SearchPage {
  /** What the page threw. */
  readonly errors: string[] = [];

  private constructor(
    private readonly browser: Browser,
    readonly page: Page,
  ) {
    page.on('pageerror', (error) => this.errors.push(error.message));
  }

  /** Opens the page; it shows nothing yet. */
  static async open(reducedMotion: 'reduce' | 'no-preference' = 'no-preference'): Promise<SearchPage> {
    const browser = await launchChromium(findChromium());
    const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, reducedMotion });
    return new SearchPage(browser, page);
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  /** Loads the page anew and shows the search of a puzzle. */
  async show(problem: ProblemView, kept?: SearchState): Promise<void> {
    const { page } = this;
    const file = (...path: string[]): Promise<string> => readFile(inRepository(...path), 'utf8');
    await page.goto('about:blank');
    await page.setContent(
      `<!DOCTYPE html><html lang="en"><head><style>${COLOURS}
      ${await file('media', 'panel.css')}${await file('media', 'search.css')}</style></head><body></body></html>`,
    );
    await page.evaluate(HOST);
    await page.evaluate((state) => {
      (window as unknown as HostWindow).kept = state;
    }, kept);
    await page.addScriptTag({ content: await file('dist', 'search.js') });
    assert.deepEqual(await this.sent(), [{ type: 'ready' }]);
    await this.send({ type: 'search', source: sourceOf(problem), translations: [] });
    await page.locator('.pane .node').first().waitFor();
  }

  /** Sends what a host would. */
  async send(message: ToView): Promise<void> {
    assert.ok(isToView(message));
    await this.page.evaluate((sent) => {
      window.postMessage(sent, '*');
    }, message);
  }

  /** All that the page has sent to its host. */
  async sent(): Promise<readonly ToHost[]> {
    const sent = await this.page.evaluate(() => (window as unknown as HostWindow).sent);
    assert.ok(sent.every(isToHost), JSON.stringify(sent).slice(0, 200));
    return sent;
  }

  /** What the page wants kept over a reload. */
  async kept(): Promise<SearchState> {
    const kept = await this.page.evaluate(() => (window as unknown as HostWindow).kept);
    assert.ok(isSearchState(kept));
    return kept;
  }

  /** Presses a key and waits until so many visits are shown as made. */
  async press(key: string, visited: number): Promise<void> {
    await this.page.keyboard.press(key);
    await this.shows(visited);
  }

  /** Waits until so many visits are shown as made. */
  async shows(visited: number): Promise<void> {
    await this.page.locator(`main[data-visited="${String(visited)}"]`).waitFor({ timeout: 10_000 });
  }

  pane(method: 'backtracking' | 'unpruned' = 'backtracking'): Pane {
    return new Pane(this.page.locator(`.pane[data-method="${method}"]`));
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  list(name: string): Locator {
    return this.page.getByRole('combobox', { name, exact: true });
  }

  /** What the table of the countings says. */
  async counts(): Promise<Readonly<Record<string, string>>> {
    await this.page.waitForFunction(
      () => !document.querySelector('.counts')?.textContent.includes('being counted'),
    );
    const cells = await this.page
      .locator('td[data-count]')
      .evaluateAll((all) =>
        all.map((cell) => [(cell as HTMLElement).dataset.count, cell.textContent] as const),
      );
    return Object.fromEntries(cells) as Record<string, string>;
  }
}

/** One of the searches that are shown. */
class Pane {
  constructor(readonly root: Locator) {}

  figure(name: string): Promise<string | null> {
    return this.root.locator(`[data-figure="${name}"]`).textContent();
  }

  sentence(): Promise<string | null> {
    return this.root.locator('.step').textContent();
  }

  /** The cell that is marked as forbidding the last choice; null if none is. */
  async attacker(): Promise<number | null> {
    const mark = this.root.locator('.attacker');
    return (await mark.count()) === 0 ? null : Number(await mark.getAttribute('data-cell'));
  }

  /** The cells that hold what the search has placed, in the order of the levels. */
  async placed(): Promise<readonly number[]> {
    return this.root
      .locator('.piece.placed:has(*)')
      .evaluateAll((pieces) => pieces.map((piece) => Number((piece as SVGElement).dataset.cell)));
  }

  /** The kind of node that each drawn visit has, by its number from 1. */
  async nodes(): Promise<ReadonlyMap<number, string>> {
    const nodes = await this.root
      .locator('.tree .node')
      .evaluateAll((all) =>
        all.map(
          (node) =>
            [Number((node as SVGElement).dataset.visit) + 1, node.getAttribute('class') ?? ''] as const,
        ),
      );
    return new Map(nodes);
  }
}

function sourceOf(problem: ProblemView): SearchState['source'] {
  return { uri: null, board: 0, name: 'test', problem };
}

/** An N-Queens board without a queen. */
export function queens(size: number): ProblemView {
  return { type: 'queens', size, queens: [] };
}

/** A 9×9 Sudoku of 81 characters, blanks as dots. */
export function sudoku(text: string): ProblemView {
  const cells = Array.from(text, (character) => (character === '.' ? 0 : Number(character)));
  return { type: 'sudoku', boxRows: 3, boxColumns: 3, cells, symbols: Array.from('123456789') };
}
