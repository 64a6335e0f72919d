// Runs a TypeScript file of the tools in a thread, named by `workerData`. Plain JavaScript, because a new thread can load
// nothing else.
import { workerData } from 'node:worker_threads';
import { load } from './typescript.mjs';

await load(workerData.program);
