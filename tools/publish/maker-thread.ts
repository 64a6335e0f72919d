// The script of a thread that makes files. Built with the engine: a thread that had to understand TypeScript would start late.
import { workerData } from 'node:worker_threads';
import type { prepare, prerender } from '../../engine/app/prerender.tsx';
import type { Bundle } from './bundle.ts';
import { createMaker } from './maker.ts';
import type { BuildInputs, Made, Order } from './orders.ts';

/** What a thread answers to an order: what it made, or why it could not. */
export type Answer = { made: Made } | { failed: Pick<NodeJS.ErrnoException, 'message' | 'code' | 'path'> };

const { inputs, bundle } = workerData as { inputs: BuildInputs; bundle: Bundle };
const renderer: { prepare: typeof prepare; prerender: typeof prerender } = await import(bundle.renderer);
await renderer.prepare();
const make = createMaker(inputs, bundle, renderer.prerender);

/** Makes what an order asks for. */
export default function answer(order: Order): Answer {
  try {
    return { made: make(order) };
  } catch (error) {
    // Of an error only its message would arrive, not the system's name for it.
    const { message, code, path } = error as NodeJS.ErrnoException;
    return { failed: { message, code, path } };
  }
}
