import { applyOperations, type Operation } from '../edit/operations.ts';
import { readWholeFile } from '../edit/passage.ts';
import { relativeSchemaPath } from '../generate/scaffold/schema-path.ts';
import { translateTexts } from '../generate/scaffold/site-texts.ts';
import { formatJson } from '../generate/scaffold/write-new-files.ts';
import { codesOf } from '../model/schema/languages.ts';
import type { SiteDescriptor } from '../model/site.ts';
import type { ImportedContent, ImportTarget, Loss } from './imported-content.ts';
import { lastNumber } from './last-number.ts';
import { createResolver, type PlacedEntry, placeEntries, plainAddress } from './place-entries.ts';
import { postFiles } from './post-files.ts';

export interface ImportPlan {
  /** New and changed files by path in the site. */
  files: Record<string, string | Uint8Array>;
  placed: PlacedEntry[];
  losses: Loss[];
  /** The number of entries without a loss. */
  whole: number;
  redirects: number;
  pictures: number;
}

/** The folder below `assets/images/` and `assets/files/` with what was imported. */
const mediaFolder = 'imported';

const isPicture = (name: string) => /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(name);

/** The files of a site that an import adds or changes. Reads pictures and downloads; writes nothing. */
export async function planImport(content: ImportedContent, target: ImportTarget): Promise<ImportPlan> {
  const { input, collection, language, folder } = target;
  const { origin, entries } = content;
  const site = JSON.parse(input.files['pages/site.json'] ?? '{}') as SiteDescriptor;
  const routes = new Set(
    Object.entries(input.files).flatMap(([, text]) => /"route"\s*:\s*"([^"]+)"/.exec(text)?.[1] ?? []),
  );
  const posts = `/${collection}`;
  const placed = placeEntries(entries, posts, (kind, name) =>
    kind === 'post'
      ? `assets/records/${collection}/${name}.json` in input.files
      : `pages/${name}.json` in input.files || routes.has(`/${name}`) || `/${name}` === posts,
  );
  const losses: Loss[] = content.losses.map((what) => ({ entry: '', what }));
  const files: Record<string, string | Uint8Array> = {};

  const used = new Map<string, string>();
  const media = new Map<string, { name: string; file: ImportedContent['files'][number] }>();
  for (const file of content.files) {
    const name = freeName(file.name, new Set(Array.from(media.values(), ({ name }) => name)));
    for (const address of file.addresses) media.set(plainAddress(address, origin), { name, file });
  }
  const mediaOf = createResolver(
    origin,
    Array.from(media, ([address, { name }]) => [address, name] as [string, string]),
  );
  const routeOf = createResolver(
    origin,
    placed.flatMap(({ entry, route }) => entry.addresses.map((address): [string, string] => [address, route])),
  );
  const byName = new Map(Array.from(media.values(), ({ name, file }) => [name, file]));
  const readable = new Map<string, Uint8Array>();
  for (const [name, file] of byName) {
    const bytes = await file.read();
    if (bytes) readable.set(name, bytes);
  }
  const place = (address: string, picture: boolean): string | undefined => {
    const name = mediaOf(address)?.replace(/#.*$/, '');
    if (name === undefined || !readable.has(name) || isPicture(name) !== picture) return undefined;
    used.set(name, `assets/${picture ? 'images' : 'files'}/${mediaFolder}/${name}`);
    return `${mediaFolder}/${name}`;
  };

  const isOnly = codesOf(site).length < 2;
  const inLanguage = (text: string) => (isOnly ? text : { [language]: text });
  let pictures = 0;
  let number = lastNumber(input.files, collection, 'id');
  const incomplete = new Set<PlacedEntry>();
  for (const one of placed) {
    const { entry, name } = one;
    const note = (what: string) => {
      losses.push({ entry: entry.title, what });
      incomplete.add(one);
    };
    const markdown = entry.markdown(
      {
        picture: (address) => place(address, true),
        link: (address) => {
          const route = routeOf(address);
          if (route !== undefined) return route;
          const file = place(address, false) ?? place(address, true);
          return file && `/${isPicture(file) ? 'images' : 'files'}/${file}`;
        },
      },
      note,
    );
    const title = entry.title || name;
    if (entry.kind === 'page') {
      files[`pages/${name}.md`] = markdown;
      const file = `pages/${name}.json`;
      files[file] = formatJson({
        $schema: relativeSchemaPath(folder, input.files, file, 'page.schema.json'),
        id: name,
        route: one.route,
        // Of one language alone: every other shows the same, until it is translated.
        title,
        ...(entry.isDraft && { draft: true }),
        sections: [{ type: 'article', id: 'text', content: `${name}.md` }],
      });
      if (!isOnly) note(`its translation: every language shows the same`);
      continue;
    }
    const picture = entry.picture && place(entry.picture, true);
    if (entry.picture && !picture) note(`the picture ${entry.picture}`);
    files[`assets/records/${collection}/${name}.md`] = markdown;
    files[`assets/records/${collection}/${name}.json`] = formatJson({
      id: ++number,
      slug: name,
      title: inLanguage(title),
      summary: inLanguage(entry.summary || title),
      time: entry.day,
      ...(entry.category !== undefined && { category: entry.category }),
      ...(entry.tags.length > 0 && { tags: inLanguage(entry.tags.join(', ')) }),
      ...(picture && { picture: `/images/${picture}` }),
      ...(entry.isDraft && { draft: true }),
      content: inLanguage(`${name}.md`),
    });
  }
  for (const [name, path] of used) {
    files[path] = readable.get(name) as Uint8Array;
    pictures += isPicture(name) ? 1 : 0;
  }

  const isNew = !(`pages/collections/${collection}.json` in input.files);
  const hasPosts = placed.some(({ entry }) => entry.kind === 'post');
  if (isNew && hasPosts) Object.assign(files, postFiles(target, codesOf(site)));
  const redirects = redirectsOf(placed, content, new Set([...routes, ...placed.map(({ route }) => route)]), losses);
  const known = new Set((site.redirects ?? []).map(({ from }) => from));
  const added = redirects.filter(({ from }) => !known.has(from));
  const links = [
    ...(isNew && hasPosts ? [{ label: translateTexts({ zh: '文章', en: 'Posts' }, codesOf(site)), to: posts }] : []),
    ...placed.flatMap(({ entry, route }) =>
      entry.kind === 'page' && !entry.isDraft ? [{ label: entry.title || route, to: route }] : [],
    ),
  ];
  files['pages/site.json'] = withMembers(input.files['pages/site.json'] ?? '{}', [
    ...members('redirects', site.redirects, added),
    ...members('navigation', site.navigation, menuOf(links, codesOf(site))),
  ]);
  return { files, placed, losses, whole: placed.length - incomplete.size, redirects: added.length, pictures };
}

