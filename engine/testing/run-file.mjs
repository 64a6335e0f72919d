// Runs a TypeScript file in its own process, like `run.mjs` for the tools. Tests and benchmarks start servers
// and writers with it.
import { resolve } from 'node:path';
import { load } from '../load/typescript.mjs';

// The arguments have the same positions as in a program that is started directly.
process.argv.splice(1, 1);
await load(resolve(process.argv[1]));
