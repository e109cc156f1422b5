// The part of the check benchmark that runs inside VS Code: Check Puzzle Files on a file that is not open.
import * as vscode from 'vscode';
import { CheckFilesCommand } from '../../../src/editor/checkFilesCommand';
import { FileProblems } from '../../../src/editor/fileProblems';
import { readFileInPieces } from '../../../src/files/node/readFile';
import { nodeHost } from '../../../src/worker/node/host';
import { MARK, type Findings } from './protocol';

const ROUNDS = 3;
const WORKERS = 2;

export async function run(): Promise<void> {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  const extension = vscode.extensions.getExtension('backtrack.backtrack')?.extensionUri;
  if (!folder || !extension) {
    throw new Error('There is no folder, or no extension.');
  }
  const problems = new FileProblems(
    extension,
    new vscode.EventEmitter<vscode.TextDocument>().event,
    () => false,
  );
  const script = vscode.Uri.joinPath(extension, 'out/bench/worker.js').fsPath;
  const command = new CheckFilesCommand(
    { ...nodeHost(script), cores: WORKERS },
    ({ fsPath }) => readFileInPieces(fsPath),
    problems,
    (error) => {
      console.error(error);
    },
  );
  const file = vscode.Uri.joinPath(folder, 'puzzles.txt');
  // What VS Code itself has to do at its start is not to be measured.
  await new Promise((resolve) => {
    setTimeout(resolve, 3000);
  });
  const rounds: Awaited<ReturnType<typeof measured>>[] = [];
  let said = '';
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(
      await measured(async () => {
        said = (await command.run(file)) ?? '';
      }),
    );
  }
  problems.dispose();
  const findings: Findings = {
    times: rounds.map(({ time }) => time),
    busy: rounds.map(({ busy }) => busy),
    turns: rounds.map(({ turn }) => turn),
    said,
  };
  console.log(MARK + JSON.stringify(findings));
}

/** How long something takes, how long the main thread works for it, and in its longest turn; in milliseconds. */
async function measured(
  work: () => Promise<void>,
): Promise<{ readonly time: number; readonly busy: number; readonly turn: number }> {
  const start = performance.now();
  const before = cpu();
  let turn = 0;
  let last = before;
  let isOver = false;
  const tick = (): void => {
    const now = cpu();
    turn = Math.max(turn, now - last);
    last = now;
    if (!isOver) {
      setImmediate(tick);
    }
  };
  setImmediate(tick);
  await work();
  isOver = true;
  return { time: performance.now() - start, busy: cpu() - before, turn };
}

/** How long the processor has worked for this thread, in milliseconds. */
function cpu(): number {
  // Node 24 has it, which runs this; the types are of Node 20.
  const { user, system } = (
    process as unknown as { threadCpuUsage: typeof process.cpuUsage }
  ).threadCpuUsage();
  return (user + system) / 1000;
}
