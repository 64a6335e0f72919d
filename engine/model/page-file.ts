import type { CompiledLanguage, CompiledPage, CompiledSection, CompiledSite, Language } from './compiled.ts';
import type { Redirect } from './site.ts';
import { percentEncode } from './text/percent-encode.ts';

/** The data file of a page. */
export interface PageFile {
  /** The build that wrote it; a browser with another build's code loads the page whole. */
  build: string;
  page: CompiledPage;
}

/** The addresses of a language's words, each file's name a hash of what it holds. */
export interface WordFiles {
  /** What every page needs: the words of app, kit and shell. */
  every: string;
  /** The words of each section type that has some. */
  sections: Record<string, string>;
}

/** What is known of what pages are shown by, before their data is here. */
export interface PageParts {
  /**
   * The section types of the pages to which the site's shell leads, by route, and of those with a template, by pattern: their scripts
   * come beside the page's data and not after it.
   */
  types: Record<string, string[]>;
}

/** The data file of a site in one language: its words are files of their own. */
export type SiteFile = Omit<CompiledSite, 'words'> & { words: WordFiles; parts: PageParts };

/** The addresses of the words that a page with sections of these types needs. */
export function wordsFor(types: string[], { every, sections }: WordFiles): string[] {
  return [every, ...types.flatMap((type) => sections[type] ?? [])];
}

/**
 * The header with which a server says that it answers the API itself, and where: it stands with the site's own data file, which
 * every browser fetches. A host that has only files knows nothing of it, and is asked nothing.
 */
export const apiHeader = 'x-api';

/** Routes with parameters, so that a browser finds the page of a record that is newer than the build. */
export interface RoutePattern {
  pattern: string;
  /** The template's data path. */
  data: string;
}

/** What the site answers besides the pages that have a file each: `_data/routes.json`. */
export interface OtherRoutes {
  patterns: RoutePattern[];
  /** The old routes, each with the route, without language, that its page has now. */
  redirects: Redirect[];
}

/**
 * Whether an address's path is a file or the API's, which the browser itself loads. Routes may have dots as well, but none that
 * reads as the ending of a file.
 */
export function isFile(path: string): boolean {
  return /^\/(?:api|files|images|records|_data|_)(?:\/|$)|\.[a-z]\w{1,4}$/i.test(path);
}

/** What the addresses of a site's pages depend on. */
export type Addressing = Pick<CompiledSite, 'folders'> & {
  /** The languages, the default first, each with what its addresses begin with. */
  languages: Pick<CompiledLanguage, 'code' | 'prefix'>[];
};

/** How a document says its site's languages, for scripts that know no more yet: `zh= en=/en`. */
export function languagesAttribute({ languages }: Pick<Addressing, 'languages'>): string {
  return languages.map(({ code, prefix }) => `${code}=${prefix}`).join(' ');
}

/** The prefix of a language's addresses; empty for the default, and for one that there is not. */
export function languagePrefix(language: Language, { languages }: Pick<Addressing, 'languages'>): string {
  return languages.find(({ code }) => code === language)?.prefix ?? '';
}

/** The language and route of an address's path: `/en/faq` is `en` and `/faq`. A trailing slash does not count. */
export function readPath(path: string, { languages }: Pick<Addressing, 'languages'>): PageAddress {
  const begins = ({ prefix }: { prefix: string }) => prefix && (path === prefix || path.startsWith(`${prefix}/`));
  const { code = '', prefix = '' } = languages.find(begins) ?? languages[0] ?? {};
  return { language: code, route: path.slice(prefix.length).replace(/\/+$/, '') || '/' };
}

/** A page's language and its route without it. */
export type PageAddress = Pick<CompiledPage, 'language' | 'route'>;

/**
 * The address of a route in a language: bare in the default, in another under its prefix. Of a site with `folders` it ends in a
 * slash, as hosts that have only files serve a page without a redirect.
 */
