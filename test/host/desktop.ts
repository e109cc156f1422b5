// `npm run test:desktop`: runs test/editor inside the desktop VS Code, by its official runner, which downloads the oldest
// supported and the newest version; or inside the one that $VSCODE_PATH names, without a download.
import { existsSync } from 'node:fs';
import { cp, mkdtemp, realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { downloadAndUnzipVSCode, runTests } from '@vscode/test-electron';
import { Failure, report } from './failure';
import { inRepository } from './root';

const VERSIONS = ['1.100.0', 'stable'];

async function main(): Promise<void> {
  const own = process.env.VSCODE_PATH;
  if (own !== undefined && own !== '' && !existsSync(own)) {
    throw new Failure(`VSCODE_PATH is set to ${own}, which does not exist.`);
  }
  for (const version of own === undefined || own === '' ? VERSIONS : [undefined]) {
    console.log(`\n# Desktop VS Code, ${version ?? String(own)}`);
    const executable = version === undefined ? String(own) : await download(version);
    try {
      await runIn(executable);
    } catch (error) {
      report(new Failure(`The tests failed in ${executable}: ${String(error)}`));
    }
  }
}

async function download(version: string): Promise<string> {
  try {
    return await downloadAndUnzipVSCode({ version, cachePath: inRepository('.vscode-test') });
  } catch (error) {
    throw new Failure(
      `VS Code ${version} could not be downloaded (${String(error)}). ` +
        'Set VSCODE_PATH to the executable of an installed VS Code, ' +
        'or run npm run test:editor, which needs the npm registry only.',
    );
  }
}

/** Runs the tests on a copy of the examples, with settings and extensions of their own. */
async function runIn(vscodeExecutablePath: string): Promise<void> {
  const temp = await mkdtemp(path.join(await realpath(os.tmpdir()), 'backtrack-'));
  try {
    const workspace = path.join(temp, 'examples');
    await cp(inRepository('examples'), workspace, { recursive: true });
    await runTests({
      vscodeExecutablePath,
      extensionDevelopmentPath: inRepository(),
      extensionTestsPath: inRepository('out/inside/tests.node.js'),
      launchArgs: [
        workspace,
        '--disable-extensions',
        '--disable-workspace-trust',
        `--user-data-dir=${path.join(temp, 'user')}`,
        `--extensions-dir=${path.join(temp, 'extensions')}`,
      ],
    });
  } finally {
    await rm(temp, { recursive: true, force: true, maxRetries: 5 });
  }
}

main().catch(report);
