// Sentences in the reader's language, and the three ways to say them: each command says one.
import * as vscode from 'vscode';
import { textOf, type Sentence } from '../words/sentence';

/** How long a quiet message stays in the status bar, in milliseconds. */
const QUIET_TIME = 5000;

/** The sentence in the language VS Code is shown in. */
export function localised(sentence: Sentence): string {
  return textOf(sentence, (template, args) => vscode.l10n.t(template, ...args));
}

/**
 * `quiet` goes to the status bar, for what can be seen anyway; `notice` and `warning` are notifications. These render
 * links, so a sentence must not hold anything that stands in a document.
 */
export type Tone = 'quiet' | 'notice' | 'warning';

/** Says a sentence and returns its text, without waiting until it is dismissed. */
export function sayAloud(sentence: Sentence, tone: Tone): string {
  const text = localised(sentence);
  switch (tone) {
    case 'quiet':
      vscode.window.setStatusBarMessage(text, QUIET_TIME);
      break;
    case 'notice':
      void vscode.window.showInformationMessage(text);
      break;
    case 'warning':
      void vscode.window.showWarningMessage(text);
      break;
  }
  return text;
}

/** What can be done about a notification. */
export interface Offer {
  readonly label: Sentence;
  readonly accept: () => unknown;
}

/** Says a sentence as a notice with buttons and returns its text, without waiting until one of them is chosen. */
export function offerAloud(sentence: Sentence, offers: readonly Offer[]): string {
  const text = localised(sentence);
  const items = offers.map(({ label, accept }) => ({ title: localised(label), accept }));
  void vscode.window.showInformationMessage(text, ...items).then((chosen) => chosen?.accept());
  return text;
}
