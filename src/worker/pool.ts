// Workers that solve batches: made when first needed, ended on cancel, replaced after a crash, closed when idle.
import type { PoolHost, WorkerHandle } from './handle';
import { RunningJob, type Job, type Task } from './job';
import { isAnswerTo, isReady, isShared, type SolveRequest } from './protocol';

/** How long workers are kept that have nothing to do, in milliseconds: long enough for the next keystroke. */
const IDLE_TIME = 10_000;

/** How long a worker may take to load, in milliseconds; one that says nothing for longer never will. */
const START_TIME = 30_000;

/** Batches given to a worker at once: one to work on and one to go on with while the answer travels. */
const BATCHES_AHEAD = 2;

/** Workers that may fail before they have loaded, one after the other, until none is thought possible here. */
const STARTS = 2;

export interface PoolOptions {
  /** How many workers at most; one less than there are cores if left out, which leaves one for the caller. */
  readonly workers?: number;
  /** How long idle workers are kept, in milliseconds. */
  readonly idleTime?: number;
}

/** A batch that was sent to a worker. */
interface Sent {
  readonly task: Task;
  readonly request: SolveRequest;
}

/** One worker and what it has been given, in the order in which it will answer. */
interface Lane {
  readonly handle: WorkerHandle;
  readonly sent: Sent[];
  isReady: boolean;
  /** Calls off what would happen if it took too long to load. */
  readonly hasStarted: () => void;
}

export class WorkerPool {
  /** How many workers there may be; fewer than wished for if the machine gives no more. */
  private most: number;
  private readonly idleTime: number;
  private readonly lanes = new Set<Lane>();
  /** In the order in which they get the next worker that is free. */
  private readonly jobs: RunningJob[] = [];
  private nextId = 0;
  private failedStarts = 0;
  private stopIdling: () => void = () => undefined;
  private isDisposed = false;

  constructor(
    private readonly host: PoolHost,
    options: PoolOptions = {},
  ) {
    this.most = Math.max(1, options.workers ?? host.cores - 1);
    this.idleTime = options.idleTime ?? IDLE_TIME;
  }

  /** How many workers there are now. */
  get size(): number {
    return this.lanes.size;
  }

  /** Starts a job beside those that run already; workers are shared out evenly, batch by batch. */
  run(job: Job): Pick<RunningJob, 'ended' | 'cancel'> {
    const running = new RunningJob(job, this.remove);
    if (job.count === 0) {
      running.end({ kind: 'done' });
    } else if (this.isDisposed) {
      running.cancel();
    } else {
      this.stopIdling();
      this.jobs.push(running);
      this.giveOut();
    }
    return running;
  }

  /** Cancels all jobs and ends all workers. */
  dispose(): void {
    this.isDisposed = true;
    for (const running of [...this.jobs]) {
      running.cancel();
    }
    this.closeAll();
  }

  /** A job is over: ends the workers that are busy with it. Other jobs' batches that they hold go to other workers. */
  private readonly remove = (running: RunningJob): void => {
    const index = this.jobs.indexOf(running);
    if (index >= 0) {
      this.jobs.splice(index, 1);
    }
    for (const lane of [...this.lanes]) {
      if (lane.sent.some(({ task }) => task.running === running)) {
        this.close(lane);
        for (const { task } of lane.sent.reverse()) {
          task.running.giveBack(task);
        }
      }
    }
    if (this.jobs.length > 0) {
      this.giveOut();
    } else {
      this.stopIdling();
      this.stopIdling = this.lanes.size > 0 ? this.host.later(this.idleTime, this.closeAll) : () => undefined;
    }
  };

  /** Gives batches to workers until there are no more, of the one or the other. */
  private giveOut(): void {
    for (let running = this.nextJob(); running && !this.isDisposed; running = this.nextJob()) {
      const lane = this.freeLane();
      if (!lane) {
        return;
      }
      this.send(lane, running);
    }
  }

  /** The job whose turn it is, if any has a batch to give out. */
  private nextJob(): RunningJob | undefined {
    return this.jobs.find((running) => running.hasNext);
  }

  /** Sends a job's next batch; the job is then the last in the queue. */
  private send(lane: Lane, running: RunningJob): void {
    this.jobs.push(...this.jobs.splice(this.jobs.indexOf(running), 1));
    running.attempt(({ batch, limit, budget, details }) => {
      const task = running.take();
      const made = batch(task.index);
      const { bytes } = made;
      const request = { type: 'solve', id: this.nextId++, ...made, limit, budget, details } as const;
      lane.sent.push({ task, request });
      lane.handle.post(request, isShared(bytes) ? [] : [bytes]);
    });
  }

  /** A worker without work, else a new one, else one that can take more; undefined if there is none. */
  private freeLane(): Lane | undefined {
    const byWork = [...this.lanes].sort((one, other) => one.sent.length - other.sent.length);
    const [lane] = byWork;
    if (lane?.sent.length === 0) {
      return lane;
    }
    if (this.lanes.size < this.most) {
      return this.open();
    }
    return lane && lane.sent.length < BATCHES_AHEAD ? lane : undefined;
  }

  /** Starts a worker; undefined if that is not possible. */
  private open(): Lane | undefined {
    const isMine = (): boolean => this.lanes.has(lane);
    const failed = (reason: string): void => {
      if (isMine()) {
        this.failed(lane, reason);
      }
    };
    let handle: WorkerHandle;
    try {
      handle = this.host.start({
        failed,
        message: (message) => {
          if (isMine()) {
            this.receive(lane, message);
          }
        },
      });
    } catch (error) {
      this.giveUp(String(error));
      return undefined;
    }
    const hasStarted = this.host.later(START_TIME, () => {
      failed('It did not start in time.');
    });
    const lane: Lane = { handle, sent: [], isReady: false, hasStarted };
    this.lanes.add(lane);
    return lane;
  }

  private receive(lane: Lane, message: unknown): void {
    const [first] = lane.sent;
    if (!lane.isReady && isReady(message)) {
      lane.isReady = true;
      lane.hasStarted();
      this.failedStarts = 0;
    } else if (first && isAnswerTo(first.request, message)) {
      lane.sent.shift();
      first.task.running.tell(first.task, message);
      this.giveOut();
    } else {
      this.failed(lane, 'It gave no answer that can be read.');
    }
  }

  /** A worker is no more: what it was working on is tried once again. */
  private failed(lane: Lane, reason: string): void {
    this.close(lane);
    const [first, ...others] = lane.sent;
    for (const { task } of others.reverse()) {
      task.running.giveBack(task);
    }
    if (lane.isReady) {
      first?.task.running.failed(first.task, reason);
    } else {
      first?.task.running.giveBack(first.task);
      this.failedStarts++;
    }
    if (this.failedStarts >= STARTS) {
      this.giveUp(reason);
    }
    this.giveOut();
  }

  /** No worker can be started: goes on with those there are, or with none. */
  private giveUp(reason: string): void {
    this.failedStarts = 0;
    if (this.lanes.size > 0) {
      this.most = this.lanes.size;
      return;
    }
    for (const running of this.jobs.splice(0)) {
      running.end({ kind: 'unavailable', reason });
    }
  }

  private close(lane: Lane): void {
    this.lanes.delete(lane);
    lane.hasStarted();
    lane.handle.terminate();
  }

  private readonly closeAll = (): void => {
    this.stopIdling();
    for (const lane of [...this.lanes]) {
      this.close(lane);
    }
  };
}
