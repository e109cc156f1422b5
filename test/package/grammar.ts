// A grammar of the package, run by the engine that VS Code runs it by.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createOnigScanner, createOnigString, loadWASM } from 'vscode-oniguruma';
import { INITIAL, parseRawGrammar, Registry } from 'vscode-textmate';

/**
 * Gives for each character of a line the mark of its token.
 *
 * @param marks by the last scope of a token, the mark that stands for it
 */
export async function markerOf(
  file: string,
  scopeName: string,
  marks: Readonly<Record<string, string>>,
): Promise<(line: string) => string> {
  await loadWASM(await readFile(require.resolve('vscode-oniguruma/release/onig.wasm')));
  const registry = new Registry({
    onigLib: Promise.resolve({ createOnigScanner, createOnigString }),
    loadGrammar: async () => parseRawGrammar(await readFile(file, 'utf8'), file),
  });
  const grammar = await registry.loadGrammar(scopeName);
  assert.ok(grammar);
  return (line) =>
    grammar
      .tokenizeLine(line, INITIAL)
      .tokens.map(({ startIndex, endIndex, scopes }) => {
        const scope = scopes[scopes.length - 1] ?? '';
        const mark = marks[scope];
        assert.ok(mark, scope);
        return mark.repeat(Math.min(endIndex, line.length) - startIndex);
      })
      .join('');
}
