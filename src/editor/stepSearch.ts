// Finds the next step of a board for somebody who waits for it: shown and stoppable if it takes long.
import type * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';
import type { LogicPath } from '../core/sudoku/logic/path';
import type { LogicStart } from '../core/logic';
import { hinting } from '../words/hints';
import { describeNoLogic, describeStopped, describeStuck } from '../words/rating';
import type { Sentence } from '../words/sentence';
import type { StepOfBoard } from './applyStep';
import type { BoardLogic } from './boardLogic';
import type { DocumentBoards } from './boards';
import type { BoardJudge } from './judge';
import { withProgress, type Watch } from './progress';
import type { StepMemory } from './stepMemory';

/** Why no step is shown; `isOver` if the reader or a change of the text has ended the search. */
export interface NoStep {
  readonly why: Sentence;
  readonly isOver: boolean;
}

interface Search {
  readonly document: vscode.TextDocument;
  readonly version: number;
  readonly board: FoundBoard;
  readonly found: Promise<StepOfBoard | NoStep>;
}

/** One search at a time: who asks for another board ends it, who asks for the same one waits for it, too. */
export class StepSearch {
  private search: Search | undefined;
  private stop: () => void = () => undefined;

  constructor(
    private readonly boards: DocumentBoards,
    private readonly judge: BoardJudge,
    private readonly logic: BoardLogic,
    private readonly memory: StepMemory,
  ) {}

  /** The next step of a board of the document's current text. */
  find(document: vscode.TextDocument, board: FoundBoard): Promise<StepOfBoard | NoStep> {
    const { version } = document;
    const { search } = this;
    if (search?.document === document && search.version === version && search.board === board) {
      return search.found;
    }
    this.stop();
    const found = withProgress(hinting.title, 'notice', (watch) => this.findWatched(document, board, watch));
    const next = { document, version, board, found };
    this.search = next;
    const end = (): void => {
      if (this.search === next) {
        this.search = undefined;
      }
    };
    found.then(end, end);
    return found;
  }

  private async findWatched(
    document: vscode.TextDocument,
    board: FoundBoard,
    watch: Watch,
  ): Promise<StepOfBoard | NoStep> {
    const { version } = document;
    this.stop = watch.stop;
    const listener = this.boards.onDidChange((changed) => {
      if (changed === document) {
        watch.stop();
      }
    });
    try {
      const isJudged = await this.judge.judge([board], watch, true);
      const start = isJudged && this.memory.startOf(document, board, this.boards.verdict(board));
      if (start && 'why' in start) {
        return { why: describeNoLogic(start.why), isOver: false };
      }
      const path = start && (await this.firstStep(start.start, watch));
      if (document.version !== version || document.isClosed) {
        return { why: hinting.changed, isOver: true };
      }
      return path && board.kind === 'sudoku'
        ? (this.stepIn(path, { document, version, board }) ?? whyNone(path))
        : { why: hinting.stopped, isOver: true };
    } finally {
      listener.dispose();
    }
  }

  private firstStep(start: LogicStart, { token }: Watch): Promise<LogicPath | undefined> {
    // How far it is can be told between steps only, and there is one.
    return this.logic.steps(start, 1, { token, report: () => undefined });
  }

  private stepIn({ steps: [step] }: LogicPath, place: Omit<StepOfBoard, 'step'>): StepOfBoard | undefined {
    return step && { ...place, step };
  }
}

function whyNone({ end, tried, nodes }: LogicPath): NoStep {
  return { why: end === 'stopped' ? describeStopped(nodes) : describeStuck(tried), isOver: false };
}
