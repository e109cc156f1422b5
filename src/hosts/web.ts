// The entry of the browser's extension host.
import { activation } from '../extension';
import { webHost } from '../worker/web/host';

export const activate = activation(
  'dist/web/worker.js',
  (script) => webHost(script.toString()),
  () => undefined,
);
