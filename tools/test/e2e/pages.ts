import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../files/files.ts';
import { root } from '../../paths.ts';
import { isFull } from '../fixtures/depth.ts';

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
const routes = await distinctRoutes();

/** One route of each page descriptor and set of section types: the pages of a collection differ in content alone. */
async function distinctRoutes(): Promise<string[]> {
  const byLayout = new Map<string, string>();
  for (const route of [...new Set(pages.map(routeOf))].sort()) {
    const html = await readFile(join(root, 'dist', route, 'index.html'), 'utf8');
    const layout = new Set(html.match(/ data-(page|section)="[^"]+"/g));
    byLayout.set([...layout].sort().join(), route);
  }
  return [...byLayout.values()];
}

/** The pages to visit: in a full run all, otherwise each of the distinct routes in one language, alternating. */
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
