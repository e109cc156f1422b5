// What keys mean on the board.

/** The keys held down with a key; `command` is Ctrl, or Cmd on a Mac. */
export interface Modifiers {
  readonly command: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

/** Where to go from a cell. */
export type Move =
  'left' | 'right' | 'up' | 'down' | 'rowStart' | 'rowEnd' | 'boxUp' | 'boxDown' | 'first' | 'last';

export type KeyMeaning =
  | { readonly type: 'go'; readonly move: Move }
  /** A digit or letter, which may be a value of the board, or part of one. */
  | { readonly type: 'type'; readonly character: string }
  | { readonly type: 'clear' }
  /** What was typed is all; where there is but one thing to type, it is that. */
  | { readonly type: 'confirm' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'leave' };

const PLAIN: ReadonlyMap<string, KeyMeaning> = new Map<string, KeyMeaning>([
  ['ArrowLeft', { type: 'go', move: 'left' }],
  ['ArrowRight', { type: 'go', move: 'right' }],
  ['ArrowUp', { type: 'go', move: 'up' }],
  ['ArrowDown', { type: 'go', move: 'down' }],
  ['Home', { type: 'go', move: 'rowStart' }],
  ['End', { type: 'go', move: 'rowEnd' }],
  ['PageUp', { type: 'go', move: 'boxUp' }],
  ['PageDown', { type: 'go', move: 'boxDown' }],
  ['Delete', { type: 'clear' }],
  ['Backspace', { type: 'clear' }],
  ['Enter', { type: 'confirm' }],
  [' ', { type: 'confirm' }],
  ['Escape', { type: 'leave' }],
]);

const WITH_COMMAND: ReadonlyMap<string, KeyMeaning> = new Map<string, KeyMeaning>([
  ['Home', { type: 'go', move: 'first' }],
  ['End', { type: 'go', move: 'last' }],
  ['z', { type: 'undo' }],
  ['y', { type: 'redo' }],
]);

/** What `key` (as `KeyboardEvent.key`) means; undefined if it is not ours. */
export function meaningOf(key: string, { command, shift, alt }: Modifiers): KeyMeaning | undefined {
  if (alt) {
    return undefined;
  }
  if (command) {
    const plain = key.length === 1 ? key.toLowerCase() : key;
    const redo = plain === 'z' ? ({ type: 'redo' } as const) : undefined;
    return shift ? redo : WITH_COMMAND.get(plain);
  }
  // On some keyboards the digits need Shift, and letters are the same with it.
  return /^[0-9A-Za-z]$/.test(key) ? { type: 'type', character: key } : shift ? undefined : PLAIN.get(key);
}

/** The same for a key that was pressed. */
export function meaningOfEvent({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyboardEvent): KeyMeaning | undefined {
  return meaningOf(key, { command: ctrlKey || metaKey, shift: shiftKey, alt: altKey });
}
