import { JSDOM } from 'jsdom';
import type { AssetFacts, CompileContext } from '../../engine/compile/context.ts';
import { type Route, routesOf } from '../../engine/compile/page.ts';
import type { PageDescriptor } from '../../engine/descriptor/page.ts';
import type { SharedDescriptor } from '../../engine/descriptor/section.ts';
import type { SiteDescriptor } from '../../engine/descriptor/site.ts';
import { createSanitiser } from '../../engine/kit/sanitise.ts';
import { collectionsOf, readEndpoints, sourcesFrom } from '../site/records.ts';
import { type Files, siteWith, smallAssets, valuesOf } from './small-site.ts';

/** The checksum that every file of the small site is said to have. */
export const sha256 = 'ab'.repeat(32);

/** What compiling the small site needs; `changes` as for `siteWith`. Files are 1234 bytes, pictures 640 by 480 pixels. */
export async function contextWith(changes: Files = {}): Promise<CompileContext> {
  const { schemas, files } = await siteWith(changes);
  const values = valuesOf(files);
  const site = values['pages/site.json'] as SiteDescriptor;
  const inFolder = (folder: string) => Object.entries(values).filter(([file]) => file.startsWith(folder));
  const shared = inFolder('pages/shared/');
  const pages = inFolder('pages/').filter(([file]) => file !== 'pages/site.json' && !file.startsWith('pages/shared/'));
  return {
    site,
    pages: pages.map(([, page]) => page as PageDescriptor),
    shared: new Map(
      shared.map(([file, value]) => [file.slice('pages/shared/'.length, -5), (value as SharedDescriptor).sections]),
    ),
    schemas,
    asset: (path): AssetFacts | undefined => {
      if (!smallAssets.includes(path)) return undefined;
      return { size: 1234, sha256, ...(path.startsWith('images/') && { width: 640, height: 480 }) };
    },
    sources: sourcesFrom(await readEndpoints(), collectionsOf(Object.fromEntries(inFolder('assets/records/')), site)),
    sanitise: createSanitiser(new JSDOM('').window as unknown as Window & typeof globalThis),
  };
}

/** The route of a site at a path. Throws when there is none. */
export function routeAt(context: CompileContext, path: string): Route {
  const found = routesOf(context).find((route) => route.path === path);
  if (!found) throw new Error(`no route ${path}: ${routesOf(context).map((route) => route.path)}`);
  return found;
}
