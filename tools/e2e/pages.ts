import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../files.ts';
import { root } from '../paths.ts';

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

/**
 * The pages that one of several looks is to see, so that together they see every page once: pages in a row take turns, and
 * a translation takes another turn than its original.
 */
export function pagesInTurn(look: number, looks: number): string[] {
  const routeOf = (path: string) => path.replace(/^\/en(?=\/|$)/, '') || '/';
  const routes = [...new Set(pages.map(routeOf))].sort();
  return pages.filter((path) => {
    const half = path === routeOf(path) ? 0 : Math.floor(looks / 2);
    return (routes.indexOf(routeOf(path)) + half) % looks === look;
  });
}
