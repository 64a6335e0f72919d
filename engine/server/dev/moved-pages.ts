import type { CompileContext } from '../../compile/context.ts';
import type { PageDescriptor } from '../../model/page.ts';
import { fillSlugs, routeParameters, withoutLast } from '../../model/schema/placeholders.ts';
import type { Redirect } from '../../model/site.ts';

/** Follows pages to new routes while a site is worked on, so that who looks at one goes on looking at it. */
interface MovedPages {
  /** Notes which pages have another route than before. */
  note(before: CompileContext, now: CompileContext): void;
  /** The routes that pages had and none has any more, each with the one that its page has now. Pages are known by their ids. */
  redirects(now: CompileContext): Redirect[];
}

export function trackMovedPages(): MovedPages {
  const ids = new Map<string, string>();
  return {
    note(before, now) {
      const routes = routesById(now);
      for (const [id, old] of routesById(before)) {
        const route = routes.get(id);
        if (route?.[0] !== old[0]) for (const from of route ? old : []) ids.set(from, id);
      }
    },
    redirects(now) {
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

/** Each page's route, then the one at which its default shows. */
function routesById({ pages, site }: CompileContext): Map<string, string[]> {
  const routesOf = ({ route, routeDefaults }: PageDescriptor) =>
    (routeDefaults ? [route, withoutLast(route)] : [route]).map((one) => fillSlugs(one, site));
  return new Map(pages.map((page) => [page.id, routesOf(page)]));
}

function sameParameters(one: string, other: string): boolean {
  return routeParameters(one).join() === routeParameters(other).join();
}
