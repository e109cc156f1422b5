// What keys mean on the board.

/** The keys held down with a key; `command` is Ctrl, or Cmd on a Mac. */
export interface Modifiers {
  readonly command: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

export type KeyMeaning =
  | { readonly type: 'go'; readonly cell: number }
  | { readonly type: 'enter'; readonly digit: number }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'leave' };

/** What `key` (as `KeyboardEvent.key`) means at a cell (0..80); undefined if it is not ours. */
export function meaningOf(key: string, modifiers: Modifiers, cell: number): KeyMeaning | undefined {
  const { command, shift, alt } = modifiers;
  if (alt) {
    return undefined;
  }
  if (command) {
    return withCommand(key.length === 1 ? key.toLowerCase() : key, shift);
  }
  if (shift) {
    return undefined;
  }
  if (/^[1-9]$/.test(key)) {
    return { type: 'enter', digit: Number(key) };
  }
  if (key === 'Delete' || key === 'Backspace') {
    return { type: 'enter', digit: 0 };
  }
  if (key === 'Escape') {
    return { type: 'leave' };
  }
  const target = targetOf(key, Math.floor(cell / 9), cell % 9);
  return target === undefined ? undefined : { type: 'go', cell: target };
}

/** The same for a key that was pressed, at the cell if it was on the board. */
export function meaningOfEvent(event: KeyboardEvent, cell = 0): KeyMeaning | undefined {
  const { key, ctrlKey, metaKey, shiftKey: shift, altKey: alt } = event;
  return meaningOf(key, { command: ctrlKey || metaKey, shift, alt }, cell);
}

/** Keeps the browser and VS Code, which listens on the window, from acting on the key as well. */
export function consume(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function withCommand(key: string, shift: boolean): KeyMeaning | undefined {
  switch (key) {
    case 'z':
      return { type: shift ? 'redo' : 'undo' };
    case 'y':
      return shift ? undefined : { type: 'redo' };
    case 'Home':
      return shift ? undefined : { type: 'go', cell: 0 };
    case 'End':
      return shift ? undefined : { type: 'go', cell: 80 };
    default:
      return undefined;
  }
}

/** The cell a key moves to, staying on the board: arrows by cell, Home and End in the row, the Page keys by box. */
function targetOf(key: string, row: number, column: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return cellAt(row, column - 1);
    case 'ArrowRight':
      return cellAt(row, column + 1);
    case 'ArrowUp':
      return cellAt(row - 1, column);
    case 'ArrowDown':
      return cellAt(row + 1, column);
    case 'Home':
      return cellAt(row, 0);
    case 'End':
      return cellAt(row, 8);
    case 'PageUp':
      return cellAt(row - 3, column);
    case 'PageDown':
      return cellAt(row + 3, column);
    default:
      return undefined;
  }
}

function cellAt(row: number, column: number): number {
  return 9 * clamp(row) + clamp(column);
}

function clamp(index: number): number {
  return Math.min(Math.max(index, 0), 8);
}
