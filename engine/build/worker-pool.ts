import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { BuildInputs, BuildTask, WrittenFiles } from './build-tasks.ts';
import type { Bundle } from './bundle.ts';
import type { Look } from './standing-build.ts';
import type { Answer, Job, LookJob } from './worker.ts';

/** The worker pool, as builds see it: runs their tasks. */
export interface WorkerPool {
  /**
   * Queues a task, and tells `made` when it is done. Resolves when the next may be queued. Rejects when one failed, except for a PDF, of
   * which `skipped` receives the reason.
   */
  run(task: BuildTask, made: (files: WrittenFiles) => void, skipped: (reason: string) => void): Promise<void>;
  /** Waits until all tasks are done. Rejects when one failed. */
  finish(): Promise<void>;
  /** Ends the threads, whatever they are at. */
  terminate(): Promise<void>;
}

/** Threads that are made ready before it is known what they will make. */
export interface WorkerThreads {
  /** Looks at the build that stands in a folder. */
  look(standing: string): Promise<Look>;
  /** The pool in which they run tasks. */
  poolFor(inputs: BuildInputs): WorkerPool;
  /** Ends them, whatever they are at. */
  terminate(): Promise<void>;
}

/** How many tasks a thread has at a time: enough that it is never idle, and that one is enough for a saved file; few enough that memory stays small. */
const most = 12;

/** A pool of worker threads for these inputs, see {@link startWorkers}. */
export function startWorkerPool(inputs: BuildInputs, bundle: Bundle): WorkerPool {
  return startWorkers(bundle).poolFor(inputs);
}

/**
 * Starts worker threads, as many as there are cores. The first starts at once, so that it is ready when it is known what changed; each other
 * when those before it have enough to do. One failure ends them all.
 */
export function startWorkers(bundle: Bundle): WorkerThreads {
  const maxThreads = availableParallelism();
  const pool = new Piscina<Job | LookJob, Answer | Look>({
    filename: bundle.worker,
    workerData: { bundle },
    minThreads: 1,
    maxThreads,
    concurrentTasksPerWorker: most,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  const underWay = new Set<Promise<void>>();
  let failure: Error | undefined;
  let end: Promise<void> | undefined;
  const terminate = () => {
    end ??= pool.destroy();
    return end;
  };
  const fail = (error: Error) => {
    failure ??= error;
    terminate();
  };
  // A thread that could not start.
  pool.on('error', fail);
  const fewerThan = async (number: number) => {
    while (underWay.size >= number) await Promise.race(underWay);
    if (failure) throw failure;
  };
  const run = async (job: Job, made: (files: WrittenFiles) => void, skipped: (reason: string) => void) => {
    await fewerThan(most * maxThreads);
    const done = pool
      .run(job)
      .then((answer) => {
        if ('made' in answer) made(answer.made);
        else if ('skipped' in answer) skipped(answer.skipped);
        else if ('failed' in answer) fail(Object.assign(new Error(answer.failed.message), answer.failed));
      }, fail)
      .finally(() => underWay.delete(done));
    underWay.add(done);
  };
  return {
    look: (standing) => pool.run({ standing }) as Promise<Look>,
    poolFor(known) {
      const inputs = shared(JSON.stringify(known));
      return {
        run: (task, made, skipped) => run({ task, inputs }, made, skipped),
        finish: () => fewerThan(1),
        terminate,
      };
    },
    terminate,
  };
}

/** A text in memory that all threads see: it goes with each task, and is copied for none. */
function shared(text: string): SharedArrayBuffer {
  const bytes = Buffer.from(text);
  const memory = new SharedArrayBuffer(bytes.length);
  bytes.copy(new Uint8Array(memory));
  return memory;
}
