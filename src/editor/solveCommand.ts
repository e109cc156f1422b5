// Solve Board: writes the answers into the text and says in one sentence how it went.
import * as vscode from 'vscode';
import type { Edit, FoundBoard } from '../core/board';
import { solutionOf, type Verdict } from '../core/judge';
import { applyEdits, write } from '../core/text/write';
import { solving, type Sentence } from '../sentences';
import type { DocumentBoards } from './boards';
import type { BoardDiagnostics } from './diagnostics';
import { editDocument, type EditResult } from './edits';
import { sayAloud, type Tone } from './messages';
import { boardProblems } from './problems';
import { inSlices } from './slices';
import { targetOf } from './target';

/** What became of one board. */
type Fate = 'unique' | 'many' | 'already' | 'not';

export class SolveCommand {
  constructor(
    private readonly boards: DocumentBoards,
    private readonly diagnostics: BoardDiagnostics,
    private readonly extension: vscode.Uri,
  ) {}

  /** What `backtrack.solve` does; see `targetOf` for its arguments. Returns what was said. */
  readonly run = async (...args: readonly unknown[]): Promise<string> => {
    const target = targetOf(this.boards, args);
    return 'why' in target ? sayAloud(target.why, 'notice') : this.solve(target.document, target.boards);
  };

  /** Solves boards of the document's current text, as one undo step. Returns what was said. */
  async solve(document: vscode.TextDocument, boards: readonly FoundBoard[]): Promise<string> {
    const { version } = document;
    const text = document.getText();
    const verdicts: Verdict[] = [];
    const fates: Fate[] = [];
    const edits: Edit[] = [];
    const isCurrent = await inSlices(
      boards,
      (board) => {
        const verdict = this.boards.patientVerdict(board);
        const solution = solutionOf(verdict);
        const answer =
          verdict.kind === 'sound' && solution ? write(text, verdict.board, solution) : undefined;
        edits.push(...(answer ?? []));
        verdicts.push(verdict);
        fates.push(fateOf(verdict, answer));
      },
      () => document.version === version,
    );
    if (!isCurrent) {
      return sayAloud(solving.stale, 'warning');
    }
    const unsolved = verdicts.filter((_, index) => fates[index] === 'not');
    const result = await editDocument(document, version, edits);
    if (result === 'readOnly') {
      await openSolved(document, applyEdits(text, edits));
    }
    if (unsolved.length > 0) {
      await this.pointAt(document, unsolved, boards.length === 1);
    }
    return sayResult(result, verdicts, fates);
  }

  /** Shows the reasons in the Problems; for a single board the cursor goes to the first of them. */
  private async pointAt(
    document: vscode.TextDocument,
    [verdict]: readonly Verdict[],
    moveCursor: boolean,
  ): Promise<void> {
    const report = await this.diagnostics.check(document);
    const editor = vscode.window.visibleTextEditors.find((one) => one.document === document);
    if (!report || !editor || !verdict || !moveCursor) {
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
  if (!answer) {
    return 'not';
  }
  if (answer.length === 0) {
    return 'already';
  }
  return verdict.kind === 'sound' && verdict.outcome.kind === 'many' ? 'many' : 'unique';
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
  return fates.includes('many') ? 'notice' : 'quiet';
}

function summary(verdicts: readonly Verdict[], fates: readonly Fate[]): Sentence {
  const [verdict] = verdicts;
  const [fate] = fates;
  if (verdicts.length === 1 && verdict && fate) {
    return fate === 'not' ? solving.not(verdict) : solving[fate];
  }
  const count = (wanted: Fate): number => fates.filter((one) => one === wanted).length;
  return solving.several(count('unique'), count('many'), count('already'), count('not'));
}
