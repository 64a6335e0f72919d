import type { CompiledPage, CompiledSite } from '../../model/compiled.ts';
import { basePathOf, feedAddress, feedTypes, previewAddress, routeHref } from '../../model/page-file.ts';
import type { HeadElement } from '../runtime/head.ts';

/** The absolute address of a link; `undefined` for an address of a site without `origin`. */
export function wholeAddress(href: string, { origin }: Pick<CompiledSite, 'origin'>): string | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return href;
  return origin && origin + href;
}

/** Elements of the head for clients without script: indexing, link previews and feeds. */
export function sharingOf(page: CompiledPage, site: CompiledSite): HeadElement[] {
  const { documentTitle, description, language, route, canonical = route, template, noindex, preview, only } = page;
  const { feeds = [] } = page;
  const { name, languages } = site;
  const locale = (code: string) => languages.find((one) => one.code === code)?.tag.replace('-', '_');
  const facts: Record<string, string | undefined> = {
    'og:title': documentTitle,
    'og:description': description,
    'og:site_name': name,
    'og:type': 'website',
    'og:locale': locale(language),
    ...(!template && { 'og:url': wholeAddress(routeHref(canonical, language, site.canonicalSite ?? site), site) }),
  };
  const picture = template
    ? undefined
    : wholeAddress(preview ?? basePathOf(site) + previewAddress(language, route), site);
  const meta = (attributes: Record<string, string>): HeadElement => ({ tag: 'meta', attributes });
  return [
    ...(noindex ? [meta({ name: 'robots', content: 'noindex' })] : []),
    ...Object.entries(facts).flatMap(([property, content]) => (content ? meta({ property, content }) : [])),
    ...(picture
      ? [
          meta({ property: 'og:image', content: picture }),
          meta({ property: 'og:image:alt', content: documentTitle }),
          meta({ name: 'twitter:card', content: 'summary_large_image' }),
        ]
      : []),
    ...languages
      .filter(({ code }) => code !== language && (only?.languages.includes(code) ?? true))
      .map(({ code }) => meta({ property: 'og:locale:alternate', content: locale(code) as string })),
    ...feeds.flatMap(({ title, name }) =>
      (['atom', 'json'] as const).map((form): HeadElement => {
        const href = basePathOf(site) + feedAddress(language, name, form);
        return { tag: 'link', attributes: { rel: 'alternate', type: feedTypes[form], title, href } };
      }),
    ),
  ];
}
