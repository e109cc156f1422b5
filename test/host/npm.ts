// Runs `npm install` so that nothing is compiled and no script of a package runs.
import { spawn, type ChildProcess } from 'node:child_process';
import { Failure } from './failure';

/**
 * Installs what the package.json in a folder names. Throws a Failure with npm's own output when npm does.
 *
 * @param started gets the process, for whoever may have to end it
 */
export async function npmInstall(folder: string, started: (child: ChildProcess) => void): Promise<void> {
  const flags = ['--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = spawn('npm', ['install', '--prefix', folder, ...flags], {
    cwd: folder,
    shell: process.platform === 'win32', // npm is a script there
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) {
    throw new Failure(
      `Installing VS Code's server failed (the first run needs the npm registry). npm says:\n${output}`,
    );
  }
}
