// What the pool needs of the place it runs in: how to start a worker, and a clock.

/** A worker that was started. */
export interface WorkerHandle {
  /** Sends a message; the buffers in `transfer` are taken away from here instead of copied. */
  readonly post: (message: unknown, transfer: ArrayBuffer[]) => void;
  /** Ends the worker at once, whatever it is doing. May be called more than once. */
  readonly terminate: () => void;
}

/** What a worker's handle tells; after `terminate` it may still do so, and nobody listens. */
export interface WorkerEvents {
  readonly message: (message: unknown) => void;
  /** It crashed, ended by itself or could not be loaded. May be called more than once. */
  readonly failed: (reason: string) => void;
}

/** Where a pool lives. */
export interface PoolHost {
  /** How many threads the machine can run at once. */
  readonly cores: number;
  /** Starts a worker; throws if that is not possible here. */
  readonly start: (events: WorkerEvents) => WorkerHandle;
  /** Calls `action` once, later; returns how to call that off. */
  readonly later: (milliseconds: number, action: () => void) => () => void;
}
