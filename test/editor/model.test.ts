// Random work on a text: whatever is done to it, once all is quiet its problems are those of the same text opened anew.
import fc from 'fast-check';
import * as vscode from 'vscode';
import { equal, ok } from './assert';
import {
  CLASHING,
  LINE,
  NO_SOLUTION,
  PENCIL_MARKS,
  ROWS,
  SHORT,
  SOLVED_LINE,
  TWO_SOLUTIONS,
} from './boardTexts';
import { closeAll, newFile, pause, select, show, showText, solve } from './documents';

const SEED = Date.now() % 2 ** 31;

/** Sequences that are tried: about a second each, most of it to wait until nothing more is told. */
const RUNS = 25;
const MOST_COMMANDS = 12;

/** How long two texts must be told of alike, in milliseconds: longer than any pause before more is found out. */
const QUIET = 700;
const PATIENCE = 20_000;

const TEXT = `${[CLASHING, LINE, ROWS, SHORT].join('\n\n')}\n`;
const PIECES = [
  `${LINE}\n`,
  `${LINE},${SOLVED_LINE}\n`,
  `\n${ROWS}\n`,
  `${CLASHING}\n\n`,
  `${NO_SOLUTION}\n\n`,
  TWO_SOLUTIONS,
  `${PENCIL_MARKS.replace('124    |', '1245   |')}\n`,
  '# a title\n',
  '[[5, 3, 0],\n',
];

/** What is worked on. Closing it and opening it again gives another editor. */
interface Desk {
  editor: vscode.TextEditor;
}

type Work = fc.AsyncCommand<object, Desk>;

function work(name: string, run: (desk: Desk) => Promise<unknown>): Work {
  return {
    check: () => true,
    run: async (_, desk) => {
      await run(desk);
    },
    toString: () => name,
  };
}

/** A place in a text, whatever its length: `share` is a part of 2^16. */
function offsetIn({ editor }: Desk, share: number): number {
  return Math.floor((share / 2 ** 16) * editor.document.getText().length);
}

async function replace({ editor }: Desk, start: number, length: number, text: string): Promise<void> {
  const { document } = editor;
  const range = new vscode.Range(document.positionAt(start), document.positionAt(start + length));
  ok(
    await editor.edit((builder) => {
      builder.replace(range, text);
    }),
    'it could not be edited',
  );
}

async function reopen(desk: Desk): Promise<void> {
  const { uri } = desk.editor.document;
  ok(await desk.editor.document.save(), 'not saved');
  await closeAll();
  desk.editor = await show(await vscode.workspace.openTextDocument(uri));
}

async function speak(desk: Desk, language: string): Promise<void> {
  const document = await vscode.languages.setTextDocumentLanguage(desk.editor.document, language);
  desk.editor = await show(document);
}

const share = fc.nat(2 ** 16 - 1);
const key = fc.constantFrom(...Array.from('123456789.0 \n|,#[x'));

const works: readonly fc.Arbitrary<Work>[] = [
  fc
    .tuple(share, key)
    .map(([at, text]) =>
      work(`type ${JSON.stringify(text)} at ${String(at)}`, (desk) =>
        replace(desk, offsetIn(desk, at), 0, text),
      ),
    ),
  fc
    .tuple(share, key)
    .map(([at, text]) =>
      work(`overwrite with ${JSON.stringify(text)} at ${String(at)}`, (desk) =>
        replace(desk, offsetIn(desk, at), 1, text),
      ),
    ),
  fc
    .tuple(share, fc.constantFrom(1, 1, 2, 10, 90))
    .map(([at, length]) =>
      work(`delete ${String(length)} at ${String(at)}`, (desk) =>
        replace(desk, offsetIn(desk, at), length, ''),
      ),
    ),
  fc
    .tuple(share, fc.constantFrom(0, 0, 20), fc.nat(PIECES.length - 1))
    .map(([at, length, index]) =>
      work(`paste piece ${String(index)} over ${String(length)} at ${String(at)}`, (desk) =>
        replace(desk, offsetIn(desk, at), length, PIECES[index] ?? ''),
      ),
    ),
  fc.constant(work('undo', async () => vscode.commands.executeCommand('undo'))),
  fc.constant(work('redo', async () => vscode.commands.executeCommand('redo'))),
  share.map((at) =>
    work(`solve at ${String(at)}`, async (desk) => {
      // In a text of another language what cannot be solved is checked from then on, so it is not as one opened anew.
      if (desk.editor.document.languageId !== 'sudoku') {
        return;
      }
      select(desk.editor, [offsetIn(desk, at), offsetIn(desk, at)]);
      await solve();
    }),
  ),
  fc
    .constantFrom('sudoku', 'sudoku', 'plaintext')
    .map((language) => work(`language ${language}`, (desk) => speak(desk, language))),
  fc.constant(work('close and reopen', reopen)),
  // So that some changes come while an earlier one is checked, and some after it.
  fc.constantFrom(20, 110, 450).map((time) => work(`wait ${String(time)} ms`, () => pause(time))),
];

/** What is told of a text, all that a reader can see of it. */
function told(uri: vscode.Uri): string {
  return vscode.languages
    .getDiagnostics(uri)
    .map(({ range, message, severity, source, code, tags, relatedInformation = [] }) =>
      JSON.stringify([
        range,
        message,
        severity,
        source,
        typeof code === 'object' ? code.value : code,
        tags,
        relatedInformation.map((related) => [related.location.range, related.message]),
      ]),
    )
    .join('\n');
}

/** Fails unless a text comes to be told of as the same text in another file, and stays so. */
async function isToldRightly({ editor: { document } }: Desk): Promise<void> {
  const file = newFile(document.getText(), 'anew.sudoku');
  const anew = await vscode.languages.setTextDocumentLanguage(
    await vscode.workspace.openTextDocument(file),
    document.languageId,
  );
  equal(anew.getText(), document.getText(), 'text');
  const end = Date.now() + PATIENCE;
  let since = Date.now();
  while (Date.now() < since + QUIET) {
    await pause(20);
    const [here, there] = [told(document.uri), told(anew.uri)];
    if (here !== there) {
      since = Date.now();
      ok(since < end, `after work:\n${here}\nanew:\n${there}\nof:\n${document.getText()}`);
    }
  }
}

describe(`A text that is worked on (seed ${String(SEED)})`, () => {
  afterEach(closeAll);

  it('is told of as if it were opened anew, after anything', async function () {
    this.timeout(5 * 60_000);
    let problems = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.commands([...works], { maxCommands: MOST_COMMANDS, size: 'max' }),
        async (commands) => {
          const desk: Desk = { editor: await showText(TEXT, 'board.sudoku') };
          await fc.asyncModelRun(() => ({ model: {}, real: desk }), commands);
          await isToldRightly(desk);
          problems += told(desk.editor.document.uri) === '' ? 0 : 1;
          await closeAll();
        },
      ),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
    ok(problems > RUNS / 4, `only ${String(problems)} of the texts had problems`);
  });
});
