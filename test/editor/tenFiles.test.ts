// examples/notations: ten files in ten notations, a fault of another kind in each: found, explained, and gone with its fix.
import * as vscode from 'vscode';
import { deepEqual, equal, ok } from './assert';
import { check, closeAll, showExample, until } from './documents';

interface Fault {
  readonly code: string;
  readonly message: string;
  /** What the file has to be checked for on command, as it is none of Sudoku. */
  readonly isAsked?: true;
  /** The title of the fix. */
  readonly fix: string;
  /** What the fix makes of the text: each of these gives way to the other. */
  readonly changes: readonly (readonly [before: string, after: string])[];
}

const FAULTS: Readonly<Record<string, Fault>> = {
  'Board.java': {
    code: 'duplicate-in-column',
    message: 'The 4 at r5c1 clashes with r9c1 (column 1).',
    isAsked: true,
    fix: 'Make r9c1 blank',
    changes: [["{'4', '.', '.', '.', '8',", "{'.', '.', '.', '.', '8',"]],
  },
  'answers.csv': {
    code: 'wrong-answer',
    message: 'The answer is wrong in 2 cells: first, r8c7 holds 4 instead of 2.',
    isAsked: true,
    fix: 'Replace the answer by the solution',
    changes: [['591476219876235\n', '591276219876435\n']],
  },
  'candidates.sudoku': {
    code: 'impossible-candidate',
    message: '5 cannot be a candidate of r2c3: r1c1, r2c6 hold it.',
    fix: 'Remove candidate 5 from r2c3',
    changes: [['| 6    247   2457    |', '| 6    247   247     |']],
  },
  'collection.sudoku': {
    code: 'duplicate-puzzle',
    message: 'The same puzzle stands in line 2.',
    fix: 'Remove this puzzle, which is a duplicate',
    changes: [['530070000600195000098000060800060003400803001700020006060000280000419005000080079\n', '']],
  },
  'frame.sudoku': {
    code: 'duplicate-in-box',
    message: 'The 2 at r4c6 clashes with r6c5 (box 5).',
    fix: 'Make r4c6 blank',
    changes: [['| . 6 2 |', '| . 6 . |']],
  },
  'library.sudoku': {
    code: 'many-solutions',
    message: 'The board has more than one solution: two of them differ in 6 cells, r1c7 first.',
    fix: 'Add 1 at r1c7: then there is one solution',
    changes: [[':53+4.7....', ':53+4.7.1..']],
  },
  'one-line.sdm': {
    code: 'bad-character',
    message: 'r2c9 holds “o”: put a digit from 1 to 9 or a blank there.',
    fix: 'Put a blank at r2c9',
    changes: [['195..o', '195...']],
  },
  'rows.sudoku': {
    code: 'short-row',
    message: 'Row 3 has 8 cells instead of 9: add what is missing.',
    fix: 'Complete row 3 with blanks',
    changes: [['.98....6\n', '.98....6.\n']],
  },
  'sections.sdk': {
    code: 'no-solution',
    message: 'The board has no solution, though no rule is visibly broken.',
    fix: 'Make r1c3 blank',
    changes: [['532.7....', '53..7....']],
  },
  'spaces.sudoku': {
    code: 'duplicate-in-row',
    message: 'The 3 at r1c2 clashes with r1c4 (row 1).',
    fix: 'Make r1c4 blank',
    changes: [['5 3 0 3 7', '5 3 0 0 7']],
  },
};

function problemsOf({ uri }: vscode.TextDocument): readonly vscode.Diagnostic[] {
  return vscode.languages.getDiagnostics(uri).filter(({ source }) => source === 'backtrack');
}

function codeOf({ code }: vscode.Diagnostic): unknown {
  return typeof code === 'object' ? code.value : code;
}

function relatedOf({ relatedInformation = [] }: vscode.Diagnostic): readonly string[] {
  return relatedInformation.map(({ message }) => message);
}

/** Shows one of the files, and waits until its fault is told. */
async function faulty(name: string): Promise<readonly [vscode.TextDocument, vscode.Diagnostic]> {
  const { document } = await showExample(`notations/${name}`);
  if (FAULTS[name]?.isAsked) {
    await check();
  }
  await until(`something is told of ${name}`, () => problemsOf(document).length > 0);
  const [first] = problemsOf(document);
  ok(first, 'no problem');
  return [document, first];
}

async function fixesAt(
  { uri }: vscode.TextDocument,
  range: vscode.Range,
): Promise<readonly vscode.CodeAction[]> {
  return vscode.commands.executeCommand('vscode.executeCodeActionProvider', uri, range);
}

/** Has a fix made, waiting for it where it takes some finding out. */
async function fix(document: vscode.TextDocument, range: vscode.Range, title: string): Promise<void> {
  let actions = await fixesAt(document, range);
  const end = Date.now() + 10_000;
  while (!actions.some((one) => one.title === title) && Date.now() < end) {
    actions = await fixesAt(document, range);
  }
  const action = actions.find((one) => one.title === title);
  ok(action?.edit, `no such fix, only ${actions.map((one) => one.title).join(', ')}`);
  ok(await vscode.workspace.applyEdit(action.edit), 'it could not be made');
}

describe('Ten files in ten notations', () => {
  afterEach(closeAll);

  it('have a fault each, every one of another kind', async () => {
    const folder = vscode.workspace.workspaceFolders?.[0];
    ok(folder, 'no folder is open');
    const entries = await vscode.workspace.fs.readDirectory(vscode.Uri.joinPath(folder.uri, 'notations'));
    deepEqual(entries.map(([name]) => name).sort(), Object.keys(FAULTS).sort(), 'files');
    equal(new Set(Object.values(FAULTS).map(({ code }) => code)).size, 10, 'kinds');
  });

  for (const [name, { code, message, fix: title, changes }] of Object.entries(FAULTS)) {
    it(`${name}: ${code} is found, explained and mended`, async () => {
      const [document, problem] = await faulty(name);
      equal(codeOf(problem), code, 'code');
      equal(problem.message, message, 'message');
      deepEqual([...new Set(problemsOf(document).map(codeOf))], [code], 'kinds of problems');
      const expected = changes.reduce((text, [before, after]) => {
        equal(text.split(before).length, 2, `times that the file has ${before}`);
        return text.replace(before, after);
      }, document.getText());
      await fix(document, problem.range, title);
      equal(document.getText(), expected, 'text');
      await until(
        () =>
          `the problem is gone, but ${problemsOf(document)
            .map((one) => one.message)
            .join(' ')}`,
        () => problemsOf(document).length === 0,
      );
    });
  }

  it('sections.sdk: the givens that cannot hold together are named, and one of them less cures it', async () => {
    const [document] = await faulty('sections.sdk');
    const related = (): readonly vscode.DiagnosticRelatedInformation[] =>
      problemsOf(document).flatMap(({ relatedInformation }) => relatedInformation ?? []);
    await until('givens are named', () => related().length > 0);
    const wrong = related().find((one) => one.message === 'r1c3 holds 2');
    ok(wrong, `r1c3 is not among ${problemsOf(document).flatMap(relatedOf).join(', ')}`);
    equal(document.getText(wrong.location.range), '2', 'what is there');
    const edit = new vscode.WorkspaceEdit();
    edit.replace(document.uri, wrong.location.range, '.');
    ok(await vscode.workspace.applyEdit(edit), 'it could not be edited');
    await until('the problem is gone', () => problemsOf(document).length === 0);
  });
});
