// One worker outside the pool, which is asked one thing at a time and may tell how far it is.
import type { PoolHost, WorkerHandle } from './handle';
import { isReady } from './protocol';

/** How long a worker may take to load, in milliseconds. */
const START_TIME = 30_000;

/** How a request ended. */
export type RequestEnd<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'cancelled' }
  /** The worker cannot be started here, or it failed. */
  | { readonly kind: 'failed'; readonly reason: string };

/** What a message is to who has asked: something on the way, the end, or nothing that can be read. */
export type Reading<Result> = 'more' | 'unreadable' | { readonly result: Result };

/** A request under way. */
export interface Run<Result> {
  /** Settles when it is over; never rejects. */
  readonly ended: Promise<RequestEnd<Result>>;
  /** Ends the worker at once. Does nothing when it is over. */
  readonly cancel: () => void;
}

/**
 * Starts a worker for this request alone: it is ended when it has answered, or is not wanted any more.
 *
 * @param read says of each message what it is
 */
export function askOnce<Result>(
  host: PoolHost,
  request: unknown,
  read: (message: unknown) => Reading<Result>,
): Run<Result> {
  const worker = new OneWorker(host);
  const close = (): void => {
    worker.close();
  };
  const ended = worker.ask(request, read).then((end) => {
    close();
    return end;
  });
  return { ended, cancel: close };
}

/** Starts its worker with the first request, and with the next one after a failure; keeps it until it is closed. */
export class OneWorker {
  private handle: WorkerHandle | undefined;
  private isLoaded = false;
  private callOff: () => void = () => undefined;
  /** How many workers were ended: what these still say is nothing to anybody. */
  private ended = 0;
  private request: unknown;
  private receive: (message: unknown) => void = () => undefined;
  private giveUp: (end: Exclude<RequestEnd<never>, { readonly kind: 'done' }>) => void = () => undefined;

  constructor(private readonly host: PoolHost) {}

  /** Asks the worker, once what it was asked before is over. */
  ask<Result>(request: unknown, read: (message: unknown) => Reading<Result>): Promise<RequestEnd<Result>> {
    return new Promise((resolve) => {
      const settle = (end: RequestEnd<Result>): void => {
        this.receive = () => undefined;
        this.giveUp = () => undefined;
        resolve(end);
      };
      this.request = request;
      this.giveUp = settle;
      this.receive = (message) => {
        const reading = read(message);
        if (reading === 'unreadable') {
          this.fail('It gave no answer that can be read.');
        } else if (reading !== 'more') {
          settle({ kind: 'done', result: reading.result });
        }
      };
      if (!this.handle) {
        this.start();
      } else if (this.isLoaded) {
        this.handle.post(request, []);
      }
    });
  }

  /** Ends the worker at once, whatever it is doing. */
  close(): void {
    this.end();
    this.giveUp({ kind: 'cancelled' });
  }

  private start(): void {
    const { ended } = this;
    try {
      this.handle = this.host.start({
        message: (message) => {
          if (ended === this.ended) {
            this.hear(message);
          }
        },
        failed: (reason) => {
          if (ended === this.ended) {
            this.fail(reason);
          }
        },
      });
      this.callOff = this.host.later(START_TIME, () => {
        this.fail('It did not start in time.');
      });
    } catch (error) {
      this.fail(String(error));
    }
  }

  private hear(message: unknown): void {
    if (!isReady(message)) {
      this.receive(message);
    } else if (!this.isLoaded) {
      this.isLoaded = true;
      this.callOff();
      this.handle?.post(this.request, []);
    }
  }

  private fail(reason: string): void {
    this.end();
    this.giveUp({ kind: 'failed', reason });
  }

  private end(): void {
    this.ended++;
    this.callOff();
    this.handle?.terminate();
    this.handle = undefined;
    this.isLoaded = false;
  }
}
