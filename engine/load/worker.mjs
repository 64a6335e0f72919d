// Runs a TypeScript file of the tools in a thread, named by `workerData`, or in a process, named by its argument. Plain JavaScript,
// because a new thread or process can load nothing else.
import { workerData } from 'node:worker_threads';
import { load } from './typescript.mjs';

await load(workerData?.program ?? process.argv[2]);
