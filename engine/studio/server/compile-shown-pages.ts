import type { CompileContext } from '../../compile/context.ts';
import { compilePage, isInLanguage, routesOf } from '../../compile/page.ts';
import type { CompiledPage } from '../../model/compiled.ts';
import { matchRoute } from '../../model/page-file.ts';
import { codesOf } from '../../model/schema/languages.ts';
import { fillSlugs, withoutLast } from '../../model/schema/placeholders.ts';
import type { ShownPage } from '../protocol/edit-protocol.ts';

/** Compiles the page at a route in the shown languages. Empty if the page cannot be compiled. */
export function compileShownPages(
  context: CompileContext | undefined,
  { route: path, languages }: ShownPage,
): CompiledPage[] {
  if (!context) return [];
  const { site } = context;
  // Runs at each key: of thousands of pages, only candidates get their routes.
  const pages = context.pages.filter(({ route, routeDefaults }) => {
    const pattern = fillSlugs(route, site);
    if (routeDefaults && withoutLast(pattern) === path) return true;
    return pattern.includes('{') ? matchRoute(pattern, path) !== undefined : pattern === path;
  });
  const found = routesOf({ ...context, pages }).find((one) => one.params && decodeURIComponent(one.path) === path);
  if (!found) return [];
  const known = codesOf(site);
  try {
    return languages
      .filter((language) => known.includes(language) && isInLanguage(found, language))
      .map((language) => compilePage(found, language, context));
  } catch {
    return [];
  }
}
