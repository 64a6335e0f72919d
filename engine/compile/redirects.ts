import type { Language } from '../model/compiled.ts';
import { routeParameters } from '../model/schema/placeholders.ts';
import { filledRedirects, splitAddress } from '../model/schema/redirects.ts';
import type { Redirect } from '../model/site.ts';
import { percentEncode } from '../model/text/percent-encode.ts';
import type { CompileContext } from './context.ts';
import { fill, routesOf } from './page.ts';

/** An old path and where it leads. */
interface RedirectedPath extends Redirect {
  /** The languages in which its page is. Absent: all. */
  languages?: Language[];
}

/**
 * Every old path with the one that it leads to, both without language. An old route with parameters has one for each
 * page that its new route has.
 */
export function redirectedPaths(context: CompileContext): RedirectedPath[] {
  const routes = routesOf(context);
  return filledRedirects(context.site).flatMap(({ from, to }) => {
    const [path, rest] = splitAddress(to);
    if (routeParameters(from).length === 0) {
      const { languages } = routes.find((one) => one.params && one.path === path) ?? {};
      return [{ from, to, ...(languages && { languages }) }];
    }
    const instances = routes.filter(({ pattern, params }) => params && pattern === path);
    const found = instances.map(({ params = {}, languages }): [string, RedirectedPath] => {
      const value = (name: string) => percentEncode(params[name] ?? '');
      const old = fill(from, value);
      return [old, { from: old, to: fill(path, value) + rest, ...(languages && { languages }) }];
    });
    // A default's parameters are those of an instance as well.
    return [...new Map(found).values()];
  });
}
