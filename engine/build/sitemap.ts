import type { CompileContext } from '../compile/context.ts';
import { addressingOf, compileLanguages } from '../compile/languages.ts';
import { canonicalPath, isInLanguage, type Route } from '../compile/page.ts';
import { routeHref } from '../model/page-file.ts';
import { searchFileNames as names, sitemapPart } from '../model/schema/reserved-addresses.ts';
import { element, escaped } from './xml.ts';

/** How many addresses a sitemap may hold (sitemaps.org). */
const most = 50_000;

/** A page in one language, as a sitemap tells it. */
export interface Listed {
  address: string;
  /** The day on which it last changed, as ISO 8601 has it. Default: it is not known. */
  changed?: string;
  /** The page's address in every language that it is in, this one included, by the language as HTML names it, and `x-default`. Empty where there is one alone. */
  alternates: [language: string, address: string][];
}

/** The files by which search engines find a site's pages: `robots.txt`, and where the site knows its origin a sitemap, in several files where one cannot hold all. */
export function searchFiles(context: CompileContext, routes: Route[]): Record<string, string> {
  const { origin } = context.site;
  // Crawlers may fetch a preview's pages: only so they learn that these are not to be indexed.
  const sitemaps = origin === undefined || context.isPreview ? {} : sitemapFiles(listed(context, routes), origin);
  const place = names.sitemap in sitemaps ? ['', `Sitemap: ${origin}/${names.sitemap}`] : [];
  const rules = ['User-agent: *', 'Allow: /', ...place];
  return { ...sitemaps, [names.robots]: `${rules.join('\n')}\n` };
}

/** Every page that search engines may list, in every language that it is in; of a route with parameters each page that it has, and what two addresses show once. */
function listed(context: CompileContext, routes: Route[]): Listed[] {
  const languages = compileLanguages(context.site);
  const addressing = addressingOf(context);
  return routes
    .filter((route) => route.params && !route.page.noindex && canonicalPath(route) === route.path)
    .flatMap((route) => {
      const { path, page } = route;
      const spoken = languages.filter(({ code }) => isInLanguage(route, code));
      const alternates = spoken.map(({ tag, code }): [string, string] => [
        tag,
        context.site.origin + routeHref(path, code, addressing),
      ]);
      const day = context.changed?.(page);
      // As in the pages' heads.
      const fallback = alternates.slice(0, 1).map(([, address]): [string, string] => ['x-default', address]);
      return alternates.map(([, address]) => ({
        address,
        changed: day,
        alternates: alternates.length > 1 ? [...alternates, ...fallback] : [],
      }));
    });
}

/** The sitemap of these pages; of more than one may hold, an index of several. None for no page: a sitemap must not be empty. */
export function sitemapFiles(pages: Listed[], origin: string): Record<string, string> {
  if (pages.length === 0) return {};
  if (pages.length <= most) return { [names.sitemap]: sitemap(pages) };
  const parts = Array.from({ length: Math.ceil(pages.length / most) }, (_, index) => ({
    name: sitemapPart(index + 1),
    text: sitemap(pages.slice(index * most, (index + 1) * most)),
  }));
  const entries = parts.map(({ name }) => `<sitemap>${element('loc', `${origin}/${name}`)}</sitemap>`);
  return {
    [names.sitemap]: document('sitemapindex', '', entries),
    ...Object.fromEntries(parts.map(({ name, text }) => [name, text])),
  };
}

function sitemap(pages: Listed[]): string {
  const entries = pages.map(({ address, changed, alternates }) => {
    const links = alternates.map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${escaped(language)}" href="${escaped(href)}"/>`,
    );
    return `<url>${element('loc', address)}${changed ? element('lastmod', changed) : ''}${links.join('')}</url>`;
  });
  return document('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', entries);
}

function document(root: string, more: string, entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>
${entries.join('\n')}
</${root}>
`;
}
