// Runs the built `backtrack` as a process, as a terminal does.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built command; `npm test` builds it first. */
export const cliPath = join(__dirname, '../../../dist/cli.js');

/** Milliseconds a test may take that starts a few processes, on a busy machine. */
export const startTime = 30_000;

export interface Run {
  readonly status: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** Runs `backtrack` with `words` in `folder`, gives it `stdin` and waits for its end. */
export function backtrack(
  words: readonly string[],
  stdin: string | Uint8Array = '',
  folder = tmpdir(),
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cliPath, ...words], { cwd: folder });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', reject);
    child.on('close', (status) => {
      resolve({ status, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString() });
    });
    // A command that ends without reading its input closes the pipe.
    child.stdin.on('error', () => undefined);
    child.stdin.end(stdin);
  });
}

/** Makes a folder with files for the time of `use`. */
export async function withFiles<Result>(
  files: Readonly<Record<string, string | Uint8Array>>,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'backtrack-cli-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(folder, name), content);
    }
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
