import { readPath } from '../model/page-file.ts';
import { decodePath, readAddress } from '../model/schema/address.ts';
import { addressesOf, codesOf } from '../model/schema/languages.ts';
import { fillSlugs } from '../model/schema/placeholders.ts';
import type { SiteDescriptor } from '../model/site.ts';
import { dataAddressesOf, rewriteAddress } from './data-addresses.ts';
import { namedFilesIn, nodesOf, type SiteFile } from './site-files.ts';
import { routeFor, type SiteModel } from './site-model.ts';
import { rewrittenTarget, targetsOf } from './targets.ts';

/** The assets and routes that a file mentions. */
export interface Mentions {
  /** Paths under `assets/`. A final `*` matches any ending. */
  assets: Set<string>;
  /** Names relative to any of the site's folders, also with `*`. */
  relative: Set<string>;
  routes: Set<string>;
}

// Bases and rewrites are the same objects until site.json changes.
const known = new WeakMap<SiteFile, { site: SiteDescriptor; mentions: Mentions }>();

/** All links and pictures of a file: addresses, links in texts, and in data also rewritten and relative ones. */
export function mentionsOf(file: SiteFile, site: SiteDescriptor): Mentions {
  const before = known.get(file);
  if (before?.site === site) return before.mentions;
  const mentions: Mentions = { assets: new Set(), relative: new Set(), routes: new Set() };
  const named = new Set(targetsOf(file).map((one) => rewrittenTarget(one, site)));
  for (const { value } of nodesOf(file, 'RouteName')) named.add(value as string);
  for (const target of named) note(target, site, mentions);
  for (const { folder, name } of namedFilesIn(file)) mentions.assets.add(folder + name);
  const data = new Set(dataAddressesOf(file).map(({ text }) => text));
  for (const address of data) note(rewriteAddress(address, site), site, mentions, true);
  known.set(file, { site, mentions });
  return mentions;
}

/** The mentions of all instances of a file. */
export function mentionsOfAll(files: readonly SiteFile[], site: SiteDescriptor): Mentions {
  const [only, ...others] = files;
  if (only && others.length === 0) return mentionsOf(only, site);
  const all = files.map((file) => mentionsOf(file, site));
  const union = (name: keyof Mentions) => new Set(all.flatMap((one) => [...one[name]]));
  return { assets: union('assets'), relative: union('relative'), routes: union('routes') };
}

export function restoreMentions(file: SiteFile, site: SiteDescriptor, mentions: Mentions): void {
  known.set(file, { site, mentions });
}

export function areMentionsEqual(one: Mentions | undefined, other: Mentions | undefined): boolean {
  if (one === other) return true;
  const same = (a: Set<string>, b: Set<string>) => a.size === b.size && [...a].every((item) => b.has(item));
  return (
    !!one && !!other && (['assets', 'relative', 'routes'] as const).every((names) => same(one[names], other[names]))
  );
}

function note(text: string, site: SiteDescriptor, mentions: Mentions, relative = false): void {
  const base = site.bases?.[/^[A-Za-z][\w.+-]*(?=:)/.exec(text)?.[0] ?? ''];
  for (const language of typeof base === 'object' ? codesOf(site) : codesOf(site).slice(0, 1)) {
    const address = readAddress(text, site, language);
    if (address.kind === 'route') {
      mentions.routes.add(readPath(address.path, { languages: addressesOf(site) }).route);
      mentions.assets.add(decodePath(address.path.slice(1)));
    } else if (address.kind === 'file') mentions.assets.add(settled(address.asset));
    else if (address.kind === 'unsafe' && relative) mentions.relative.add(settled(decodePath(fillSlugs(text, site))));
  }
}

/** A path with `*` instead of its parameters. */
function settled(path: string): string {
  return path.replace(/\{.*$/s, '*');
}

export function* pagesNamedIn(file: SiteFile, model: SiteModel): Generator<SiteFile> {
  if (!model.site) return;
  for (const route of mentionsOf(file, model.site).routes) {
    const found = routeFor(route, model);
    if (found) yield found.file;
  }
}

export function findLinkedPages(model: SiteModel): Set<SiteFile> {
  const linked = new Set<SiteFile>();
  for (const file of model.files) for (const page of pagesNamedIn(file, model)) if (page !== file) linked.add(page);
  return linked;
}
