// Finds the Chromium that shows VS Code, and starts it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { Failure } from './failure';

/**
 * The executable of a Chromium: `$CHROME_PATH`, one of the usual places, or one that Playwright has installed.
 * Throws a Failure that says how to get one.
 */
export function findChromium(): string {
  const chosen = process.env.CHROME_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (!existsSync(chosen)) {
      throw new Failure(`CHROME_PATH is set to ${chosen}, which does not exist.`);
    }
    return chosen;
  }
  const found = [...usualPlaces(), chromium.executablePath()].find((file) => existsSync(file));
  if (found === undefined) {
    throw new Failure(
      'No Chromium found: install one (Debian or Ubuntu: apt-get install chromium; elsewhere: ' +
        'npx playwright-core install chromium) or set CHROME_PATH to a Chromium, Chrome or Edge.',
    );
  }
  return found;
}

function usualPlaces(): string[] {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (process.platform === 'win32') {
    return ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((root) => [
      path.join(process.env[root] ?? '', 'Google/Chrome/Application/chrome.exe'),
      path.join(process.env[root] ?? '', 'Microsoft/Edge/Application/msedge.exe'),
    ]);
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
  return names.map((name) => `/usr/bin/${name}`);
}

/** Starts a Chromium without a window, which reaches nothing but this machine. (Playwright turns its sandbox off.) */
export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    // Whoever opened VS Code closes it when interrupted: see interrupt.ts.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
}
