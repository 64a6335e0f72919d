import type { PageDescriptor } from '../model/page.ts';
import { fillSlugs, routeParameters, withoutLast } from '../model/schema/placeholders.ts';
import type { CompileContext } from './context.ts';
import { oncePerContext, type PageSwap } from './once-per-context.ts';

/** Pages by route, and by the route without an optional last parameter. The first page of a route wins. */
export const pagesByRoute = oncePerContext(
  (context) => {
    const byRoute = new Map<string, PageDescriptor>();
    for (const page of context.pages) {
      const route = fillSlugs(page.route, context.site);
      for (const own of page.routeDefaults ? [route, withoutLast(route)] : [route])
        if (!byRoute.has(own)) byRoute.set(own, page);
    }
    return byRoute;
  },
  (before, swap, context) => {
    const route = routeOfBoth(swap, context);
    if (route === undefined) return undefined;
    return before.get(route) === swap.was ? new Map(before).set(route, swap.is) : before;
  },
);

/** The single route of both versions of a page; undefined if there are several. */
export function routeOfBoth({ was, is }: PageSwap, { site }: CompileContext): string | undefined {
  const route = fillSlugs(is.route, site);
  return was.route === is.route && routeParameters(route).length === 0 ? route : undefined;
}
