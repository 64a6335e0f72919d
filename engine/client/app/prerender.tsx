import { renderToString } from 'react-dom/server';
import type { CompiledPage, CompiledSite, CountedTexts } from '../../model/compiled.ts';
import { escapeHtml, unescapeHtml } from '../../model/text/escape-html.ts';
import { provideTranslation } from '../../ui/i18n/use-translation.ts';
import { PagewrightPage } from '../embed/pagewright-page.tsx';
import { headOf, htmlLanguage } from '../runtime/head.ts';
import { useRecordedTranslation } from '../runtime/islands/counted-texts.ts';
import { SurroundingsContext } from '../runtime/islands/interactive-sections.ts';
import { staticNavigationStore } from '../runtime/navigation/static-navigation-store.ts';
import { knownTypes, loadRenderers } from '../runtime/renderers.ts';
import { App } from './app.tsx';
import { sharingOf } from './sharing.ts';
import { structuredData } from './structured-data.ts';

/** A page as HTML, in the parts of the document's template. */
export interface Prerendered {
  lang: string;
  /** Default: left to right. */
  dir?: 'rtl';
  /** Title, description and links, without the build's styles and scripts. */
  head: string;
  body: string;
  /** The ids of the sections that a browser must hydrate. Empty unless `islands/` replaces React's modules. */
  interactive: string[];
  /** The query parameters that its sections read: each changes how the page shows. */
  queries: string[];
  /** The texts that browsers hydrate without i18next. Default: none. */
  counted?: CountedTexts;
}

provideTranslation(useRecordedTranslation);

/** Loads the renderers of these types, by default of all. Call it before {@link prerender}. */
export async function prepare(types: Iterable<string> = knownTypes()): Promise<void> {
  await loadRenderers(types);
}

/** Renders a compiled page to HTML. Equal input gives equal bytes. Throws if a component throws. */
export function prerender(page: CompiledPage, site: CompiledSite): Prerendered {
  const { broken, ...whole } = attempt(page, site);
  if (broken) throw new Error(`one of its parts throws while it is rendered: ${broken.message}`);
  return whole;
}

/** Like {@link prerender}, but leaves a part that throws to the browser. `broken` is the first error. */
export function attempt(page: CompiledPage, site: CompiledSite): Prerendered & { broken?: Error } {
  const [interactive, queries] = [new Set<string>(), new Set<string>()];
  const counted: CountedTexts = {};
  const body = renderToString(
    <SurroundingsContext value={{ within: [], interactive, queries, counted }}>
      <App navigation={staticNavigationStore({ page, site })} />
    </SurroundingsContext>,
  );
  const broken = thrownIn(body);
  const icon = `<link rel="icon" href="${escapeHtml(site.favicon)}">`;
  // React puts image preloads first. In the head they start before the body is parsed.
  const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(body) ?? [];
  // Mark the elements of this page, which the browser removes when it shows another.
  const elements = [...headOf(page, site), ...sharingOf(page, site)].map(
    ({ tag, attributes }) => `<${tag} data-page-head${attributesOf(attributes)}>`,
  );
  // Escaped, so that no text ends the element.
  const data = structuredData(page, site)?.replaceAll('<', '\\u003c');
  if (data) elements.push(`<script type="application/ld+json" data-page-head>${data}</script>`);
  const title = `<title>${escapeHtml(page.documentTitle)}</title>`;
  return {
    ...htmlLanguage(page.language, site),
    head: [title, icon, ...(preloads ? [preloads] : []), ...elements].join('\n'),
    body: body.slice(preloads.length),
    interactive: [...interactive],
    queries: [...queries],
    ...(Object.keys(counted).length > 0 && { counted }),
    ...(broken && { broken }),
  };
}

/** Renders a page without header and footer for another site. Throws like {@link prerender}. */
export function prerenderEmbedded(page: CompiledPage, site: CompiledSite): string {
  const html = renderToString(<PagewrightPage page={page} site={site} />);
  const broken = thrownIn(html);
  if (broken) throw new Error(`one of its parts throws while it is rendered: ${broken.message}`);
  return html;
}

/** The error of a part that React left to the browser. Only a development build gives its message. */
function thrownIn(body: string): Error | undefined {
  const [mark] = /<!--\$!-->(?:<template[^>]*>)?/.exec(body) ?? [];
  if (mark === undefined) return undefined;
  const attribute = (name: string) => unescapeHtml(new RegExp(`data-${name}="([^"]*)"`).exec(mark)?.[1] ?? '');
  const error = new Error(
    attribute('msg').replace(/^Switched to client rendering.*\n+/, '') || 'npm run dev shows why',
  );
  error.stack = attribute('stck');
  return error;
}

function attributesOf(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}
