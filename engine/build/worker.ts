// The script of a worker thread of the pool. Built with the engine: a thread that had to understand TypeScript would start late.
import { workerData } from 'node:worker_threads';
import type { prepare, prerender } from '../client/app/prerender.tsx';
import type { BuildInputs, BuildTask, WrittenFiles } from './build-tasks.ts';
import type { Bundle } from './bundle.ts';
import { createTaskRunner, PdfFailure, type RunTask } from './run-task.ts';
import { type Look, openStandingBuild } from './standing-build.ts';

/** A task, and the text of the `BuildInputs`, which are the same for all that a thread is asked for. */
export interface Job {
  task: BuildTask;
  inputs: SharedArrayBuffer;
}

/** A look at the build that stands in a folder, before it is known what is to be made. */
export interface LookJob {
  standing: string;
}

/** What a thread answers to a task: what it made, or why it could not. */
export type Answer =
  | { made: WrittenFiles }
  /** Why a PDF could not be made. */
  | { skipped: string }
  | { failed: Pick<NodeJS.ErrnoException, 'message' | 'code' | 'path'> };

const { bundle } = workerData as { bundle: Bundle };
const renderer: { prepare: typeof prepare; prerender: typeof prerender } = await import(bundle.renderer);
await renderer.prepare();
let runTask: RunTask | undefined;

/** Makes what a task asks for, or looks at what stands. */
export default async function answer(asked: Job | LookJob): Promise<Answer | Look> {
  if ('standing' in asked) return openStandingBuild(asked.standing).look();
  const { task, inputs } = asked;
  try {
    runTask ??= createTaskRunner(JSON.parse(Buffer.from(inputs).toString()) as BuildInputs, bundle, renderer.prerender);
    return { made: await runTask(task) };
  } catch (error) {
    if (error instanceof PdfFailure) return { skipped: error.message };
    // Of an error only its message would arrive, not the system's name for it.
    const { message, code, path } = error as NodeJS.ErrnoException;
    return { failed: { message, code, path } };
  }
}
