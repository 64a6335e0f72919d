import { checksumsFile } from './checksums.ts';

// Addresses that pages cannot have, because the build writes files there or servers handle them. The check, the build and the servers share this list.

/** The files for servers and hosts at the root of a built site. */
export const hostFileNames = {
  facts: 'build.json',
  nginx: 'nginx.conf',
  docker: 'Dockerfile',
  compose: 'compose.yaml',
  kubernetes: 'kubernetes.yaml',
  headers: '_headers',
  redirects: '_redirects',
  allFolders: '.nojekyll',
} as const;

/** The files for search engines at the root of a built site. */
export const searchFileNames = { robots: 'robots.txt', sitemap: 'sitemap.xml' } as const;

/** The numbered sitemap files of a large site. */
export function sitemapPart(number: number): string {
  return searchFileNames.sitemap.replace('.', `-${number}.`);
}

/** The service worker, at the root so that its scope is the whole site. */
export const workerAddress = '/sw.js';

export const healthAddress = '/healthz';

/** The file of a page, and the page for unknown addresses, in each folder. */
export const pageFileNames = { page: 'index.html', unknown: '404.html' } as const;

/** The first segments of the API and the health endpoint. */
const starts = ['api', healthAddress.slice(1)];

/**
 * The first reserved segment of a route, and the reason. Ignores case, like many file systems. Reserves language prefixes, and names
 * that begin with `_` for the engine's scripts and data.
 */
export function reservedSegment(
  route: string,
  languages: { prefix: string }[],
): { segment: string; why: 'start' | 'name' | 'hidden' } | undefined {
  const [first = '', ...others] = route.slice(1).split('/');
  const plain = first.toLowerCase();
  const isPrefix = languages.some(({ prefix }) => prefix === `/${plain}`);
  const isOwnFile =
    isFileOf(hostFileNames, first) ||
    isFileOf(searchFileNames, first.replace(/-\d+(?=\.)/, '')) ||
    isFileOf({ worker: workerAddress.slice(1) }, first);
  if (isPrefix || starts.includes(plain) || plain.startsWith('_') || isOwnFile) return { segment: first, why: 'start' };
  for (const segment of [first, ...others]) {
    if (segment.startsWith('.')) return { segment, why: 'hidden' };
    if (isFileOf({ ...pageFileNames, checksumsFile }, segment)) return { segment, why: 'name' };
  }
  return undefined;
}

/** Whether a name is one of these files, or a compressed variant of it. */
function isFileOf(names: Record<string, string>, name: string): boolean {
  const plain = name.toLowerCase().replace(/\.(br|gz)$/, '');
  return Object.values(names).some((own) => own.toLowerCase() === plain);
}
