import { factsIn } from '../../check/facts.ts';
import {
  collectionNameOf,
  collectionsIn,
  type RecordPage,
  type RecordValue,
  recordPagesOf,
} from '../../check/record-pages.ts';
import { nodesOf, type SiteFile } from '../../check/site-files.ts';
import type { SiteModel } from '../../check/site-model.ts';
import type { DataBinding } from '../../model/data.ts';
import { collectionOfSource } from '../../model/schema/collections.ts';
import { oncePer } from '../../model/schema/once.ts';
import { valueAt } from '../../model/schema/pointer.ts';
import { createReference, type NameReference } from './name-reference.ts';

export interface NamedRecord {
  /** `news/104`; of records with a closed choice, among which a number is unique, `utility/format-conversion/3`. */
  name: string;
  collection: string;
  record: RecordValue;
  /** The field that holds its number or short name. */
  field: string;
  at: NameReference;
}

/** Every record of a site that has a number or a short name. */
export const findNamedRecords = oncePer((model: SiteModel): NamedRecord[] =>
  model.files.flatMap((file) => {
    const collection = collectionNameOf(file) ?? '';
    return (factsIn(file).records?.names ?? []).map(({ id, among, path }): NamedRecord => {
      const name = [collection, ...(among ? [among] : []), id].join('/');
      const record = valueAt(file.value, path.slice(0, -1)) as RecordValue;
      return { name, collection, record, field: String(path.at(-1)), at: createReference('record', name, file, path) };
    });
  }),
);

/** The records that a file names: its own, those that they refer to, and the bound records of a page. */
export function findRecordReferences(file: SiteFile, model: SiteModel): NameReference[] {
  const collection = collectionNameOf(file);
  const page = recordPagesOf(model).find((one) => one.file === file);
  const { routeDefaults = {} } = (file.kind === 'page' && file.value ? file.value : {}) as {
    routeDefaults?: Record<string, string>;
  };
  return [
    ...(collection === undefined ? [] : findNamedRecords(model).flatMap(({ at }) => (at.file === file ? at : []))),
    ...nodesOf(file, 'RecordReference').flatMap(({ value, path, key }) => {
      const of = collectionsIn(model).get(collection ?? '')?.fields[String(key)]?.collection ?? collection;
      return findNamedRecords(model).flatMap((one) =>
        one.collection === of && String(one.record[one.field]) === String(value)
          ? createReference('record', one.name, file, path)
          : [],
      );
    }),
    ...nodesOf(file, 'DataBinding').flatMap(({ value, path }) => {
      const { source, params = {} } = value as DataBinding;
      return meantBy(params, collectionOfSource(source), model).map(({ name, field }) =>
        createReference('record', name, file, [...path, 'params', field]),
      );
    }),
    ...(page ? meantBy(asFields(page, routeDefaults), page.collection, model) : []).map(({ name, field }) =>
      createReference('record', name, file, ['routeDefaults', parameterFor(field, page as RecordPage)]),
    ),
  ];
}

/** The records whose addresses a route is, with the step in which it names them: that many characters from its beginning. */
export function findRouteRecords(
  route: string,
  page: SiteFile,
  model: SiteModel,
): { name: string; start: number; end: number }[] {
  const shown = recordPagesOf(model).find(({ file }) => file === page);
  if (!shown) return [];
  const [steps, given] = [shown.route.split('/'), route.split('/')];
  const values = Object.fromEntries(
    steps.flatMap((step, index) => (/^\{\w+\}$/.test(step) ? [[step.slice(1, -1), given[index] ?? '']] : [])),
  );
  return meantBy(asFields(shown, values), shown.collection, model).map(({ name, field }) => {
    const index = steps.indexOf(`{${parameterFor(field, shown)}}`);
    const start = given.slice(0, index).join('/').length + 1;
    return { name, start, end: start + (given[index] ?? '').length };
  });
}

/** The records of a collection that have these values, one of them their number or short name. */
function meantBy(values: Record<string, string>, collection: string, model: SiteModel): NamedRecord[] {
  const given = Object.entries(values);
  return findNamedRecords(model).filter(
    (one) =>
      one.collection === collection &&
      Object.hasOwn(values, one.field) &&
      given.every(([field, value]) => String(one.record[field]) === value),
  );
}

/** The values of a route's parameters by the fields that fill them. */
function asFields({ fields }: RecordPage, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (Object.hasOwn(fields, name) ? [[fields[name], value]] : [])),
  );
}

function parameterFor(field: string, { fields }: RecordPage): string {
  return Object.keys(fields).find((name) => fields[name] === field) as string;
}
