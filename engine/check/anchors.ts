import { rowAnchor } from '../model/page-file.ts';
import { idsIn, includesIn, namedRowsIn, tabsIn } from './facts.ts';
import { collectionOf, recordsIn } from './record-pages.ts';
import type { SiteFile } from './site-files.ts';
import type { SiteModel } from './site-model.ts';

/** The anchors of a page with its included files. Undefined while one of them has errors. */
export function anchorsOf(file: SiteFile, model: SiteModel): string[] | undefined {
  return partsOf(file, model)?.flatMap(idsIn);
}

/** Whether an anchor belongs to a row of the page. Without known records, any row of a source counts. */
export function isRowOf(file: SiteFile, anchor: string, model: SiteModel): boolean {
  return (partsOf(file, model) ?? []).flatMap(namedRowsIn).some(({ section, anchors, source }) => {
    if (anchors.includes(anchor)) return true;
    if (source === undefined || !anchor.startsWith(`${section}-`)) return false;
    const [collection] = source.split('.');
    const records = model.ofKind('record').filter((file) => collectionOf(file) === collection);
    const rows = records.flatMap(recordsIn).map(({ record }, place) => rowAnchor(section, record, place));
    return rows.length === 0 || rows.includes(anchor);
  });
}

/** The ids of a page's tabs that a query selects. Undefined while the page has errors. */
export function tabsOf(file: SiteFile, query: string, model: SiteModel): string[] | undefined {
  return partsOf(file, model)?.flatMap((part) => tabsIn(part).get(query) ?? []);
}

/** A page with the shared files that it includes. Undefined while one has errors or was skipped. */
export function partsOf(file: SiteFile, { shared }: SiteModel): SiteFile[] | undefined {
  const parts = [file, ...includesIn(file).flatMap((name) => shared.get(name) ?? [])];
  return parts.every(({ valid, unread }) => valid && !unread) ? parts : undefined;
}
