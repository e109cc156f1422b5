// Opens VS Code with the extension in it, in a browser that a test can drive as a person would.
import type { Page } from 'playwright-core';
import { findChromium, launchChromium } from './chromium';
import { serveVSCode, type Served, type ServeOptions } from './serve';

export interface OpenOptions extends Omit<ServeOptions, 'tests'> {
  /** The size of the window, in CSS pixels; default: 1280 × 800. */
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** How long a page may take to do what it is waited for, in milliseconds: a slow machine takes a third of that. */
const PATIENCE = 60_000;

/** VS Code in a window. `close()` ends it and removes every trace. */
export interface VSCode extends Served {
  readonly page: Page;
}

/**
 * Opens VS Code on a copy of a folder, with the built extension (`dist/`) installed, and waits until extensions have
 * loaded. Throws a Failure if there is no Chromium or VS Code does not start.
 */
export async function openVSCode(options: OpenOptions = {}): Promise<VSCode> {
  const chromium = findChromium(); // before what may be a long install, so that its absence shows at once
  const served = await serveVSCode(options);
  try {
    const page = await newPage(served, chromium, options.viewport);
    await page.goto(served.url);
    await waitForExtensions(page);
    return { ...served, page };
  } catch (error) {
    await served.close();
    throw error;
  }
}

/** Waits until VS Code has loaded its extensions, after which all its commands and keys are there. */
export async function waitForExtensions(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('code/didLoadExtensions').length > 0);
}

/** An empty page for a served VS Code. What it logs is recorded; it goes when VS Code is closed. */
export async function newPage(
  served: Served,
  chromium: string,
  viewport: OpenOptions['viewport'] = { width: 1280, height: 800 },
): Promise<Page> {
  const browser = await launchChromium(chromium);
  served.beforeClosing(() => browser.close());
  const context = await browser.newContext({
    viewport: { ...viewport },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  page.on('console', (message) => {
    served.record(message.text().replace(/^%c *(\w+) color: #\w+ /, '[$1] '));
  });
  return page;
}
