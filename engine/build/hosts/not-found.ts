import type { Language } from '../../model/compiled.ts';
import type { Addressing } from '../../model/page-file.ts';
import type { ServedPattern } from './build-facts.ts';

/** A page that hosts show, with status 404, for every unknown address below a folder. */
export interface NotFoundPage {
  /** The folder, from the root of the site: empty, or with a slash before it. */
  folder: string;
  language: Language;
  /** The route of the page whose text stands there. */
  shows?: string;
  /** The route that it leads to instead. */
  leadsTo?: string;
}

/**
 * The pages for unknown addresses, as hosts know them that have no other rule: `404.html`, the nearest one counts. Below
 * a route with parameters it is the pattern's template or leads to its fallback; anywhere else it is the site's own page, or
 * leads home, in its language.
 */
export function notFoundPages(patterns: ServedPattern[], languages: Addressing['languages']): NotFoundPage[] {
  const pages: NotFoundPage[] = [];
  for (const { pattern, data, fallback } of patterns) {
    const above = /^((?:\/[^/{]+)+)\/\{/.exec(pattern)?.[1];
    for (const { code: language, prefix } of languages) {
      const folder = `${prefix}${above}`;
      // Without a folder of its own, a pattern's addresses cannot be told from other unknown ones.
      if (above === undefined || pages.some((page) => page.folder === folder)) continue;
      pages.push({ folder, language, ...(fallback === undefined ? { shows: data } : { leadsTo: fallback }) });
    }
  }
  const own = pageOfUnknown(patterns);
  const rest = languages.map(({ code, prefix }) => ({
    folder: prefix,
    language: code,
    ...(own === undefined ? { leadsTo: '/' } : { shows: own }),
  }));
  return [...pages, ...rest.reverse()];
}

/** The path of the page that stands at every unknown address; `undefined` where they lead home. */
export function pageOfUnknown(patterns: ServedPattern[]): string | undefined {
  return patterns.find(({ pattern }) => pattern === '')?.data;
}
