import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostFileNames as names } from '../../engine/schema/reserved-addresses.ts';
import type { ApiAddress } from './api-addresses.ts';
import type { BuildFacts } from './build-facts.ts';
import { headersFile, redirectsFile } from './cloud-files.ts';
import { composeFile, dockerfile, kubernetesFile } from './container-files.ts';
import { nginxConf } from './nginx.ts';

/** The files that tell other hosts how to serve a built site, by their names in `dist/`. */
export function hostFiles(facts: BuildFacts, api: ApiAddress[]): Record<string, string> {
  return {
    [names.nginx]: nginxConf(facts, api),
    [names.docker]: dockerfile,
    [names.compose]: composeFile,
    [names.kubernetes]: kubernetesFile,
    [names.headers]: headersFile(facts),
    [names.redirects]: redirectsFile(facts, api),
    // GitHub Pages leaves out folders whose names begin with "_" unless this file is there.
    [names.allFolders]: '',
  };
}

/** The files of a built site that other services read, by their names. */
export async function readHostFiles(dist: string): Promise<Record<string, string>> {
  const read = [names.headers, names.redirects].map(
    async (name) => [name, await readFile(join(dist, name), 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}

/**
 * What of these files a host would not read, a sentence each. Cloudflare Pages ignores a line of `_headers` beyond 2,000
 * characters, and redirects beyond 2,000, or beyond 100 with a placeholder.
 */
export function pastLimits(files: Record<string, string>): string[] {
  const of = (name: string) => (files[name] ?? '').split('\n');
  const long = of('_headers').filter((line) => line.length > 2000);
  const redirects = of('_redirects').filter((line) => line.endsWith(' 301'));
  const filled = redirects.filter((line) => line.includes('/:'));
  return [
    ...long.map(
      (line) =>
        `_headers: Cloudflare Pages ignores ${line.trim().split(':')[0]}, which has ${line.length} characters of at most 2000.`,
    ),
    ...(filled.length > 100 || redirects.length - filled.length > 2000
      ? ['_redirects: Cloudflare Pages reads 2000 redirects and 100 with a parameter, and ignores the rest.']
      : []),
  ];
}
