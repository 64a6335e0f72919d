import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { root } from '../site/paths.ts';
import type { StampCheck } from './build-snapshot.ts';
import type { BuildInputs, BuildTask, WrittenFiles } from './build-tasks.ts';
import type { Bundle } from './bundle.ts';
import { type PictureProcess, startPictureProcess } from './pictures/picture-process.ts';
import type { TaskResult } from './run-task.ts';
import type { StampMessage, TaskMessage } from './worker.ts';

/** Runs the tasks of a build. */
export interface WorkerPool {
  /**
   * Queues a task. Resolves when the next may be queued, and rejects if one failed. If a PDF cannot be made,
   * `skipped` receives the reason.
   */
  run(task: BuildTask, made: (files: WrittenFiles) => void, skipped: (reason: string) => void): Promise<void>;
  /** Waits for all tasks. Rejects if one failed. */
  finish(): Promise<void>;
  /** Ends the threads and processes at once. */
  terminate(): Promise<void>;
}

/** Tasks per thread: enough to keep it busy, and few enough to keep memory small. */
const most = 12;

export function startWorkerPool(inputs: BuildInputs, bundle: Bundle): WorkerPool {
  return startWorkers(bundle).poolFor(inputs);
}

/**
 * Starts worker threads before their tasks are known, at most one per core: the first at once, the others when there is enough to do.
 * The first picture starts a process that converts all. One failure ends them all.
 */
export function startWorkers(bundle: Bundle) {
  const maxThreads = availableParallelism();
  const pool = new Piscina<TaskMessage | StampMessage, TaskResult | StampCheck>({
    filename: join(root, 'engine/build/import-worker.cjs'),
    workerData: { bundle },
    minThreads: 1,
    maxThreads,
    concurrentTasksPerWorker: most,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  const underWay = new Set<Promise<void>>();
  let failure: Error | undefined;
  let pictures: PictureProcess | undefined;
  let end: Promise<unknown> | undefined;
  const terminate = async () => {
    end ??= Promise.all([pool.destroy(), pictures?.end()]);
    await end;
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
  const run = async (
    start: () => Promise<TaskResult>,
    made: (files: WrittenFiles) => void,
    skipped: (reason: string) => void,
  ) => {
    await fewerThan(most * maxThreads);
    const done = start()
      .then((answer) => {
        if ('made' in answer) made(answer.made);
        else if ('skipped' in answer) skipped(answer.skipped);
        else if ('failed' in answer) fail(Object.assign(new Error(answer.failed.message), answer.failed));
      }, fail)
      .finally(() => underWay.delete(done));
    underWay.add(done);
  };
  return {
    compareStamps: (snapshot: string) => pool.run({ snapshot }) as Promise<StampCheck>,
    poolFor(known: BuildInputs): WorkerPool {
      const inputs = shared(JSON.stringify(known));
      return {
        run(task, made, skipped) {
          const start = () => {
            if (!('files' in task)) return pool.run({ task, inputs }) as Promise<TaskResult>;
            pictures ??= startPictureProcess({ inputs: known, bundle });
            return pictures.run(task);
          };
          return run(start, made, skipped);
        },
        finish: () => fewerThan(1),
        terminate,
      };
    },
    terminate,
  };
}

/** Copies a text to memory that all threads share. */
function shared(text: string): SharedArrayBuffer {
  const bytes = Buffer.from(text);
  const memory = new SharedArrayBuffer(bytes.length);
  bytes.copy(new Uint8Array(memory));
  return memory;
}
