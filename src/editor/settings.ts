// The settings, read anew each time and checked: a workspace may have put anything there.
import * as vscode from 'vscode';
import type { TextKind } from '../core/text/scan';
import { kindOfFile, QUEENS_TEXT } from '../files/puzzleFiles';

/** The languages whose files are for boards alone. */
export const SUDOKU = 'sudoku';
const N_QUEENS = 'nqueens';
const LANGUAGES = [SUDOKU, N_QUEENS];

/** What selects the files of these languages. */
export const PUZZLE_FILES = LANGUAGES.map((language) => ({ language }));

/** Whether the document is one of them. */
export function hasPuzzleLanguage({ languageId }: vscode.TextDocument): boolean {
  return LANGUAGES.includes(languageId);
}

/** What is known of the document's text from its language and name. */
export function kindOf({ languageId, uri }: vscode.TextDocument): TextKind {
  return languageId === N_QUEENS ? QUEENS_TEXT : kindOfFile(uri.path);
}

/** Whether the boards of the document are checked as it is typed. */
export function isCheckedAsTyped(document: vscode.TextDocument): boolean {
  const languages = read('check.languages', document);
  return Array.isArray(languages) ? languages.includes(document.languageId) : hasPuzzleLanguage(document);
}

/** Whether there are CodeLenses over the boards of the document. */
export function hasCodeLenses(document: vscode.TextDocument): boolean {
  return read('codeLens.enabled', document) !== false;
}

/** Whether the candidates of blanks are shown in the document. */
export function hasCandidateHints(document: vscode.TextDocument): boolean {
  return read('inlayHints.candidates', document) === true;
}

/** Whether givens that a board does not need are told of. */
export function tellsRedundantGivens(document: vscode.TextDocument): boolean {
  return read('check.redundantGivens', document) === true;
}

/** Whether ratings that the text states are compared with ours. */
export function tellsWrongRatings(document: vscode.TextDocument): boolean {
  return read('check.ratings', document) === true;
}

/** Whether puzzles that are the same up to symmetry are told of, too, as those with the same givens always are. */
export function comparesUpToSymmetry(document: vscode.TextDocument): boolean {
  return read('duplicates.upToSymmetry', document) === true;
}

/** The listener is called when any of the settings may have changed. */
export function onSettingsChange(listener: () => void): vscode.Disposable {
  return vscode.workspace.onDidChangeConfiguration((event) => {
    if (event.affectsConfiguration('backtrack')) {
      listener();
    }
  });
}

function read(name: string, document: vscode.TextDocument): unknown {
  return vscode.workspace.getConfiguration('backtrack', document).get<unknown>(name);
}
