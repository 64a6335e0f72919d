import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import type { CompiledPage, CompiledSite } from './descriptor/compiled.ts';
import { headOf, htmlLanguage } from './head.ts';
import { SurroundingsContext } from './live/live-sections.ts';
import { stay } from './navigation/stay.ts';
import { knownTypes, loadRenderers } from './renderers.ts';

/** A page as HTML, in the pieces that the document's template takes. */
export interface Prerendered {
  lang: string;
  /** Title, description and links; without styles and scripts, which the build knows. */
  head: string;
  body: string;
  /**
   * The ids of the live sections: a browser must render them, the others do nothing beyond their HTML. Known where React's
   * modules are replaced by those of `live/`; elsewhere none is noted.
   */
  live: string[];
}

/** Loads the renderers of these types, by default of all; to be called before {@link prerender}. */
export async function prepare(types: Iterable<string> = knownTypes()): Promise<void> {
  await loadRenderers(types);
}

/** Renders a compiled page to HTML. The same input gives the same bytes. Throws when a part of the page does. */
export function prerender(page: CompiledPage, site: CompiledSite): Prerendered {
  const live = new Set<string>();
  const body = renderToString(
    <SurroundingsContext value={{ within: [], live }}>
      <App journey={stay({ page, site })} />
    </SurroundingsContext>,
  );
  // React leaves a part that throws to the browser, and says so only in this mark; a development build says why.
  const [broken, why = 'npm run dev shows why'] = /<!--\$!-->(?:<template data-msg="([^"]*)")?/.exec(body) ?? [];
  if (broken) throw new Error(`one of its parts throws while it is rendered: ${why}`);
  const icon = `<link rel="icon" href="${escapeHtml(site.logo)}">`;
  // React puts the preloads of pictures before everything; in the head they start before the body is read.
  const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(body) ?? [];
  const elements = headOf(page, site).map(
    ({ tag, attributes }) => `<${tag} data-page-head${attributesOf(attributes)}>`,
  );
  const title = `<title>${escapeHtml(page.documentTitle)}</title>`;
  return {
    lang: htmlLanguage(page.language),
    head: [title, icon, ...(preloads ? [preloads] : []), ...elements].join('\n'),
    body: body.slice(preloads.length),
    live: [...live],
  };
}

function attributesOf(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] as string);
}
