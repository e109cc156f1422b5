// The diagnostics of the boards that are shown, kept from one check to the next: most are as before, or lines further on.
import * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';

/** What was built for a board. */
interface Built {
  /** What they were built from: nothing else but the place can change them. */
  readonly from: unknown;
  /** Where the board begins, as far as they know. */
  place: vscode.Position;
  readonly diagnostics: readonly vscode.Diagnostic[];
}

export class ShownProblems {
  private before: ReadonlyMap<FoundBoard, Built> = new Map();
  private now = new Map<FoundBoard, Built>();

  /** Begins to show anew. */
  begin(): void {
    this.now = new Map();
  }

  /** All are shown: what was not asked for is let go. Until then what was shown before is kept. */
  end(): void {
    this.before = this.now;
  }

  /**
   * The diagnostics of a board: the same objects as last time if neither the board nor its column has changed. If the
   * board has moved by whole lines, they move with it.
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
    const last = this.before.get(board);
    const isSame = last !== undefined && last.from === from && last.place.character === place.character;
    const built = isSame ? last : { from, place, diagnostics: build() };
    move(built, place);
    this.now.set(board, built);
    return built.diagnostics;
  }
}

/** Moves what was built for a board to where that begins now, in the same column. */
function move(built: Built, place: vscode.Position): void {
  const lines = place.line - built.place.line;
  built.place = place;
  if (lines === 0) {
    return;
  }
  for (const diagnostic of built.diagnostics) {
    diagnostic.range = rangeBy(diagnostic.range, lines);
    for (const related of diagnostic.relatedInformation ?? []) {
      const { uri, range } = related.location;
      related.location = new vscode.Location(uri, rangeBy(range, lines));
    }
  }
}

function rangeBy({ start, end }: vscode.Range, lines: number): vscode.Range {
  return new vscode.Range(start.line + lines, start.character, end.line + lines, end.character);
}
