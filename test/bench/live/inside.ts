// The part of the live benchmark that runs inside VS Code: types in a big file and measures what the adapters take.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as vscode from 'vscode';
import { DocumentBoards } from '../../../src/editor/boards';
import { BoardDiagnostics } from '../../../src/editor/diagnostics';
import { BoardJudge } from '../../../src/editor/judge';
import type { Watch } from '../../../src/editor/progress';
import { nodeHost } from '../../../src/worker/node/host';
import { longestTurn, threadTime } from '../turns';
import { MARK, type Findings, type Times } from './protocol';

/** Times that each change is made at each place. */
const REPEATS = 20;

export async function run(): Promise<void> {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  const extension = vscode.extensions.getExtension('backtrack.backtrack')?.extensionUri;
  if (!folder || !extension) {
    throw new Error('There is no folder, or no extension.');
  }
  let changed = now();
  vscode.workspace.onDidChangeTextDocument(({ contentChanges }) => {
    // The first listener, before those of the adapters below.
    changed = contentChanges.length > 0 ? now() : changed;
  });
  const document = await vscode.workspace.openTextDocument(vscode.Uri.joinPath(folder, 'puzzles.txt'));
  const editor = await vscode.window.showTextDocument(document);
  await pause(2000);
  const idleTurn = await longestTurn(() => pause(2000));
  const before = memory();
  const adapters = adaptersOf(extension);
  const firstCheck = await checkTimed(adapters, document);
  const bytes = memory() - before;

  const { diagnostics } = adapters;
  const typing: { readonly name: string; readonly times: Times; readonly busy: Times }[] = [];
  for (const [where, line] of places(document.lineCount)) {
    for (const [what, change] of CHANGES) {
      const times: number[] = [];
      const busy: number[] = [];
      for (let round = 0; round < REPEATS; round++) {
        const published = once(diagnostics.onDidPublish);
        await editor.edit(
          (builder) => {
            change(builder, line + 2 * round, round, document);
          },
          { undoStopBefore: false, undoStopAfter: false },
        );
        await published;
        const { time, cpu } = now();
        times.push(time - changed.time);
        busy.push(cpu - changed.cpu);
      }
      typing.push({ name: `${what}, ${where}`, times, busy });
    }
  }

  const last = shownOf(document);
  const report = diagnostics.last(document);
  diagnostics.dispose();
  adapters.judge.dispose();
  adapters.boards.dispose();
  const anew = adaptersOf(extension);
  let nextCheck = firstCheck;
  const nextTurn = await longestTurn(async () => {
    nextCheck = await checkTimed(anew, document);
  });
  const isRight =
    JSON.stringify(shownOf(document)) === JSON.stringify(last) &&
    JSON.stringify(anew.diagnostics.last(document)?.counts) === JSON.stringify(report?.counts);
  const findings: Findings = {
    firstCheck,
    nextCheck,
    nextTurn,
    idleTurn,
    boards: report?.boards ?? 0,
    problems: report?.problems ?? 0,
    shown: last.length,
    typing,
    memory: bytes,
    isRight,
  };
  console.log(MARK + JSON.stringify(findings));
}

/** The adapters as the extension has them, but that they do not wait for the end of the typing. */
function adaptersOf(extension: vscode.Uri): {
  readonly boards: DocumentBoards;
  readonly judge: BoardJudge;
  readonly diagnostics: BoardDiagnostics;
} {
  const report = (error: unknown): void => {
    console.error(error);
  };
  const boards = new DocumentBoards();
  const script = vscode.Uri.joinPath(extension, 'out/bench/worker.js').fsPath;
  const judge = new BoardJudge(boards, nodeHost(script), report);
  return { boards, judge, diagnostics: new BoardDiagnostics(boards, judge, extension, report, 0) };
}

async function checkTimed(
  { diagnostics }: ReturnType<typeof adaptersOf>,
  document: vscode.TextDocument,
): Promise<Findings['firstCheck']> {
  const start = now();
  await diagnostics.check(document, watch());
  const end = now();
  return { time: end.time - start.time, busy: end.cpu - start.cpu };
}

type Make = (
  builder: vscode.TextEditorEdit,
  line: number,
  round: number,
  document: vscode.TextDocument,
) => void;

const CHANGES: readonly (readonly [name: string, make: Make])[] = [
  [
    'a digit changed',
    (builder, line, round) => {
      builder.replace(new vscode.Range(line, 9, line, 10), String(1 + (round % 9)));
    },
  ],
  [
    'a character inserted',
    (builder, line) => {
      builder.insert(new vscode.Position(line, 20), '.');
    },
  ],
  [
    'a character removed',
    (builder, line) => {
      builder.delete(new vscode.Range(line, 20, line, 21));
    },
  ],
  [
    'a line inserted',
    (builder, line, round, document) => {
      builder.insert(new vscode.Position(line, 0), `${document.lineAt(line + round).text}\n`);
    },
  ],
  [
    'a line removed',
    (builder, line) => {
      builder.delete(new vscode.Range(line, 0, line + 1, 0));
    },
  ],
];

/** Where to type: lines from which on there are enough. */
function places(lines: number): readonly (readonly [name: string, line: number])[] {
  const room = 4 * REPEATS;
  return [
    ['top', 0],
    ['middle', Math.floor(lines / 2)],
    ['end', Math.max(0, lines - room)],
  ];
}

/** What a clock shows, and how long the processor has worked for this thread; both in milliseconds. */
function now(): { readonly time: number; readonly cpu: number } {
  return { time: performance.now(), cpu: threadTime() };
}

/** Bytes in use, when garbage is collected. */
function memory(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function shownOf(document: vscode.TextDocument): readonly unknown[] {
  return vscode.languages
    .getDiagnostics(document.uri)
    .filter(({ source }) => source === 'backtrack')
    .map(({ range, message, severity }) => [range, message, severity]);
}

function watch(): Watch {
  const source = new vscode.CancellationTokenSource();
  return {
    token: source.token,
    stop: () => {
      source.cancel();
    },
    report: () => undefined,
    message: () => undefined,
  };
}

function once<T>(event: vscode.Event<T>): Promise<T> {
  return new Promise((resolve) => {
    const listener = event((value) => {
      listener.dispose();
      resolve(value);
    });
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
