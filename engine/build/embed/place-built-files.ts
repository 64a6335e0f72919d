import type { CompiledPage } from '../../model/compiled.ts';
import { sectionsIn } from '../../model/page-file.ts';

/**
 * A page whose links to files that only a build makes lead to the built site. Without its address they are left out.
 * `folder` is that of the site on the host.
 */
export function placeBuiltFiles(page: CompiledPage, builtSite: string | undefined, folder: string): CompiledPage {
  const placed = structuredClone(page);
  const place = (href = '') => builtSite && builtSite.replace(/\/+$/, '') + href.slice(folder.length);
  for (const section of sectionsIn(placed.sections)) {
    for (const name of ['archive', 'pdf'] as const) {
      const href = section[name] && place(section[name].href);
      if (href) section[name] = { href, external: true };
      else delete section[name];
    }
    if (section.cite) section.cite.list = place(section.cite.list);
  }
  return placed;
}
