// Installs VS Code's own server, once for each version, out of the npm package code-server. Of code-server itself nothing
// runs, and nothing is compiled or downloaded from anywhere but the npm registry.
import type { ChildProcess } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { onInterrupt } from './interrupt';
import { npmInstall } from './npm';
import { inRepository } from './root';
import { VERSIONS, type Version } from './versions';

/** Where an installed server is, and the Node to run it with. */
export interface Server {
  readonly folder: string;
  readonly node: string;
}

const VSCODE = 'node_modules/code-server/lib/vscode';

/** Changes to what VS Code's server depends on: no AI back ends (200 MB), and a ripgrep without an install script. */
const DEPENDENCIES: Readonly<Record<string, string | undefined>> = {
  '@devcontainers/cli': undefined,
  '@github/copilot-sdk': undefined,
  '@microsoft/mxc-sdk': undefined,
  '@vscode/ripgrep': '1.18.0',
};

/** Native modules, which are not built, and what does enough of their job. */
const STAND_INS = [
  ['@vscode/spdlog', 'spdlog.js'],
  ['@vscode/native-watchdog', 'native-watchdog.js'],
  ['native-watchdog', 'native-watchdog.js'],
] as const;

/**
 * The server of a version, installed if it was not. It stays in `.vscode-test/host` (or `$VSCODE_HOST_CACHE`) and is
 * never updated: delete that folder after a change to this file, to `versions.ts` or to a stand-in.
 */
export async function ensureServer(version: Version, note: (message: string) => void): Promise<Server> {
  const { codeServer, vscode, node } = VERSIONS[version];
  const windows = process.platform === 'win32';
  // Its Node comes from npm, too, where the one that runs this is too old for it.
  const tooOld = Number(process.versions.node.split('.')[0]) < node;
  const nodePackage = tooOld ? `node-${windows ? 'win' : process.platform}-${process.arch}` : undefined;
  const cache = path.resolve(process.env.VSCODE_HOST_CACHE ?? inRepository('.vscode-test/host'));
  const home = path.join(cache, `code-server-${codeServer}${tooOld ? `-node-${String(node)}` : ''}`);
  if (!existsSync(home)) {
    note(`Installing VS Code ${vscode} into ${path.relative('', home)} (once; up to a minute)…`);
    const extra: Record<string, string> = nodePackage === undefined ? {} : { [nodePackage]: String(node) };
    await install(home, { 'code-server': codeServer, ...extra });
  }
  return {
    folder: path.join(home, VSCODE),
    node:
      nodePackage === undefined
        ? process.execPath
        : path.join(home, 'node_modules', nodePackage, 'bin', windows ? 'node.exe' : 'node'),
  };
}

/** Installs into a folder beside, which gets its name when it is complete: a broken install is never used. */
async function install(home: string, dependencies: Readonly<Record<string, string>>): Promise<void> {
  const staging = `${home}.${String(process.pid)}`;
  let npm: ChildProcess | undefined;
  const started = (child: ChildProcess): void => void (npm = child);
  const drop = (): void => {
    npm?.kill('SIGKILL');
    rmSync(staging, { recursive: true, force: true, maxRetries: 5 });
  };
  const release = onInterrupt(() => Promise.resolve().then(drop), drop);
  try {
    await mkdir(staging, { recursive: true });
    await writeFile(path.join(staging, 'package.json'), JSON.stringify({ private: true, dependencies }));
    await npmInstall(staging, started);
    // The package holds VS Code without what it depends on: that is a second install.
    const vscode = path.join(staging, VSCODE);
    await changeDependencies(path.join(vscode, 'package.json'));
    await npmInstall(vscode, started);
    for (const [name, standIn] of STAND_INS) {
      const index = path.join(vscode, 'node_modules', name, 'index.js');
      if (existsSync(index)) {
        await copyFile(inRepository('test/host/inside', standIn), index);
      }
    }
    await rename(staging, home).catch((error: unknown) => {
      if (!existsSync(home)) {
        throw error;
      } // else another run was first
    });
  } finally {
    release();
    drop();
  }
}

async function changeDependencies(file: string): Promise<void> {
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { dependencies: Record<string, string> };
  const dependencies = Object.entries(manifest.dependencies).flatMap(([name, range]) => {
    const wanted = name in DEPENDENCIES ? DEPENDENCIES[name] : range;
    return wanted === undefined ? [] : [[name, wanted]];
  });
  const changed = { ...manifest, dependencies: Object.fromEntries(dependencies) as Record<string, string> };
  await writeFile(file, JSON.stringify(changed, null, 2));
}
