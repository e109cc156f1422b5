// vscode-test-web://mount/name → the workspace folder of that name, so that the extension sees a virtual workspace, as it does on
// vscode.dev or under @vscode/test-web (hence the scheme). Every request goes on to VS Code's own remote file system.
const vscode = require('vscode');

exports.activate = (context) => {
  const folder = vscode.Uri.parse(vscode.workspace.getConfiguration('vscodeHost').get('folder'));
  const parent = vscode.Uri.joinPath(folder, '..');
  const everything = new vscode.RelativePattern(folder, '**');
  const real = (uri) => vscode.Uri.joinPath(parent, uri.path);
  const virtual = (uri) =>
    vscode.Uri.from({
      scheme: 'vscode-test-web',
      authority: 'mount',
      path: uri.path.slice(parent.path.length).replace(/^\/?/, '/'),
    });
  const { fs } = vscode.workspace;

  const changes = new vscode.EventEmitter();
  const watcher = vscode.workspace.createFileSystemWatcher(everything);
  const { Created, Changed, Deleted } = vscode.FileChangeType;
  watcher.onDidCreate((uri) => changes.fire([{ type: Created, uri: virtual(uri) }]));
  watcher.onDidChange((uri) => changes.fire([{ type: Changed, uri: virtual(uri) }]));
  watcher.onDidDelete((uri) => changes.fire([{ type: Deleted, uri: virtual(uri) }]));

  context.subscriptions.push(
    changes,
    watcher,
    vscode.workspace.registerFileSystemProvider(
      'vscode-test-web',
      {
        onDidChangeFile: changes.event,
        watch: () => ({ dispose() {} }), // `watcher` sees everything
        stat: (uri) => fs.stat(real(uri)),
        readDirectory: (uri) => fs.readDirectory(real(uri)),
        createDirectory: (uri) => fs.createDirectory(real(uri)),
        readFile: (uri) => fs.readFile(real(uri)),
        writeFile: (uri, content) => fs.writeFile(real(uri), content),
        delete: (uri, options) => fs.delete(real(uri), options),
        rename: (from, to, options) => fs.rename(real(from), real(to), options),
        copy: (from, to, options) => fs.copy(real(from), real(to), options),
      },
      { isCaseSensitive: true },
    ),
    vscode.workspace.registerFileSearchProvider('vscode-test-web', {
      provideFileSearchResults: async () => (await vscode.workspace.findFiles(everything)).map(virtual),
    }),
  );
};
