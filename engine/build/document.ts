import { createHash } from 'node:crypto';
import type { prerender } from '../client/app/prerender.tsx';
import { offlineRoute } from '../client/offline/kept-site.ts';
import type { CompiledPage, CompiledSite } from '../model/compiled.ts';
import {
  languagesAttribute,
  pageToHydrate,
  sectionsInView,
  typesOf,
  type WordFiles,
  wordsFor,
} from '../model/page-file.ts';
import type { Bundle } from './bundle.ts';
import { originMark } from './page-origin.ts';
import { engineStyles, textOf } from './styles.ts';

/** The names of the styles that a page's document carries: of what shows first, its first sections among it. */
export function stylesOf({ contents, sections }: CompiledPage): string[] {
  return [
    engineStyles.first,
    ...(contents ? [engineStyles.contents] : []),
    ...typesOf(sections.slice(0, sectionsInView)),
  ];
}

/**
 * A page's whole HTML document: prerendered, with the styles of what shows first, and at its end what the interactive sections are
 * rendered from. The script that its head carries loads the rest later, from what the document's element names. `ownData` is false
 * for a template, whose addresses have data of their own.
 */
export function documentOf(
  template: string,
  page: CompiledPage,
  site: CompiledSite,
  words: WordFiles,
  bundle: Bundle,
  render: typeof prerender,
  ownData = true,
): string {
  const shown = rendered(page, site, render);
  const styles = stylesOf(page).flatMap((name) => {
    const text = textOf(bundle.styles, [name]);
    return text ? `<style data-style="${name}">${text}</style>` : [];
  });
  const { own, script } =
    page.route === offlineRoute ? ofOffline(words, bundle) : ofLive(page, shown, site, words, bundle, ownData);
  const attributes = {
    lang: shown.lang,
    ...(shown.dir && { dir: shown.dir }),
    'data-build': bundle.build,
    ...originMark(shown.body),
    ...own,
    'data-languages': languagesAttribute(site),
    ...(page.only && { 'data-only': page.only.languages.join(' ') }),
    ...(site.folders && { 'data-folders': '' }),
    // Known before anything is fetched: faults are told of most when fetching fails.
    ...(site.faultReports && { 'data-faults': site.faultReports }),
  };
  const parts: Record<string, string> = {
    html: Object.entries(attributes)
      .map(([name, value]) => `${name}="${value}"`)
      .join(' '),
    head: [`<script>${bundle.early}</script>`, shown.head, ...styles].join('\n'),
    body: shown.body,
    scripts: script,
  };
  return template.replace(/%(html|head|body|scripts)%/g, (_, name: string) => parts[name] as string);
}

/** What a document has of its own to be made live: attributes of its element, and what stands at its end. */
interface Life {
  own: Record<string, string | undefined>;
  script: string;
}

function ofLive(
  page: CompiledPage,
  { interactive, queries }: ReturnType<typeof prerender>,
  { edition }: CompiledSite,
  words: WordFiles,
  bundle: Bundle,
  ownData: boolean,
): Life {
  const ids = new Set(interactive);
  const types = typesOf(page.sections, ids);
  const parts = [...bundle.imports, ...types.flatMap((type) => bundle.parts[type] ?? [])];
  const own = {
    'data-edition': edition,
    'data-entry': bundle.entry,
    'data-parts': [...new Set(parts)].join(' '),
    'data-interactive': interactive.join(' '),
    ...(queries.length > 0 && { 'data-queries': queries.join(' ') }),
    'data-data': [`/_data/${page.language}.json?${edition}`, ...wordsFor(types, words)].join(' '),
  };
  return { own, script: ownData ? dataScript(page, ids) : '' };
}

/**
 * The page that says that there is no connection stands at the address of another: nothing of it is hydrated. It is kept, and with it what
 * other pages say then.
 */
function ofOffline(words: WordFiles, { offline }: Bundle): Life {
  return {
    own: { 'data-data': wordsFor(['offline'], words).join(' ') },
    script: `<script defer src="${offline.address}"></script>`,
  };
}

/** The element from which a document's interactive sections are rendered. */
export function dataScript(page: CompiledPage, interactive: ReadonlySet<string>): string {
  return jsonScript('page', pageToHydrate(page, interactive));
}

/** An element that carries data for `takeFromDocument`. To an HTML parser its JSON is one text: nothing ends it early. */
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

/** The `'sha256-…'` source expressions that let inline elements pass the Content Security Policy. */
export function hashesOf(texts: Iterable<string>): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
