// Rate Difficulty and Write Ratings: how hard boards are, said and written into their text.
import type * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';
import { tallyRatings, type RatedOrNot } from '../core/ratingTally';
import { chooseBoards } from '../core/text/choose';
import { writeRatings, type RatedBoard } from '../core/text/metadata/writeRatings';
import { joinEdits } from '../core/text/write';
import { describeNoBoard } from '../words/boards';
import { solving } from '../words/commands';
import { describeLogicProgress } from '../words/rating';
import { describeRating, describeRatings, describeWriting, ratings as words } from '../words/ratings';
import type { Sentence } from '../words/sentence';
import type { BoardLogic } from './boardLogic';
import type { DocumentBoards } from './boards';
import { editDocument } from './edits';
import type { BoardJudge } from './judge';
import { offerAloud, sayAloud } from './messages';
import { toSpan } from './positions';
import { withProgress, type Watch } from './progress';
import { kindOf } from './settings';
import { stepsInSlices } from './slices';
import { editorInFront, placeOf } from './target';

/** The most ratings that are written one by one: VS Code takes a second for some 10,000 edits. */
const MOST_APART = 100;

/** Boards to rate, of one version of a text. */
interface Target {
  readonly document: vscode.TextDocument;
  readonly version: number;
  readonly boards: readonly FoundBoard[];
}

export class RateCommand {
  constructor(
    private readonly boards: DocumentBoards,
    private readonly judge: BoardJudge,
    private readonly logic: BoardLogic,
  ) {}

  /**
   * What `backtrack.rate` does: rates the boards at the cursors and selections, or all of the text if there is none; see
   * `placeOf` for its arguments. Returns what was said.
   */
  readonly run = async (...args: readonly unknown[]): Promise<string> => {
    const target = await this.targetOf(args);
    if ('why' in target) {
      return sayAloud(target.why, 'notice');
    }
    const { document, boards } = target;
    if (!(await this.rate(boards))) {
      return sayAloud(words.stopped, 'quiet');
    }
    const found = this.ratingsOf(boards);
    const lineOf = (index: number): number => document.positionAt(boards[index]?.start ?? 0).line + 1;
    const sentence =
      boards.length === 1 ? describeRating(found[0]) : describeRatings(tallyRatings(found), lineOf);
    return found.some((rating) => rating?.end === 'solved')
      ? offerAloud(sentence, [{ label: words.write, accept: () => this.writeInto(target) }])
      : sayAloud(sentence, 'notice');
  };

  /** What `backtrack.writeRatings` does: rates the same boards, and writes their ratings. Returns what was said. */
  readonly write = async (...args: readonly unknown[]): Promise<string> => {
    const target = await this.targetOf(args);
    if ('why' in target) {
      return sayAloud(target.why, 'notice');
    }
    return (await this.rate(target.boards)) ? this.writeInto(target) : sayAloud(words.notWritten, 'quiet');
  };

  private async targetOf(args: readonly unknown[]): Promise<Target | { readonly why: Sentence }> {
    const place = placeOf(this.boards, args);
    if ('why' in place) {
      return place;
    }
    const { document, index } = place;
    const { version } = document;
    const selected = (editorInFront()?.selections ?? []).map((selection) => toSpan(document, selection));
    const all = await this.boards.find(document);
    if (!all) {
      return { why: solving.stale };
    }
    const chosen =
      index === undefined ? chooseBoards(document.getText(), all, selected) : all.slice(index, index + 1);
    const boards = chosen.length > 0 ? chosen : all;
    return boards.length > 0 ? { document, version, boards } : { why: describeNoBoard() };
  }

  /** Rates boards to the end; false if that was stopped. */
  private rate(boards: readonly FoundBoard[]): Promise<boolean> {
    return withProgress(words.title, 'notice', async (watch) => {
      let done = 0;
      const report = ({ er, steps }: { readonly er: number; readonly steps: number }): void => {
        watch.message(
          boards.length === 1
            ? describeLogicProgress(er, steps)
            : words.progress(done, boards.length, er, steps),
        );
      };
      return (
        (await this.judge.judge(boards, { ...watch, report: nothing }, true)) &&
        this.logic.rate(boards, { token: watch.token, report }, (count) => {
          done = count;
          watch.report(done, boards.length);
        })
      );
    });
  }

  private ratingsOf(boards: readonly FoundBoard[]): readonly (RatedOrNot | undefined)[] {
    return boards.map((board) => this.logic.rating(board));
  }

  /** Writes the ratings that are known of boards into their text, as one undo step. */
  private writeInto(target: Target): Promise<string> {
    return withProgress(words.title, 'notice', (watch) => this.writeWatched(target, watch));
  }

  private async writeWatched({ document, version, boards }: Target, watch: Watch): Promise<string> {
    const isWanted = (): boolean => document.version === version && !watch.token.isCancellationRequested;
    const all = this.boards.known(document);
    if (!all || !isWanted()) {
      return sayAloud(solving.stale, 'warning');
    }
    const found = this.ratingsOf(boards);
    const rated = boards.flatMap((board, index): readonly RatedBoard[] => {
      const rating = found[index];
      return rating?.end === 'solved' ? [{ board, rating: rating.rating }] : [];
    });
    const [only] = found;
    if (rated.length === 0 && boards.length === 1) {
      return sayAloud(describeRating(only), 'notice');
    }
    const text = document.getText();
    const place = { text, kind: kindOf(document), language: document.languageId, boards: all };
    const made = await stepsInSlices(writeRatings(place, rated), isWanted);
    if (!made) {
      return document.version === version
        ? sayAloud(words.notWritten, 'quiet')
        : sayAloud(solving.stale, 'warning');
    }
    const joined = made.edits.length > MOST_APART ? joinEdits(text, made.edits) : undefined;
    const result = await editDocument(document, version, joined ? [joined] : made.edits);
    switch (result) {
      case 'done': {
        const unrated = boards.length - rated.length;
        const isAll = made.refused + unrated === 0;
        return sayAloud(describeWriting({ ...made, unrated }), isAll ? 'quiet' : 'warning');
      }
      case 'readOnly':
        return sayAloud(words.readOnly, 'warning');
      case 'stale':
      case 'refused':
        return sayAloud(solving[result], 'warning');
    }
  }
}

function nothing(): void {
  // What is judged before it is rated is not counted.
}
