import { addToGroup } from '../model/group-by.ts';
import { rowAnchor } from '../model/page-file.ts';
import { collectionOfSource } from '../model/schema/collections.ts';
import { oncePer } from '../model/schema/once.ts';
import { factsIn } from './facts.ts';
import { collectionNameOf, recordFilesOf, recordPagesOf, recordsIn } from './record-pages.ts';
import type { SiteFile } from './site-files.ts';
import { filesByName, type SiteModel } from './site-model.ts';

/** The anchors of a page with its included files. Undefined while one of them has errors. */
export function anchorsOf(file: SiteFile, model: SiteModel): string[] | undefined {
  return pageWithIncludes(file, model)?.flatMap((file) => factsIn(file).ids);
}

/** The anchors of the headings of a page: of its Markdown, and of the records that it shows. With a `path`, of its record there. */
export function headingsOf(file: SiteFile, model: SiteModel, path = ''): string[] {
  return pageHeadings(model)(file)(path);
}

const pageHeadings = oncePer((model: SiteModel) =>
  oncePer((file: SiteFile) =>
    oncePer((path: string) => filesWithText(file, model, path).flatMap((part) => factsIn(part).headings)),
  ),
);

/** The files whose Markdown a page shows, see `headingsOf`. */
export function filesWithText(file: SiteFile, model: SiteModel, path = ''): SiteFile[] {
  const parts = pageWithIncludes(file, model) ?? [];
  const placed = recordPagesOf(model)
    .find((page) => page.file === file)
    ?.addresses.get(path);
  const known = filesByName(model);
  return [...parts, ...(placed ? [placed.file] : recordFilesShownIn(parts, model))].flatMap((part) => [
    part,
    ...factsIn(part).markdown.flatMap((name) => known.get(name) ?? []),
  ]);
}

function recordFilesShownIn(parts: SiteFile[], model: SiteModel): SiteFile[] {
  const collections = collectionsShownIn(parts);
  return [...recordFilesOf(model)].flatMap(([name, files]) => (collections.has(name ?? '') ? files : []));
}

function collectionsShownIn(parts: SiteFile[]): Set<string> {
  return new Set(parts.flatMap((part) => factsIn(part).sources.map(collectionOfSource)));
}

/** The pages that show a shared file, a record or a Markdown file. */
export function pagesShowing(file: SiteFile, model: SiteModel): readonly SiteFile[] {
  const { pages, withShared, withCollection, owners } = pageIndex(model);
  if (file.kind === 'page') return pages.has(file) ? [file] : [];
  if (file.kind === 'shared') return withShared.get(file) ?? [];
  if (file.kind === 'record') return withCollection.get(collectionNameOf(file) ?? '') ?? [];
  if (file.kind !== 'markdown') return [];
  return [...new Set((owners.get(file.file) ?? []).flatMap((owner) => pagesShowing(owner, model)))];
}

/** The pages by the files that they show, and the files by the Markdown files that they name. */
const pageIndex = oncePer((model: SiteModel) => {
  const pages = new Set(model.pages.map((page) => page.file));
  const withShared = new Map<SiteFile, SiteFile[]>();
  const withCollection = new Map<string, SiteFile[]>();
  for (const page of pages) {
    for (const name of new Set(factsIn(page).includes)) {
      const shared = model.shared.get(name);
      if (shared) addToGroup(withShared, shared, page);
    }
    for (const name of collectionsShownIn(pageWithIncludes(page, model) ?? [])) addToGroup(withCollection, name, page);
  }
  const owners = new Map<string, SiteFile[]>();
  for (const file of model.files)
    if (file.kind !== 'markdown') for (const name of new Set(factsIn(file).markdown)) addToGroup(owners, name, file);
  return { pages, withShared, withCollection, owners };
});

/** Whether an anchor belongs to a row of the page. Without known records, any row of a source counts. */
export function isRowAnchor(file: SiteFile, anchor: string, model: SiteModel): boolean {
  return (pageWithIncludes(file, model) ?? [])
    .flatMap((file) => factsIn(file).rows)
    .some(({ section, anchors, source }) => {
      if (anchors.includes(anchor)) return true;
      if (source === undefined || !anchor.startsWith(`${section}-`)) return false;
      const rows = recordAnchors(model)(collectionOfSource(source))(section);
      return rows.size === 0 || rows.has(anchor);
    });
}

/** The anchors of a collection's records as rows of a section. Thousands of links may have such an anchor. */
const recordAnchors = oncePer((model: SiteModel) =>
  oncePer((collection: string) => {
    const records = (recordFilesOf(model).get(collection) ?? []).flatMap(recordsIn);
    return oncePer((section: string) => new Set(records.map(({ record }, place) => rowAnchor(section, record, place))));
  }),
);

/** The ids of a page's tabs that a query selects. Undefined while the page has errors. */
export function tabsOf(file: SiteFile, query: string, model: SiteModel): string[] | undefined {
  return pageWithIncludes(file, model)?.flatMap((part) => new Map(factsIn(part).tabs).get(query) ?? []);
}

/** A page with the shared files that it includes. Undefined while one has errors or was skipped. */
export function pageWithIncludes(file: SiteFile, { shared }: SiteModel): SiteFile[] | undefined {
  const parts = [file, ...factsIn(file).includes.flatMap((name) => shared.get(name) ?? [])];
  return parts.every(({ valid, unread }) => valid && !unread) ? parts : undefined;
}
