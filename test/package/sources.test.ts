// No file of the repository hides anything: all characters can be seen, and letters are what they look like.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'mocha';

/** Made or fetched, not written. */
const notOurs = new Set(['node_modules', '.git', '.vscode-test', 'coverage', 'crashes', 'dist', 'out']);

const binary = /\.(png|vsix)$/;

/**
 * Everything but Latin letters, digits, punctuation, symbols, and in ASCII space, tab and line feed. So no controls for
 * writing direction, zero-width characters, variation selectors, tags or unusual spaces, and no letters of other
 * scripts that look like Latin ones. The blank Braille pattern is a symbol that cannot be seen.
 */
const notAllowed = /[^\t\n \p{Script=Latin}\p{N}\p{P}\p{S}]|\u2800/gu;

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return notOurs.has(entry.name) ? [] : filesIn(path);
    }
    return entry.isFile() && !binary.test(entry.name) ? [path] : [];
  });
  return (await Promise.all(lists)).flat();
}

/** `line: U+…` for each character that is not allowed. */
function hidden(text: string): readonly string[] {
  return [...text.matchAll(notAllowed)].map(({ 0: character, index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${String(line)}: U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
  });
}

describe('the sources', () => {
  it('hold no hidden or look-alike characters', async () => {
    const files = await filesIn('.');
    assert.ok(files.includes('package.json') && files.length > 50);
    const found: string[] = [];
    for (const file of files) {
      const text = await readFile(file, 'utf8');
      found.push(...hidden(text).map((place) => `${file}:${place}`));
    }
    assert.deepEqual(found, []);
  });

  it('would not pass with one', () => {
    for (const code of [
      0x202e, 0x2066, 0x200b, 0x200d, 0xfeff, 0xfe0f, 0xe0101, 0xe0061, 0xa0, 0x430, 0x2800, 0x0d,
    ]) {
      assert.equal(hidden(`a\nb${String.fromCodePoint(code)}c`).length, 1, code.toString(16));
    }
    assert.deepEqual(hidden('“é” – × ┌─┐ · ５ ▶\n'), []);
  });
});
