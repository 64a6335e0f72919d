import { existsSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The engine's own folder, without a separator at its end: this repository, or the package as it is installed. */
export const root = resolve(fileURLToPath(new URL('..', import.meta.url)));

/**
 * The project that commands run in: from the working folder upward the nearest that has `pages/` or a `package.json`, else the working
 * folder. For the engine's own repository that is the repository.
 */
export const project = projectOf(process.cwd());

/** Where is kept what was made of the engine and can be made again. Never with the engine: it may be installed, and not ours to write to. */
export const caches = join(project, '.cache');

/** The site of a command that is told of none: `SITE` from the environment, else the project itself. */
export function standardSite(): string {
  return process.env.SITE ? asTyped(process.env.SITE) : project;
}

function projectOf(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (['pages', 'package.json'].some((name) => existsSync(join(at, name)))) return at;
    if (at === dirname(at)) return folder;
  }
}

/**
 * The path that a person typed, from where they typed it. npm runs its scripts in the project and says where it was called;
 * what it said to a command that has since started this one elsewhere does not count.
 */
export function asTyped(path: string): string {
  const here = process.cwd();
  return resolve((here === project && process.env.INIT_CWD) || here, path);
}

/** A path of this system as the site, the web and messages spell it: parted by `/`. */
export function slashed(path: string, separator = sep): string {
  return path.replaceAll(separator, '/');
}
