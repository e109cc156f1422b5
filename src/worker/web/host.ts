// Starts workers in a browser.
import type { PoolHost } from '../handle';

/** @param script address of the built `main.ts` */
export function webHost(script: string): PoolHost {
  return {
    cores: navigator.hardwareConcurrency,
    start: ({ message, failed }) => {
      const worker = new Worker(script);
      worker.addEventListener('message', ({ data }) => {
        message(data);
      });
      worker.addEventListener('messageerror', () => {
        failed('It sent a message that cannot be read.');
      });
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        failed(event.message || 'It could not be loaded.');
      });
      return {
        post: (data, transfer) => {
          worker.postMessage(data, transfer);
        },
        terminate: () => {
          worker.terminate();
        },
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
