// Explain Solution: the whole path of a board as a Markdown document beside the text.
import * as vscode from 'vscode';
import type { SudokuBoard } from '../core/board';
import { logicStart, type LogicStart, type NoLogic } from '../core/logic';
import { applyStep, type LogicPath } from '../core/sudoku/logic/path';
import { positionOf } from '../core/sudoku/logic/position';
import { metadataOf } from '../core/text/metadata/metadata';
import { boardTextAt } from '../core/text/steps/boardText';
import { solving } from '../words/commands';
import { explaining, explanationText } from '../words/explanation';
import { describeLogicProgress, describeNoLogic } from '../words/rating';
import type { BoardLogic } from './boardLogic';
import type { DocumentBoards } from './boards';
import type { BoardJudge } from './judge';
import { sayAloud } from './messages';
import { withProgress, type Watch } from './progress';
import { inSlices } from './slices';
import { targetOf } from './target';

/** A board, with its text as it was when it was asked for. */
interface Source {
  readonly text: string;
  readonly board: SudokuBoard;
  readonly title: string | undefined;
}

export class ExplainCommand {
  constructor(
    private readonly boards: DocumentBoards,
    private readonly judge: BoardJudge,
    private readonly logic: BoardLogic,
  ) {}

  /**
   * What `backtrack.explain` does; see `targetOf` for its arguments, of several boards the first is explained. Returns what
   * was said.
   */
  readonly run = async (...args: readonly unknown[]): Promise<string> => {
    const target = await targetOf(this.boards, args);
    if ('why' in target) {
      return sayAloud(target.why, 'notice');
    }
    const { document } = target;
    const [board] = target.boards;
    const all = this.boards.known(document);
    if (!board || !all) {
      return sayAloud(solving.stale, 'warning');
    }
    const text = this.boards.textOf(document);
    return withProgress(explaining.title, 'notice', async (watch) => {
      if (!(await this.judge.judge([board], watch, true))) {
        return sayStopped();
      }
      const start = logicStart(this.boards.verdict(board));
      if ('why' in start || board.kind !== 'sudoku') {
        return sayNone('why' in start ? start.why : 'flawed');
      }
      const { title } = metadataOf(text, all, board);
      return this.explain({ text, board, title }, start.start, watch);
    });
  };

  /** Finds all steps of a board and opens the document, unless it is stopped. Public for the tests. */
  async explain(source: Source, start: LogicStart, watch: Watch): Promise<string> {
    const path = await this.logic.steps(start, Infinity, {
      token: watch.token,
      report: ({ er, steps }) => {
        watch.message(describeLogicProgress(er, steps));
      },
    });
    const grids = path && (await gridsOf(source, start, path, watch));
    if (!grids) {
      return sayStopped();
    }
    const { board, title } = source;
    const isBegun = board.candidates !== undefined || (board.placed ?? []).length > 0;
    const explained = { title, symbols: board.symbols, isBegun, path, grids };
    await openBeside(explanationText(explained, (template, args) => vscode.l10n.t(template, ...args)));
    const count = path.steps.length;
    return path.end === 'solved'
      ? sayAloud(explaining.done(count), 'quiet')
      : sayAloud(explaining.unfinished(count), 'notice');
  }
}

/** The board at the start and after each step; undefined if it was stopped. */
async function gridsOf(
  { text, board }: Source,
  { cells, candidates }: LogicStart,
  { steps }: LogicPath,
  { token }: Watch,
): Promise<readonly string[] | undefined> {
  const position = positionOf(cells, candidates);
  const grids = [boardTextAt(text, board, position)];
  const isWhole = await inSlices(
    steps,
    (step) => {
      applyStep(position, step);
      grids.push(boardTextAt(text, board, position));
    },
    () => !token.isCancellationRequested,
  );
  return isWhole ? grids : undefined;
}

async function openBeside(content: string): Promise<void> {
  const document = await vscode.workspace.openTextDocument({ language: 'markdown', content });
  await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: false });
}

function sayStopped(): string {
  return sayAloud(explaining.stopped, 'quiet');
}

function sayNone(why: NoLogic): string {
  return sayAloud(describeNoLogic(why), 'notice');
}
