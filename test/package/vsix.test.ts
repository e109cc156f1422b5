// What ships: the files of the .vsix, their sizes, and what the bundles can be seen not to do.
import assert from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'mocha';
import { codes } from './codes';
import { pack, type Packed } from './vsix';

/** The bundles that run in VS Code. The terminal's is not one of them: it reads files. */
const bundles = [
  'dist/extension.js',
  'dist/web/extension.js',
  'dist/worker.js',
  'dist/web/worker.js',
  'dist/panel.js',
  'dist/search.js',
];

/** What no bundle may hold, each with an example that must be found. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/\beval\b/, 'eval(text)'],
  [/\bFunction\s*\(/, 'new Function("return 1")'],
  [/\bfetch\b/, 'await fetch(url)'],
  [/\bXMLHttpRequest\b/, 'new XMLHttpRequest'],
  [/\bWebSocket\b/, 'new WebSocket(url)'],
  [/\bEventSource\b/, 'new EventSource(url)'],
  [/\bsendBeacon\b/, 'navigator.sendBeacon(url)'],
  [/\bimportScripts\b/, 'importScripts(url)'],
  [/\bimport\s*\(/, 'import("node:fs")'],
  [/\bchild_process\b/, 'require("child_process")'],
  [/\b(inner|outer)HTML\b/, 'element.innerHTML=text'],
  [/\binsertAdjacentHTML\b/, 'element.insertAdjacentHTML("beforeend",text)'],
  [/\bDOMParser\b/, 'new DOMParser'],
  [/\bdocument\.write\b/, 'document.write(text)'],
  // What starts a worker in Node, and counts the cores for it, is no way to anything else; and files are only read, but for
  // a picture, which VS Code writes where the reader tells it to.
  [/\brequire\s*\((?!\s*"(vscode|node:worker_threads|node:os|node:fs)"\s*\))/, 'require("fs")'],
  [
    /(?<!\bworkspace\.fs\.)\b(?:writeFile|createWriteStream|appendFile|unlink|mkdir|rmdir|copyFile)/,
    'fs.writeFileSync(path)',
  ],
  [/\bsourceMappingURL\b/, '//# sourceMappingURL=panel.js.map'],
];

describe('the package', function () {
  this.timeout(120_000);
  let packed: Packed;

  before(async () => {
    packed = await pack();
  });

  after(() => rm(packed.folder, { recursive: true }));

  it('has the files it should, and no other', () => {
    assert.deepEqual(
      packed.files,
      [
        'LICENSE.txt',
        'changelog.md',
        'dist/cli.js',
        'dist/extension.js',
        'dist/panel.js',
        'dist/search.js',
        'dist/web/extension.js',
        'dist/web/worker.js',
        'dist/worker.js',
        ...codes.map((code) => `docs/${code}.md`),
        'docs/ratings.md',
        'l10n/bundle.l10n.json',
        'media/icon.png',
        'media/panel.css',
        'media/search.css',
        'package.json',
        'package.nls.json',
        'readme.md',
        'syntaxes/nqueens.language-configuration.json',
        'syntaxes/nqueens.tmLanguage.json',
        'syntaxes/sudoku.language-configuration.json',
        'syntaxes/sudoku.tmLanguage.json',
      ].sort(),
    );
  });

  it('has every file that its manifest names', async () => {
    const manifest = await readFile('package.json', 'utf8');
    const named = [...manifest.matchAll(/"(?:\.\/)?((?:dist|media|syntaxes|docs)\/[^"]+)"/g)].map(
      ([, name]) => name,
    );
    assert.ok(named.length >= 5, named.join());
    assert.deepEqual(
      named.filter((name) => !packed.files.includes(name!)),
      [],
    );
  });

  it('is small', async () => {
    const size = async (file: string) => (await readFile(join(packed.folder, file))).length;
    assert.ok(packed.vsix.length < 640_000, `the .vsix has ${String(packed.vsix.length)} bytes`);
    for (const [file, most] of [
      ['dist/extension.js', 420_000],
      ['dist/web/extension.js', 420_000],
      ['dist/worker.js', 200_000],
      ['dist/web/worker.js', 200_000],
      ['dist/panel.js', 40_000],
      ['dist/search.js', 60_000],
      ['media/icon.png', 20_000],
    ] as const) {
      const bytes = await size(file);
      assert.ok(bytes < most, `${file} has ${String(bytes)} bytes`);
    }
  });

  it('reads files in one way, and only where Node is', async () => {
    for (const bundle of bundles) {
      const text = await readFile(join(packed.folder, bundle), 'utf8');
      const uses = text.match(/"node:fs"/g)?.length ?? 0;
      assert.equal(uses, bundle === 'dist/extension.js' ? 1 : 0, bundle);
      assert.equal(text.includes('createReadStream'), bundle === 'dist/extension.js', bundle);
    }
  });

  for (const bundle of bundles) {
    it(`runs no code from text, reaches no network and makes no HTML: ${bundle}`, async () => {
      const text = await readFile(join(packed.folder, bundle), 'utf8');
      for (const [pattern, example] of forbidden) {
        assert.match(example, pattern);
        const at = text.search(pattern);
        assert.equal(at, -1, `${String(pattern)} in …${text.slice(Math.max(0, at - 40), at + 40)}…`);
      }
    });
  }
});
