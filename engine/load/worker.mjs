// Runs a TypeScript file of the tools in a thread: the program that its `workerData` names. Plain JavaScript, as a thread begins
// with nothing that reads anything else.
import { workerData } from 'node:worker_threads';
import { load } from './typescript.mjs';

await load(workerData.program);
