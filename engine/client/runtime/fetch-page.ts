import type { CompiledSite, Language } from '../../model/compiled.ts';
import { matchRoute, sectionTypesIn } from '../../model/page-file.ts';
import { within } from './deadline.ts';
import { fetchPageFile, fileInDocument } from './fetch-page-file.ts';
import { type FetchedSite, fetchSite } from './fetch-site.ts';
import type { PageState } from './page-state.ts';
import { applyStyles, loadStyles } from './page-styles.ts';
import { loadRenderers, type Renderer, rendererOf } from './renderers.ts';

/**
 * Fetches a page with everything to show it; `undefined` for an unknown route. With `interactive`, only those sections
 * are loaded. Rejects if the network fails, after a timeout, and when `abort` fires.
 */
export function fetchPage(
  language: Language,
  route: string,
  abort: AbortController,
  interactive?: ReadonlySet<string>,
): Promise<PageState | undefined> {
  return within(abort, async (signal) => {
    const came = (interactive || import.meta.env.DEV) && fileInDocument(language, route);
    const coming = fetchSite(language);
    // The first page's document has preloaded its chunks.
    if (!interactive)
      coming.then(
        (known) => loadParts(known.site, typesAt(route, known)),
        () => {},
      );
    const [file, fetched] = await Promise.all([came || fetchPageFile(language, route, signal), coming]);
    if (!file) return undefined;
    const { site } = fetched;
    const { build } = document.documentElement.dataset;
    const { page, movedTo } = file;
    if (build && file.build !== build) return { page, site, asDocument: true };
    const isWhole = await loadParts(site, sectionTypesIn(page.sections, interactive), interactive);
    // A document brings missing parts. The first page is one already; in dev a document would bring no more.
    const inPart = !!build && !isWhole;
    const asDocument = inPart && !interactive;
    if (asDocument && !navigator.onLine) throw new Error('Cannot load the page.');
    return { page, site, movedTo, interactive, asDocument, inPart };
  });
}

/** Loads the renderer of a section type with its styles, for a section outside of pages. */
export async function loadType(type: string, language: Language): Promise<Renderer> {
  const { site } = await fetchSite(language);
  const isWhole = await loadParts(site, [type]);
  applyStyles();
  if (!isWhole) throw new Error(`Cannot load "${type}".`);
  return rendererOf(type);
}

/** Loads what sections of these types need. Returns whether all of it came. Nothing is requested twice. */
async function loadParts({ styles }: CompiledSite, types: string[], first?: unknown): Promise<boolean> {
  const here = await Promise.all([loadStyles(styles, types, first), loadRenderers(types)]);
  return !here.includes(false);
}

/** The section types of a route, as far as the site knows them without the page's data. */
function typesAt(route: string, { parts: { types } }: FetchedSite): string[] {
  const pattern = types[route] ? route : Object.keys(types).find((pattern) => matchRoute(pattern, route));
  return (pattern !== undefined && types[pattern]) || [];
}
