import type { Language } from '../../model/compiled.ts';
import type { Addressing } from '../../model/page-file.ts';
import type { ServedPattern } from './build-facts.ts';

/** A 404 page for all unknown addresses below a folder. */
export interface NotFoundPage {
  /** Empty for the root, otherwise with a leading slash. */
  folder: string;
  language: Language;
  /** The route of the page to show. */
  shows?: string;
  /** The route to redirect to instead. */
  leadsTo?: string;
}

/** The `404.html` pages, for hosts that show the nearest one: templates, redirects, or the site's not-found page. */
export function notFoundPages(patterns: ServedPattern[], languages: Addressing['languages']): NotFoundPage[] {
  const pages: NotFoundPage[] = [];
  for (const { pattern, data, fallback } of patterns) {
    const above = /^((?:\/[^/{]+)+)\/\{/.exec(pattern)?.[1];
    for (const { code: language, prefix } of languages) {
      const folder = `${prefix}${above}`;
      // Without its own folder, a pattern's addresses look like any other unknown address.
      if (above === undefined || pages.some((page) => page.folder === folder)) continue;
      pages.push({ folder, language, ...(fallback === undefined ? { shows: data } : { leadsTo: fallback }) });
    }
  }
  const own = notFoundPath(patterns);
  const rest = languages.map(({ code, prefix }) => ({
    folder: prefix,
    language: code,
    ...(own === undefined ? { leadsTo: '/' } : { shows: own }),
  }));
  return [...pages, ...rest.reverse()];
}

/** The path of the site's not-found page, if it has one. */
export function notFoundPath(patterns: ServedPattern[]): string | undefined {
  return patterns.find(({ pattern }) => pattern === '')?.data;
}
