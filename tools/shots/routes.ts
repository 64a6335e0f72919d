import type { CompileContext } from '../../engine/compile/context.ts';
import { routesOf } from '../../engine/compile/page.ts';

/** Every route of a site, templates left out; with `only` those alone, each once. Throws when the site lacks one of them. */
export function routesFor(context: CompileContext, only?: string[]): string[] {
  const routes = routesOf(context).flatMap(({ path, params }) => (params ? [path] : []));
  const lost = only?.find((route) => !routes.includes(route));
  if (lost !== undefined)
    throw new Error(`the site has no route ${lost}: write it as in pages/, without /en before it.`);
  return only ? routes.filter((route) => only.includes(route)) : routes;
}
