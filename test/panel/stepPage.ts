// The board's page in a browser of its own, with a host that goes through the steps of a puzzle as the editor's does: quick,
// and without VS Code.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { judge, type Verdict } from '../../src/core/judge';
import { logicStart, pathOf } from '../../src/core/logic';
import { scan } from '../../src/core/text/scan';
import { showSubject } from '../../src/panel/model';
import { isToHost, isToView, type ToHost } from '../../src/panel/protocol';
import { furtherOn, stepOf, stepOn, turnChain, walkFrom, type StepWalk } from '../../src/panel/stepWalk';
import type { Step } from '../../src/core/sudoku/logic/step';
import { textOf } from '../../src/words/sentence';
import { findChromium, launchChromium } from '../host/chromium';
import { inRepository } from '../host/root';

/** The colours that a dark theme would have. */
const COLOURS = `:root {
  --vscode-editor-background: #1f1f1f; --vscode-editor-foreground: #cccccc; --vscode-focusBorder: #0078d4;
  --vscode-editorError-foreground: #f85149; --vscode-textLink-foreground: #4daafc;
  --vscode-button-background: #0078d4; --vscode-button-foreground: #ffffff;
  --vscode-button-secondaryBackground: #313131; --vscode-button-secondaryForeground: #cccccc; }
  body { font-family: sans-serif; }`;

export class StepPage {
  /** What the page threw. */
  readonly errors: string[] = [];
  private verdict: Verdict | undefined;
  private walk: StepWalk | undefined;
  private version = 1;

  private constructor(
    private readonly browser: Browser,
    readonly page: Page,
  ) {
    page.on('pageerror', (error) => this.errors.push(error.message));
  }

  /** Opens the page; it shows nothing yet. */
  static async open(): Promise<StepPage> {
    const browser = await launchChromium(findChromium());
    const page = await browser.newPage({ viewport: { width: 700, height: 900 } });
    const opened = new StepPage(browser, page);
    await page.exposeFunction('receive', (message: unknown) => opened.receive(message));
    return opened;
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  /** Loads the page anew with a board of 81 characters, all of whose steps are known once they are asked for. */
  async show(puzzle: string): Promise<void> {
    const { page } = this;
    const [board] = scan(puzzle);
    assert.ok(board?.kind === 'sudoku');
    this.verdict = judge(board);
    this.walk = undefined;
    await page.goto('about:blank');
    await page.setContent(
      `<!DOCTYPE html><html lang="en"><head><title>Board</title><style>${COLOURS}
      ${await readFile(inRepository('media', 'panel.css'), 'utf8')}</style></head>
      <body class="vscode-dark"></body></html>`,
    );
    await page.evaluate(
      `window.acquireVsCodeApi = () => ({ postMessage: receive, setState: () => undefined })`,
    );
    await page.addScriptTag({ content: await readFile(inRepository('dist', 'panel.js'), 'utf8') });
    await page.getByRole('gridcell').first().waitFor();
  }

  /** The steps of the board. */
  get steps(): readonly Step[] {
    return this.start().path.steps;
  }

  /** The step that is shown. */
  get step(): Step {
    const step = this.walk && stepOf(this.walk);
    assert.ok(step);
    return step;
  }

  /** Shows all of one of the steps, by its index. */
  async goTo(at: number): Promise<void> {
    this.walk = { ...this.start(), at, stage: 3 };
    await this.answer();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** What is told of the step: its place and its sentences. */
  async told(): Promise<readonly string[]> {
    const texts = await this.page.locator('.step-told .place, .step-told .sentences p').allTextContents();
    return texts.filter((text) => text !== '');
  }

  /** The candidates with a mark, as in `4 7` for a 7 in cell 4, in the order of the board. */
  async marked(part: string): Promise<readonly string[]> {
    const cells = await this.page.getByRole('gridcell').all();
    const marked = await Promise.all(
      cells.map(async (cell, index) => {
        const digits = await cell.locator(`.marks > .is-${part}`).allTextContents();
        return digits.map((digit) => `${String(index)} ${digit}`);
      }),
    );
    return marked.flat();
  }

  private start(): StepWalk {
    const found = this.verdict && logicStart(this.verdict);
    assert.ok(found && 'start' in found);
    return this.walk ?? walkFrom(found.start, pathOf(found.start, { isNamed: true }), true);
  }

  private async receive(message: unknown): Promise<void> {
    assert.ok(isToHost(message), JSON.stringify(message));
    this.fulfil(message);
    await this.answer();
  }

  private fulfil(message: ToHost): void {
    const { walk } = this;
    if (message.type === 'hint') {
      this.walk = walk ? (furtherOn(walk) ?? walk) : this.start();
    } else if (message.type === 'walk') {
      this.walk = walk && (stepOn(walk, message.by) ?? walk);
    } else if (message.type === 'turnChain') {
      this.walk = walk && turnChain(walk, message.by);
    } else if (message.type === 'hideSteps') {
      this.walk = undefined;
    }
  }

  private async answer(): Promise<void> {
    const { verdict, walk } = this;
    assert.ok(verdict);
    const found = logicStart(verdict);
    const shown = showSubject(
      {
        version: ++this.version,
        state: { uri: 'memory:/board.txt', board: 0, solutionShown: false },
        name: 'board.txt',
        boards: [verdict.board],
        verdict,
        metadata: undefined,
        entered: () => 0,
        cursor: null,
        steps: 'why' in found ? found : { walk, search: undefined, eliminated: [] },
      },
      (sentence) => textOf(sentence),
    );
    assert.ok(isToView(structuredClone(shown)));
    await this.page.evaluate((message) => {
      window.postMessage(message, '*');
    }, shown);
  }
}
