// Next Step and Apply Step: their stages in words, what they write, and what is remembered beside the text.
import * as vscode from 'vscode';
import type { LogicPath } from '../../src/core/sudoku/logic/path';
import { BoardLogic } from '../../src/editor/boardLogic';
import { DocumentBoards } from '../../src/editor/boards';
import { HintCommand } from '../../src/editor/hintCommand';
import { BoardJudge } from '../../src/editor/judge';
import { StepHighlights } from '../../src/editor/stepHighlights';
import { StepMemory } from '../../src/editor/stepMemory';
import { StepSearch } from '../../src/editor/stepSearch';
import { deepEqual, equal, ok } from './assert';
import { LINE, NO_SOLUTION, ROWS, SOLVED_ROWS, TWO_SOLUTIONS } from './boardTexts';
import { closeAll, newFile, select, selected, show, showText, undoes, until } from './documents';
import { workersHere } from './workersHere';

const { executeCommand } = vscode.commands;

function hint(...args: readonly unknown[]): Thenable<string | undefined> {
  return executeCommand('backtrack.hint', ...args);
}

function apply(...args: readonly unknown[]): Thenable<string> {
  return executeCommand('backtrack.applyStep', ...args);
}

/** Presses the first button of the newest notice. */
function pressButton(): Thenable<unknown> {
  return executeCommand('notification.acceptPrimaryAction');
}

async function tidyUp(): Promise<void> {
  await executeCommand('notifications.clearAll');
  await closeAll();
}

/** The stages of the first step of `ROWS`. */
const STAGES = [
  'Look at box 2.',
  'Hidden single in a box: box 2 has only one place left for 8.',
  'r1c6 is 8.',
];
const FIRST_WRITTEN = ROWS.replace('53..7....', '53..78...');

/** The first step of `LINE`, in which box 2 has one place left for 3. */
const LINE_WRITTEN = `${LINE.slice(0, 12)}3${LINE.slice(13)}`;

/** Its first step is a jellyfish, the second one places the only candidate that this leaves to a cell. */
const JELLYFISH = `2.......3
.8..3..5.
..34.21..
..12.54..
....9....
..93.86..
..25.69..
.9..2..7.
4.......1`;
const JELLYFISH_MOVE = '7 cannot be in r1c2, r1c5, r2c1, r2c9, r5c1, r5c2, r5c9, r9c2 or r9c5.';
const REMEMBERED = `${JELLYFISH_MOVE} This is remembered, as the text has no place for candidates.`;
const SECOND_WRITTEN = JELLYFISH.replace('4.......1', '4...8...1');

/** The same board with its candidates, and what the jellyfish leaves of them. */
const CANDIDATES = `.--------------------.-----------------.------------------.
| <2>   14567  4567  | 16789 15678 179 | 78    4689 <3>   |
| 1679  <8>    467   | 1679  <3>   179 | 27    <5>  24679 |
| 5679  567    <3>   | <4>   5678  <2> | <1>   689  6789  |
:--------------------+-----------------+------------------:
| 3678  367    <1>   | <2>   67    <5> | <4>   389  789   |
| 35678 234567 45678 | 167   <9>   147 | 23578 1238 2578  |
| 57    2457   <9>   | <3>   147   <8> | <6>   12   257   |
:--------------------+-----------------+------------------:
| 1378  137    <2>   | <5>   1478  <6> | <9>   348  48    |
| 13568 <9>    568   | 18    <2>   134 | 358   <7>  4568  |
| <4>   3567   5678  | 789   78    379 | 2358  2368 <1>   |
'--------------------'-----------------'------------------'`;
const CANDIDATES_LEFT = CANDIDATES.replace('14567 ', '1456  ')
  .replace('15678', '1568 ')
  .replace('1679  <8>', '169   <8>')
  .replace('24679', '2469 ')
  .replace('35678 234567', '3568  23456 ')
  .replace('2578 ', '258  ')
  .replace('<4>   3567 ', '<4>   356  ')
  .replace('789   78 ', '789   8  ');

/** A board of 16 rows, each of which has one blank. */
const SIXTEEN = Array.from({ length: 16 }, (_, row) =>
  Array.from({ length: 16 }, (__, column) => {
    const value = (4 * (row % 4) + Math.floor(row / 4) + column) % 16;
    return column === row ? '.' : '123456789ABCDEFG'.charAt(value);
  }).join(''),
).join('\n');

/** Needs nested chains at its first step. */
const GOLDEN_NUGGET = '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';

