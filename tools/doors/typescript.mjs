// Reads the tools as they are written. Plain JavaScript, for nothing understands TypeScript before it, and Node refuses to where
// a package is installed.
import { join } from 'node:path';
import { createJiti } from 'jiti';
import { caches } from './project.mjs';

// What was translated once is kept inside the project: others can write to the system's folder for temporary files.
const jiti = createJiti(import.meta.url, { fsCache: join(caches, 'jiti') });

export const load = (file) => jiti.import(file);
