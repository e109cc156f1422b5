// A host for the pool whose workers and clock do nothing by themselves: the tests are their hands.
import type { PoolHost, WorkerEvents } from '../../src/worker/handle';
import type { SolveRequest } from '../../src/worker/protocol';

/** A worker that was started, and the requests it was sent. */
export class HandWorker {
  readonly requests: SolveRequest[] = [];
  isEnded = false;
  private answered = 0;
  private isReady = false;

  constructor(private readonly events: WorkerEvents) {}

  /** Says that it has loaded, if it has not yet. */
  ready(): this {
    if (!this.isReady) {
      this.isReady = true;
      this.say({ type: 'ready' });
    }
    return this;
  }

  /** How many requests it has not answered. */
  get waiting(): number {
    return this.requests.length - this.answered;
  }

  /** Answers the next request rightly: every puzzle is unique. */
  answer(): void {
    const { id, start, end } = this.requests[this.answered++]!;
    const fates = new Uint8Array((end - start) / 81).fill(1);
    this.say({ type: 'solved', id, fates, nodes: 0 });
  }

  say(message: unknown): void {
    this.events.message(message);
  }

  crash(reason = 'It crashed.'): void {
    this.events.failed(reason);
  }
}

export class HandHost implements PoolHost {
  readonly workers: HandWorker[] = [];
  /** What happened, in order. */
  readonly log: string[] = [];
  /** What is to happen later: milliseconds and action. */
  readonly timers = new Map<number, readonly [number, () => void]>();
  /** Thrown by the next start, if it is set. */
  refusal: Error | undefined;
  private count = 0;

  constructor(readonly cores = 3) {}

  readonly start = (events: WorkerEvents) => {
    if (this.refusal) {
      throw this.refusal;
    }
    const worker = new HandWorker(events);
    const index = this.workers.push(worker) - 1;
    this.log.push(`start ${String(index)}`);
    return {
      post: (message: unknown) => {
        worker.requests.push(message as SolveRequest);
      },
      terminate: () => {
        worker.isEnded = true;
        this.log.push(`end ${String(index)}`);
      },
    };
  };

  readonly later = (milliseconds: number, action: () => void) => {
    const timer = this.count++;
    this.timers.set(timer, [milliseconds, action]);
    return () => {
      this.timers.delete(timer);
    };
  };

  /** Lets the time pass that timers of this length wait for. */
  pass(milliseconds: number): void {
    for (const [timer, [length, action]] of [...this.timers]) {
      if (length === milliseconds && this.timers.delete(timer)) {
        action();
      }
    }
  }

  /** The workers that have not been ended. */
  get living(): readonly HandWorker[] {
    return this.workers.filter((worker) => !worker.isEnded);
  }

  /** Lets all workers answer until none has anything to do. */
  finish(): void {
    for (let isBusy = true; isBusy;) {
      isBusy = false;
      for (const worker of this.living) {
        worker.ready();
        if (worker.waiting > 0) {
          worker.answer();
          isBusy = true;
        }
      }
    }
  }
}
