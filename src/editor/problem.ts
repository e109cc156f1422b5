// Builds one diagnostic.
import * as vscode from 'vscode';
import type { Span } from '../core/board';
import type { Related, Severity } from '../words/problems';
import type { Sentence } from '../words/sentence';
import { localised } from './messages';
import { toRange } from './positions';

/** Where diagnostics are to stand, and the extension's folder, whose `docs` their codes link to. */
export interface ProblemPlace {
  readonly document: vscode.TextDocument;
  readonly extension: vscode.Uri;
}

/** How bad a problem is, as VS Code has it. */
export const SEVERITIES: Readonly<Record<Severity, vscode.DiagnosticSeverity>> = {
  error: vscode.DiagnosticSeverity.Error,
  warning: vscode.DiagnosticSeverity.Warning,
  information: vscode.DiagnosticSeverity.Information,
};

/** A diagnostic of this product; its code names its kind and opens a page on it. */
export function problem(
  { document, extension }: ProblemPlace,
  code: string,
  span: Span,
  sentence: Sentence,
  severity: vscode.DiagnosticSeverity,
  related: readonly Related[] = [],
): vscode.Diagnostic {
  const result = new vscode.Diagnostic(toRange(document, span), localised(sentence), severity);
  result.source = 'backtrack';
  result.code = { value: code, target: vscode.Uri.joinPath(extension, 'docs', `${code}.md`) };
  result.relatedInformation = related.map(
    (one) =>
      new vscode.DiagnosticRelatedInformation(
        new vscode.Location(document.uri, toRange(document, one.span)),
        localised(one.sentence),
      ),
  );
  return result;
}
