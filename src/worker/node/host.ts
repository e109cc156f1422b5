// Starts workers in Node.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PoolHost } from '../handle';

/** @param script path of the built `main.ts` */
export function nodeHost(script: string): PoolHost {
  return {
    cores: availableParallelism(),
    start: ({ message, failed }) => {
      // Flags meant for the process that starts it, such as an inspector's, are not for the worker.
      const worker = new Worker(script, { execArgv: [] });
      worker.on('message', message);
      worker.on('messageerror', (error) => {
        failed(String(error));
      });
      worker.on('error', (error) => {
        // An error comes by a way of its own and may overtake messages that were sent before it.
        setImmediate(() => {
          failed(String(error));
        });
      });
      worker.on('exit', (code) => {
        failed(`It ended with code ${String(code)}.`);
      });
      return {
        post: (data, transfer) => {
          worker.postMessage(data, transfer);
        },
        terminate: () => void worker.terminate(),
      };
    },
    later: (milliseconds, action) => {
      const timer = setTimeout(action, milliseconds);
      return () => {
        clearTimeout(timer);
      };
    },
  };
}
