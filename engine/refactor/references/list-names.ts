import { collectionNameOf, recordsIn } from '../../check/record-pages.ts';
import { rowAddressesIn, rowsShownIn } from '../../check/rows.ts';
import { nodesOf, type SiteFile } from '../../check/site-files.ts';
import type { SiteModel } from '../../check/site-model.ts';
import { writtenRoute } from '../../check/site-routes.ts';
import type { DataBinding } from '../../model/data.ts';
import { collectionInFile, collectionOfSource, parseCollection } from '../../model/schema/collections.ts';
import { valueAt } from '../../model/schema/pointer.ts';
import type { Path } from '../../model/schema/walk.ts';
import type { Section } from '../../model/section.ts';
import { listRepetitionNames } from './list-repetition-names.ts';
import { createKeyReference, createReference, type NameReference } from './name-reference.ts';

/** The names in a file's own fields: its route and ids, its section types, their sources and bound fields. */
export function listNames(file: SiteFile, model: SiteModel): NameReference[] {
  if (file.kind === 'collection') return declaredIn(file);
  if (file.kind === 'record') return recordKeysIn(file);
  if (file.kind === 'site') return [...collectionsNamedIn(file), ...listRepetitionNames(file, model)];
  if (file.kind !== 'page' && file.kind !== 'shared') return [];
  const { route } = file.kind === 'page' ? writtenRoute(file) : {};
  return [
    ...(route !== undefined && file.value !== undefined ? [createReference('route', route, file, ['route'])] : []),
    ...nodesOf(file, 'Anchor').map(({ value, path }) => createReference('anchor', `${file.file}#${value}`, file, path)),
    ...sectionsOf(file).map(({ section, path }) => createReference('type', section.type, file, [...path, 'type'])),
    ...boundIn(file),
    ...nodesOf(file, 'DataBinding').flatMap(({ value, path }) => {
      const { source, params = {} } = value as DataBinding;
      const collection = collectionOfSource(source);
      return [
        createReference('source', source, file, [...path, 'source']),
        createReference('collection', collection, file, [...path, 'source'], 0, collection.length),
        ...Object.keys(params).map((name) =>
          createKeyReference('field', `${collection}.${name}`, file, [...path, 'params', name]),
        ),
      ];
    }),
    ...answersOf(file),
    ...collectionsNamedIn(file),
    ...listRepetitionNames(file, model),
  ];
}

/** The declarations of a collection: its fields with all references, and its responses. */
function declaredIn(file: SiteFile): NameReference[] {
  const collection = collectionInFile(file.file) ?? '';
  const { fields, answers, from } = parseCollection(file.value);
  /** The fields in braces in an address of the file. */
  const inBraces = (address: string, path: Path) =>
    [...address.matchAll(/\{(\w+)\}/g)].flatMap(({ 1: name = '', index }) =>
      Object.hasOwn(fields, name)
        ? createReference('field', `${collection}.${name}`, file, path, index + 1, index + 1 + name.length)
        : [],
    );
  const inPath = Object.entries(answers).flatMap(([answer, { path }]) => inBraces(path, ['answers', answer, 'path']));
  return [
    ...Object.keys(fields).map((name) => createKeyReference('field', `${collection}.${name}`, file, ['fields', name])),
    ...Object.keys(from?.fields ?? {}).map((name) =>
      createKeyReference('field', `${collection}.${name}`, file, ['from', 'fields', name]),
    ),
    ...nodesOf(file, 'CollectionField').map(({ value, path }) =>
      createReference('field', `${collection}.${value}`, file, path),
    ),
    ...Object.keys(answers).map((name) =>
      createKeyReference('source', `${collection}.${name}`, file, ['answers', name]),
    ),
    ...collectionsNamedIn(file),
    ...inPath,
    ...rowAddressesIn(file).flatMap(({ value, path }) => inBraces(value as string, path)),
  ];
}

function collectionsNamedIn(file: SiteFile): NameReference[] {
  return nodesOf(file, 'CollectionName').map(({ value, path }) =>
    createReference('collection', value as string, file, path),
  );
}

function recordKeysIn(file: SiteFile): NameReference[] {
  return recordsIn(file).flatMap(({ record, path }) =>
    Object.keys(record).map((name) =>
      createKeyReference('field', `${collectionNameOf(file)}.${name}`, file, [...path, name]),
    ),
  );
}

function sectionsOf(file: SiteFile): { section: Section; path: Path }[] {
  return nodesOf(file, 'Section').map(({ value, path }) => ({ section: value as Section, path }));
}

function boundIn(file: SiteFile): NameReference[] {
  return rowsShownIn(file).flatMap(({ source, named }) =>
    source === undefined
      ? []
      : named.map(({ name, path, inBraces }) => {
          const start = inBraces ? String(valueAt(file.value, path)).indexOf(`{${name}}`) + 1 : 0;
          return createReference('field', `${source}.${name}`, file, path, start, start + name.length);
        }),
  );
}

/** The sections and fields that a page takes its title and description from. */
function answersOf(file: SiteFile): NameReference[] {
  const sections = nodesOf(file, 'BoundSectionName');
  const bindings = nodesOf(file, 'DataBinding');
  return sections.flatMap(({ value: name, path, outer }) => {
    const binding = bindings.find(({ section }) => (section.value as Section).id === name)?.value as DataBinding;
    const field = nodesOf(file, 'AnswerFieldName').find((one) => one.outer === outer);
    return [
      createReference('anchor', `${file.file}#${name}`, file, path),
      ...(binding && field ? [createReference('field', `${binding.source}.${field.value}`, file, field.path)] : []),
    ];
  });
}
