import type { CompiledPage, CompiledSite, Language } from '../../model/compiled.ts';
import { routeHref } from '../../model/page-file.ts';

/** An element of `<head>` that changes with the page. */
export interface HeadElement {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** The language tag and text direction of a language. */
export function htmlLanguage(language: Language, { languages }: CompiledSite): { lang: string; dir?: 'rtl' } {
  const { tag, direction } = languages.find(({ code }) => code === language) ?? { tag: language };
  return { lang: tag, ...(direction && { dir: direction }) };
}

/** A page's description, canonical address and alternates (hreflang). A template has no address. */
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
