// What both extension hosts start, Node's and the browser's: builds the parts and registers them.
import * as vscode from 'vscode';
import { BoardLogic } from './editor/boardLogic';
import { DocumentBoards } from './editor/boards';
import { checkBoards } from './editor/checkCommand';
import { CheckFilesCommand } from './editor/checkFilesCommand';
import { BoardFixes } from './editor/codeActions';
import { BoardCodeLenses } from './editor/codeLens';
import { followBoards } from './editor/contextKeys';
import { convertBoards } from './editor/convertCommand';
import { answerCounts } from './editor/countLenses';
import { BoardDiagnostics } from './editor/diagnostics';
import { FileProblems } from './editor/fileProblems';
import { ExplainCommand } from './editor/explainCommand';
import { Explanations } from './editor/explanations';
import { foldBoards } from './editor/folding';
import { HintCommand } from './editor/hintCommand';
import { explainCells } from './editor/hover';
import { CandidateHints } from './editor/inlayHints';
import { BoardJudge } from './editor/judge';
import { Log } from './editor/log';
import { BoardPanel } from './editor/panel';
import type { OpenFile } from './editor/puzzleSources';
import { QueensCountCommand } from './editor/queensCount';
import { RateCommand } from './editor/rateCommand';
import { RedundantGivens } from './editor/redundantGivens';
import { SearchPanel } from './editor/search';
import { showSearch } from './editor/searchCommand';
import { showBoard } from './editor/showCommand';
import { SolveCommand } from './editor/solveCommand';
import { BoardStatus } from './editor/status';
import { StepHighlights } from './editor/stepHighlights';
import { StepMemory } from './editor/stepMemory';
import { StepSearch } from './editor/stepSearch';
import { listBoards } from './editor/symbols';
import { WrongRatings } from './editor/wrongRatings';
import type { PoolHost } from './worker/handle';

/**
 * What a host calls to start the extension.
 *
 * @param script where the extension has the script of its workers
 * @param hostOf how workers of a script are started there
 * @param open how files are read there piece by piece
 */
export function activation(
  script: string,
  hostOf: (script: vscode.Uri) => PoolHost,
  open: OpenFile,
): (context: vscode.ExtensionContext) => void {
  return (context) => {
    activateIn(hostOf(vscode.Uri.joinPath(context.extensionUri, script)), open, context);
  };
}

function activateIn(workers: PoolHost, open: OpenFile, context: vscode.ExtensionContext): void {
  const { extensionUri, subscriptions } = context;
  const log = new Log();
  const boards = new DocumentBoards();
  const judge = new BoardJudge(boards, workers, log.report);
  const logic = new BoardLogic(boards, workers, log.report);
  const diagnostics = new BoardDiagnostics(boards, judge, extensionUri, log.report);
  const solve = new SolveCommand(boards, judge, diagnostics, extensionUri);
  const steps = new StepMemory();
  const panel = new BoardPanel(extensionUri, boards, {
    solve: (document, chosen) => solve.solve(document, chosen),
    steps: { logic, memory: steps },
    report: log.report,
  });
  const search = new SearchPanel(extensionUri, boards, log.report);
  const fileProblems = new FileProblems(extensionUri, diagnostics.onDidPublish, (document) =>
    diagnostics.isWatched(document),
  );
  const checkFiles = new CheckFilesCommand(workers, open, fileProblems, log.report);
  const rating = new RateCommand(boards, judge, logic);
  const queensCount = new QueensCountCommand(boards, workers, log.report);
  const highlights = new StepHighlights();
  const hint = new HintCommand(
    boards,
    new StepSearch(boards, judge, logic, steps),
    steps,
    highlights,
    (document, index) => panel.hint(document, index),
  );
  const explain = new ExplainCommand(boards, judge, logic);
  const { registerCommand } = vscode.commands;
  // VS Code disposes of these from the last to the first.
  subscriptions.push(
    log,
    boards,
    judge,
    logic,
    diagnostics,
    panel,
    search,
    new BoardStatus(boards, diagnostics, logic),
    new BoardCodeLenses(boards, logic),
    new CandidateHints(boards),
    new Explanations(boards, diagnostics, log.report),
    new RedundantGivens(boards, diagnostics, extensionUri, log.report),
    new WrongRatings(boards, logic, diagnostics, extensionUri, log.report),
    new BoardFixes(boards, logic),
    explainCells(boards, diagnostics, logic),
    listBoards(boards),
    foldBoards(boards),
    followBoards(boards),
    answerCounts(boards),
    registerCommand('backtrack.solve', solve.run),
    steps,
    highlights,
    hint,
    registerCommand('backtrack.hint', hint.next),
    registerCommand('backtrack.applyStep', hint.apply),
    registerCommand('backtrack.dismissHint', hint.dismiss),
    registerCommand('backtrack.explain', explain.run),
    registerCommand('backtrack.rate', rating.run),
    registerCommand('backtrack.writeRatings', rating.write),
    fileProblems,
    registerCommand('backtrack.check', () => checkBoards(diagnostics)),
    registerCommand('backtrack.checkFiles', checkFiles.run),
    registerCommand('backtrack.queens.count', queensCount.run),
    registerCommand('backtrack.convert', (argument: unknown) => convertBoards(boards, argument)),
    registerCommand('backtrack.show', (...args: readonly unknown[]) => {
      showBoard(panel, boards, args);
    }),
    registerCommand('backtrack.showSearch', (...args: readonly unknown[]) =>
      showSearch(search, boards, args),
    ),
  );
}
