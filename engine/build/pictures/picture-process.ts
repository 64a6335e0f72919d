import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../../site/paths.ts';
import type { BuildInputs, VariantsTask } from '../build-tasks.ts';
import type { Bundle } from '../bundle.ts';
import type { TaskResult } from '../run-task.ts';

/** The first message to the process. */
export interface PictureInputs {
  inputs: BuildInputs;
  bundle: Bundle;
}

export interface PictureRequest {
  id: number;
  task: VariantsTask;
}

export interface PictureResponse {
  id: number;
  result: TaskResult;
}

export type PictureProcess = ReturnType<typeof startPictureProcess>;

/**
 * Starts a process that converts pictures. In threads of the build, the C library of Linux (glibc) holds the freed memory of each
 * picture in up to eight arenas per core, and only the environment of a new process can limit them.
 */
export function startPictureProcess(inputs: PictureInputs) {
  const child = fork(join(root, 'engine/load/worker.mjs'), [join(root, 'engine/build/pictures/picture-worker.ts')], {
    execArgv: [],
    env: { ...process.env, MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: String(availableParallelism() + 4) },
  });
  const waiting = new Map<number, { resolve(result: TaskResult): void; reject(error: Error): void }>();
  let ended: Error | undefined;
  const fail = (error: Error) => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  const exited = once(child, 'exit').then(([code, signal]) => {
    const what = `The process that converts pictures ended with ${signal ?? code}`;
    fail(new Error(signal === 'SIGKILL' ? `${what}: the machine may lack memory.` : `${what}.`));
  }, fail);
  child.on('error', fail);
  child.on('message', ({ id, result }: PictureResponse) => {
    waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  child.send(inputs);
  let count = 0;
  return {
    run(task: VariantsTask): Promise<TaskResult> {
      if (ended) return Promise.reject(ended);
      const id = count++;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        child.send({ id, task } satisfies PictureRequest);
      });
    },
    /** Ends the process at once. */
    async end(): Promise<void> {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
