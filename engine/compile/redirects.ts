import type { Language } from '../model/compiled.ts';
import { fillInstance } from '../model/schema/expand-repetitions.ts';
import { routeParameters } from '../model/schema/placeholders.ts';
import { filledRedirects, splitAddress } from '../model/schema/redirects.ts';
import type { Redirect } from '../model/site.ts';
import { percentEncode } from '../model/text/percent-encode.ts';
import type { CompileContext } from './context.ts';
import { fillRoute, routesOf } from './page.ts';

interface RedirectedPath extends Redirect {
  /** The languages of its page. Default: all. */
  languages?: Language[];
}

/** All old paths with their new paths, without language. A route with parameters has one for each instance. */
export function redirectedPaths(context: CompileContext): RedirectedPath[] {
  const routes = routesOf(context);
  return filledRedirects(context.site).flatMap(({ from, to }) => {
    const [path, rest] = splitAddress(to);
    if (routeParameters(from).length === 0) {
      const { languages } = routes.find((one) => one.params && one.path === path) ?? {};
      return [{ from, to, ...(languages && { languages }) }];
    }
    const found = routes.flatMap(({ page, pattern, params, languages }): [string, RedirectedPath][] => {
      if (!params || pattern !== fillInstance(path, page)) return [];
      const value = (name: string) => percentEncode(params[name] ?? '');
      const [old, now] = [from, path].map((route) => fillRoute(fillInstance(route, page), value)) as [string, string];
      return [[old, { from: old, to: now + rest, ...(languages && { languages }) }]];
    });
    // The default parameters are also those of an instance.
    return [...new Map(found).values()];
  });
}
