import { mentionsOf } from './mentions.ts';
import type { SiteFile } from './site-files.ts';
import { routeFor, type SiteModel } from './site-model.ts';

export function* pagesNamedIn(file: SiteFile, model: SiteModel): Generator<SiteFile> {
  if (!model.site) return;
  for (const route of mentionsOf(file, model.site).routes) {
    const found = routeFor(route, model);
    if (found) yield found.file;
  }
}

/** Every page to which another file leads. */
export function pagesLinked(model: SiteModel): Set<SiteFile> {
  const linked = new Set<SiteFile>();
  for (const file of model.files) for (const page of pagesNamedIn(file, model)) if (page !== file) linked.add(page);
  return linked;
}
