// The worker's entry in Node: a thread of worker_threads.
import { parentPort } from 'node:worker_threads';
import { serve } from '../serve';

const port = parentPort;
if (!port) {
  throw new Error('This is to be started as a worker.');
}
serve({
  post: (message, transfer) => {
    port.postMessage(message, transfer);
  },
  listen: (receive) => {
    port.on('message', receive);
  },
});
