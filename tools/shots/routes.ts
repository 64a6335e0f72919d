import { parseArgs } from 'node:util';
import type { CompileContext } from '../../engine/compile/context.ts';
import { routesOf } from '../../engine/compile/page.ts';

/** The routes that `--only /route,/route2` asks for; `undefined` without it. Throws on a flag that is unknown. */
export function readOnly(args: string[]): string[] | undefined {
  const { values } = parseArgs({ args, options: { only: { type: 'string' }, site: { type: 'string' } } });
  if (values.only === undefined) return undefined;
  const only = values.only.split(',').map((route) => route.trim());
  const wrong = only.find((route) => !route.startsWith('/'));
  if (wrong !== undefined)
    throw new Error(`--only wants routes with commas between them, for example /,/forum: "${wrong}" is none.`);
  return only;
}

/** Every route of a site, templates left out; with `only` those alone, each once. Throws when the site lacks one of them. */
export function routesFor(context: CompileContext, only?: string[]): string[] {
  const routes = routesOf(context).flatMap(({ path, params }) => (params ? [path] : []));
  const lost = only?.find((route) => !routes.includes(route));
  if (lost !== undefined)
    throw new Error(`the site has no route ${lost}: write it as in pages/, without /en before it.`);
  return only ? routes.filter((route) => only.includes(route)) : routes;
}
