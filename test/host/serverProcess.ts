// Runs VS Code's server, in a process group and in folders of its own, so that nothing of it outlives the test.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { Failure } from './failure';
import { inRepository } from './root';
import type { Server } from './server';

export interface Folders {
  readonly server: string;
  readonly user: string;
  readonly extensions: string;
  readonly tmp: string;
}

export interface ServerProcess {
  /** Where it listens, on this machine. */
  readonly port: Promise<number>;
  /** Settles when it has ended, for whatever reason. */
  readonly stopped: Promise<void>;
  /** Ends it with all that it started: politely, and after two seconds at once. */
  readonly stop: () => Promise<void>;
  readonly kill: () => void;
}

/** @param record gets whatever the server prints, piece by piece */
export function startServer(server: Server, folders: Folders, record: (text: string) => void): ServerProcess {
  const args = [
    ['--require', inRepository('test/host/inside/leash.cjs')],
    [path.join(server.folder, 'out/server-main.js')],
    ['--host', '127.0.0.1', '--port', '0', '--without-connection-token', '--accept-server-license-terms'],
    ['--server-data-dir', folders.server, '--user-data-dir', folders.user],
    ['--extensions-dir', folders.extensions],
    ['--disable-telemetry', '--disable-workspace-trust', '--force-disable-user-env'],
    ['--enable-proposed-api', 'vscode-host.vscode-host-companion'],
  ].flat();
  const child = spawn(server.node, args, {
    cwd: server.folder,
    detached: process.platform !== 'win32', // a process group of its own
    stdio: 'pipe', // standard input, never written to, is what inside/leash.cjs hangs on
    env: {
      ...inherited(),
      TMPDIR: folders.tmp,
      XDG_RUNTIME_DIR: folders.tmp, // VS Code's sockets
      EXTENSIONS_GALLERY: '{}', // no marketplace
      ...(process.stdout.isTTY && { MOCHA_COLORS: '1' }),
    },
  });
  const stopped = new Promise<void>((resolve) => {
    child
      .on('error', (error) => {
        record(String(error));
        resolve();
      })
      .on('exit', () => {
        resolve();
      });
  });
  const kill = (): void => {
    signal(child, 'SIGKILL');
  };
  return {
    port: listeningPort(child, stopped, record),
    stopped,
    kill,
    stop: async () => {
      signal(child, 'SIGTERM');
      await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, 2000).unref())]);
      kill();
    },
  };
}

/** This process's environment, without what would steer VS Code's or Node's behaviour. */
function inherited(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([key]) => !/^(VSCODE_|ELECTRON_|NODE_OPTIONS$)/.test(key));
  return Object.fromEntries(kept);
}

function listeningPort(
  child: ChildProcess,
  stopped: Promise<void>,
  record: (text: string) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        record(text);
        said = (said + text).slice(-10_000);
        const port = /agent listening on (\d+)/.exec(said)?.[1];
        if (port !== undefined) {
          resolve(Number(port));
        }
      });
    }
    void stopped.then(() => {
      reject(new Failure(`VS Code's server did not start:\n${said}`));
    });
  });
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) {
    return;
  }
  try {
    if (process.platform === 'win32') {
      spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    } else {
      process.kill(-child.pid, name);
    }
  } catch {
    // It has gone already.
  }
}
