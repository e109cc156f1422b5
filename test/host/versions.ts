// The versions of VS Code that tests and `npm start` run: the oldest one supported and a recent one.
import { Failure } from './failure';

/** The extension host: Node's, as on the desktop, or the web worker of vscode.dev. */
export type Kind = 'node' | 'web';
export type Version = 'oldest' | 'latest';

export const KINDS: readonly Kind[] = ['node', 'web'];

/** The release of the npm package that contains it, its own number, and the lowest major version of Node it runs on. */
export const VERSIONS: Readonly<
  Record<Version, { readonly codeServer: string; readonly vscode: string; readonly node: number }>
> = {
  oldest: { codeServer: '4.100.3', vscode: '1.100.3', node: 20 },
  latest: { codeServer: '4.139.1', vscode: '1.139.1', node: 24 },
};

/** Reads the value of `--kind`. */
export function kindNamed(name: string): Kind {
  const kind = KINDS.find((known) => known === name);
  if (kind === undefined) {
    throw new Failure(`Unknown --kind ${name}: use node or web.`);
  }
  return kind;
}

/** Reads the value of `--version`. */
export function versionNamed(name: string): Version {
  if (name !== 'oldest' && name !== 'latest') {
    throw new Failure(`Unknown --version ${name}: use oldest or latest.`);
  }
  return name;
}
