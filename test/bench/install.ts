// Installs the rivals named in test/bench/package.json, when they are missing.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Kept out of test/, all of which the test build compiles; a dot folder is of no interest to npm. */
const FOLDER = join('node_modules', '.bench-rivals');
const LIST = ['package.json', 'package-lock.json', '.npmrc'];
/** Written by npm once it has installed everything. */
const DONE = join(FOLDER, 'node_modules', '.package-lock.json');

/** The folder the rivals are installed in, or undefined if that did not work; what went wrong has been told then. */
export function installRivals(tell: (sentence: string) => void): string | undefined {
  const isSame = (file: string): boolean =>
    existsSync(join(FOLDER, file)) &&
    readFileSync(join('test/bench', file), 'utf8') === readFileSync(join(FOLDER, file), 'utf8');
  if (existsSync(DONE) && LIST.every(isSame)) {
    return FOLDER;
  }
  tell(`Installing the rivals named in test/bench/package.json into ${FOLDER} …`);
  mkdirSync(FOLDER, { recursive: true });
  for (const file of LIST) {
    copyFileSync(join('test/bench', file), join(FOLDER, file));
  }
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.status === 0) {
    return FOLDER;
  }
  tell(
    `The rivals could not be installed, so they are left out. npm says:\n${npm.error?.message ?? npm.stderr}`,
  );
  return undefined;
}
