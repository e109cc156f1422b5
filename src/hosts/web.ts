// The entry of the browser's extension host.
import * as vscode from 'vscode';
import { activateIn } from '../extension';
import { webHost } from '../worker/web/host';

export function activate(context: vscode.ExtensionContext): void {
  activateIn(webHost(vscode.Uri.joinPath(context.extensionUri, 'dist/web/worker.js').toString()), context);
}
