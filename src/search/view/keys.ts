// What keys do in the search view.

/** Where to go in a search. */
export type Leap =
  | 'first'
  | 'back'
  | 'forward'
  | 'last'
  | 'previousSolution'
  | 'nextSolution'
  | 'previousDeadEnd'
  | 'nextDeadEnd';

const KEYS: ReadonlyMap<string, Leap | 'play'> = new Map<string, Leap | 'play'>([
  ['ArrowRight', 'forward'],
  ['ArrowDown', 'forward'],
  ['ArrowLeft', 'back'],
  ['ArrowUp', 'back'],
  ['Home', 'first'],
  ['End', 'last'],
  [' ', 'play'],
  ['s', 'nextSolution'],
  ['d', 'nextDeadEnd'],
]);

const SHIFTED: ReadonlyMap<string, Leap> = new Map<string, Leap>([
  ['s', 'previousSolution'],
  ['d', 'previousDeadEnd'],
]);

/**
 * What a key that was pressed means; undefined if it is not ours: lists and buttons have their own keys, and with Ctrl, Alt
 * or Cmd it is somebody else's.
 */
export function meaningOfKey(event: KeyboardEvent): Leap | 'play' | undefined {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || target instanceof HTMLSelectElement) {
    return undefined;
  }
  if (key === ' ' && target instanceof HTMLButtonElement) {
    return undefined;
  }
  const plain = key.length === 1 ? key.toLowerCase() : key;
  return event.shiftKey ? SHIFTED.get(plain) : KEYS.get(plain);
}
