import type { Route } from '../compile/page.ts';
import type { CompiledNavigationEntry, CompiledSite } from '../model/compiled.ts';
import { type PageParts, readPath } from '../model/page-file.ts';

/** What browsers know of the parts of a site's pages before they have their data: of a thousand pages no more than of those in the navigation. */
export function pageParts(site: CompiledSite, routes: Route[], types: Map<string, string[]>): PageParts {
  const hrefs = [
    ...hrefsOf(site.navigation),
    ...site.footer.groups.flatMap(({ links }) => links.map(({ to }) => to.href)),
  ];
  const linked = new Set(hrefs.map((href) => readPath(href.replace(/[?#].*$/s, ''), site).route));
  const known = routes.flatMap(({ path, pattern, params }) => {
    const name = params === undefined ? pattern : path;
    const shown = types.get(path);
    return shown && (params === undefined ? pattern !== '' : linked.has(path)) ? [[name, shown]] : [];
  });
  return { types: Object.fromEntries(known) };
}

function hrefsOf(entries: CompiledNavigationEntry[]): string[] {
  return entries.flatMap(({ to, children = [] }) => [...(to ? [to.href] : []), ...hrefsOf(children)]);
}
