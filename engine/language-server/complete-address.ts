import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver/node';
import { recordAddress, recordPagesOf } from '../check/record-pages.ts';
import type { SiteModel } from '../check/site-model.ts';
import { listsByKind } from '../generate/schemas/proposed-names.ts';
import { findNamedRecords } from '../refactor/references/records.ts';
import { listProposals } from '../studio/server/list-proposals.ts';
import { toRange } from './document-ranges.ts';
import type { InspectedSite } from './open-workspace.ts';

const kinds: Record<string, CompletionItemKind> = {
  Files: CompletionItemKind.File,
  Pictures: CompletionItemKind.File,
  Folders: CompletionItemKind.Folder,
  Anchors: CompletionItemKind.Reference,
};

/** Addresses for the link or picture of Markdown at an offset. Empty elsewhere. */
export function completeAddress(text: string, offset: number, { input, model }: InspectedSite): CompletionItem[] {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const [, picture, typed] = /(!?)\[[^\]]*\]\(([^()\s]*)$/.exec(before) ?? [];
  if (typed === undefined) return [];
  const range = toRange(text, { offset: offset - typed.length, length: typed.length });
  const proposals = listProposals({ ...input, files: model.files, sources: {} });
  const lists = picture ? ['Pictures', 'Folders'] : (listsByKind.Target ?? []);
  const names = lists.flatMap((list, at) =>
    (proposals[list] ?? []).map(({ value, description }) => ({ list, order: at, value, description })),
  );
  const pages = picture
    ? []
    : recordRoutes(model).map((value) => ({ list: 'Routes', order: 0, value, description: '' }));
  const all = new Map([...names, ...pages].map((one) => [one.value, one]));
  return [...all.values()].map(({ list, order, value, description }) => ({
    label: value,
    kind: kinds[list] ?? CompletionItemKind.Value,
    ...(description && { documentation: description }),
    sortText: `${order} ${value}`,
    textEdit: { range, newText: value },
  }));
}

/** The addresses of the pages of records. */
function recordRoutes(model: SiteModel): string[] {
  const records = findNamedRecords(model);
  return recordPagesOf(model).flatMap((page) =>
    records.flatMap(({ collection, record }) => (collection === page.collection ? recordAddress(page, record) : [])),
  );
}
