// Runs a TypeScript file in a process of its own, as `run.mjs` runs the tools: for the servers and writers that tests and
// benchmarks start. Plain JavaScript, for nothing understands TypeScript before it.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

const fsCache = fileURLToPath(new URL('../node_modules/.cache/jiti', import.meta.url));
// The file finds its arguments where a program that was started directly has them.
process.argv.splice(1, 1);
await createJiti(import.meta.url, { fsCache }).import(resolve(process.argv[1]));
