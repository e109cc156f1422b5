// Serves VS Code with the extension in it to whatever browser opens its address.
import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loading, urlPath } from './configuration';
import { startFront } from './front';
import { Cleanup, onInterrupt } from './interrupt';
import { inRepository } from './root';
import { ensureServer } from './server';
import { startServer, type Folders } from './serverProcess';
import { QUIET_SETTINGS } from './settings';
import type { Kind, Version } from './versions';

export interface ServeOptions {
  /** The folder to open; default: the examples. A copy of it is opened, so that nobody's files are touched. */
  readonly workspace?: string;
  /** Opens the folder itself, no copy. */
  readonly inPlace?: boolean;
  /** Default: node. */
  readonly kind?: Kind;
  /** Default: latest. */
  readonly version?: Version;
  /** User settings, on top of those that keep VS Code quiet. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** A bundle that exports `run()`. With it the extension is in development, else it is an installed one. */
  readonly tests?: string;
  /** Is told what takes long. */
  readonly note?: (message: string) => void;
}

export interface Served {
  readonly url: string;
  /** The folder that VS Code has opened. */
  readonly folder: string;
  /** VS Code's own messages, the last 1000. */
  readonly log: readonly string[];
  readonly record: (text: string) => void;
  /** Settles when the server has ended, for whatever reason. */
  readonly stopped: Promise<void>;
  /** Adds something to do before the server ends. */
  readonly beforeClosing: (action: () => unknown) => void;
  /** Ends everything and removes every trace; may be called more than once. */
  readonly close: () => Promise<void>;
}

/** Installs VS Code's server if need be and starts it. Throws a Failure if that does not work. */
export async function serveVSCode(options: ServeOptions): Promise<Served> {
  const { kind = 'node', version = 'latest', note = () => undefined, tests } = options;
  const workspace = options.workspace ?? inRepository('examples');
  const extension = inRepository();
  const server = await ensureServer(version, note);

  const log: string[] = [];
  const record = (text: string): void => {
    log.push(text.trimEnd());
    if (log.length > 1000) {
      log.shift();
    }
  };
  const cleanup = new Cleanup((error) => {
    record(String(error));
  });
  const temp = await mkdtemp(path.join(await realpath(os.tmpdir()), 'vscode-host-'));
  cleanup.add(() => rm(temp, { recursive: true, force: true, maxRetries: 5 }));
  try {
    const folders = await makeFolders(temp);
    if (kind === 'node' && tests === undefined) {
      await symlink(extension, path.join(folders.extensions, 'backtrack'), 'junction');
    }
    const folder = options.inPlace === true ? await realpath(workspace) : await copyInto(temp, workspace);
    const running = startServer(server, folders, record);
    cleanup.add(running.stop);
    const release = onInterrupt(cleanup.close, () => {
      running.kill();
      rmSync(temp, { recursive: true, force: true });
    });
    cleanup.add(release);

    const shared = new Map([
      ['extension', extension],
      ['companion', inRepository('test/host/inside/companion')],
    ]);
    const front = await startFront({
      port: await running.port,
      folders: kind === 'web' ? shared : new Map(),
      configure: (configuration, authority) =>
        loading(configuration, authority, shared, kind, tests !== undefined),
    });
    cleanup.add(front.close);

    const remote = (file: string): string => `vscode-remote://${front.authority}${encodeURI(urlPath(file))}`;
    const settings = {
      ...QUIET_SETTINGS,
      // For inside/companion:
      ...(tests !== undefined && { 'vscodeHost.tests': remote(path.resolve(tests)) }),
      'vscodeHost.folder': remote(folder),
      ...options.settings,
    };
    await writeFile(path.join(folders.user, 'User/settings.json'), JSON.stringify(settings));

    const url = new URL(`http://${front.authority}/`);
    const virtual = `vscode-test-web://mount/${encodeURIComponent(path.basename(folder))}`;
    url.searchParams.set('folder', kind === 'web' ? virtual : urlPath(folder));
    const { stopped } = running;
    const beforeClosing = cleanup.add.bind(cleanup);
    return { url: url.href, folder, log, record, stopped, beforeClosing, close: cleanup.close };
  } catch (error) {
    await cleanup.close();
    throw error;
  }
}

async function makeFolders(temp: string): Promise<Folders> {
  const inTemp = (name: string): string => path.join(temp, name);
  const folders = {
    server: inTemp('server'),
    user: inTemp('user'),
    extensions: inTemp('extensions'),
    tmp: inTemp('tmp'),
  };
  for (const folder of [path.join(folders.user, 'User'), folders.extensions, folders.tmp]) {
    await mkdir(folder, { recursive: true });
  }
  return folders;
}

async function copyInto(temp: string, workspace: string): Promise<string> {
  const copy = path.join(temp, 'workspace', path.basename(workspace));
  await cp(workspace, copy, { recursive: true });
  return copy;
}
