import type { CompileContext } from '../compile/context.ts';
import { addressingOf, compileLanguages } from '../compile/languages.ts';
import { canonicalPath, isInLanguage, type Route } from '../compile/page.ts';
import { routeHref } from '../model/page-file.ts';
import { searchFileNames as names, sitemapPart } from '../model/schema/reserved-addresses.ts';
import { folderOnHost } from '../model/schema/web-address.ts';
import { escapeXml, xmlElement } from './xml.ts';

/** The maximum number of addresses in a sitemap (sitemaps.org). */
const most = 50_000;

export interface SitemapEntry {
  address: string;
  /** The ISO date of its last change. Default: unknown. */
  changed?: string;
  /** Its address in every language, by language tag, and `x-default`. Empty if there is only one. */
  alternates: [language: string, address: string][];
}

/**
 * Creates `robots.txt` and, for a site with an origin, the sitemap. Crawlers may fetch a preview, because only then
 * they see that it must not be indexed. A build for another folder has its canonical addresses elsewhere.
 */
export function searchFiles(context: CompileContext, routes: Route[]): Record<string, string> {
  const { origin } = context.site;
  const address = origin === undefined ? undefined : origin + folderOnHost(context.site);
  const isListed = !context.isPreview && context.canonicalBase === undefined;
  const sitemaps = address === undefined || !isListed ? {} : sitemapFiles(listed(context, routes), address);
  const place = names.sitemap in sitemaps ? ['', `Sitemap: ${address}/${names.sitemap}`] : [];
  const rules = ['User-agent: *', 'Allow: /', ...place];
  return { ...sitemaps, [names.robots]: `${rules.join('\n')}\n` };
}

/** Every page that search engines may list, in every language, without duplicates. */
function listed(context: CompileContext, routes: Route[]): SitemapEntry[] {
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
      const fallback = alternates.slice(0, 1).map(([, address]): [string, string] => ['x-default', address]);
      return alternates.map(([, address]) => ({
        address,
        changed: day,
        alternates: alternates.length > 1 ? [...alternates, ...fallback] : [],
      }));
    });
}

/**
 * Creates the sitemap of the site at `address`, with an index if it needs several files. A site without pages has none,
 * because a sitemap must not be empty.
 */
export function sitemapFiles(pages: SitemapEntry[], address: string): Record<string, string> {
  if (pages.length === 0) return {};
  if (pages.length <= most) return { [names.sitemap]: sitemap(pages) };
  const parts = Array.from({ length: Math.ceil(pages.length / most) }, (_, index) => ({
    name: sitemapPart(index + 1),
    text: sitemap(pages.slice(index * most, (index + 1) * most)),
  }));
  const entries = parts.map(({ name }) => `<sitemap>${xmlElement('loc', `${address}/${name}`)}</sitemap>`);
  return {
    [names.sitemap]: document('sitemapindex', '', entries),
    ...Object.fromEntries(parts.map(({ name, text }) => [name, text])),
  };
}

function sitemap(pages: SitemapEntry[]): string {
  const entries = pages.map(({ address, changed, alternates }) => {
    const links = alternates.map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(href)}"/>`,
    );
    return `<url>${xmlElement('loc', address)}${changed ? xmlElement('lastmod', changed) : ''}${links.join('')}</url>`;
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
