import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';
import { isFull } from '../../engine/testing/test-depth.ts';

/** Every page of the built site, both languages, as paths; templates of routes with parameters are left out. */
export const pages: string[] = (await listFiles(join(root, 'dist')))
  .filter(
    (file) => /(^|\/)index\.html$/.test(file) && !/(^|\/)_\w+\/index\.html$/.test(file) && !file.startsWith('files/'),
  )
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`);

/** The pages whose HTML holds a text. */
export async function pagesWith(text: string): Promise<string[]> {
  const found = await Promise.all(
    pages.map(async (path) => (await readFile(join(root, 'dist', path, 'index.html'), 'utf8')).includes(text)),
  );
  return pages.filter((_, index) => found[index]);
}

const routeOf = (path: string) => path.replace(/^\/en(?=\/|$)/, '') || '/';

/** The section types on the Chinese page of each route. */
const typesOn = new Map<string, Set<string>>();
for (const route of [...new Set(pages.map(routeOf))].sort()) {
  const html = await readFile(join(root, 'dist', route, 'index.html'), 'utf8');
  typesOn.set(route, new Set(html.match(/ data-section="[^"]+"/g)));
}

/** A few of these routes with every section type that is on any of them: each adds the most that those before it lack. */
function coveringRoutes(routes: string[]): string[] {
  const missing = new Set(routes.flatMap((route) => [...(typesOn.get(route) ?? [])]));
  const added = (route = '') => [...(typesOn.get(route) ?? [])].filter((type) => missing.has(type)).length;
  const chosen: string[] = [];
  while (missing.size > 0) {
    const [best = ''] = routes.toSorted((one, other) => added(other) - added(one));
    for (const type of typesOn.get(best) ?? []) missing.delete(type);
    chosen.push(best);
  }
  return chosen;
}

/** A few routes that have every section type between them. */
export const routesOfAllTypes = coveringRoutes([...typesOn.keys()]);

/** The same, and as many types as can be on a second route. */
const routes = [
  ...routesOfAllTypes,
  ...coveringRoutes([...typesOn.keys()].filter((route) => !routesOfAllTypes.includes(route))),
];

/**
 * The pages to visit: in a full run all, otherwise a few routes that have every section type twice, each in one language,
 * alternating.
 */
export const seenPages: string[] = pages.filter((path) => {
  const index = routes.indexOf(routeOf(path));
  return isFull || (index >= 0 && (path !== routeOf(path)) === (index % 2 === 1));
});

/**
 * The pages that are seen in one of several looks: in a full run all of them, else each of {@link seenPages} in one look, in
 * turn. Every look sees both languages.
 */
export function seenPagesIn(look: number, looks: number): string[] {
  return seenPages.filter((path) => isFull || Math.floor(routes.indexOf(routeOf(path)) / 2) % looks === look);
}

/**
 * Every HTML file of the built site, templates of routes with parameters included; downloads keep the markup they came with. In a run
 * that is not full, of the pages those to visit.
 */
export const htmlFiles: string[] = (await listFiles(join(root, 'dist'))).filter((file) => {
  const path = `/${file.replace(/\/?index\.html$/, '')}`;
  return /^(?!files\/).*\.html$/.test(file) && (isFull || !pages.includes(path) || seenPages.includes(path));
});
