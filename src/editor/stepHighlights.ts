// Marks the cells of a step in its text: those of the pattern, those that get a digit, and those that lose candidates.
import * as vscode from 'vscode';
import type { SudokuBoard } from '../core/board';
import { eliminatedCells, patternCells, placedCells } from '../core/stepCells';
import { cellSpan } from '../core/text/cells';
import type { Sentence } from '../words/sentence';
import type { StepOfBoard } from './applyStep';
import { localised } from './messages';
import { toRange } from './positions';

/** Cells of a text and what to say of them. */
interface Highlight {
  readonly type: vscode.TextEditorDecorationType;
  readonly ranges: vscode.DecorationOptions[];
}

/**
 * The pattern has a background and a border, what the step does an outline, so that a cell can have both: a solid one for a
 * digit, a dashed one for candidates, as colours alone would tell nothing to some.
 */
const PATTERN: vscode.DecorationRenderOptions = {
  backgroundColor: new vscode.ThemeColor('editor.wordHighlightStrongBackground'),
  border: '1px solid',
  borderColor: new vscode.ThemeColor('editorInfo.foreground'),
};
const PLACED: vscode.DecorationRenderOptions = {
  outline: '2px solid',
  outlineColor: new vscode.ThemeColor('charts.green'),
};
const ELIMINATED: vscode.DecorationRenderOptions = {
  outline: '2px dashed',
  outlineColor: new vscode.ThemeColor('charts.red'),
};

export class StepHighlights implements vscode.Disposable {
  private readonly pattern = vscode.window.createTextEditorDecorationType(PATTERN);
  private readonly placed = vscode.window.createTextEditorDecorationType(PLACED);
  private readonly eliminated = vscode.window.createTextEditorDecorationType(ELIMINATED);
  private document: vscode.TextDocument | undefined;
  private highlights: readonly Highlight[] = [];
  /** An editor that comes into view has none of the marks yet. */
  private readonly listener = vscode.window.onDidChangeVisibleTextEditors(() => {
    this.draw();
  });

  /**
   * Marks a step in all editors of its document, and nothing else any more.
   *
   * @param pattern what to say of the cells of the pattern
   * @param move what to say of the cells that change; undefined if these are not to be shown yet
   */
  show(
    { document, board, step }: StepOfBoard,
    pattern: readonly Sentence[],
    move: readonly Sentence[] | undefined,
  ): void {
    this.clear();
    this.document = document;
    const mark = (
      type: vscode.TextEditorDecorationType,
      cells: readonly number[],
      sentences: readonly Sentence[],
    ): Highlight => ({
      type,
      ranges: rangesOf(document, board, cells).map((range) => ({ range, hoverMessage: hoverOf(sentences) })),
    });
    this.highlights = [
      mark(this.pattern, patternCells(step), pattern),
      ...(move
        ? [mark(this.placed, placedCells(step), move), mark(this.eliminated, eliminatedCells(step), move)]
        : []),
    ];
    this.draw();
  }

  /** Takes all marks away. */
  clear(): void {
    for (const editor of this.editors()) {
      for (const { type } of this.highlights) {
        editor.setDecorations(type, []);
      }
    }
    this.highlights = [];
    this.document = undefined;
  }

  dispose(): void {
    vscode.Disposable.from(this.listener, this.pattern, this.placed, this.eliminated).dispose();
  }

  private draw(): void {
    for (const editor of this.editors()) {
      for (const { type, ranges } of this.highlights) {
        editor.setDecorations(type, ranges);
      }
    }
  }

  private editors(): readonly vscode.TextEditor[] {
    return vscode.window.visibleTextEditors.filter(({ document }) => document === this.document);
  }
}

/** Where cells stand in the text; twice, if their candidates stand elsewhere. */
function rangesOf(
  document: vscode.TextDocument,
  board: SudokuBoard,
  cells: readonly number[],
): readonly vscode.Range[] {
  const { start, marks } = board;
  const places = marks ? [board, { ...marks, start: start + marks.start }] : [board];
  return places.flatMap((place) => cells.map((cell) => toRange(document, cellSpan(place, cell))));
}

function hoverOf(sentences: readonly Sentence[]): vscode.MarkdownString[] {
  return sentences.map((sentence) => new vscode.MarkdownString().appendText(localised(sentence)));
}
