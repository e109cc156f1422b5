// The entry of Node's extension host.
import * as vscode from 'vscode';
import { activateIn } from '../extension';
import { nodeHost } from '../worker/node/host';

export function activate(context: vscode.ExtensionContext): void {
  activateIn(nodeHost(vscode.Uri.joinPath(context.extensionUri, 'dist/worker.js').fsPath), context);
}
