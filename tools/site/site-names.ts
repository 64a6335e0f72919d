import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { idsIn } from '../../engine/check/facts.ts';
import type { SiteFile } from '../../engine/check/site-files.ts';
import type { PageDescriptor } from '../../engine/descriptor/page.ts';
import type { SiteDescriptor } from '../../engine/descriptor/site.ts';
import type { Schema } from '../../engine/schema/schema.ts';
import { writeAtomically } from '../files.ts';
import { root } from '../paths.ts';

/**
 * The names that the site's files give, as lists of examples that an editor proposes while any other value stays allowed:
 * routes, anchors, files under bases, pictures, shared files, bases. Files that cannot be read are left out. Sorted.
 */
export function siteNames(files: SiteFile[], assets: Iterable<string>): Schema {
  const all = [...assets];
  const opened = files.filter(({ value }) => typeof value === 'object' && value !== null);
  const site = opened.find(({ kind }) => kind === 'site')?.value as Partial<SiteDescriptor> | undefined;
  const pages = opened.filter(({ kind }) => kind === 'page');
  const bases = Object.entries(site?.bases ?? {});
  const lists: Record<string, string[]> = {
    Routes: pages.flatMap(routesOf),
    Anchors: pages.flatMap((page) => idsIn(page).flatMap((id) => routesOf(page).map((at) => `${at}#${id}`))),
    Files: bases.flatMap(([name, base]) =>
      typeof base === 'string' && base.startsWith('/')
        ? all.filter((path) => `/${path}`.startsWith(base)).map((path) => `${name}:${path.slice(base.length - 1)}`)
        : [`${name}:`],
    ),
    Pictures: all.filter((path) => path.startsWith('images/')).map((path) => path.slice('images/'.length)),
    Shared: files.flatMap(({ file }) => /^pages\/shared\/(.+)\.json$/.exec(file)?.[1] ?? []),
    Bases: bases.map(([name]) => name),
  };
  const definitions = Object.entries(lists).map(([name, examples]) => [
    name,
    { examples: [...new Set(examples)].sort() },
  ]);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment:
      "The site's own names, which the editor proposes. Written by `npm run dev` and `npm run schemas`. Do not edit.",
    definitions: Object.fromEntries(definitions),
  };
}

/** A page's route as it is written; with a default also the route without its last parameter, where the default shows. */
function routesOf({ value }: SiteFile): string[] {
  const { route, routeDefaults } = value as Partial<PageDescriptor>;
  if (typeof route !== 'string') return [];
  return routeDefaults ? [route, route.replace(/\/\{[^}]+\}$/, '')] : [route];
}

/**
 * Writes the names where the repository's editor settings look for them; those of another site than its own are not written.
 * The file is committed, because the editor checks nothing while it is missing, and no test asks whether it is fresh: a
 * maintainer who adds a page runs no command, and an old list only proposes less.
 */
export async function writeSiteNames(folder: string, files: SiteFile[], assets: Iterable<string>): Promise<void> {
  if (folder !== root) return;
  const path = join(root, '.vscode/schemas/site-names.schema.json');
  const text = `${JSON.stringify(siteNames(files, assets), null, 2)}\n`;
  if (text !== (await readFile(path, 'utf8').catch(() => ''))) await writeAtomically(path, text);
}
