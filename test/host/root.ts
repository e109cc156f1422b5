// Where the repository is. npm, and so every command here, runs in its root.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure';

/** A path inside the repository, absolute. Throws a Failure when this process was started elsewhere. */
export function inRepository(...parts: readonly string[]): string {
  const root = process.cwd();
  if (!existsSync(path.join(root, 'test/host/inside'))) {
    throw new Failure('Run this from the root of the repository, as npm does.');
  }
  return path.join(root, ...parts);
}
