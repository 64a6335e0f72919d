import type { CompiledPage, CompiledSite, Language } from '../../model/compiled.ts';
import { routeHref } from '../../model/page-file.ts';

/** An element of a page's `<head>` that changes with the page. */
export interface HeadElement {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** How a language of the site is named in HTML, and which way it is written. */
export function htmlLanguage(language: Language, { languages }: CompiledSite): { lang: string; dir?: 'rtl' } {
  const { tag, direction } = languages.find(({ code }) => code === language) ?? { tag: language };
  return { lang: tag, ...(direction && { dir: direction }) };
}

/**
 * What the head says of a page: its description, its canonical address, and the same page in every language that it is in (hreflang). A
 * template has no address of its own to tell.
 */
export function headOf(page: CompiledPage, site: CompiledSite): HeadElement[] {
  const { description, route, canonical = route, language, template, only } = page;
  const { origin = '' } = site;
  const languages = site.languages.filter(({ code }) => only?.languages.includes(code) ?? true);
  const address = (to: Language) => origin + routeHref(canonical, to, site);
  const alternate = (hreflang: string, to: Language): HeadElement => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href: address(to) },
  });
  return [
    { tag: 'meta', attributes: { name: 'description', content: description } },
    ...(template
      ? []
      : [
          { tag: 'link' as const, attributes: { rel: 'canonical', href: address(language) } },
          ...(languages.length > 1
            ? [
                ...languages.map(({ tag, code }) => alternate(tag, code)),
                ...languages.slice(0, 1).map(({ code }) => alternate('x-default', code)),
              ]
            : []),
        ]),
  ];
}
