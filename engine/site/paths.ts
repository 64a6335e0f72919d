import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { enginePath } from '../load/compiled.mjs';
import { project } from '../load/project.mjs';

export { declarationPath, enginePath, isCompiled, packageFolder } from '../load/compiled.mjs';
export { caches, project } from '../load/project.mjs';

/** The folder of `engine/` and `schemas/`, without a trailing separator: this repository, or `lib/` of the package. */
export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** The absolute path of an engine module, named as in the repository: `client/app/browser.tsx`. */
export function engineFile(path: string): string {
  return resolve(root, 'engine', enginePath(path));
}

/** The site of a command without `--site`: the environment variable `SITE`, or the project. */
export function defaultSite(): string {
  return process.env.SITE ? resolveTypedPath(process.env.SITE) : project;
}

/** Resolves a typed path relative to the folder where it was typed, which npm passes in `INIT_CWD`. */
export function resolveTypedPath(path: string): string {
  const here = process.cwd();
  return resolve((here === project && process.env.INIT_CWD) || here, path);
}

/** Converts a path of this system to one with `/`. */
export function slashed(path: string): string {
  return path.replaceAll(sep, '/');
}