describe('Next Step', () => {
  afterEach(tidyUp);

  it('tells where to look, then which technique, then the move, and stays there', async () => {
    const { document } = await showText(`A puzzle:\n\n${ROWS}\n`);
    for (const stage of [...STAGES, STAGES[2]]) {
      equal(await hint(), stage, 'sentence');
    }
    equal(document.getText(), `A puzzle:\n\n${ROWS}\n`, 'text');
    ok(!document.isDirty, 'the text was changed');
  });

  it('goes on by the buttons of its notices, up to the text', async () => {
    const { document } = await showText(ROWS);
    equal(await hint(), STAGES[0], 'first');
    await until('the step is applied', () => {
      void pressButton();
      return document.getText() !== ROWS;
    });
    equal(document.getText(), FIRST_WRITTEN, 'text');
  });

  it('starts anew once the text has changed', async () => {
    const editor = await showText(`${ROWS}\n\nend\n`);
    await hint();
    equal(await hint(), STAGES[1], 'before');
    ok(
      await editor.edit((builder) => {
        builder.insert(new vscode.Position(11, 0), 'the ');
      }),
      'not edited',
    );
    equal(await hint(), STAGES[0], 'after');
  });

  it('starts anew once it is dismissed', async () => {
    await showText(ROWS);
    await hint();
    equal(await hint(), STAGES[1], 'before');
    await executeCommand('backtrack.dismissHint');
    equal(await hint(), STAGES[0], 'after');
  });

  it('is about the board at the cursor, and starts anew when that is another one', async () => {
    const text = `${ROWS}\n\n${LINE}\n`;
    const editor = await showText(text);
    const [first, second] = [3, text.indexOf(LINE) + 5];
    const at = async (offset: number): Promise<string | undefined> => {
      const isMoved = selected(editor)[0]?.[0] !== offset;
      const moved = new Promise<void>((resolve) => {
        const listener = vscode.window.onDidChangeTextEditorSelection(() => {
          listener.dispose();
          resolve();
        });
        if (!isMoved) {
          listener.dispose();
          resolve();
        }
      });
      select(editor, [offset, offset]);
      await moved;
      return hint();
    };
    equal(await at(first), STAGES[0], 'first');
    equal(await at(first), STAGES[1], 'first again');
    equal(await at(second), 'Look at box 2.', 'second');
    equal(await at(second), 'Hidden single in a box: box 2 has only one place left for 3.', 'second again');
    equal(await at(first), STAGES[0], 'back');
  });

  it('takes the board that its arguments tell', async () => {
    const { document } = await showText(`${ROWS}\n\n${LINE}\n`);
    const address = document.uri.toString();
    equal(await hint(address, 1), 'Look at box 2.', 'sentence');
    equal(await apply(address, 1), 'r2c4 is 3.', 'applied');
    equal(document.getText(), `${ROWS}\n\n${LINE_WRITTEN}\n`, 'text');
    equal(await hint(address, 2), 'That board is not in the text any more.', 'no such board');
  });

  for (const [what, text, sentence] of [
    [
      'a board with several solutions',
      TWO_SOLUTIONS,
      'The board has several solutions, so it has no rating and no next step: add givens first.',
    ],
    [
      'a board without a solution',
      NO_SOLUTION,
      'The board has no solution, so it has no rating and no next step: correct it first.',
    ],
    ['a board of another size', SIXTEEN, 'Only 9\u00d79 boards have a rating and a next step.'],
    [
      'queens',
      'Q . . .\n. . . .\n. . . .\n. . . .',
      'Only Sudoku boards have a rating and a next step, not N-Queens boards.',
    ],
    ['a solved board', SOLVED_ROWS, 'All cells of the board are filled: nothing is left to rate or to find.'],
    ['a text without a board', 'nothing here', 'There is no Sudoku or N-Queens board in this text.'],
  ] as const) {
    it(`says why there is none for ${what}`, async () => {
      const { document } = await showText(text);
      equal(await hint(), sentence, 'sentence');
      equal(await apply(), sentence, 'of Apply Step');
      equal(document.getText(), text, 'text');
    });
  }
});

