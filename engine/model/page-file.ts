import type { CompiledLanguage, CompiledPage, CompiledSection, CompiledSite, Language } from './compiled.ts';
import type { Redirect } from './site.ts';
import { percentEncode } from './text/percent-encode.ts';

/** The data file of a page. */
export interface PageFile {
  /** A browser with the code of another build reloads the whole page. */
  build: string;
  page: CompiledPage;
}

export interface PageParts {
  /**
   * The section types of the pages in the navigation, by route, and of templates, by pattern. Browsers load their
   * scripts in parallel with the page's data.
   */
  types: Record<string, string[]>;
}

/** The data file of a site in one language. */
export type SiteFile = CompiledSite & { parts: PageParts };

/**
 * The response header with which a server announces its API. Every browser fetches the site's data file, which has it;
 * static hosts do not send it, so browsers do not request their API.
 */
export const apiHeader = 'x-api';

/** A route with parameters, for the pages of records newer than the build. */
export interface RoutePattern {
  pattern: string;
  /** The data file of the template. */
  data: string;
}

/** Routes without their own files: `_data/routes.json`. */
export interface OtherRoutes {
  patterns: RoutePattern[];
  redirects: Redirect[];
}

/**
 * Whether the browser itself loads this path, relative to the site's folder: a file or the API. Routes can have dots,
 * but no file extension.
 */
export function isFile(path: string): boolean {
  return /^\/(?:api|files|images|records|_data|_)(?:\/|$)|\.[a-z]\w{1,4}$/i.test(path);
}

/** The settings that page addresses depend on. */
export type Addressing = Pick<CompiledSite, 'folders'> & {
  /** The default first. */
  languages: Pick<CompiledLanguage, 'code' | 'prefix'>[];
};

/** The languages attribute of a document, for scripts that run before the site's data is loaded: `zh= en=/en`. */
export function languagesAttribute({ languages }: Pick<Addressing, 'languages'>): string {
  return languages.map(({ code, prefix }) => `${code}=${prefix}`).join(' ');
}

/**
 * The folder of the site on its host, without a slash at the end: the prefix of the default language. Empty at the root
 * of the host, and for addresses as descriptors have them.
 */
export function basePathOf({ languages }: Pick<Addressing, 'languages'>): string {
  return languages[0]?.prefix ?? '';
}

/** The path without the site's folder; `undefined` for a path outside the site. */
export function withoutBase(path: string, base: string): string | undefined {
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}

/** The address prefix of a language; that of the default language for an unknown one. */
export function languagePrefix(language: Language, { languages }: Pick<Addressing, 'languages'>): string {
  return languages.find(({ code }) => code === language)?.prefix ?? basePathOf({ languages });
}

/** Parses a path: `/en/faq` is language `en` and route `/faq`. Ignores a trailing slash. */
export function readPath(path: string, { languages }: Pick<Addressing, 'languages'>): LocalizedRoute {
  const base = basePathOf({ languages });
  const begins = ({ prefix }: { prefix: string }) => prefix !== base && withoutBase(path, prefix) !== undefined;
  const { code = '', prefix = '' } = languages.find(begins) ?? languages[0] ?? {};
  return { language: code, route: (withoutBase(path, prefix) ?? path).replace(/\/+$/, '') || '/' };
}

/** A page by its language and its route without prefix. */
export type LocalizedRoute = Pick<CompiledPage, 'language' | 'route'>;

