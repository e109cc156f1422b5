// Runs a bundle of tests inside VS Code's extension host and says how they ended.
import { format } from 'node:util';
import { findChromium } from './chromium';
import { Failure } from './failure';
import { serveVSCode, type Served, type ServeOptions } from './serve';
import { withSources } from './sources';
import { newPage } from './vscode';

/** First argument of every console call that inside/companion/tests.js passes on. */
const MARK = '\u2063vscode-host';

export interface InsideOptions extends ServeOptions {
  readonly tests: string;
  /** How long the whole run may take, in milliseconds. */
  readonly timeout: number;
  /** Gets what the tests print, line by line. */
  readonly print: (line: string) => void;
}

/** True if all tests passed. Throws a Failure if there is no saying: a time-out, a crash, a broken set-up. */
export async function runInside(options: InsideOptions): Promise<boolean> {
  const chromium = findChromium();
  const served = await serveVSCode(options);
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<boolean>((resolve, reject) => {
      timer = setTimeout(() => {
        reject(new Failure(`No result after ${String(options.timeout / 1000)} s.`, served.log));
      }, options.timeout);
      show(served, chromium, options.print, resolve, reject).catch(reject);
    });
  } finally {
    clearTimeout(timer);
    await served.close();
  }
}

/** VS Code calls two functions of its page, if there are such, while it runs an extension's tests. */
async function show(
  served: Served,
  chromium: string,
  print: (line: string) => void,
  done: (passed: boolean) => void,
  fail: (reason: Failure) => void,
): Promise<void> {
  const broken = (what: string): void => {
    fail(new Failure(what, served.log));
  };
  const page = await newPage(served, chromium);
  page.on('crash', () => {
    broken('The page showing VS Code crashed.');
  });
  void served.stopped.then(() => {
    broken("VS Code's server stopped unexpectedly.");
  });
  // The exit code alone says little: it is 0, too, when the extension host crashes.
  let passed = false;
  await page.exposeFunction('codeAutomationLog', (_type: string, args: readonly unknown[]) => {
    if (args[0] === MARK) {
      print(withSources(format(...args.slice(1))));
    }
    passed ||= args[0] === `${MARK} passed`;
  });
  await page.exposeFunction('codeAutomationExit', (code: number) => {
    if (code === 0 && !passed) {
      broken('The extension host ended before the tests did.');
    } else {
      done(code === 0);
    }
  });
  await page.goto(served.url);
}
