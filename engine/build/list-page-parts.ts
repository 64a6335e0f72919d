import type { Route } from '../compile/page.ts';
import type { CompiledNavigationEntry, CompiledSite } from '../model/compiled.ts';
import { type PageParts, readPath } from '../model/page-file.ts';

/** The section types of patterns and of pages in the navigation, which browsers know before loading their data. */
export function listPageParts(site: CompiledSite, routes: Route[], types: Map<string, string[]>): PageParts {
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
