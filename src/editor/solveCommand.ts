// Solve Board: writes the answers into the text and says in one sentence how it went.
import * as vscode from 'vscode';
import type { Edit, FoundBoard } from '../core/board';
import { standingOf, type Verdict } from '../core/judge';
import { solutionEdits } from '../core/text/solved';
import { applyEdits, joinEdits } from '../core/text/write';
import { solving } from '../words/commands';
import { type Sentence } from '../words/sentence';
import type { DocumentBoards } from './boards';
import type { BoardDiagnostics } from './diagnostics';
import { editDocument, type EditResult } from './edits';
import type { BoardJudge } from './judge';
import { sayAloud, type Tone } from './messages';
import { boardProblems } from './problems';
import { withProgress, type Watch } from './progress';
import { inSlices } from './slices';
import { targetOf } from './target';

/**
 * The most boards that are written cell by cell, so that cursors inside them stay at their characters. VS Code takes a
 * second for some 10,000 edits, so of more boards each is written as one.
 */
const MOST_CELLWISE = 100;

/** What became of one board. */
type Fate = 'asked' | 'first' | 'any' | 'already' | 'not';

export class SolveCommand {
  constructor(
    private readonly boards: DocumentBoards,
    private readonly judge: BoardJudge,
    private readonly diagnostics: BoardDiagnostics,
    private readonly extension: vscode.Uri,
  ) {}

  /** What `backtrack.solve` does; see `targetOf` for its arguments. Returns what was said. */
  readonly run = async (...args: readonly unknown[]): Promise<string> => {
    const target = await targetOf(this.boards, args);
    return 'why' in target ? sayAloud(target.why, 'notice') : this.solve(target.document, target.boards);
  };

  /** Solves boards of the document's current text, as one undo step. Returns what was said. */
  async solve(document: vscode.TextDocument, boards: readonly FoundBoard[]): Promise<string> {
    return withProgress(solving.title, 'notice', (watch) => this.solveWatched(document, boards, watch));
  }

  private async solveWatched(
    document: vscode.TextDocument,
    boards: readonly FoundBoard[],
    watch: Watch,
  ): Promise<string> {
    const { version } = document;
    const text = document.getText();
    const fates: Fate[] = [];
    const edits: Edit[] = [];
    const editsToMake = (answer: readonly Edit[]): readonly Edit[] => {
      const joined = boards.length > MOST_CELLWISE && joinEdits(text, answer);
      return joined ? [joined] : answer;
    };
    const isWanted = (): boolean => document.version === version && !watch.token.isCancellationRequested;
    const isJudged = await this.judgeUnlessChanged(document, boards, watch);
    const verdicts = isJudged ? boards.map((board) => this.boards.verdict(board)) : [];
    const isCurrent = await inSlices(
      verdicts,
      (verdict) => {
        const answer = solutionEdits(text, verdict);
        edits.push(...(answer ? editsToMake(answer) : []));
        fates.push(fateOf(verdict, answer));
      },
      isWanted,
    );
    if (!isJudged || !isCurrent) {
      return document.version === version
        ? sayAloud(solving.stopped, 'quiet')
        : sayAloud(solving.stale, 'warning');
    }
    const unsolved = verdicts.filter((_, index) => fates[index] === 'not');
    const result = await editDocument(document, version, edits);
    if (result === 'readOnly') {
      await openSolved(document, applyEdits(text, edits));
    }
    if (unsolved.length > 0) {
      await this.pointAt(document, unsolved, boards.length === 1, watch);
    }
    return sayResult(result, verdicts, fates);
  }

  /** Judges boards to the end; false if that was stopped or the text has changed. */
  private async judgeUnlessChanged(
    document: vscode.TextDocument,
    boards: readonly FoundBoard[],
    watch: Watch,
  ): Promise<boolean> {
    const listener = this.boards.onDidChange((changed) => {
      if (changed === document) {
        watch.stop();
      }
    });
    try {
      return await this.judge.judge(boards, watch, true);
    } finally {
      listener.dispose();
    }
  }

  /** Shows the reasons in the Problems; for a single board the cursor goes to the first of them. */
  private async pointAt(
    document: vscode.TextDocument,
    [verdict]: readonly Verdict[],
    moveCursor: boolean,
    watch: Watch,
  ): Promise<void> {
    const report = await this.diagnostics.check(document, watch);
    const editor = vscode.window.visibleTextEditors.find((one) => one.document === document);
    if (typeof report === 'string' || !editor || !verdict || !moveCursor) {
      return;
    }
    const start = boardProblems(document, verdict, this.extension)[0]?.range.start;
    if (start) {
      editor.selection = new vscode.Selection(start, start);
      editor.revealRange(editor.selection, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
    }
  }
}

function fateOf(verdict: Verdict, answer: readonly Edit[] | undefined): Fate {
  return answer?.length === 0 ? 'already' : (standingOf(verdict) ?? 'not');
}

/** The whole text with its boards solved, in a new document of the same language. */
async function openSolved({ languageId }: vscode.TextDocument, content: string): Promise<void> {
  const document = await vscode.workspace.openTextDocument({ language: languageId, content });
  await vscode.window.showTextDocument(document, { preview: false });
}

function sayResult(result: EditResult, verdicts: readonly Verdict[], fates: readonly Fate[]): string {
  switch (result) {
    case 'stale':
      return sayAloud(solving.stale, 'warning');
    case 'refused':
      return sayAloud(solving.refused, 'warning');
    case 'readOnly':
      return sayAloud(solving.elsewhere(summary(verdicts, fates)), toneOf(fates));
    case 'done':
      return sayAloud(summary(verdicts, fates), toneOf(fates));
  }
}

/** Quiet unless there is something to know that the text does not show. */
function toneOf(fates: readonly Fate[]): Tone {
  if (fates.includes('not')) {
    return 'warning';
  }
  return fates.includes('first') || fates.includes('any') ? 'notice' : 'quiet';
}

function summary(verdicts: readonly Verdict[], fates: readonly Fate[]): Sentence {
  const [verdict] = verdicts;
  const [fate] = fates;
  if (verdicts.length === 1 && verdict && fate) {
    return fate === 'not' ? solving.not(verdict) : solving[fate];
  }
  const count = (wanted: Fate): number => fates.filter((one) => one === wanted).length;
  return solving.several(count('asked'), count('first'), count('any'), count('already'), count('not'));
}
