// What messages of workers are checked for. None of these throws, whatever plain data it is given.

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Whether a value is an object of this `type`. */
export function hasType(value: unknown, type: string): value is Readonly<Record<string, unknown>> {
  return isObject(value) && value.type === type;
}

/** Whether a value is a whole number from `least` to `most`. */
export function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** Whether a value is a whole number from 0. */
export function isCount(value: unknown): value is number {
  return isWhole(value, 0, Number.MAX_SAFE_INTEGER);
}

/** Whether a value is a list of at most `most` items that are all such. */
export function isListOf<T>(
  value: unknown,
  most: number,
  isItem: (item: unknown, index: number) => item is T,
): value is readonly T[] {
  if (!Array.isArray(value) || value.length > most) {
    return false;
  }
  for (let index = 0; index < value.length; index++) {
    if (!isItem(value[index], index)) {
      return false;
    }
  }
  return true;
}
