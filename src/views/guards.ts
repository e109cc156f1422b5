// Guards for data that comes from elsewhere, for the messages of all views. A guard never throws, whatever plain data it is given.

export type Guard<T> = (value: unknown) => value is T;

/** One of these texts or numbers, by ===. */
export function oneOf<const T extends string | number | null>(...values: readonly T[]): Guard<T> {
  return (value): value is T => (values as readonly unknown[]).includes(value);
}

/** A whole number from `least` to `most`. */
export function integer(least: number, most: number = Number.MAX_SAFE_INTEGER): Guard<number> {
  return (value): value is number =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
}

/** A text of at most `most` code units. */
export function text(most: number): Guard<string> {
  return (value): value is string => typeof value === 'string' && value.length <= most;
}

/** The longest text in code units. None is longer by itself but what a document tells of a board, which is cut. */
export const MOST_WORDS = 4096;

/** Words that are shown. */
export const words = text(MOST_WORDS);

export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

export function orNull<T>(guard: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || guard(value);
}

/** A list of `least` to `most` items; without holes. */
export function list<T>(item: Guard<T>, most: number, least = 0): Guard<readonly T[]> {
  return (value): value is readonly T[] =>
    Array.isArray(value) &&
    value.length >= least &&
    value.length <= most &&
    Object.keys(value).length === value.length &&
    value.every((entry: unknown) => item(entry));
}

/** An object with exactly these properties, all its own. */
export function shape<T extends object>(guards: { readonly [K in keyof T]-?: Guard<T[K]> }): Guard<T> {
  const entries = Object.entries<Guard<unknown>>(guards);
  return (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length === entries.length &&
    entries.every(
      ([key, guard]) => Object.hasOwn(value, key) && guard((value as Record<string, unknown>)[key]),
    );
}

/** Any one of several shapes that differ in their `type`. */
export function anyOf<T extends { readonly type: string }>(guards: {
  readonly [K in T['type']]: Guard<Extract<T, { readonly type: K }>>;
}): Guard<T> {
  const table = new Map<unknown, Guard<unknown>>(Object.entries(guards));
  return (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    Object.hasOwn(value, 'type') &&
    table.get((value as { readonly type?: unknown }).type)?.(value) === true;
}
