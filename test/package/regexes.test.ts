// No text can make a regular expression slow: each one in the sources is proven to take linear time.
import { equal, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';

/** Each regular expression of a source: its pattern and flags. */
function literalsOf(file: string): readonly { readonly pattern: string; readonly flags: string }[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022);
  const found: { pattern: string; flags: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ pattern: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ok(
      !(
        (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
        node.expression.getText(source) === 'RegExp'
      ),
      `${file} makes a regular expression at run time, which nobody has proven`,
    );
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('the regular expressions', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join('src', name));
  const all = new Map(
    files.flatMap((file) =>
      literalsOf(file).map(({ pattern, flags }) => [`/${pattern}/${flags}`, { pattern, flags, file }]),
    ),
  );

  it('are found', () => {
    ok(all.size > 10);
  });

  for (const [name, { pattern, flags, file }] of all) {
    it(`${name} of ${file} takes linear time`, () => {
      equal(checkSync(pattern, flags, { checker: 'automaton', timeout: 100_000 }).status, 'safe');
    });
  }
});
