// `npm start`: serves VS Code with the extension on the examples until Ctrl+C, and opens it in the user's browser.
// Flags: --version oldest|latest, --kind node|web.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { Failure, report } from './failure';
import { serveVSCode } from './serve';
import { kindNamed, VERSIONS, versionNamed } from './versions';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { version: { type: 'string', default: 'latest' }, kind: { type: 'string', default: 'node' } },
  });
  const version = versionNamed(values.version);
  const kind = kindNamed(values.kind);
  const note = (message: string): void => {
    console.log(message);
  };
  const served = await serveVSCode({ version, kind, inPlace: true, note });
  console.log(`VS Code ${VERSIONS[version].vscode} with Backtrack is at ${served.url}`);
  console.log('Press Ctrl+C to stop it.');
  openBrowser(served.url);
  await served.stopped;
  await served.close();
  throw new Failure("VS Code's server stopped.", served.log);
}

/** Opens an address in the user's browser where there is a display. Never fails: the address has been printed. */
function openBrowser(url: string): void {
  const [command, ...args] = opener();
  if (command !== undefined) {
    spawn(command, [...args, url], { stdio: 'ignore', detached: true })
      .on('error', () => undefined)
      .unref();
  }
}

function opener(): readonly string[] {
  if (process.platform === 'darwin') {
    return ['open'];
  }
  if (process.platform === 'win32') {
    return ['rundll32', 'url.dll,FileProtocolHandler']; // `start` would take the address's & for its own
  }
  const { DISPLAY = '', WAYLAND_DISPLAY = '' } = process.env;
  return DISPLAY + WAYLAND_DISPLAY === '' ? [] : ['xdg-open'];
}

main().catch(report);
