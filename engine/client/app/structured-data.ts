import type { CompiledPage, CompiledSection, CompiledSite } from '../../model/compiled.ts';
import { routeHref, sectionsIn } from '../../model/page-file.ts';
import type { PageFacts, SchemaOrgThing, StructuredDataBuilder } from '../../model/structured-data.ts';
import { htmlLanguage } from '../runtime/head.ts';
import { wholeAddress } from './sharing.ts';

/** The structured data of each section type, found by folder. */
const describers = import.meta.glob<StructuredDataBuilder>('../../sections/*/structured-data.ts', {
  import: 'default',
  eager: true,
});

/** The JSON-LD of a page for search engines. A template has none. */
export function structuredData(page: CompiledPage, site: CompiledSite): string | undefined {
  if (page.template) return undefined;
  const whole = (href: string) => wholeAddress(href, site);
  const { canonicalSite = site } = site;
  const home = routeHref('/', page.language, canonicalSite);
  const about: PageFacts = {
    page,
    language: htmlLanguage(page.language, site).lang,
    address: whole(routeHref(page.canonical ?? page.route, page.language, canonicalSite)),
    whole,
    publisher: { '@type': 'Organization', name: site.name, url: whole(home) },
  };
  const graph = [
    page.route === '/' ? organization(site, about) : breadcrumb(about),
    ...sectionsIn(page.sections).map((section) => describe(section, about)),
  ].flat();
  return graph.length > 0 ? JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }) : undefined;
}

function describe(section: CompiledSection, about: PageFacts): SchemaOrgThing[] {
  const describer = describers[`../../sections/${section.type}/structured-data.ts`];
  return describer?.({ section, data: section.data?.answer as undefined }, about) ?? [];
}

function organization({ logo, tagline, footer }: CompiledSite, { whole, publisher }: PageFacts): SchemaOrgThing[] {
  const reached = (scheme: string, name: string) =>
    footer.contacts.flatMap(({ label, to }) =>
      to?.href.startsWith(scheme)
        ? [{ '@type': 'ContactPoint', contactType: label, [name]: to.href.slice(scheme.length) }]
        : [],
    );
  const contactPoint = [...reached('tel:', 'telephone'), ...reached('mailto:', 'email')];
  const sameAs = footer.social.map(({ to }) => to.href);
  return [
    {
      ...publisher,
      description: tagline,
      logo: whole(logo),
      ...(contactPoint.length > 0 && { contactPoint }),
      ...(sameAs.length > 0 && { sameAs }),
    },
  ];
}

/** A breadcrumb needs absolute addresses, so a site without an origin has none. */
function breadcrumb({ page, address, whole }: PageFacts): SchemaOrgThing[] {
  if (address === undefined || page.breadcrumb.length === 0) return [];
  const steps = [
    ...page.breadcrumb.map(({ label, href }) => ({ label, item: whole(href) })),
    { label: page.title, item: address },
  ];
  const itemListElement = steps.map(({ label, item }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}
