// Packs the extension as `npm run package` does, in a copy of the repository, so that dist/ and out/ are left alone.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** What is in no clone of the repository; node_modules is linked, the rest is made anew. */
const notCloned = ['node_modules', '.git', '.vscode-test', 'coverage', 'dist', 'out'];

export interface Packed {
  /** The copy of the repository, with what was built for release in its dist/. */
  readonly folder: string;
  /** The whole .vsix. */
  readonly vsix: Buffer;
  /** The files of the extension in it, sorted. */
  readonly files: readonly string[];
}

/** Packs a copy of the repository that is the current folder. The caller removes `folder`. */
export async function pack(): Promise<Packed> {
  const folder = await mkdtemp(join(tmpdir(), 'backtrack-package-'));
  try {
    const left = new Set(notCloned.map((name) => resolve(name)));
    await cp('.', folder, { recursive: true, filter: (from) => !left.has(resolve(from)) });
    await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    const shell = process.platform === 'win32';
    await promisify(execFile)('npm', ['run', 'package', '--', '--out', 'test.vsix'], { cwd: folder, shell });
    const vsix = await readFile(join(folder, 'test.vsix'));
    const files = zipEntries(vsix).flatMap((name) => name.split(/^extension\//).slice(1));
    return { folder, vsix, files: files.sort() };
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
}

/** The names in a zip archive, from the directory at its end. */
function zipEntries(zip: Buffer): readonly string[] {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const names: string[] = [];
  let entry = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [name, extra, comment] = [28, 30, 32].map((at) => zip.readUInt16LE(entry + at)) as [
      number,
      number,
      number,
    ];
    names.push(zip.toString('utf8', entry + 46, entry + 46 + name));
    entry += 46 + name + extra + comment;
  }
  return names;
}
