import type { DataBinding } from '../model/data.ts';
import { groupBy } from '../model/group-by.ts';
import { collectionInFile, type ParsedCollection, parametersOf, parseCollection } from '../model/schema/collections.ts';
import { oncePer } from '../model/schema/once.ts';
import { fillSlugs, routeParameters } from '../model/schema/placeholders.ts';
import type { Path } from '../model/schema/walk.ts';
import { percentEncode } from '../model/text/percent-encode.ts';
import { memoizeList } from './memoize-list.ts';
import { nodesOf, type SiteFile } from './site-files.ts';
import type { SiteModel, SitePage } from './site-model.ts';

export type RecordValue = Record<string, unknown>;

export interface PlacedRecord {
  file: SiteFile;
  record: RecordValue;
  path: Path;
}

/** A page whose route takes fields of a collection's records: each record has an address there. */
export interface RecordPage {
  file: SiteFile;
  route: string;
  collection: string;
  /** The field for each parameter of the route. */
  fields: Record<string, string>;
  /** All its addresses with the first record of each. A value of a closed choice may have no record. */
  addresses: Map<string, PlacedRecord | undefined>;
}

export function collectionsIn({ ofKind }: Pick<SiteModel, 'ofKind'>): Map<string, ParsedCollection> {
  return new Map(
    ofKind('collection').flatMap((file) => {
      const name = collectionInFile(file.file);
      return name === undefined ? [] : [[name, parseCollection(file.value)] as const];
    }),
  );
}

/** The collection of a records file; undefined for other files. */
export function collectionNameOf({ file, kind }: SiteFile): string | undefined {
  return kind === 'record' ? /^assets\/records\/([^/]+)\//.exec(file)?.[1] : undefined;
}

/** The record files of each collection, in their order. */
export const recordFilesOf = oncePer(({ ofKind }: Pick<SiteModel, 'ofKind'>) =>
  groupBy(ofKind('record'), collectionNameOf),
);

/** The records of a file with their paths: one, or those of a list. */
export function recordsIn({ value }: SiteFile): Omit<PlacedRecord, 'file'>[] {
  const isRecord = (one: unknown): one is RecordValue => typeof one === 'object' && one !== null;
  if (!Array.isArray(value)) return isRecord(value) ? [{ record: value, path: [] }] : [];
  return value.flatMap((record: unknown, index) => (isRecord(record) ? [{ record, path: [index] }] : []));
}

export const recordPagesOf = oncePer((model: SiteModel): RecordPage[] => {
  const collections = collectionsIn(model);
  const files = new Set(model.patterns.map(({ route }) => route.file));
  const braced = bracedPages(model.pages, model.cacheScope).filter((page) => page !== undefined);
  const found = braced.flatMap(({ file, page }) => {
    if (!files.has(file)) return [];
    const names = routeParameters(fillSlugs(page.route, model.site));
    for (const { value } of nodesOf(file, 'DataBinding')) {
      const { source, params = {} } = value as DataBinding;
      const [collection = '', answer = ''] = source.split('.');
      const path = collections.get(collection)?.answers[answer]?.path;
      const asked = path === undefined ? [] : parametersOf(path);
      const fields = Object.fromEntries(
        Object.entries(params).flatMap(([field, given]) => {
          const name = /^\{route\.(\w+)\}$/.exec(given)?.[1];
          const isField = asked.includes(field) && Object.hasOwn(collections.get(collection)?.fields ?? {}, field);
          return name !== undefined && isField ? [[name, field]] : [];
        }),
      );
      if (!names.every((name) => Object.hasOwn(fields, name))) continue;
      const one = { file, route: page.route, collection, fields };
      return { ...one, addresses: addressesOf(one, collections.get(collection) as ParsedCollection, model) };
    }
    return [];
  });
  return found;
});

const bracedPages = memoizeList((page: SitePage) => (page.page.route.includes('{') ? page : undefined));

function addressesOf(
  page: Omit<RecordPage, 'addresses'>,
  { fields }: ParsedCollection,
  model: SiteModel,
): RecordPage['addresses'] {
  const { site } = model;
  const found: RecordPage['addresses'] = new Map();
  for (const file of recordFilesOf(model).get(page.collection) ?? [])
    for (const { record, path } of recordsIn(file)) {
      const address = fillSlugs(recordAddress(page, record), site);
      if (!found.has(address)) found.set(address, { file, record, path });
    }
  const [only = '', ...others] = Object.values(page.fields);
  const closed = others.length === 0 ? (fields[only]?.enum ?? []) : [];
  for (const value of closed) {
    const address = fillSlugs(recordAddress(page, { [only]: value }), site);
    if (!found.has(address)) found.set(address, undefined);
  }
  return found;
}

/** The address of a record on a page, before site values are filled in. */
export function recordAddress({ route, fields }: Pick<RecordPage, 'route' | 'fields'>, record: RecordValue): string {
  return route.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(fields, name) ? percentEncode(String(record[fields[name] as string] ?? '')) : whole,
  );
}
