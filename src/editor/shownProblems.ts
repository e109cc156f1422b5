// The diagnostics of the boards that are shown, kept from one check to the next: most are as before, or lines further on.
import * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';

/** What was built for a board. */
interface Built {
  /** What they were built from: nothing else but the place can change them. */
  readonly from: unknown;
  /** Where the board began. */
  readonly place: vscode.Position;
  readonly diagnostics: readonly vscode.Diagnostic[];
}

export class ShownProblems {
  private before = new Map<FoundBoard, Built>();
  private now = new Map<FoundBoard, Built>();

  /** Begins to show anew; what is not asked for by the next time is let go. */
  begin(): void {
    this.before = this.now;
    this.now = new Map();
  }

  /**
   * The diagnostics of a board: the same objects as last time if neither the board nor its place has changed.
   *
   * @param from what they are built from; the text of a board is the same as long as the board is
   * @param place where the board begins
   */
  of(
    board: FoundBoard,
    from: unknown,
    place: vscode.Position,
    build: () => readonly vscode.Diagnostic[],
  ): readonly vscode.Diagnostic[] {
    const built = this.before.get(board);
    const diagnostics =
      built && built.from === from && built.place.character === place.character
        ? moved(built, place.line - built.place.line)
        : build();
    this.now.set(board, { from, place, diagnostics });
    return diagnostics;
  }
}

function moved({ diagnostics }: Built, lines: number): readonly vscode.Diagnostic[] {
  return lines === 0 ? diagnostics : diagnostics.map((one) => movedBy(one, lines));
}

function movedBy(diagnostic: vscode.Diagnostic, lines: number): vscode.Diagnostic {
  const { range, message, severity, source, code, relatedInformation = [] } = diagnostic;
  const result = new vscode.Diagnostic(rangeBy(range, lines), message, severity);
  Object.assign(result, { source, code });
  result.relatedInformation = relatedInformation.map(
    ({ location, message: related }) =>
      new vscode.DiagnosticRelatedInformation(
        new vscode.Location(location.uri, rangeBy(location.range, lines)),
        related,
      ),
  );
  return result;
}

function rangeBy({ start, end }: vscode.Range, lines: number): vscode.Range {
  return new vscode.Range(start.line + lines, start.character, end.line + lines, end.character);
}
