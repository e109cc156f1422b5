// `npm run test:editor`: runs test/editor inside VS Code, in every supported version and extension host.
// Flags: --version oldest|latest and --kind node|web to run only those.
import { parseArgs } from 'node:util';
import { findChromium } from './chromium';
import { report } from './failure';
import { runInside } from './insideTests';
import { inRepository } from './root';
import { KINDS, kindNamed, VERSIONS, versionNamed, type Version } from './versions';

/** For one suite in one combination, in milliseconds: many times what it takes. */
const TIMEOUT = 600_000;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { version: { type: 'string' }, kind: { type: 'string' } } });
  const versions: readonly Version[] =
    values.version === undefined ? ['oldest', 'latest'] : [versionNamed(values.version)];
  const kinds = values.kind === undefined ? KINDS : [kindNamed(values.kind)];
  findChromium(); // without one, say so once

  for (const version of versions) {
    for (const kind of kinds) {
      console.log(
        `\n# VS Code ${VERSIONS[version].vscode}, ${kind === 'node' ? 'Node' : 'web'} extension host`,
      );
      try {
        const tests = inRepository(`out/inside/tests.${kind}.js`);
        const passed = await runInside({ version, kind, tests, timeout: TIMEOUT, print, note: print });
        if (!passed) {
          process.exitCode = 1;
        }
      } catch (error) {
        report(error); // and go on: the other combinations have something to say, too
      }
    }
  }
}

function print(line: string): void {
  console.log(line);
}

main().catch(report);
