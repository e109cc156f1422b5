// What the text behind the panel tells of the board that is shown, looked for once for each version of the text.
import type * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';
import { metadataOf } from '../core/text/metadata/metadata';
import type { Metadata } from '../core/text/metadata/told';

export class PanelMetadata {
  private document: vscode.TextDocument | undefined;
  private version = 0;
  private board: FoundBoard | undefined;
  private metadata: Metadata | undefined;

  /**
   * What the document's text tells of a board.
   *
   * @param boards the boards of the document as it is now
   * @param board one of them
   */
  of(document: vscode.TextDocument, boards: readonly FoundBoard[], board: FoundBoard): Metadata {
    const isSame = this.document === document && this.version === document.version && this.board === board;
    const metadata = (isSame ? this.metadata : undefined) ?? metadataOf(document.getText(), boards, board);
    this.document = document;
    this.version = document.version;
    this.board = board;
    this.metadata = metadata;
    return metadata;
  }
}
