import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OfflineSite, offlineRoute } from '../client/offline/offline-site.ts';
import type { CompileContext } from '../compile/context.ts';
import { addressingOf } from '../compile/languages.ts';
import { isInLanguage, type Route } from '../compile/page.ts';
import type { LocalizedText } from '../model/kinds.ts';
import type { PageDescriptor } from '../model/page.ts';
import { dataAddress, routeHref } from '../model/page-file.ts';
import { codesOf } from '../model/schema/languages.ts';
import { fillSlugs } from '../model/schema/placeholders.ts';
import { workerAddress } from '../model/schema/reserved-addresses.ts';
import { hashOf } from '../site/files/seal.ts';
import { root } from '../site/paths.ts';
import type { TextTask } from './build-tasks.ts';
import type { Bundle } from './bundle.ts';

const removal = join(root, 'engine/client/offline/removal.js');

/** The script at the service worker's address on a site without one. It removes an earlier worker. */
export function workerRemoval(): Promise<string> {
  return readFile(removal, 'utf8');
}

/** The page that browsers show without a connection, unless the site has no offline support. */
export function offlineRoutes({ site, words }: CompileContext): Route[] {
  if (site.offline === false) return [];
  const said = (key: string) => words.offline?.[key] as unknown as LocalizedText;
  const lacking = { type: 'prose', id: 'offline', paragraphs: [said('lacking'), said('retry')] } as const;
  const kept = { type: 'prose', id: 'kept', heading: said('kept'), paragraphs: [said('none')] } as const;
  const page: PageDescriptor = {
    $schema: '',
    id: 'offline',
    route: offlineRoute,
    title: said('title'),
    noindex: true,
    sections: [lacking, kept],
  };
  return [{ page, pattern: offlineRoute, path: offlineRoute }];
}

/** The service worker and the script of the offline page. `hashes` are those of the pages' data files. */
export async function offlineTasks(
  context: CompileContext,
  bundle: Bundle,
  routes: Route[],
  hashes: Map<string, string>,
  edition: string | undefined,
): Promise<TextTask[]> {
  const path = workerAddress.slice(1);
  const { site } = context;
  if (site.offline === false) return [{ path, text: await workerRemoval() }];
  const wanted = (site.precache ?? []).map((route) => fillSlugs(route, site));
  const guides = [
    ...offlineRoutes(context),
    ...wanted.flatMap((route) => routes.filter((one) => one.params && fillSlugs(one.page.route, site) === route)),
  ];
  const addressing = addressingOf(context);
  const kept = codesOf(site).map((language) => {
    const spoken = guides.filter((route) => isInLanguage(route, language));
    return {
      language,
      addresses: spoken.map((route) => routeHref(route.path, language, addressing)),
      hashes: spoken.map((route) => hashes.get(dataAddress(language, route.path).slice(1))),
    };
  });
  const { languages } = addressing;
  const facts: OfflineSite = {
    publication: hashOf(JSON.stringify([edition, kept])).slice(0, 8),
    languages: languages.map(({ code, prefix }) => ({ code, prefix })),
    guides: Object.fromEntries(kept.map(({ language, addresses }) => [language, addresses])),
  };
  return [
    { path, text: `self.pagewright=${JSON.stringify(facts)};\n${bundle.serviceWorker}` },
    { path: bundle.offline.address.slice(1), text: bundle.offline.code },
  ];
}
