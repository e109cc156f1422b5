// The entry of Node's extension host.
import { activation } from '../extension';
import { readFileInPieces } from '../files/node/readFile';
import { nodeHost } from '../worker/node/host';

export const activate = activation(
  'dist/worker.js',
  ({ fsPath }) => nodeHost(fsPath),
  ({ scheme, fsPath }) => (scheme === 'file' ? readFileInPieces(fsPath) : undefined),
);
