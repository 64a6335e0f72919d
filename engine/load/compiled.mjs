// The package has the engine as JavaScript, the repository as TypeScript.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const isCompiled = !existsSync(fileURLToPath(new URL('../cli/main.ts', import.meta.url)));

export const enginePath = (path) => (isCompiled ? path.replace(/(?<!\.d)\.tsx?$/, '.js') : path);

export const declarationPath = (path) => (isCompiled ? path.replace(/\.tsx?$/, '.d.ts') : path);

/** The folder with package.json: the package holds the engine in `lib/`. */
export const packageFolder = join(fileURLToPath(new URL('../..', import.meta.url)), isCompiled ? '..' : '');
