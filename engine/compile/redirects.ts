import type { Redirect } from '../descriptor/site.ts';
import { routeParameters } from '../schema/placeholders.ts';
import { filledRedirects, splitAddress } from '../schema/redirects.ts';
import type { CompileContext } from './context.ts';
import { fill, routesOf } from './page.ts';

/**
 * Every old path with the one that it leads to, both without language. An old route with parameters has one for each
 * page that its new route has.
 */
export function redirectedPaths(context: CompileContext): Redirect[] {
  const routes = routesOf(context);
  return filledRedirects(context.site).flatMap(({ from, to }) => {
    if (routeParameters(from).length === 0) return [{ from, to }];
    const [path, rest] = splitAddress(to);
    const instances = routes.filter(({ pattern, params }) => params && pattern === path);
    const found = instances.map(({ params = {} }) => {
      const value = (name: string) => encodeURIComponent(params[name] ?? '');
      return [fill(from, value), fill(path, value) + rest] as const;
    });
    // A default's parameters are those of an instance as well.
    return [...new Map(found)].map(([from, to]) => ({ from, to }));
  });
}
