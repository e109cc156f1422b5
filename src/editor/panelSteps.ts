// The steps that the panel shows of a board: looked for when they are asked for, dropped when the board changes.
import * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';
import { LOGIC_NODES_AT_ONCE } from '../core/limits';
import type { LogicStart } from '../core/logic';
import type { StepsSubject } from '../panel/stepsModel';
import {
  furtherOn,
  isApplicable,
  stepOf,
  stepOn,
  turnChain,
  walkFrom,
  type StepWalk,
} from '../panel/stepWalk';
import { PANEL_WORDS } from '../words/panel';
import { hinting } from '../words/hints';
import { describeNoLogic } from '../words/rating';
import { type Sentence } from '../words/sentence';
import { applyStep } from './applyStep';
import type { BoardLogic, LogicProgress } from './boardLogic';
import type { DocumentBoards } from './boards';
import type { StepMemory } from './stepMemory';

/** How long who asks for a step waits for it before he is shown that it is looked for, in milliseconds. */
const PATIENCE = 100;

/** More steps than any board has: each takes one of 729 candidates at least. */
const ALL_STEPS = 729;

/** What finds steps, and remembers what they eliminate. */
export interface StepServices {
  readonly logic: Pick<BoardLogic, 'steps' | 'ratingSoon'>;
  readonly memory: StepMemory;
}

/** A board of a document as it is now. */
export interface BoardPlace {
  readonly document: vscode.TextDocument;
  readonly index: number;
  readonly board: FoundBoard;
}

interface Search {
  readonly source: vscode.CancellationTokenSource;
  progress: LogicProgress;
}

export class PanelSteps implements vscode.Disposable {
  /** What the steps are of. */
  private place: (Omit<BoardPlace, 'board'> & { readonly version: number }) | undefined;
  private walk: StepWalk | undefined;
  private search: Search | undefined;
  private readonly listener: vscode.Disposable;

  /** @param refresh is called when there is something else to show, though nobody has asked for it just now */
  constructor(
    private readonly boards: DocumentBoards,
    private readonly services: StepServices,
    private readonly report: (error: unknown) => void,
    private readonly refresh: () => void,
  ) {
    // Eliminations that count from elsewhere make other steps.
    this.listener = services.memory.onDidChange((document) => {
      if (document === this.place?.document) {
        this.hide();
        refresh();
      }
    });
  }

  /** What is known of the steps of a board. Those of anything else are dropped. */
  of(at: BoardPlace): StepsSubject {
    this.mind(at);
    const { document, board } = at;
    const found = this.services.memory.startOf(document, board, this.boards.verdict(board));
    return 'why' in found
      ? found
      : {
          walk: this.walk,
          search: this.search?.progress,
          eliminated: this.services.memory.eliminated(document, board),
        };
  }

  /** Drops the steps if they are not of this board, or its text has changed. */
  mind({ document, index }: Pick<BoardPlace, 'document' | 'index'>): void {
    const { place } = this;
    if (place?.document !== document || place.index !== index || place.version !== document.version) {
      this.hide();
      this.place = { document, index, version: document.version };
    }
  }

  /** Shows more: of the step, or of the next one. Returns why there is none. */
  async further(at: BoardPlace): Promise<Sentence | undefined> {
    this.mind(at);
    const { document, board } = at;
    const found = this.services.memory.startOf(document, board, this.boards.verdict(board));
    if ('why' in found) {
      return describeNoLogic(found.why);
    }
    const { walk } = this;
    if (!walk) {
      const { place } = this;
      const most = (await this.isEasy(board)) ? ALL_STEPS : 1;
      if (place !== this.place) {
        return undefined; // Another board is shown meanwhile.
      }
      await this.find(found.start, most, (path) =>
        walkFrom(found.start, path, most > 1 || path.steps.length === 0),
      );
    } else {
      await this.go(walk, furtherOn);
    }
    return undefined;
  }

  /** Shows all of the step before (-1) or after (1) the one that is shown. */
  async stepOn(by: -1 | 1): Promise<void> {
    if (this.walk) {
      await this.go(this.walk, (walk) => stepOn(walk, by));
    }
  }

  /** Draws another chain of the step. */
  turnChain(by: -1 | 1): void {
    this.walk = this.walk && turnChain(this.walk, by);
  }

  /** Applies the step to the text. Returns what there is to say about it. */
  async apply({ document, board }: BoardPlace): Promise<Sentence | undefined> {
    const { walk, place } = this;
    const step = walk && isApplicable(walk) ? stepOf(walk) : undefined;
    if (!step || !place || board.kind !== 'sudoku') {
      return undefined;
    }
    const result = await applyStep(this.services.memory, { document, version: place.version, board, step });
    switch (result) {
      case 'done':
        this.hide();
        return undefined;
      case 'remembered':
        this.hide();
        return hinting.remembered(step, board.symbols);
      case 'stale':
        return PANEL_WORDS.changed;
      case 'readOnly':
      case 'refused':
        return PANEL_WORDS[result];
    }
  }

  /** Forgets what steps have eliminated from a board. */
  forget({ document, board }: BoardPlace): void {
    this.hide();
    this.services.memory.forget(document, board);
  }

  /** Shows no step any more. */
  hide(): void {
    this.cancel();
    this.walk = undefined;
  }

  /** Looks for no more steps; those that are known stay. */
  cancel(): void {
    const { search } = this;
    this.search = undefined;
    search?.source.cancel();
    search?.source.dispose();
  }

  dispose(): void {
    this.hide();
    this.listener.dispose();
  }

  /** Goes where the steps that are known lead, or looks for the others first. */
  private async go(walk: StepWalk, move: (walk: StepWalk) => StepWalk | undefined): Promise<void> {
    const moved = move(walk);
    if (moved || walk.isWhole) {
      this.walk = moved ?? walk;
      return;
    }
    await this.find(walk.start, ALL_STEPS, (path) => {
      const whole = { ...(this.walk ?? walk), path, isWhole: true };
      return move(whole) ?? whole;
    });
  }

  /** Whether all steps of a board are found at once. */
  private async isEasy(board: FoundBoard): Promise<boolean> {
    const rating = await this.services.logic.ratingSoon(board, () => true);
    return rating !== undefined && 'nodes' in rating && rating.nodes <= LOGIC_NODES_AT_ONCE;
  }

  /**
   * Looks for steps, unless somebody does already, and shows what is found once it is. Resolves then, or when it takes too
   * long to be waited for.
   */
  private async find(
    start: LogicStart,
    most: number,
    shown: (path: NonNullable<Awaited<ReturnType<BoardLogic['steps']>>>) => StepWalk,
  ): Promise<void> {
    if (this.search) {
      return;
    }
    const source = new vscode.CancellationTokenSource();
    const search: Search = { source, progress: { er: 0, steps: 0 } };
    this.search = search;
    const report = (progress: LogicProgress): void => {
      search.progress = progress;
      if (this.search === search) {
        this.refresh();
      }
    };
    const found = this.services.logic
      .steps(start, most, { token: source.token, report })
      .catch((error: unknown) => {
        this.report(error);
        return undefined;
      })
      .then((path) => {
        if (this.search === search) {
          this.walk = path ? shown(path) : this.walk;
          this.cancel();
          this.refresh();
        }
      });
    await Promise.race([found, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  }
}
