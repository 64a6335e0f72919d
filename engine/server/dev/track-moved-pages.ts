import type { CompileContext } from '../../compile/context.ts';
import type { PageDescriptor } from '../../model/page.ts';
import { fillSlugs, routeParameters, withoutLast } from '../../model/schema/placeholders.ts';
import type { Redirect } from '../../model/site.ts';

/** Follows pages to new routes in dev, so that a browser stays on its page. */
export function trackMovedPages() {
  const ids = new Map<string, string>();
  return {
    /** Records changed routes. */
    note(before: CompileContext, now: CompileContext): void {
      const routes = routesById(now);
      for (const [id, old] of routesById(before)) {
        const route = routes.get(id);
        if (route?.[0] !== old[0]) for (const from of route ? old : []) ids.set(from, id);
      }
    },
    /** Redirects from old routes to the current ones. Pages are identified by id. */
    redirects(now: CompileContext): Redirect[] {
      if (ids.size === 0) return [];
      const routes = routesById(now);
      const taken = new Set([...routes.values()].flat());
      return [...ids].flatMap(([from, id]) => {
        const to = routes.get(id)?.find((route) => sameParameters(route, from));
        return to === undefined || taken.has(from) ? [] : [{ from, to }];
      });
    },
  };
}

/** Each page's route, and the route of its default. */
function routesById({ pages, site }: CompileContext): Map<string, string[]> {
  const routesOf = ({ route, routeDefaults }: PageDescriptor) =>
    (routeDefaults ? [route, withoutLast(route)] : [route]).map((one) => fillSlugs(one, site));
  return new Map(pages.map((page) => [page.id, routesOf(page)]));
}

function sameParameters(one: string, other: string): boolean {
  return routeParameters(one).join() === routeParameters(other).join();
}
