import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** The site that a command works on: `--site DIR`, else `SITE` from the environment, else the repository itself. */
export function siteFolder(args: string[]): string {
  const at = args.indexOf('--site');
  const given = at >= 0 ? args[at + 1] : process.env.SITE;
  if (at >= 0 && !given) throw new Error('--site needs a folder that holds pages/ and assets/');
  return given ? resolve(given) : root;
}
