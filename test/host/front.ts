// Stands between the browser and VS Code's server, to add to the configuration in VS Code's page what no URL can say, and,
// for the web host, to serve the extension over HTTP from the page's own origin: the server itself offers extensions as
// vscode-remote: resources only, from which they cannot start workers or fetch their own files as they can on vscode.dev.
// All else, web sockets included, goes on to the server.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { pipeline, type Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';

export interface FrontOptions {
  /** Where VS Code's server listens, on this machine. */
  readonly port: number;
  /** What is served from a folder, by the first segment of its path. */
  readonly folders: ReadonlyMap<string, string>;
  /** Gets the configuration in VS Code's page and the front's own host and port; gives the one to use. */
  readonly configure: (configuration: Configuration, authority: string) => Configuration;
}

/** What VS Code's page is configured with: JSON, of which only the parts that are changed matter here. */
export type Configuration = Readonly<Record<string, unknown>>;

export interface Front {
  /** Host and port. */
  readonly authority: string;
  readonly close: () => void;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

const CONFIGURATION = /(?<=id="vscode-workbench-web-configuration" data-settings=")[^"]*/;

export async function startFront(options: FrontOptions): Promise<Front> {
  const sockets = new Set<Duplex>();
  const server = http.createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.on('upgrade', (request, socket, head) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
    passOn(request, socket, head, options.port);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address() as net.AddressInfo;
  const authority = `127.0.0.1:${String(address.port)}`;

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, name = '', ...file] = decodeURIComponent(pathname).split('/');
    const folder = options.folders.get(name);
    if (folder !== undefined) {
      await sendFile(response, folder, file);
      return;
    }
    const { url, method, headers } = request;
    const upstream = http.request({ host: '127.0.0.1', port: options.port, path: url, method, headers });
    request.pipe(upstream).on('error', () => response.destroy());
    const [reply] = (await once(upstream, 'response')) as [http.IncomingMessage];
    if (pathname !== '/') {
      pipeline(reply, response.writeHead(reply.statusCode ?? 502, reply.headers), () => undefined);
      return;
    }
    delete reply.headers['content-length'];
    const page = (await text(reply)).replace(CONFIGURATION, (settings) => {
      const configuration = JSON.parse(unescapeHtml(settings)) as Configuration;
      return escapeHtml(JSON.stringify(options.configure(configuration, authority)));
    });
    response.writeHead(reply.statusCode ?? 502, reply.headers).end(page);
  }

  return {
    authority,
    close: () => {
      server.close();
      server.closeAllConnections();
      for (const socket of sockets) {
        socket.destroy(); // the upgraded ones, which the server has let go
      }
    },
  };
}

async function sendFile(
  response: http.ServerResponse,
  folder: string,
  file: readonly string[],
): Promise<void> {
  const name = path.join(folder, ...file);
  const body = file.includes('..') ? undefined : await readFile(name).catch(() => undefined);
  if (body === undefined) {
    response.writeHead(404).end();
    return;
  }
  const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

function passOn(request: http.IncomingMessage, socket: Duplex, head: Buffer, port: number): void {
  const upstream = net.connect(port, '127.0.0.1', () => {
    const headers = request.rawHeaders.map((part, i) => part + (i % 2 === 1 ? '\r\n' : ': ')).join('');
    upstream.write(`${request.method ?? 'GET'} ${request.url ?? '/'} HTTP/1.1\r\n${headers}\r\n`);
    upstream.write(head);
    socket.pipe(upstream).pipe(socket);
  });
  const ends: readonly [Duplex, Duplex][] = [
    [socket, upstream],
    [upstream, socket],
  ];
  for (const [one, other] of ends) {
    one.on('error', () => undefined).on('close', () => other.destroy());
  }
}

const escapeHtml = (json: string): string => json.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const unescapeHtml = (json: string): string => json.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
