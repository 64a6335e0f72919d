// The script of a thread that makes files. Built with the engine: a thread that had to understand TypeScript would start late.
import { parentPort, workerData } from 'node:worker_threads';
import type { prepare, prerender } from '../../engine/app/prerender.tsx';
import type { BuildInputs, BuildTask } from './build-tasks.ts';
import type { Bundle } from './bundle.ts';
import { createTaskRunner } from './run-task.ts';

const { inputs, bundle } = workerData as { inputs: BuildInputs; bundle: Bundle };
const renderer: { prepare: typeof prepare; prerender: typeof prerender } = await import(bundle.renderer);
await renderer.prepare();
const runTask = createTaskRunner(inputs, bundle, renderer.prerender);

parentPort?.on('message', (task: BuildTask) => {
  try {
    parentPort?.postMessage({ made: runTask(task) });
  } catch (error) {
    // Of an error only its message would arrive, not the system's name for it.
    const { message, code, path } = error as NodeJS.ErrnoException;
    parentPort?.postMessage({ failed: { message, code, path } });
  }
});
