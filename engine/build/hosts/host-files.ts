import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostFileNames as names } from '../../model/schema/reserved-addresses.ts';
import type { ApiAddress } from './api-addresses.ts';
import type { BuildFacts } from './build-facts.ts';
import { headersFile, redirectsFile } from './cloud-files.ts';
import { nginxConf } from './nginx.ts';
import { readHostTemplate } from './read-host-template.ts';

/** Hosts with configuration files: nginx (also in a container), and static hosting services. */
export type Host = 'nginx' | 'cloud';

const containerNames = [names.docker, names.compose, names.kubernetes];

const filesOf: Record<Host, (facts: BuildFacts, api: ApiAddress[]) => Record<string, string>> = {
  nginx: (facts, api) => ({
    [names.nginx]: nginxConf(facts, api),
    ...Object.fromEntries(containerNames.map((name) => [name, readHostTemplate(name)])),
  }),
  cloud: (facts, api) => ({
    [names.headers]: headersFile(facts, api),
    [names.redirects]: redirectsFile(facts, api),
    // GitHub Pages leaves out folders whose names begin with "_" unless this file is there.
    [names.allFolders]: '',
  }),
};

/** The configuration files of these hosts, by their names in `dist/`. `api` lists the API addresses served as files. */
export function hostFiles(facts: BuildFacts, api: ApiAddress[], hosts: readonly Host[]): Record<string, string> {
  return Object.assign({}, ...hosts.map((host) => filesOf[host](facts, api)));
}

/** Reads the configuration files for static hosting services. */
export async function readCloudFiles(dist: string): Promise<Record<string, string>> {
  const read = [names.headers, names.redirects].map(
    async (name) => [name, await readFile(join(dist, name), 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}

/** The maximum number of files on Cloudflare Pages. */
const mostFiles = { free: 20_000, paid: 100_000 };

/** The limits of Cloudflare Pages that a built site exceeds, a sentence each. `count` is the number of its files. */
export function exceededLimits(files: Record<string, string>, count: number): string[] {
  const of = (name: string) => (files[name] ?? '').split('\n');
  const long = of(names.headers).filter((line) => line.length > 2000);
  const rules = of(names.headers).filter((line) => line.startsWith('/'));
  // Without the second rule of each, for the address with a slash at its end. Fixed ones beyond the limit are left out.
  const redirects = of(names.redirects).filter((line) => /^\S*[^/\s] \S+ 301$/.test(line));
  const filled = redirects.filter((line) => line.includes('/:'));
  return [
    ...(count > mostFiles.free
      ? [
          `${count} files: Cloudflare Pages takes ${mostFiles.free} on its free plan and ${mostFiles.paid} on others; --target static writes the fewest.`,
        ]
      : []),
    ...long.map(
      (line) =>
        `_headers: Cloudflare Pages ignores ${line.trim().split(':')[0]}, which has ${line.length} characters of at most 2000.`,
    ),
    ...(rules.length > 100
      ? [`_headers: Cloudflare Pages reads 100 of ${rules.length} rules, and ignores the rest.`]
      : []),
    ...(filled.length > 100 || redirects.length - filled.length > 2000
      ? ['_redirects: Cloudflare Pages reads 2000 redirects and 100 with a parameter, and ignores the rest.']
      : []),
  ];
}
