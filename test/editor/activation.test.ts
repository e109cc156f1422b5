// The extension is there, starts, and registers every command that its manifest declares.
import * as vscode from 'vscode';
import { deepEqual, ok } from './assert';

interface Manifest {
  readonly contributes?: { readonly commands?: readonly { readonly command: string }[] };
}

describe('The extension', () => {
  const extension = vscode.extensions.getExtension<unknown>('backtrack.backtrack');

  it('is installed and activates', async () => {
    ok(extension, 'backtrack.backtrack is not installed');
    await extension.activate();
    ok(extension.isActive, 'it is not active');
  });

  it('registers every command that its manifest declares', async () => {
    const manifest = extension?.packageJSON as Manifest;
    const declared = manifest.contributes?.commands?.map(({ command }) => command) ?? [];
    const registered = new Set(await vscode.commands.getCommands(true));
    ok(declared.length > 0, 'the manifest declares no command');
    deepEqual(
      declared.filter((command) => !registered.has(command)),
      [],
      'commands that are not registered',
    );
  });
});
