import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BuildInputs, BuildTask, WrittenFiles } from './build-tasks.ts';
import type { Bundle } from './bundle.ts';

/** Those who make files. */
export interface WorkerPool {
  /** Gives a task, and tells `made` when it is done. Resolves when the next may be given. Rejects when one failed. */
  run(task: BuildTask, made: (files: WrittenFiles) => void): Promise<void>;
  /** Waits until all is made. Rejects when one failed. */
  finish(): Promise<void>;
  /** Lets them go, whatever they are at. */
  terminate(): Promise<void>;
}

/** How many tasks wait at one thread: enough that it is never idle, few enough that memory stays small. */
const most = 8;

/** What a thread answers to a task. */
type Answer = { made: WrittenFiles } | { failed: { message: string; code?: string; path?: string } };

interface Thread {
  worker: Worker;
  /** Whom to tell of each task that was given and is not done, oldest first. */
  waiting: ((files: WrittenFiles) => void)[];
}

/**
 * WorkerPool in threads, as many as there are cores. The first starts at once, so that it is ready when it is known what changed;
 * each other when those before it have enough to do.
 */
export function startWorkerPool(inputs: BuildInputs, bundle: Bundle): WorkerPool {
  const threads: Thread[] = [];
  let failure: Error | undefined;
  let wake = () => {};
  const change = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  const fail = (error: Error) => {
    failure ??= error;
    wake();
  };
  const start = (): Thread => {
    const thread: Thread = {
      worker: new Worker(new URL(bundle.worker), { workerData: { inputs, bundle } }),
      waiting: [],
    };
    thread.worker.on('message', (answer: Answer) => {
      if ('failed' in answer) fail(Object.assign(new Error(answer.failed.message), answer.failed));
      else thread.waiting.shift()?.(answer.made);
      wake();
    });
    thread.worker.on('error', fail);
    threads.push(thread);
    return thread;
  };
  start();
  const idlest = () => threads.toSorted((a, b) => a.waiting.length - b.waiting.length)[0] as Thread;
  const free = (thread: Thread) => thread.waiting.length < most;
  return {
    async run(task, made) {
      if (!free(idlest()) && threads.length < availableParallelism()) start();
      while (!failure && !free(idlest())) await change();
      if (failure) throw failure;
      const thread = idlest();
      thread.waiting.push(made);
      thread.worker.postMessage(task);
    },
    async finish() {
      while (!failure && threads.some(({ waiting }) => waiting.length > 0)) await change();
      if (failure) throw failure;
    },
    async terminate() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
