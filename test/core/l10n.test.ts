// Every word the reader sees can be translated: the lists of templates and of manifest strings are complete.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

interface Template {
  readonly text: string;
  /** How many arguments it is used with; undefined if that shows only at run time. */
  readonly args: number | undefined;
}

/** The first argument of every call of `say` in src/words. */
function templates(): readonly Template[] {
  return readdirSync('src/words').flatMap((name) => templatesOf(`src/words/${name}`));
}

function templatesOf(file: string): readonly Template[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022);
  const found: Template[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'say') {
      const [template, ...args] = node.arguments;
      assert.ok(template && ts.isStringLiteral(template), `${node.getText(source)}: not a literal`);
      found.push({ text: template.text, args: args.some(ts.isSpreadElement) ? undefined : args.length });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function json(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}

describe('The words', () => {
  it('of src/words are all listed for translation, and no others', () => {
    const expected = Object.fromEntries(templates().map(({ text }) => [text, text]));
    assert.ok(Object.keys(expected).length > 20, 'hardly a template was found');
    assert.deepEqual(json('l10n/bundle.l10n.json'), expected);
  });

  it('have a place for each argument', () => {
    for (const { text, args } of templates()) {
      const places = new Set(Array.from(text.matchAll(/\{(\d)\}/g), ([, index]) => Number(index)));
      const expected = Array.from({ length: args ?? places.size }, (_, index) => index);
      assert.deepEqual([...places].sort(), expected, text);
    }
  });

  it('of the manifest are all in package.nls.json, and no others', () => {
    const keys = Array.from(readFileSync('package.json', 'utf8').matchAll(/"%([^"%]+)%"/g), ([, key]) => key);
    assert.ok(keys.length > 5, 'hardly a key was found');
    assert.deepEqual(Object.keys(json('package.nls.json')).sort(), [...new Set(keys)].sort());
  });
});
