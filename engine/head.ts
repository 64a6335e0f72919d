import type { CompiledPage, CompiledSite, Language } from './descriptor/compiled.ts';
import { routeHref } from './page-file.ts';

/** An element of a page's `<head>` that changes with the page. */
export interface HeadElement {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** How a language is named in HTML. */
export function htmlLanguage(language: Language): string {
  return language === 'zh' ? 'zh-CN' : 'en';
}

/**
 * What the head says of a page: its description, its address, and the same page in the other language (hreflang). A template has no
 * address of its own to tell.
 */
export function headOf(
  { description, route, language, documentTitle, template }: CompiledPage,
  { origin = '', name, folders }: CompiledSite,
): HeadElement[] {
  const address = (to: Language) => origin + routeHref(route, to, folders);
  const meta = (attributes: Record<string, string>): HeadElement => ({ tag: 'meta', attributes });
  const alternate = (hreflang: string, to: Language): HeadElement => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href: address(to) },
  });
  return [
    meta({ name: 'description', content: description }),
    meta({ property: 'og:title', content: documentTitle }),
    meta({ property: 'og:description', content: description }),
    meta({ property: 'og:site_name', content: name }),
    ...(template
      ? []
      : [
          { tag: 'link' as const, attributes: { rel: 'canonical', href: address(language) } },
          alternate('zh-CN', 'zh'),
          alternate('en', 'en'),
          alternate('x-default', 'zh'),
        ]),
  ];
}
