// What a person does in VS Code's window, for tests that drive it.
import type { FrameLocator, Page } from 'playwright-core';

/** Runs a command by its title, as the command palette shows it (with its category: "Backtrack: Solve Board"). */
export async function runCommand(page: Page, title: string): Promise<void> {
  await pick(page, `>${title}`, title);
}

/** Opens a file of the workspace by its name and waits until its text is in the active editor and has the focus. */
export async function openFile(page: Page, name: string): Promise<void> {
  const group = page.locator('.editor-group-container.active', {
    has: page.locator(`.tab.active[data-resource-name="${name}"]`),
  });
  await pick(page, name, name);
  await group.locator('.view-line').first().waitFor();
  await group.locator('.monaco-editor.focused').waitFor();
}

/** The page inside the only webview, which is an iframe of the extension's in an iframe of VS Code's. */
export function webviewFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe.webview.ready').frameLocator('iframe#active-frame');
}

/** The built-in themes that stand for the four kinds there are: the label of each, and the window's class. */
export const THEMES = {
  light: { label: 'Light Modern', className: 'vs' },
  dark: { label: 'Dark Modern', className: 'vs-dark' },
  'high contrast light': { label: 'Light High Contrast', className: 'hc-light' },
  'high contrast dark': { label: 'Dark High Contrast', className: 'hc-black' },
} as const;

/** Changes the theme and waits until the window has it. */
export async function setTheme(page: Page, theme: keyof typeof THEMES): Promise<void> {
  const { label, className } = THEMES[theme];
  await insist(async () => {
    await page.keyboard.press('F1');
    await choose(page, '>Preferences: Color Theme', 'Preferences: Color Theme');
    await choose(page, label, label, 'input[placeholder*="Select Color Theme"]');
  });
  await page.locator(`.monaco-workbench.${className}`).waitFor();
}

/** How often a list is opened again that closed by itself, as when something else takes the focus, or did not take a click. */
const ATTEMPTS = 4;
/** How long one attempt may take, in milliseconds. */
const PATIENCE = 10_000;

async function pick(page: Page, query: string, label: string): Promise<void> {
  await insist(async () => {
    await page.keyboard.press('F1');
    await choose(page, query, label);
    // A click goes nowhere if the list is drawn anew between its two halves: then the list is still there. What it is in may
    // be there for another reason: the command asks for something.
    await page.locator('.quick-input-list').waitFor({ state: 'hidden', timeout: PATIENCE });
  });
}

async function insist(action: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await action();
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) {
        throw error;
      }
    }
  }
}

/**
 * Types into the list that is open at the top of the window and takes the first entry with a label.
 *
 * @param input tells the list from the one before, if there was one: a CSS selector of where to type
 */
async function choose(page: Page, query: string, label: string, input = 'input'): Promise<void> {
  const timeout = PATIENCE;
  await page.locator(`.quick-input-widget ${input}:visible`).first().fill(query, { timeout });
  const entry = page.locator('.quick-input-list .monaco-list-row', { hasText: label }).first();
  await entry.click({ timeout });
}
