// The entry of Node's extension host.
import { activation } from '../extension';
import { nodeHost } from '../worker/node/host';

export const activate = activation('dist/worker.js', ({ fsPath }) => nodeHost(fsPath));
