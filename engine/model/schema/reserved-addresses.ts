import { checksumsFile } from './checksums.ts';

/*
 * The addresses that are no page's: the build writes files there, or the servers answer them themselves. The one list by which
 * the check refuses routes, the build names its files, and servers and hosts know what is nobody's business.
 */

/** The files at a built site's root that tell its servers and hosts of it, by what they are. */
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

/** The files at a built site's root that search engines ask for. */
export const searchFileNames = { robots: 'robots.txt', sitemap: 'sitemap.xml' } as const;

/** The file of the sitemap that comes first, second … where one cannot hold all pages. */
export function sitemapPart(number: number): string {
  return searchFileNames.sitemap.replace('.', `-${number}.`);
}

/** The service worker: its place says for which addresses it answers, all. */
export const workerAddress = '/sw.js';

/** Where the server tells how it is. */
export const healthAddress = '/healthz';

/** The file of a folder's page, and the page that hosts show at an unknown address below a folder. */
export const pageFileNames = { page: 'index.html', unknown: '404.html' } as const;

/** The first steps of addresses below which are the API's answers and the server's health. */
const starts = ['api', healthAddress.slice(1)];

/** Why a step of a route cannot be one: other files begin there, have its name, or are hidden. */
export type ReservedSegment = { segment: string; why: 'start' | 'name' | 'hidden' };

/**
 * The first step of a route that belongs to something else than pages; `undefined` where none does. Small and capital letters
 * are the same, as they are to many disks. Below a language's prefix are its pages. Whatever begins with `_` is the engine's: scripts, data, what only dev serves.
 */
export function reservedSegment(route: string, languages: { prefix: string }[]): ReservedSegment | undefined {
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
