import type { Language } from '../descriptor/compiled.ts';
import { typesOf } from '../page-file.ts';
import { within } from './deadline.ts';
import { fetchPageFile, fileInDocument } from './fetch-page-file.ts';
import { fetchSite, loadWords } from './fetch-site.ts';
import type { LoadedPage } from './loaded-page.ts';
import { loadStyles } from './page-styles.ts';
import { loadRenderers } from './renderers.ts';

/**
 * Fetches a page with all that showing it needs; `undefined` for a route that is no page. With `interactive`, only what rendering those
 * sections needs is loaded. Rejects when the network fails, after its time, and when `abort` fires.
 */
export function fetchPage(
  language: Language,
  route: string,
  abort: AbortController,
  interactive?: ReadonlySet<string>,
): Promise<LoadedPage | undefined> {
  return within(abort, async (signal) => {
    const came = interactive && fileInDocument(language, route);
    const [file, fetched] = await Promise.all([came ?? fetchPageFile(language, route, signal), fetchSite(language)]);
    if (!file) return undefined;
    const { site } = fetched;
    const { build } = document.documentElement.dataset;
    const { page, styles, movedTo } = file;
    if (build && file.build !== build) return { page, site, asDocument: true };
    const types = typesOf(page.sections, interactive);
    const words = loadWords(fetched, types, signal);
    const parts = await Promise.all([
      loadStyles(styles),
      loadRenderers(types),
      words.then(() => true).catch(() => false),
    ]);
    // Its document brings what it lacks. The first page is one already, and reads without; in dev none brings more.
    const inPart = !!build && parts.includes(false);
    const asDocument = inPart && !interactive;
    if (asDocument && !navigator.onLine) throw new Error('a part of it could not be had');
    if (!asDocument) await words;
    return { page, site, movedTo, interactive, asDocument, inPart };
  });
}
