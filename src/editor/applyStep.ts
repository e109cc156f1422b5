// Writes a step into the text of its board, or remembers what the text has no place for.
import type * as vscode from 'vscode';
import type { Edit, SudokuBoard } from '../core/board';
import type { Step } from '../core/sudoku/logic/step';
import { stepEdits } from '../core/text/steps/stepEdits';
import { write } from '../core/text/write';
import { editDocument, type EditResult } from './edits';
import type { StepMemory } from './stepMemory';

/** A step, and the board of a document that it is for. */
export interface StepOfBoard {
  readonly document: vscode.TextDocument;
  /** The version of the document's text in which the board was found. */
  readonly version: number;
  readonly board: SudokuBoard;
  readonly step: Step;
}

/**
 * What became of a step: that of its edits, or `remembered` where the notation has no place for what it eliminates and
 * nothing was written.
 */
export type Applied = EditResult | 'remembered';

/**
 * Applies a step as one edit, which Undo takes back. Placements are always written; eliminations are where the notation
 * holds candidates, and otherwise remembered, unless the edit fails.
 */
export async function applyStep(
  memory: StepMemory,
  { document, version, board, step }: StepOfBoard,
): Promise<Applied> {
  if (document.isClosed || document.version !== version) {
    return 'stale';
  }
  const text = document.getText();
  const whole = stepEdits(text, board, step);
  const edits = whole ?? placementEdits(text, board, step);
  const result = edits.length === 0 ? 'remembered' : await editDocument(document, version, edits);
  if (result === 'remembered' || (result === 'done' && !whole)) {
    memory.remember(document, board, step);
  }
  return result;
}

/** The edits that write what a step places. */
function placementEdits(text: string, board: SudokuBoard, { placements }: Step): readonly Edit[] {
  const values = new Uint8Array(board.cells.length);
  for (const { cell, digit } of placements) {
    values[cell] = digit;
  }
  return write(text, board, values);
}
