// What runs inside VS Code, whoever starts it: this repository's own test/host or @vscode/test-electron.
import Mocha from 'mocha';

/** Runs every test/editor/*.test.ts, in the extension host; rejects if one fails, or if none passes. */
export async function run(): Promise<void> {
  const mocha = new Mocha({ ui: 'bdd', reporter: 'spec', timeout: 60_000 });
  mocha.suite.emit('pre-require', globalThis, '', mocha); // makes describe(), it()… global
  await import('every-editor-test'); // made by esbuild.mjs
  let passes = 0;
  const failures = await new Promise<number>((resolve) => {
    mocha.run(resolve).on('pass', () => passes++);
  });
  if (failures > 0) {
    throw new Error(`${String(failures)} of ${String(mocha.suite.total())} tests failed.`);
  }
  if (passes === 0) {
    throw new Error('No test ran.');
  }
}
