// The package has the engine as JavaScript, the repository as TypeScript.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

export const isCompiled = !existsSync(new URL('../model/page.ts', import.meta.url));

export const enginePath = (path) => (isCompiled ? path.replace(/(?<!\.d)\.tsx?$/, '.js') : path);

export const declarationPath = (path) => (isCompiled ? path.replace(/\.tsx?$/, '.d.ts') : path);

// The package holds the engine in `lib/`.
export const packageFolder = join(here, isCompiled ? '../../..' : '../..');
