import { createHash } from 'node:crypto';
import type { prerender } from '../client/app/prerender.tsx';
import { offlineRoute } from '../client/offline/offline-site.ts';
import type { CompiledPage, CompiledSite } from '../model/compiled.ts';
import {
  basePathOf,
  languagesAttribute,
  pageToHydrate,
  sectionsIn,
  sectionsInView,
  sectionTypesIn,
} from '../model/page-file.ts';
import type { BuildInputs } from './build-tasks.ts';
import type { Bundle } from './bundle.ts';
import { optionalStylesOf } from './optional-styles.ts';
import { originAttribute } from './page-origin.ts';
import { engineStyles } from './styles.ts';

/** The names of the styles that a page's document inlines for the first view, besides those of every document. */
export function documentStyles({ tableOfContents, sections }: CompiledPage): string[] {
  return [...(tableOfContents ? [engineStyles.contents] : []), ...sectionTypesIn(sections.slice(0, sectionsInView))];
}

interface RenderedDocument {
  html: string;
  /** The page with its counted texts, for its data file. */
  page: CompiledPage;
}

/**
 * Renders a page's HTML document, with the styles of the first view and the data of its interactive sections.
 * `ownData` is `false` for a template, whose addresses have their own data.
 */
export function renderDocument(
  { template, inline }: Pick<BuildInputs, 'template' | 'inline'>,
  compiled: CompiledPage,
  site: CompiledSite,
  bundle: Bundle,
  render: typeof prerender,
  ownData = true,
): RenderedDocument {
  const shown = rendered(compiled, site, render);
  const page = shown.counted ? { ...compiled, counted: shown.counted } : compiled;
  const styles = [...documentStyles(page), ...optionalStylesOf(shown.body, inline)].flatMap((name) => {
    const text = inline[name];
    return text ? `<style data-style="${name}">${text}</style>` : [];
  });
  const { own, script } =
    page.route === offlineRoute ? offlinePage(bundle, site) : livePage(page, shown, site, bundle, ownData);
  const attributes = {
    lang: shown.lang,
    ...(shown.dir && { dir: shown.dir }),
    'data-build': bundle.build,
    ...originAttribute(shown.body),
    ...own,
    'data-languages': languagesAttribute(site),
    ...(page.only && { 'data-only': page.only.languages.join(' ') }),
    ...(site.folders && { 'data-folders': '' }),
    // Needed before anything is fetched: most errors are failed fetches.
    ...(site.errorReports && {
      'data-faults': site.errorReports.startsWith('/') ? basePathOf(site) + site.errorReports : site.errorReports,
    }),
  };
  const parts: Record<string, string> = {
    html: Object.entries(attributes)
      .map(([name, value]) => `${name}="${value}"`)
      .join(' '),
    head: [`<script>${earlyScript(bundle, site.languages)}</script>`, shown.head, ...styles].join('\n'),
    body: shown.body,
    scripts: script,
  };
  const html = template.replace(/%(html|head|body|scripts)%/g, (_, name: string) => parts[name] as string);
  return { html, page };
}

/** The script that runs before the first paint of a site's pages. */
export function earlyScript({ early }: Bundle, languages: readonly unknown[]): string {
  return languages.length > 1 ? early.languages : early.oneLanguage;
}

/** What makes a document interactive: attributes of `<html>`, and elements at its end. */
interface LiveParts {
  own: Record<string, string | undefined>;
  script: string;
}

function livePage(
  page: CompiledPage,
  { interactive, queries }: ReturnType<typeof prerender>,
  site: CompiledSite,
  bundle: Bundle,
  ownData: boolean,
): LiveParts {
  const base = basePathOf(site);
  const ids = new Set(interactive);
  const types = sectionTypesIn(page.sections, ids);
  const parts = [...bundle.imports, ...types.flatMap((type) => bundle.parts[type] ?? [])];
  const { messages, apiClient } = bundle;
  const hasData = sectionsIn(page.sections).some(({ id, data }) => data && ids.has(id));
  const later = [
    ...(parts.includes(messages.loader) ? [messages.address] : []),
    // The host says whether it has an API.
    ...(hasData ? [apiClient] : []),
  ];
  const own = {
    'data-edition': site.edition,
    'data-entry': base + bundle.entry,
    'data-parts': [...new Set(parts)].map((part) => base + part).join(' '),
    // For the service worker: a visitor without a network may need it.
    ...(site.offline && later.length > 0 && { 'data-later': later.map((part) => base + part).join(' ') }),
    'data-interactive': interactive.join(' '),
    ...(queries.length > 0 && { 'data-queries': queries.join(' ') }),
    'data-data': `${base}/_data/${page.language}.json?${site.edition}`,
  };
  return { own, script: ownData ? dataScript(page, ids) : '' };
}

/** The offline page is shown at the addresses of other pages, so it is not hydrated. */
function offlinePage({ offline }: Bundle, site: CompiledSite): LiveParts {
  return {
    own: {},
    script: `<script defer src="${basePathOf(site)}${offline.address}"></script>`,
  };
}

export function dataScript(page: CompiledPage, interactive: ReadonlySet<string>): string {
  return jsonScript('page', pageToHydrate(page, interactive));
}

/** An element with JSON for `takeFromDocument`. Escaped, so that nothing in it ends the element. */
export function jsonScript(name: 'page' | 'site', data: unknown): string {
  return `<script type="application/json" data-${name}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function rendered(page: CompiledPage, site: CompiledSite, render: typeof prerender): ReturnType<typeof prerender> {
  try {
    return render(page, site);
  } catch (error) {
    throw new Error(
      `the page ${page.id} (${page.route}, ${page.language}) cannot be rendered: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** The `'sha256-…'` sources that allow inline elements in the Content Security Policy. */
export function cspHashes(texts: Iterable<string>): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
