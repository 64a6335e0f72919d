// The script of a worker thread. It is bundled, because loading TypeScript would delay its start.
import { workerData } from 'node:worker_threads';
import type { prepare, prerender } from '../client/app/prerender.tsx';
import { openBuildSnapshot, type StampCheck } from './build-snapshot.ts';
import type { BuildInputs, BuildTask, WrittenFiles } from './build-tasks.ts';
import type { Bundle } from './bundle.ts';
import { createTaskRunner, PdfFailure, type RunTask } from './run-task.ts';

/** A task, and the JSON of the build's `BuildInputs`. */
export interface TaskMessage {
  task: BuildTask;
  inputs: SharedArrayBuffer;
}

/** A request to compare the files of a build with their stamps. */
export interface StampMessage {
  snapshot: string;
}

export type TaskResult =
  | { made: WrittenFiles }
  /** Why a PDF could not be made. */
  | { skipped: string }
  | { failed: Pick<NodeJS.ErrnoException, 'message' | 'code' | 'path'> };

const { bundle } = workerData as { bundle: Bundle };
const renderer: { prepare: typeof prepare; prerender: typeof prerender } = await import(bundle.renderer);
await renderer.prepare();
let runTask: RunTask | undefined;

export default async function handleMessage(message: TaskMessage | StampMessage): Promise<TaskResult | StampCheck> {
  if ('snapshot' in message) return openBuildSnapshot(message.snapshot).compareStamps();
  const { task, inputs } = message;
  try {
    runTask ??= createTaskRunner(JSON.parse(Buffer.from(inputs).toString()) as BuildInputs, bundle, renderer.prerender);
    return { made: await runTask(task) };
  } catch (error) {
    if (error instanceof PdfFailure) return { skipped: error.message };
    // A thrown error would lose its code between threads.
    const { message, code, path } = error as NodeJS.ErrnoException;
    return { failed: { message, code, path } };
  }
}
