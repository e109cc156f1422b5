// What the manifest promises beside its commands, and what the lockfile holds.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'mocha';

interface Manifest {
  readonly icon?: string;
  readonly capabilities?: {
    readonly untrustedWorkspaces?: { readonly supported?: unknown };
    readonly virtualWorkspaces?: unknown;
  };
  readonly dependencies?: unknown;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly engines: { readonly vscode: string };
}

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly resolved?: string; readonly integrity?: string }>>;
}

async function json<Shape>(file: string): Promise<Shape> {
  return JSON.parse(await readFile(file, 'utf8')) as Shape;
}

describe('the manifest', () => {
  it('says that untrusted and virtual workspaces are supported', async () => {
    const { capabilities } = await json<Manifest>('package.json');
    assert.equal(capabilities?.untrustedWorkspaces?.supported, true);
    assert.equal(capabilities.virtualWorkspaces, true);
  });

  it('has an icon of 256 by 256 pixels', async () => {
    const { icon } = await json<Manifest>('package.json');
    const png = await readFile(icon ?? 'no icon');
    assert.equal(png.toString('latin1', 1, 4), 'PNG');
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [256, 256]);
  });

  it('has one run-time dependency, which is bundled, and pins it and those of development', async () => {
    const { dependencies, devDependencies } = await json<Manifest>('package.json');
    assert.deepEqual(dependencies, { 'd3-hierarchy': '3.1.3' });
    assert.deepEqual(
      Object.entries(devDependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version)),
      [],
    );
  });

  it('is checked against the API of the oldest VS Code it runs in', async () => {
    const { engines, devDependencies } = await json<Manifest>('package.json');
    assert.equal(engines.vscode, `^${String(devDependencies['@types/vscode'])}`);
  });
});

describe('the lockfile', () => {
  it('has a hash for every package, and no address: which registry serves it is for npm to know', async () => {
    const { packages } = await json<Lockfile>('package-lock.json');
    const locked = Object.entries(packages).filter(([path]) => path !== '');
    assert.ok(locked.length > 0);
    assert.deepEqual(
      locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
      [],
    );
    assert.deepEqual(
      locked.flatMap(([, { resolved }]) => resolved ?? []),
      [],
    );
  });
});
