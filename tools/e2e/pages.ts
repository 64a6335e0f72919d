import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';
import { isFull } from '../../engine/testing/test-depth.ts';

/** Reads the pages of a built site. `prefixes` are those of its languages, except the first one. */
export async function pagesOf(folder: string, prefixes: string[]) {
  const dist = join(folder, 'dist');
  const files = await listFiles(dist);
  const pages = files
    .filter(
      (file) => /(^|\/)index\.html$/.test(file) && !/(^|\/)_\w+\/index\.html$/.test(file) && !file.startsWith('files/'),
    )
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
  const prefixOf = (path: string) => prefixes.find((prefix) => prefix && `${path}/`.startsWith(`${prefix}/`)) ?? '';
  const routeOf = (path: string) => path.slice(prefixOf(path).length) || '/';
  const htmlOf = (path: string) => readFile(join(dist, path, 'index.html'), 'utf8');

  /** The section types of each route. */
  const typesOn = new Map<string, Set<string>>();
  for (const route of [...new Set(pages.map(routeOf))].sort())
    typesOn.set(route, new Set((await htmlOf(route)).match(/ data-section="[^"]+"/g)));

  /** A few of these routes that have every section type: each adds the most types. */
  const coveringRoutes = (routes: string[]): string[] => {
    const missing = new Set(routes.flatMap((route) => [...(typesOn.get(route) ?? [])]));
    const added = (route = '') => [...(typesOn.get(route) ?? [])].filter((type) => missing.has(type)).length;
    const chosen: string[] = [];
    while (missing.size > 0) {
      const [best = ''] = routes.toSorted((one, other) => added(other) - added(one));
      for (const type of typesOn.get(best) ?? []) missing.delete(type);
      chosen.push(best);
    }
    return chosen;
  };
  const routesOfAllTypes = coveringRoutes([...typesOn.keys()]);
  const routes = [
    ...routesOfAllTypes,
    ...coveringRoutes([...typesOn.keys()].filter((route) => !routesOfAllTypes.includes(route))),
  ];

  const seenPages = pages.filter((path) => {
    const index = routes.indexOf(routeOf(path));
    return isFull || (index >= 0 && prefixOf(path) === prefixes[index % prefixes.length]);
  });
  return {
    /** Every page in every language, as paths, without templates. */
    pages,
    /** The pages whose HTML contains a text. */
    async pagesWith(text: string) {
      const found = await Promise.all(pages.map(async (path) => (await htmlOf(path)).includes(text)));
      return pages.filter((_, index) => found[index]);
    },
    /** A few routes that have every section type between them. */
    routesOfAllTypes,
    /** The pages to visit: in a full run all, otherwise a few routes that have every section type twice. */
    seenPages,
    /** A share of the pages to visit: in a full run all of them, otherwise each page in one of several shares. */
    seenPagesIn: (share: number, shares: number) =>
      seenPages.filter(
        (path) => isFull || Math.floor(routes.indexOf(routeOf(path)) / prefixes.length) % shares === share,
      ),
    htmlFiles: files.filter((file) => {
      const path = `/${file.replace(/\/?index\.html$/, '')}`;
      return /^(?!files\/).*\.html$/.test(file) && (isFull || !pages.includes(path) || seenPages.includes(path));
    }),
  };
}

/** The pages of the first site. */
export const { pages, pagesWith, routesOfAllTypes, seenPages, htmlFiles } = await pagesOf(root, ['', '/en']);
