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

  // Each adds the most types.
  const routesOfAllTypes: string[] = [];
  const missing = new Set([...typesOn.values()].flatMap((types) => [...types]));
  const added = (route: string) => [...(typesOn.get(route) ?? [])].filter((type) => missing.has(type)).length;
  while (missing.size > 0) {
    const [best = ''] = [...typesOn.keys()].sort((one, other) => added(other) - added(one));
    for (const type of typesOn.get(best) ?? []) missing.delete(type);
    routesOfAllTypes.push(best);
  }

  const seenPages = pages.filter((path) => {
    const index = routesOfAllTypes.indexOf(routeOf(path));
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
    /** The pages to visit: in a full run all, otherwise a few that have every section type between them. */
    seenPages,
    /** A share of the pages to visit: in a full run all of them, otherwise each page in one of several shares. */
    seenPagesIn: (share: number, shares: number) =>
      seenPages.filter((path) => isFull || routesOfAllTypes.indexOf(routeOf(path)) % shares === share),
    htmlFiles: files.filter((file) => {
      const path = `/${file.replace(/\/?index\.html$/, '')}`;
      return /^(?!files\/).*\.html$/.test(file) && (isFull || !pages.includes(path) || seenPages.includes(path));
    }),
  };
}

/** The pages of the first site. */
export const { pages, pagesWith, routesOfAllTypes, seenPages, htmlFiles } = await pagesOf(root, ['', '/en']);
