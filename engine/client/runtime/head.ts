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
  const { origin = '', canonicalSite = site } = site;
  const languages = site.languages.filter(({ code }) => only?.languages.includes(code) ?? true);
  const link = (to: Language, attributes: Record<string, string>): HeadElement => ({
    tag: 'link',
    attributes: { ...attributes, href: origin + routeHref(canonical, to, canonicalSite) },
  });
  return [
    { tag: 'meta', attributes: { name: 'description', content: description } },
    ...(template
      ? []
      : [
          link(language, { rel: 'canonical' }),
          ...(languages.length > 1
            ? [...languages, ...languages.slice(0, 1).map((one) => ({ ...one, tag: 'x-default' }))].map(
                ({ tag, code }) => link(code, { rel: 'alternate', hreflang: tag }),
              )
            : []),
        ]),
  ];
}
