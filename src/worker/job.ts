// A job for the pool: many batches to solve in the same way, given out one at a time.
import type { Batch, SolveAnswer, Wanted } from './protocol';

/** What is to be solved, and who is told. */
export interface Job extends Wanted {
  /** How many batches there are. */
  readonly count: number;
  /**
   * Makes the batch with this index, from 0. It is called when a worker is free, so that only a few exist at a time,
   * and again if the worker fails: bytes that are not shared are then gone.
   */
  readonly batch: (index: number) => Batch;
  /** Is told what became of each batch, as soon as it is known, so not always in their order. */
  readonly done: (index: number, result: SolveAnswer | BatchFailure) => void;
}

/** Two workers failed at the same batch. */
export interface BatchFailure {
  readonly type: 'failed';
  readonly reason: string;
}

/** How a job ended. Nothing is told of its batches afterwards. */
export type JobEnd =
  | { readonly kind: 'done' }
  /** It was cancelled, or the pool disposed of. */
  | { readonly kind: 'cancelled' }
  /** No worker can be started here; some batches may be done. */
  | { readonly kind: 'unavailable'; readonly reason: string };

/** A batch that is being worked on, or is to be worked on again. */
export interface Task {
  readonly running: RunningJob;
  readonly index: number;
  /** How many workers have failed at it. */
  failures: number;
}

/** Workers that may fail at a batch before it is given up. */
const TRIES = 2;

/** A job under way: which of its batches come next, and whether it is over. */
export class RunningJob {
  /** Settles when the job is over; rejects only with what one of the job's own functions has thrown. */
  readonly ended: Promise<JobEnd>;
  private readonly again: Task[] = [];
  private next = 0;
  private left: number;
  private settle!: { readonly resolve: (end: JobEnd) => void; readonly reject: (error: unknown) => void };
  private isOver = false;

  /** @param onOver called once, when the job is over for whatever reason */
  constructor(
    private readonly job: Job,
    private readonly onOver: (running: RunningJob) => void,
  ) {
    this.left = job.count;
    this.ended = new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
    });
  }

  /** Whether there is a batch that nobody works on. */
  get hasNext(): boolean {
    return !this.isOver && (this.again.length > 0 || this.next < this.job.count);
  }

  /** The next batch to work on; to be called when there is one. */
  take(): Task {
    return this.again.shift() ?? { running: this, index: this.next++, failures: 0 };
  }

  /** Its worker was taken away: the batch comes next. */
  giveBack(task: Task): void {
    this.again.unshift(task);
  }

  /** Its worker failed at it: the batch comes next, or is given up. */
  failed(task: Task, reason: string): void {
    task.failures++;
    if (task.failures < TRIES) {
      this.giveBack(task);
    } else {
      this.tell(task, { type: 'failed', reason });
    }
  }

  /** Tells what became of a batch, which is then done with. */
  tell({ index }: Task, result: SolveAnswer | BatchFailure): void {
    if (this.isOver) {
      return;
    }
    this.attempt((job) => {
      job.done(index, result);
    });
    this.left--;
    if (this.left === 0) {
      this.end({ kind: 'done' });
    }
  }

  /** Stops the job at once; the workers that are busy with it are ended. Does nothing when it is over. */
  readonly cancel = (): void => {
    this.end({ kind: 'cancelled' });
  };

  end(end: JobEnd): void {
    this.over(() => {
      this.settle.resolve(end);
    });
  }

  /** Calls what may call the job's own functions; if something is thrown, that ends the job. */
  attempt(call: (job: Job) => void): void {
    try {
      call(this.job);
    } catch (error) {
      this.over(() => {
        this.settle.reject(error);
      });
    }
  }

  private over(settle: () => void): void {
    if (!this.isOver) {
      this.isOver = true;
      settle();
      this.onOver(this);
    }
  }
}