/** Few links are entries of the menu; many are below one. */
function menuOf(links: { label: unknown; to: string }[], codes: string[]): object[] {
  const [first, ...pages] = links;
  if (!first || links.length <= 4) return links;
  return [first, { label: translateTexts({ zh: '页面', en: 'Pages' }, codes), children: pages }];
}

/** Old addresses of entries whose new one differs. Those in other scripts cannot be redirected. */
function redirectsOf(
  placed: PlacedEntry[],
  { origin }: ImportedContent,
  routes: Set<string>,
  losses: Loss[],
): { from: string; to: string }[] {
  const found = new Map<string, string>();
  for (const { entry, route } of placed) {
    for (const address of entry.published) {
      const from = plainAddress(address, origin);
      if (from === route || from === '/' || from === '' || from.includes('?') || routes.has(from)) continue;
      if (/^\/[\w.-]+(?:\/[\w.-]+)*$/.test(from)) found.set(from, route);
      else losses.push({ entry: '', what: `a redirect from ${from}, because redirects are in Latin letters` });
    }
  }
  return Array.from(found, ([from, to]) => ({ from, to }));
}

function members(name: string, present: unknown[] | undefined, added: object[]): Operation[] {
  if (added.length === 0) return [];
  if (!present) return [{ op: 'add', path: `/${name}`, value: added }];
  return added.map((value) => ({ op: 'add', path: `/${name}/-`, value }));
}

function withMembers(text: string, operations: Operation[]): string {
  return applyOperations(readWholeFile('pages/site.json', text), operations).text;
}

/** A file name that no other file has, in characters that every host can serve. */
function freeName(name: string, taken: Set<string>): string {
  const [, stem = 'file', ending = ''] =
    /^(.*?)(\.\w+)?$/.exec(name.normalize('NFC').replace(/[^\p{L}\p{N}._-]+/gu, '-')) ?? [];
  let free = `${stem}${ending.toLowerCase()}`;
  for (let count = 2; taken.has(free); count++) free = `${stem}-${count}${ending.toLowerCase()}`;
  return free;
}
