import { codesOf } from '../model/schema/languages.ts';
import type { SiteDescriptor } from '../model/site.ts';
import { pageFiles, recordFiles } from './entry-files.ts';
import type { ImportedContent, ImportTarget, Loss } from './imported-content.ts';
import { lastNumber } from './last-number.ts';
import { createResolver, type PlacedEntry, placeEntries } from './place-entries.ts';
import { postFiles } from './post-files.ts';
import { isPicture, readMedia } from './read-media.ts';
import { changeSite } from './site-changes.ts';

export interface ImportPlan {
  /** New and changed files by path in the site. */
  files: Record<string, string | Uint8Array>;
  placed: PlacedEntry[];
  losses: Loss[];
  /** The number of entries without a loss. */
  whole: number;
  redirects: number;
  pictures: number;
  /** The number of files that entries show or link to and that could not be read. */
  unread: number;
}

/** The files of a site that an import adds or changes. Reads pictures and downloads; writes nothing. */
export async function planImport(content: ImportedContent, target: ImportTarget): Promise<ImportPlan> {
  const { input, collection, language } = target;
  const siteText = input.files['pages/site.json'] ?? '{}';
  const site = JSON.parse(siteText) as SiteDescriptor;
  const posts = `/${collection}`;
  const routes = new Set(Object.values(input.files).flatMap((text) => /"route"\s*:\s*"([^"]+)"/.exec(text)?.[1] ?? []));
  const placed = placeEntries(content.entries, posts, (kind, name) =>
    kind === 'post'
      ? `assets/records/${collection}/${name}.json` in input.files
      : `pages/${name}.json` in input.files || routes.has(`/${name}`) || `/${name}` === posts,
  );
  const media = await readMedia(content);
  const routeOf = createResolver(
    content.origin,
    placed.flatMap(({ entry, route }) => entry.addresses.map((address): [string, string] => [address, route])),
  );
  const addresses = {
    picture: media.picture,
    link: (address: string) => routeOf(address) ?? media.link(address),
  };

  const isOnly = codesOf(site).length < 2;
  const inLanguage = (text: string) => (isOnly ? text : { [language]: text });
  const losses: Loss[] = content.losses.map((what) => ({ entry: '', what }));
  const incomplete = new Set<PlacedEntry>();
  const files: Record<string, string | Uint8Array> = {};
  let number = lastNumber(input.files, collection, 'id');
  for (const one of placed) {
    const { entry } = one;
    const note = (what: string) => {
      losses.push({ entry: entry.title, what });
      incomplete.add(one);
    };
    const markdown = entry.markdown(addresses, note);
    if (entry.kind === 'page') {
      Object.assign(files, pageFiles(one, markdown, target));
      if (!isOnly) note('its translation: every language shows the same');
    } else {
      const picture = entry.picture === undefined ? undefined : media.picture(entry.picture);
      if (entry.picture !== undefined && picture === undefined) note(`the picture ${entry.picture}`);
      number += 1;
      Object.assign(files, recordFiles(one, { number, markdown, picture, inLanguage }, target));
    }
  }
  Object.assign(files, Object.fromEntries(media.placed));

  const isNew = !(`pages/collections/${collection}.json` in input.files);
  const hasList = isNew && placed.some(({ entry }) => entry.kind === 'post');
  if (hasList) Object.assign(files, postFiles(target, codesOf(site)));
  const changed = changeSite(siteText, site, placed, {
    origin: content.origin,
    routes: new Set([...routes, ...placed.map(({ route }) => route)]),
    list: hasList ? posts : undefined,
  });
  files['pages/site.json'] = changed.text;
  for (const from of changed.lost)
    losses.push({ entry: '', what: `a redirect from ${from}, because a redirect cannot have these characters` });
  return {
    files,
    placed,
    losses,
    whole: placed.length - incomplete.size,
    redirects: changed.redirects,
    pictures: [...media.placed.keys()].filter(isPicture).length,
    unread: media.unread,
  };
}
