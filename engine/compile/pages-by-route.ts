import type { PageDescriptor } from '../descriptor/page.ts';
import { fillSlugs, withoutLast } from '../schema/placeholders.ts';
import { oncePerContext } from './once-per-context.ts';

/** The pages of a site by route, one with a default also without its last parameter; of two with one route the first. */
export const pagesByRoute = oncePerContext((context) => {
  const byRoute = new Map<string, PageDescriptor>();
  for (const page of context.pages) {
    const route = fillSlugs(page.route, context.site);
    for (const own of page.routeDefaults ? [route, withoutLast(route)] : [route])
      if (!byRoute.has(own)) byRoute.set(own, page);
  }
  return byRoute;
});