describe('Apply Step', () => {
  afterEach(tidyUp);

  it('writes one cell as one edit, moves the cursor there and goes on with the next step', async () => {
    const editor = await showText(`${ROWS}\n`);
    equal(await apply(), 'r1c6 is 8.', 'sentence');
    equal(editor.document.getText(), `${FIRST_WRITTEN}\n`, 'text');
    deepEqual(selected(editor), [[5, 5]], 'cursor');
    equal(await apply(), 'r1c4 is 6.', 'next');
    equal(editor.document.getText(), `${FIRST_WRITTEN.replace('53..', '53.6')}\n`, 'next text');
    await executeCommand('undo');
    equal(editor.document.getText(), `${FIRST_WRITTEN}\n`, 'text after undo');
    await undoes(editor.document, `${ROWS}\n`);
    await executeCommand('redo');
    equal(editor.document.getText(), `${FIRST_WRITTEN}\n`, 'text after redo');
    equal(await apply(), 'r1c4 is 6.', 'after redo');
  });

  it('applies the step that is shown', async () => {
    const { document } = await showText(ROWS);
    for (const stage of STAGES) {
      equal(await hint(), stage, 'stage');
    }
    equal(await apply(), STAGES[2], 'sentence');
    equal(document.getText(), FIRST_WRITTEN, 'text');
    equal(await hint(), 'Look at box 2.', 'next step');
  });

  const literal = `grid = [\n${ROWS.split('\n')
    .map((row) => `  [${Array.from(row.replaceAll('.', '0')).join(', ')}],  # a row`)
    .join('\n')}\n]\n`;
  const drawn = ROWS.split('\n')
    .map((row) => `| ${[0, 3, 6].map((at) => Array.from(row.slice(at, at + 3)).join(' ')).join(' | ')} |`)
    .join('\n');

  for (const [what, text, from, to] of [
    ['with CRLF line ends', `\u00e9\r\n${ROWS.replaceAll('\n', '\r\n')}\r\n`, '53..7....', '53..78...'],
    ['in an array literal', literal, '5, 3, 0, 0, 7, 0,', '5, 3, 0, 0, 7, 8,'],
    ['in a drawn grid', drawn, '| 5 3 . | . 7 . |', '| 5 3 . | . 7 8 |'],
  ] as const) {
    it(`changes nothing but the cell ${what}`, async () => {
      const { document } = await showText(text);
      equal(await apply(), 'r1c6 is 8.', 'sentence');
      equal(document.getText(), text.replace(from, to), 'text');
      await undoes(document, text);
    });
  }

  it('takes candidates from a grid that holds them', async () => {
    const { document } = await showText(CANDIDATES);
    equal(await apply(), JELLYFISH_MOVE, 'sentence');
    equal(document.getText(), CANDIDATES_LEFT, 'text');
    equal(await hint(), 'Look at r9c5.', 'next step');
    await undoes(document, CANDIDATES);
    equal(await hint(), 'Look for the places of 7.', 'after undo');
  });

  it('remembers what a text has no place for, as long as its values stay', async () => {
    const editor = await showText(JELLYFISH);
    const { document } = editor;
    equal(await hint(), 'Look for the places of 7.', 'first');
    equal(await apply(), REMEMBERED, 'remembered');
    ok(!document.isDirty, 'the text was changed');
    const next = 'Look at r9c5. (9 eliminations are remembered.)';
    equal(await hint(), next, 'next step');
    equal(await apply(), 'r9c5 is 8.', 'applied');
    equal(document.getText(), SECOND_WRITTEN, 'text');
    equal(await hint(), 'Look at box 2. (9 eliminations are remembered.)', 'with a value more');
    await undoes(document, JELLYFISH);
    equal(await hint(), next, 'after undo');
    // Another puzzle in the same place.
    await editor.edit((builder) => {
      builder.replace(new vscode.Range(0, 0, 9, 0), ROWS);
    });
    equal(await hint(), STAGES[0], 'another puzzle');
    await executeCommand('undo');
    equal(await hint(), next, 'the first one again');
  });

  it('says that it cannot write to a read-only text, and remembers all the same', async () => {
    for (const [text, sentence] of [
      [ROWS, 'Nothing is written: the text is read-only.'],
      [JELLYFISH, REMEMBERED],
    ] as const) {
      const uri = newFile(text, 'board.sudoku', 'memory-readonly');
      const { document } = await show(await vscode.workspace.openTextDocument(uri));
      equal(await apply(), sentence, 'sentence');
      equal(document.getText(), text, 'text');
    }
  });
});

describe('Next Step with parts of its own', () => {
  const parts: { readonly dispose: () => void }[] = [];

  afterEach(async () => {
    vscode.Disposable.from(...parts.splice(0).reverse()).dispose();
    await tidyUp();
  });

  /** A command of its own, the steps of which come from `steps` if it is told. */
  async function ownCommand(
    steps?: BoardLogic['steps'],
    showInPanel = (): boolean => false,
  ): Promise<{ readonly command: HintCommand; readonly memory: StepMemory }> {
    const fail = (error: unknown): void => {
      throw error;
    };
    const workers = await workersHere();
    const boards = new DocumentBoards();
    const judge = new BoardJudge(boards, workers, fail);
    const logic = new BoardLogic(boards, workers, fail);
    if (steps) {
      logic.steps = steps;
    }
    const memory = new StepMemory();
    const highlights = new StepHighlights();
    const search = new StepSearch(boards, judge, logic, memory);
    const command = new HintCommand(boards, search, memory, highlights, showInPanel);
    parts.push(boards, judge, logic, memory, highlights, command);
    return { command, memory };
  }

  function endingWith(path: Partial<LogicPath>): BoardLogic['steps'] {
    const none = { steps: [], rating: { er: 0, ep: 0, ed: 0 }, tried: [], nodes: 0 };
    return () => Promise.resolve({ ...none, end: 'stuck', ...path });
  }

  it('tells what was looked for in vain, and where the limit was', async () => {
    await showText(ROWS);
    const stuck = await ownCommand(endingWith({ end: 'stuck', tried: ['hiddenSingle', 'nakedSingle'] }));
    equal(
      await stuck.command.next(),
      'No step was found. What was looked for: hidden singles, naked singles.',
      'stuck',
    );
    const stopped = await ownCommand(endingWith({ end: 'stopped', nodes: 1234 }));
    equal(
      await stopped.command.next(),
      'Stopped at the limit, after 1,234 statements of chains: no step was found so far.',
      'stopped',
    );
  });

  it('tells nothing where the panel shows the step', async () => {
    await showText(ROWS);
    let isOpen = false;
    const { command } = await ownCommand(undefined, () => isOpen);
    equal(await command.next(), STAGES[0], 'without the panel');
    isOpen = true;
    equal(await command.next(), undefined, 'with it');
    isOpen = false;
    equal(await command.next(), STAGES[0], 'without it again');
  });

  it('tells two stages when it is asked for twice at once', async () => {
    await showText(ROWS);
    const { command } = await ownCommand();
    const told: readonly unknown[] = await Promise.all([command.next(), command.next()]);
    deepEqual([...told].sort(), STAGES.slice(0, 2).sort(), 'sentences');
  });

  it('forgets eliminations when it is told to', async () => {
    const { document } = await showText(JELLYFISH);
    const { command, memory } = await ownCommand();
    equal(await command.apply(), REMEMBERED, 'applied');
    equal(await command.next(), 'Look at r9c5. (9 eliminations are remembered.)', 'remembered');
    const boards = new DocumentBoards();
    parts.push(boards);
    const [board] = boards.of(document);
    ok(board, 'no board');
    memory.forget(document, board);
    equal(await command.next(), 'Look for the places of 7.', 'forgotten');
  });

  it('ends a long search when the text changes, or the reader asks for another board', async () => {
    const editor = await showText(`${GOLDEN_NUGGET}\n\n${ROWS}\n`);
    const { command } = await ownCommand();
    const address = editor.document.uri.toString();
    const long = command.next(address, 0);
    equal(await command.next(address, 1), STAGES[0], 'the other board');
    equal(await long, 'Stopped: no step is shown.', 'the first search');

    const again = command.next(address, 0);
    await editor.edit((builder) => {
      builder.insert(new vscode.Position(1, 0), 'a line\n');
    });
    equal(await again, 'The board has changed meanwhile: ask for the next step again.', 'changed');
  });

  it('can be stopped while it looks for a step', async () => {
    await showText(ROWS);
    const { command } = await ownCommand(
      (_start, _most, { token }) =>
        new Promise((resolve) => {
          token.onCancellationRequested(() => {
            resolve(undefined);
          });
        }),
    );
    let said: string | undefined;
    const search = command.next().then((sentence) => {
      said = sentence;
    });
    // The button is there once the search is shown.
    await until('the search is stopped', () => {
      void pressButton();
      return said !== undefined;
    });
    await search;
    equal(said, 'Stopped: no step is shown.', 'sentence');
  });

  it('finds a step that takes nested chains', async function () {
    this.timeout(120_000);
    await showText(GOLDEN_NUGGET);
    const { command } = await ownCommand();
    equal(await command.next(), 'Look at r7c4.', 'where');
    equal(
      await command.next(),
      'Nested (level 3) contradiction forcing chains: if r7c4 is 3, a contradiction follows: r7c7 both is and is not 2.',
      'pattern',
    );
    equal(
      await command.next(),
      '3 cannot be in r7c4. Hover over a marked cell in the text to read how it follows.',
      'move',
    );
  });
});
