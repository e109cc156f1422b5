// Assertions for the tests in the extension host: the web worker has no node:assert.

/** Fails unless two values are the same (Object.is). */
export function equal<T>(actual: T, expected: T, what = 'value'): void {
  if (!Object.is(actual, expected)) {
    throw mismatch(actual, expected, what);
  }
}

/** Fails unless two values, made of plain objects and arrays, have the same JSON. */
export function deepEqual<T>(actual: T, expected: T, what = 'value'): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) {
    throw mismatch(actual, expected, what);
  }
}

/** Fails unless a condition holds. */
export function ok(condition: unknown, what: string): asserts condition {
  if (!condition) {
    throw new Error(what);
  }
}

/** An error of which mocha shows the difference. */
function mismatch(actual: unknown, expected: unknown, what: string): Error {
  const message = `wrong ${what}: ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`;
  return Object.assign(new Error(message), { actual, expected, showDiff: true });
}
