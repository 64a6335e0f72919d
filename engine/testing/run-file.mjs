// Runs a TypeScript file in a process of its own, as `run.mjs` runs the tools: for the servers and writers that tests and
// benchmarks start.
import { resolve } from 'node:path';
import { load } from '../load/typescript.mjs';

// The file finds its arguments where a program that was started directly has them.
process.argv.splice(1, 1);
await load(resolve(process.argv[1]));
