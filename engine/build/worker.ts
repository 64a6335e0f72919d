// The script of a worker thread. It is bundled, because loading TypeScript would delay its start.
import { workerData } from 'node:worker_threads';
import type { prepare, prerender } from '../client/app/prerender.tsx';
import { openBuildSnapshot, type StampCheck } from './build-snapshot.ts';
import type { BuildInputs, BuildTask } from './build-tasks.ts';
import type { Bundle } from './bundle.ts';
import { createTaskRunner, type RunTask, runForResult, type TaskResult } from './run-task.ts';

/** A task, and the JSON of the build's `BuildInputs`. */
export interface TaskMessage {
  task: BuildTask;
  inputs: SharedArrayBuffer;
}

/** A request to compare the files of a build with their stamps. */
export interface StampMessage {
  snapshot: string;
}

const { bundle } = workerData as { bundle: Bundle };
const renderer: { prepare: typeof prepare; prerender: typeof prerender } = await import(bundle.renderer);
await renderer.prepare();
let runTask: RunTask | undefined;

export default async function handleMessage(message: TaskMessage | StampMessage): Promise<TaskResult | StampCheck> {
  if ('snapshot' in message) return openBuildSnapshot(message.snapshot).compareStamps();
  const { task, inputs } = message;
  runTask ??= createTaskRunner(JSON.parse(Buffer.from(inputs).toString()) as BuildInputs, bundle, renderer.prerender);
  return runForResult(runTask, task);
}
