import { rowAnchor } from '../model/page-file.ts';
import { factsIn } from './facts.ts';
import { collectionNameOf, recordPagesOf, recordsIn } from './record-pages.ts';
import type { SiteFile } from './site-files.ts';
import { filesByName, type SiteModel } from './site-model.ts';

/** The anchors of a page with its included files. Undefined while one of them has errors. */
export function anchorsOf(file: SiteFile, model: SiteModel): string[] | undefined {
  return pageWithIncludes(file, model)?.flatMap((file) => factsIn(file).ids);
}

/** The anchors of the headings of a page: of its Markdown, and of the records that it shows. With a `path`, of its record there. */
export function headingsOf(file: SiteFile, model: SiteModel, path?: string): string[] {
  const parts = pageWithIncludes(file, model) ?? [];
  const collections = new Set(parts.flatMap((part) => factsIn(part).sources.map((source) => source.split('.')[0])));
  const placed = recordPagesOf(model)
    .find((page) => page.file === file)
    ?.addresses.get(path ?? '');
  const records = placed
    ? [placed.file]
    : model.ofKind('record').filter((one) => collections.has(collectionNameOf(one) ?? ''));
  const known = filesByName(model);
  return [...parts, ...records].flatMap((part) => {
    const { headings, markdown } = factsIn(part);
    return [...headings, ...markdown.flatMap((name) => factsIn(known.get(name) ?? part).headings)];
  });
}

/** Whether an anchor belongs to a row of the page. Without known records, any row of a source counts. */
export function isRowAnchor(file: SiteFile, anchor: string, model: SiteModel): boolean {
  return (pageWithIncludes(file, model) ?? [])
    .flatMap((file) => factsIn(file).rows)
    .some(({ section, anchors, source }) => {
      if (anchors.includes(anchor)) return true;
      if (source === undefined || !anchor.startsWith(`${section}-`)) return false;
      const [collection] = source.split('.');
      const records = model.ofKind('record').filter((file) => collectionNameOf(file) === collection);
      const rows = records.flatMap(recordsIn).map(({ record }, place) => rowAnchor(section, record, place));
      return rows.length === 0 || rows.includes(anchor);
    });
}

/** The ids of a page's tabs that a query selects. Undefined while the page has errors. */
export function tabsOf(file: SiteFile, query: string, model: SiteModel): string[] | undefined {
  return pageWithIncludes(file, model)?.flatMap((part) => new Map(factsIn(part).tabs).get(query) ?? []);
}

/** A page with the shared files that it includes. Undefined while one has errors or was skipped. */
export function pageWithIncludes(file: SiteFile, { shared }: SiteModel): SiteFile[] | undefined {
  const parts = [file, ...factsIn(file).includes.flatMap((name) => shared.get(name) ?? [])];
  return parts.every(({ valid, unread }) => valid && !unread) ? parts : undefined;
}