/** The address of a route, with the language prefix. Ends in a slash if the site has `folders`, so that static hosts need no redirect. */
export function routeHref(route: string, language: Language, site: Addressing): string {
  const prefix = languagePrefix(language, site);
  // The site's folder has a slash at its end, as its host has one.
  const href = route === '/' && prefix !== basePathOf(site) ? prefix : prefix + route;
  return site.folders ? href.replace(/\/*$/, '/') : href;
}

/** The home page in the language of a path. */
export function homeHref(path: string, site: Addressing): string {
  return routeHref('/', readPath(path, site).language, site);
}

/** The path of a page's data file in the site's folder, as those of the other generated files below. */
export function dataAddress(language: Language, route: string): string {
  return `/_data/${language}${route === '/' ? '/index' : route}.json`;
}

/** The address of a generated link preview picture. */
export function previewAddress(language: Language, route: string): string {
  return `/_preview/${language}${route === '/' ? '/index' : route}.png`;
}

/** The anchor of a row: the section's id with the row's `id`, or with its position from 1 if that is not a valid anchor. */
export function rowAnchor(section: string, { id }: Record<string, unknown>, index: number): string {
  return `${section}-${/^[\w-]+$/.test(String(id ?? '')) ? id : index + 1}`;
}

/** The media types of feeds, by file extension. */
export const feedTypes = { atom: 'application/atom+xml', json: 'application/feed+json' } as const;

export type FeedForm = keyof typeof feedTypes;

/** The address of a collection's feed. */
export function feedAddress(language: Language, name: string, form: FeedForm): string {
  return `/_feed/${form}/${language}/${name}.${form}`;
}

/** The address of the citations of a section, without a file extension. */
export function citationsAddress({ language, route }: LocalizedRoute, section: string): string {
  return `/_cite/${language}${route === '/' ? '/index' : route}/${section}`;
}

/** The address of a page's archive or PDF. */
export function copyAddress({ language, route }: LocalizedRoute, name: string, form: 'zip' | 'pdf'): string {
  return `/_copy/${language}${route === '/' ? '/index' : route}/${name}.${form}`;
}

/** The HTML file of a page in a built site, which static hosts serve at the page's address. */
export function htmlPath(language: Language, route: string, site: Pick<Addressing, 'languages'>): string {
  const prefix = languagePrefix(language, site).slice(basePathOf(site).length);
  return `${prefix}${route === '/' ? '' : decodeURIComponent(route)}/index.html`.slice(1);
}

/** Flattens sections: each before its nested sections. */
export function sectionsIn(sections: CompiledSection[]): CompiledSection[] {
  return sections.flatMap((section) => [section, ...sectionListsIn(section).flatMap(sectionsIn)]);
}

/** The lists of sections directly in a section. */
export function sectionListsIn(section: CompiledSection): CompiledSection[][] {
  const at = (value: unknown, step: string | number) => (value as Record<string, unknown>)[step];
  return (section.sectionsAt ?? []).map((path) => path.reduce(at, section) as CompiledSection[]);
}

/**
 * How many sections a visitor can see without scrolling. A document inlines their styles and links those of later
 * sections after them, so that the first sections do not wait.
 */
export const sectionsInView = 2;

/** An inline script that removes itself. Browsers do not parse past it until the style sheets above it are loaded. */
export const stylesAwaited = 'document.currentScript.remove()';

/** The types of these sections and of nested ones; with `only`, of sections with these ids. */
export function sectionTypesIn(sections: CompiledSection[], only?: ReadonlySet<string>): string[] {
  return [...new Set(sectionsIn(sections).flatMap(({ id, type }) => (only?.has(id) === false ? [] : type)))];
}

/**
 * The hydration data of a prerendered page: static sections keep only the fields for their frame and the table of
 * contents, because the document already contains them.
 */
export function pageToHydrate(page: CompiledPage, interactive: ReadonlySet<string>): CompiledPage {
  const reduced = (section: CompiledSection): CompiledSection => {
    if (!interactive.has(section.id)) {
      const { id, type, heading, showOn } = section;
      return { id, type, ...(heading && { heading }), ...(showOn && { showOn }) };
    }
    const copy = structuredClone(section);
    for (const list of sectionListsIn(copy)) list.splice(0, list.length, ...list.map(reduced));
    return copy;
  };
  const counted = Object.entries(page.counted ?? {}).filter(([id]) => id === '' || interactive.has(id));
  return {
    ...page,
    sections: page.sections.map(reduced),
    ...(page.counted && { counted: Object.fromEntries(counted) }),
  };
}

/** The address that a redirect leads to: `/en/old/7` becomes `/en/news/7` with a redirect from `/old/{id}` to `/news/{id}`. */
export function findRedirect(
  redirects: Redirect[],
  { language, route }: LocalizedRoute,
  site: Addressing,
): string | undefined {
  for (const { from, to } of redirects) {
    const params = matchRoute(from, route);
    if (!params) continue;
    const given = (whole: string, name: string) =>
      Object.hasOwn(params, name) ? percentEncode(params[name] as string) : whole;
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to.replace(/\{(\w+)\}/g, given)) ?? [];
    return routeHref(path, language, site) + rest;
  }
  return undefined;
}

/**
 * Merges the query and anchor of a redirected address: `/faq?a=1` with `?b=2#top` is `/faq?a=1&b=2#top`. The anchor of
 * the new address wins.
 */
export function mergeQuery(address: string, { search, hash }: Pick<URL, 'search' | 'hash'>): string {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? [];
  const whole = [query, search.slice(1)].filter(Boolean).join('&');
  return path + (whole && `?${whole}`) + (anchor || hash);
}

/**
 * Matches a percent-encoded route: `/news/7` and `/news/{id}` give `{ id: '7' }`. The empty pattern, of the page for
 * unknown addresses, matches every route.
 */
export function matchRoute(pattern: string, route: string): Record<string, string> | undefined {
  if (!pattern) return {};
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const form = pattern.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  const values = new RegExp(`^${form.join('([^/]+)')}$`).exec(route)?.slice(1);
  try {
    return (
      values && Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] as string)]))
    );
  } catch {
    return undefined;
  }
}
