import { fieldsNamed } from '../../engine/check/rules/bound-fields.ts';
import { metOf, type SiteFile } from '../../engine/check/site-files.ts';
import { pageOf, writtenRoute } from '../../engine/check/site-model.ts';
import type { DataBinding } from '../../engine/descriptor/data.ts';
import type { Section } from '../../engine/descriptor/section.ts';
import type { Path } from '../../engine/schema/walk.ts';
import { type Reference, reference, valueAt } from './reference.ts';

/** What a file names in fields of its own: its route and ids, the types of its sections, their sources and the fields they bind. */
export function namesIn(file: SiteFile): Reference[] {
  if (file.kind !== 'page' && file.kind !== 'shared') return [];
  const { route } = file.kind === 'page' ? writtenRoute(file) : {};
  return [
    ...(route !== undefined && file.value !== undefined ? [reference('route', route, file, ['route'])] : []),
    ...idsOf(file),
    ...sectionsOf(file).flatMap(({ section, path }) => [
      reference('type', section.type, file, [...path, 'type']),
      ...boundIn(section, path, file),
    ]),
    ...metOf(file, 'Include').map(({ path }) => reference('type', 'include', file, [...path, 'type'])),
    ...metOf(file, 'DataBinding').map(({ value, path }) =>
      reference('source', (value as DataBinding).source, file, [...path, 'source']),
    ),
    ...answersOf(file),
  ];
}

function sectionsOf(file: SiteFile): { section: Section & { data?: DataBinding }; path: Path }[] {
  return metOf(file, 'Section')
    .filter(({ names }) => !names.includes('Include'))
    .map(({ value, path }) => ({ section: value as Section, path }));
}

/** The ids of sections and downloads. */
function idsOf(file: SiteFile): Reference[] {
  return [...metOf(file, 'Section'), ...metOf(file, 'DownloadRow')].flatMap(({ value, path }) => {
    const { id } = value as { id?: string };
    return id === undefined ? [] : [reference('anchor', `${file.file}#${id}`, file, [...path, 'id'])];
  });
}

/** The fields that a section takes from its source. */
function boundIn(section: Section & { data?: DataBinding }, path: Path, file: SiteFile): Reference[] {
  const source = section.data?.source;
  if (source === undefined) return [];
  return [...fieldsNamed(section, path)].flatMap(([at, name]) => {
    // A column's link holds its fields in braces.
    const start = Math.max(0, String(valueAt(file.value, at)).indexOf(`{${name}}`) + 1);
    return [reference('field', `${source}.${name}`, file, at, start, start + name.length)];
  });
}

/** The sections and fields that a page takes its title and description from. */
function answersOf(file: SiteFile): Reference[] {
  const page = pageOf(file);
  return (['titleFrom', 'descriptionFrom'] as const).flatMap((key) => {
    const from = page?.[key];
    if (typeof from?.section !== 'string' || typeof from.field !== 'string') return [];
    const source = sectionsOf(file).find(({ section }) => section.id === from.section)?.section.data?.source;
    return [
      reference('anchor', `${file.file}#${from.section}`, file, [key, 'section']),
      ...(source === undefined ? [] : [reference('field', `${source}.${from.field}`, file, [key, 'field'])]),
    ];
  });
}
