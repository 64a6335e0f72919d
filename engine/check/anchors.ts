import { rowAnchor } from '../model/page-file.ts';
import { idsIn, includesIn, namedRowsIn, tabsIn } from './facts.ts';
import { collectionOf, recordsIn } from './record-pages.ts';
import type { SiteFile } from './site-files.ts';
import type { SiteModel } from './site-model.ts';

/** The anchors of a page: its sections' ids, its downloads' ids, and those of the files it includes. Unknown while one has mistakes. */
export function anchorsOf(file: SiteFile, model: SiteModel): string[] | undefined {
  return partsOf(file, model)?.flatMap(idsIn);
}

/** Whether an anchor is that of a row of the page. Of rows from a source, the records that the site holds count; without any, all do. */
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

/** The tabs of a page that a query of this name chooses. Unknown while the page has mistakes; none when nothing reads the query. */
export function tabsOf(file: SiteFile, query: string, model: SiteModel): string[] | undefined {
  return partsOf(file, model)?.flatMap((part) => tabsIn(part).get(query) ?? []);
}

/** A page with the shared files that it includes. Unknown while one has mistakes or was not looked through. */
export function partsOf(file: SiteFile, { shared }: SiteModel): SiteFile[] | undefined {
  const parts = [file, ...includesIn(file).flatMap((name) => shared.get(name) ?? [])];
  return parts.every(({ valid, unread }) => valid && !unread) ? parts : undefined;
}
