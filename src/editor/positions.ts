// Offsets of the core to ranges of the editor, and back.
import * as vscode from 'vscode';
import type { Span } from '../core/board';

export function toRange(document: vscode.TextDocument, { start, end }: Span): vscode.Range {
  return new vscode.Range(document.positionAt(start), document.positionAt(end));
}

export function toSpan(document: vscode.TextDocument, { start, end }: vscode.Range): Span {
  return { start: document.offsetAt(start), end: document.offsetAt(end) };
}
