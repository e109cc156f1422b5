// What VS Code's page is told to load, by where the browser finds it.
import { pathToFileURL } from 'node:url';
import type { Configuration } from './front';
import type { Kind } from './versions';

/**
 * The page's configuration, with what VS Code is to load added. It runs tests only for an extension in development; without
 * tests the extension is an installed one (linked into the extensions folder) or, in the web host, a built-in one, as VS
 * Code marks the title of a window with an extension in development.
 */
export function loading(
  configuration: Configuration,
  authority: string,
  folders: ReadonlyMap<string, string>,
  kind: Kind,
  testing: boolean,
): Configuration {
  const locate = (name: string, file = ''): object =>
    kind === 'web'
      ? { scheme: 'http', authority, path: `/${name}${file}` }
      : { scheme: 'vscode-remote', authority, path: urlPath(folders.get(name) ?? '') + file };
  const development = testing && {
    extensions: [locate('extension')],
    extensionTestsPath: locate('companion', '/tests.js'),
  };
  const builtIn = [locate('companion'), ...(testing ? [] : [locate('extension')])];
  return {
    ...configuration,
    developmentOptions: { ...(configuration.developmentOptions as object | undefined), ...development },
    additionalBuiltinExtensions: kind === 'web' ? builtIn : [],
  };
}

/** A file's path as it stands in a URI: /c:/… on Windows. */
export function urlPath(file: string): string {
  return decodeURIComponent(pathToFileURL(file).pathname);
}
