import { rowAnchor } from '../model/page-file.ts';
import { oncePer } from '../model/schema/once.ts';
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
  return filesWithText(file, model, path).flatMap((part) => factsIn(part).headings);
}

/** The files whose Markdown a page shows, see `headingsOf`. */
export function filesWithText(file: SiteFile, model: SiteModel, path?: string): SiteFile[] {
  const parts = pageWithIncludes(file, model) ?? [];
  const collections = new Set(parts.flatMap((part) => factsIn(part).sources.map((source) => source.split('.')[0])));
  const placed = recordPagesOf(model)
    .find((page) => page.file === file)
    ?.addresses.get(path ?? '');
  const records = placed
    ? [placed.file]
    : model.ofKind('record').filter((one) => collections.has(collectionNameOf(one) ?? ''));
  const known = filesByName(model);
  return [...parts, ...records].flatMap((part) => [
    part,
    ...factsIn(part).markdown.flatMap((name) => known.get(name) ?? []),
  ]);
}

/** The pages that show a shared file, a record or a Markdown file. */
export function pagesShowing(file: SiteFile, model: SiteModel): readonly SiteFile[] {
  return showingPages(model)(file);
}

const showingPages = oncePer((model: SiteModel) => oncePer((file: SiteFile) => findPagesShowing(file, model)));

function findPagesShowing(file: SiteFile, model: SiteModel): readonly SiteFile[] {
  const pages = model.pages.map((page) => page.file);
  if (file.kind === 'page') return pages.filter((page) => page === file);
  if (file.kind === 'shared')
    return pages.filter((page) => factsIn(page).includes.some((name) => model.shared.get(name) === file));
  if (file.kind === 'record') {
    const collection = collectionNameOf(file);
    const shows = (part: SiteFile) => factsIn(part).sources.some((source) => source.split('.')[0] === collection);
    return pages.filter((page) => pageWithIncludes(page, model)?.some(shows));
  }
  if (file.kind !== 'markdown') return [];
  const owners = model.files.filter((one) => one.kind !== 'markdown' && factsIn(one).markdown.includes(file.file));
  return [...new Set(owners.flatMap((owner) => pagesShowing(owner, model)))];
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
