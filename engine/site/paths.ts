import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { project } from '../load/project.mjs';

export { caches, project } from '../load/project.mjs';

/** The engine's own folder, without a separator at its end: this repository, or the package as it is installed. */
export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** The site of a command that is told of none: `SITE` from the environment, else the project itself. */
export function defaultSite(): string {
  return process.env.SITE ? resolveTypedPath(process.env.SITE) : project;
}

/**
 * The path that a person typed, from where they typed it. npm runs its scripts in the project and says where it was called;
 * what it said to a command that has since started this one elsewhere does not count.
 */
export function resolveTypedPath(path: string): string {
  const here = process.cwd();
  return resolve((here === project && process.env.INIT_CWD) || here, path);
}

/** A path of this system as the site, the web and messages spell it: parted by `/`. */
export function slashed(path: string, separator = sep): string {
  return path.replaceAll(separator, '/');
}
