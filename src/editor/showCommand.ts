// Show Board: opens the panel.
import type { DocumentBoards } from './boards';
import { sayAloud } from './messages';
import type { BoardPanel } from './panel';
import { placeOf } from './target';

/**
 * What `backtrack.show` does; see `placeOf` for its arguments. A text without a board is shown, too: the panel says
 * so, and follows once there is one.
 */
export function showBoard(panel: BoardPanel, boards: DocumentBoards, args: readonly unknown[]): void {
  const place = placeOf(boards, args);
  if ('why' in place) {
    sayAloud(place.why, 'notice');
  } else {
    panel.show(place.document, place.index);
  }
}
