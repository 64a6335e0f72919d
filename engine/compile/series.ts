import type { CompiledSeries, Crumb, Language } from '../descriptor/compiled.ts';
import type { PageDescriptor } from '../descriptor/page.ts';
import { routeHref } from '../page-file.ts';
import { fillSlugs } from '../schema/placeholders.ts';
import type { CompileContext } from './context.ts';
import { addressingOf } from './languages.ts';
import { pagesByRoute } from './pages-by-route.ts';
import { plain } from './text.ts';

/** Where a page stands in the first series that names it; `undefined` where none does. */
export function seriesOf(
  page: PageDescriptor,
  language: Language,
  context: CompileContext,
): CompiledSeries | undefined {
  const { site } = context;
  const pages = pagesByRoute(context);
  for (const routes of site.series ?? []) {
    const filled = routes.map((route) => fillSlugs(route, site));
    const at = filled.findIndex((route) => pages.get(route) === page);
    if (at < 0) continue;
    const crumbAt = (route = ''): Crumb | undefined => {
      const other = pages.get(route);
      return (
        other && { label: plain(other.title, language, site), href: routeHref(route, language, addressingOf(context)) }
      );
    };
    const [previous, next] = [crumbAt(filled[at - 1]), crumbAt(filled[at + 1])];
    const updated = context.changed?.(page);
    return { ...(previous && { previous }), ...(next && { next }), ...(updated && { updated }) };
  }
  return undefined;
}
