// The script of a thread that makes files. Built with the engine: a thread that had to understand TypeScript would start late.
import { parentPort, workerData } from 'node:worker_threads';
import type { prepare, prerender } from '../../engine/app/prerender.tsx';
import type { Bundle } from './bundle.ts';
import { createMaker } from './maker.ts';
import type { BuildInputs, Order } from './orders.ts';

const { inputs, bundle } = workerData as { inputs: BuildInputs; bundle: Bundle };
const renderer: { prepare: typeof prepare; prerender: typeof prerender } = await import(bundle.renderer);
await renderer.prepare();
const make = createMaker(inputs, bundle, renderer.prerender);

parentPort?.on('message', (order: Order) => {
  try {
    parentPort?.postMessage({ made: make(order) });
  } catch (error) {
    // Of an error only its message would arrive, not the system's name for it.
    const { message, code, path } = error as NodeJS.ErrnoException;
    parentPort?.postMessage({ failed: { message, code, path } });
  }
});
