// Starts the extension's own workers in whichever extension host the tests run in.
import * as vscode from 'vscode';
import type { PoolHost } from '../../src/worker/handle';
import { ok } from './assert';

export async function workersHere(): Promise<PoolHost> {
  const uri = vscode.extensions.getExtension('backtrack.backtrack')?.extensionUri;
  ok(uri, 'the extension is not installed');
  if (uri.scheme === 'file') {
    const { nodeHost } = await import('../../src/worker/node/host');
    return nodeHost(vscode.Uri.joinPath(uri, 'dist/worker.js').fsPath);
  }
  const { webHost } = await import('../../src/worker/web/host');
  return webHost(vscode.Uri.joinPath(uri, 'dist/web/worker.js').toString());
}
