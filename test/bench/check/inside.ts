// The part of the check benchmark that runs inside VS Code: Check Puzzle Files on a file that is not open.
import * as vscode from 'vscode';
import { CheckFilesCommand } from '../../../src/editor/checkFilesCommand';
import { FileProblems } from '../../../src/editor/fileProblems';
import { readFileInPieces } from '../../../src/files/node/readFile';
import { nodeHost } from '../../../src/worker/node/host';
import { longestTurn, threadTime } from '../turns';
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
  await pause(3000);
  const idleTurn = await longestTurn(() => pause(2000));
  const times: number[] = [];
  const busy: number[] = [];
  const turns: number[] = [];
  let said = '';
  const work = async (): Promise<void> => {
    said = (await command.run(file)) ?? '';
  };
  for (let round = 0; round < ROUNDS; round++) {
    const [start, before] = [performance.now(), threadTime()];
    await work();
    times.push(performance.now() - start);
    busy.push(threadTime() - before);
    turns.push(await longestTurn(work));
  }
  problems.dispose();
  const findings: Findings = { times, busy, turns, idleTurn, said };
  console.log(MARK + JSON.stringify(findings));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