export function routeHref(route: string, language: Language, site: Addressing): string {
  const prefix = languagePrefix(language, site);
  const href = prefix && route === '/' ? prefix : prefix + route;
  return site.folders ? href.replace(/\/*$/, '/') : href;
}

/** Where an address that is no page leads: to the home page of the language that it begins with. */
export function homeHref(path: string, site: Addressing): string {
  return routeHref('/', readPath(path, site).language, site);
}

/** The address of a page's data file. */
export function dataAddress(language: Language, route: string): string {
  return `/_data/${language}${route === '/' ? '/index' : route}.json`;
}

/** The address of the picture that is drawn for a page's link previews, on a site that knows its origin. */
export function previewAddress(language: Language, route: string): string {
  return `/_preview/${language}${route === '/' ? '/index' : route}.png`;
}

/**
 * The anchor of a section's row: the section's and the row's `id`, or its place from 1 where it has none of letters, digits, `-` and `_`
 * alone. What a link to the row names, and what stands in the address while the row is open.
 */
export function rowAnchor(section: string, { id }: Record<string, unknown>, place: number): string {
  return `${section}-${/^[\w-]+$/.test(String(id ?? '')) ? id : place + 1}`;
}

/** The forms in which a feed is published, by the endings of their files, with their types. */
export const feedTypes = { atom: 'application/atom+xml', json: 'application/feed+json' } as const;

/** A form of a feed. */
export type FeedForm = keyof typeof feedTypes;

/** The address of the feed of a collection, on a site that knows its origin. */
export function feedAddress(language: Language, name: string, form: FeedForm): string {
  return `/_feed/${form}/${language}/${name}.${form}`;
}

/** The address of the bibliographies of what a section of a page lists, without the ending of a form. */
export function citationsAddress({ language, route }: PageAddress, section: string): string {
  return `/_cite/${language}${route === '/' ? '/index' : route}/${section}`;
}

/** The address of a copy of a page: an archive or a PDF. */
export function copyAddress({ language, route }: PageAddress, name: string, form: 'zip' | 'pdf'): string {
  return `/_copy/${language}${route === '/' ? '/index' : route}/${name}.${form}`;
}

/** The HTML file of a page in a built site: a folder's own, which every static host serves at the page's address. */
export function htmlPath(language: Language, route: string, site: Pick<Addressing, 'languages'>): string {
  const folder = `${languagePrefix(language, site)}${route === '/' ? '' : decodeURIComponent(route)}`;
  return `${folder}/index.html`.slice(1);
}

/** These sections and all inside them, each before what it holds. */
export function sectionsIn(sections: CompiledSection[]): CompiledSection[] {
  return sections.flatMap((section) => [section, ...sectionListsIn(section).flatMap(sectionsIn)]);
}

/** The lists of sections right inside a section. */
export function sectionListsIn(section: CompiledSection): CompiledSection[][] {
  const at = (value: unknown, step: string | number) => (value as Record<string, unknown>)[step];
  return (section.sectionsAt ?? []).map((path) => path.reduce(at, section) as CompiledSection[]);
}

/**
 * How many of a page's sections visitors may see before they scroll. A document carries the styles of these and of all before them;
 * those of the others come in a sheet that it names after these, so that it keeps nothing waiting that shows first.
 */
export const sectionsInView = 2;

/** An inline script that only takes itself away: no browser reads on past it while a style sheet above it is under way. */
export const stylesAwaited = 'document.currentScript.remove()';

/** The types of these sections and of all sections inside them; with `only`, of those among them that it names by id. */
export function sectionTypesIn(sections: CompiledSection[], only?: ReadonlySet<string>): string[] {
  return [...new Set(sectionsIn(sections).flatMap(({ id, type }) => (only?.has(id) === false ? [] : type)))];
}

/**
 * What a browser must know of a page that came as HTML: of static sections only what their frames and the table of
 * contents say, for what they show stands in the document already.
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
  return { ...page, sections: page.sections.map(reduced) };
}

/**
 * `/en/old/7` is now `/en/news/7` where `/old/{id}` redirects to `/news/{id}`. The address that the page of an old route has now,
 * in the same language; `undefined` for a route that is not old.
 */
export function findRedirect(
  redirects: Redirect[],
  { language, route }: PageAddress,
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
 * `/faq?a=1` with `?b=2#top` is `/faq?a=1&b=2#top`. An address that another leads to: the other's query comes after its own, the
 * other's anchor counts where it has none. Both are empty or begin with their mark.
 */
export function mergeQuery(address: string, { search, hash }: Pick<URL, 'search' | 'hash'>): string {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? [];
  const whole = [query, search.slice(1)].filter(Boolean).join('&');
  return path + (whole && `?${whole}`) + (anchor || hash);
}

/**
 * `/news/7` fits `/news/{id}` with `{ id: '7' }`. The parameters of a percent-encoded route that fits a pattern; `undefined` when
 * it does not, or cannot be decoded. An empty pattern fits every route: that of the page for unknown addresses.
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
