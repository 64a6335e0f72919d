import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver/node';
import { collectionNameOf, collectionsIn } from '../check/record-pages.ts';
import type { SiteFile } from '../check/site-files.ts';
import type { SiteModel } from '../check/site-model.ts';
import { findHeading } from '../model/text/find-heading.ts';
import { findNamedRecords } from '../refactor/references/records.ts';
import { toRange } from './document-ranges.ts';

/** The records that a field of a record can refer to, at an offset behind its name. Empty elsewhere. */
export function completeRecord(file: SiteFile, text: string, offset: number, model: SiteModel): CompletionItem[] {
  const collection = collectionNameOf(file);
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const [, name = '', typed] = /"([^"]+)"\s*:\s*(?:\[[^\]]*?)?("[^"]*|\d*)$/.exec(line) ?? [];
  if (collection === undefined || typed === undefined) return [];
  const field = collectionsIn(model).get(collection)?.fields[name];
  if (field?.kind !== 'RecordReference') return [];
  const rest = /^[\w-]*"?/.exec(text.slice(offset))?.[0].length ?? 0;
  const range = toRange(text, { offset: offset - typed.length, length: typed.length + rest });
  const named = findNamedRecords(model).filter((one) => one.collection === (field.collection ?? collection));
  return named.map(({ record, field: own }) => {
    const newText = JSON.stringify(record[own]);
    const heading = findHeading(record, 'en');
    return {
      label: newText,
      kind: CompletionItemKind.Reference,
      ...(heading && { detail: heading }),
      textEdit: { range, newText },
    };
  });
}
