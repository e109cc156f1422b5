// The tests' entry point as VS Code sees it. Runs in the extension host (Node, or a web worker), marks what is written to
// the console so that insideTests.ts can tell it from VS Code's own messages, and runs the real tests.
const vscode = require('vscode');

const MARK = '\u2063vscode-host';

exports.run = async () => {
  const levels = ['log', 'info', 'warn', 'error', 'debug'];
  const originals = levels.map((level) => Object.getOwnPropertyDescriptor(console, level));
  const forward = console.log;
  for (const level of levels) {
    // VS Code has made these accessors, which ignore an assignment.
    Object.defineProperty(console, level, { configurable: true, value: (...args) => forward(MARK, ...args) });
  }
  try {
    const tests = await load(vscode.Uri.parse(vscode.workspace.getConfiguration('vscodeHost').get('tests')));
    await tests.run();
    forward(`${MARK} passed`); // not only the exit code: it is 0, too, for an extension host that crashes
  } catch (error) {
    console.error(error); // VS Code itself says no more than that the tests failed, or this once more
    throw error;
  } finally {
    levels.forEach((level, i) => Object.defineProperty(console, level, originals[i]));
  }
};

async function load(uri) {
  if (typeof process === 'object' && process.versions?.node) {
    return require(uri.fsPath);
  }
  // In a web worker, VS Code gives extensions no `require` but for 'vscode', so this does what it does to load them.
  const source = new globalThis.TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
  const module = { exports: {} };
  (0, eval)(`(function (module, exports, require) {${source}\n})\n//# sourceURL=${uri.path}`)(
    module,
    module.exports,
    require,
  );
  return module.exports;
}
