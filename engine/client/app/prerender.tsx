import { renderToString } from 'react-dom/server';
import type { CompiledPage, CompiledSite } from '../../model/compiled.ts';
import { escapeHtml, unescapeHtml } from '../../model/text/escape-html.ts';
import { headOf, htmlLanguage } from '../runtime/head.ts';
import { SurroundingsContext } from '../runtime/islands/interactive-sections.ts';
import { staticNavigationStore } from '../runtime/navigation/static-navigation-store.ts';
import { knownTypes, loadRenderers } from '../runtime/renderers.ts';
import { App } from './app.tsx';
import { sharingOf } from './sharing.ts';
import { structuredData } from './structured-data.ts';

/** A page as HTML, in the pieces that the document's template takes. */
export interface Prerendered {
  lang: string;
  /** The direction of the writing. Absent: from left to right. */
  dir?: 'rtl';
  /** Title, description and links; without styles and scripts, which the build knows. */
  head: string;
  body: string;
  /**
   * The ids of the interactive sections: a browser must render them, the others do nothing beyond their HTML. Known where React's
   * modules are replaced by those of `islands/`; elsewhere none is noted.
   */
  interactive: string[];
  /** The names in the query of the page's address that its sections read: with one of them the page shows otherwise. */
  queries: string[];
}

/** Loads the renderers of these types, by default of all; to be called before {@link prerender}. */
export async function prepare(types: Iterable<string> = knownTypes()): Promise<void> {
  await loadRenderers(types);
}

/** Renders a compiled page to HTML. The same input gives the same bytes. Throws when a part of the page does. */
export function prerender(page: CompiledPage, site: CompiledSite): Prerendered {
  const { broken, ...whole } = attempt(page, site);
  if (broken) throw new Error(`one of its parts throws while it is rendered: ${broken.message}`);
  return whole;
}

/**
 * The same, but a part that throws is left to the browser, which tries it again. `broken` is what the first such part threw, with
 * its stack where React is a development build.
 */
export function attempt(page: CompiledPage, site: CompiledSite): Prerendered & { broken?: Error } {
  const [interactive, queries] = [new Set<string>(), new Set<string>()];
  const body = renderToString(
    <SurroundingsContext value={{ within: [], interactive, queries }}>
      <App navigation={staticNavigationStore({ page, site })} />
    </SurroundingsContext>,
  );
  const broken = thrownIn(body);
  const icon = `<link rel="icon" href="${escapeHtml(site.favicon)}">`;
  // React puts the preloads of pictures before everything; in the head they start before the body is read.
  const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(body) ?? [];
  // What is of this page alone goes with it when a browser shows another: it is marked.
  const elements = [...headOf(page, site), ...sharingOf(page, site)].map(
    ({ tag, attributes }) => `<${tag} data-page-head${attributesOf(attributes)}>`,
  );
  // To an HTML parser its JSON is one text: nothing ends it early.
  const data = structuredData(page, site)?.replaceAll('<', '\\u003c');
  if (data) elements.push(`<script type="application/ld+json" data-page-head>${data}</script>`);
  const title = `<title>${escapeHtml(page.documentTitle)}</title>`;
  return {
    ...htmlLanguage(page.language, site),
    head: [title, icon, ...(preloads ? [preloads] : []), ...elements].join('\n'),
    body: body.slice(preloads.length),
    interactive: [...interactive],
    queries: [...queries],
    ...(broken && { broken }),
  };
}

/** React leaves a part that throws to the browser, and says so only in a mark; a development build says there what was thrown. */
function thrownIn(body: string): Error | undefined {
  const [mark] = /<!--\$!-->(?:<template[^>]*>)?/.exec(body) ?? [];
  if (mark === undefined) return undefined;
  const told = (name: string) => unescapeHtml(new RegExp(`data-${name}="([^"]*)"`).exec(mark)?.[1] ?? '');
  const error = new Error(told('msg').replace(/^Switched to client rendering.*\n+/, '') || 'npm run dev shows why');
  error.stack = told('stck');
  return error;
}

function attributesOf(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}
