import type { CitedFields } from '../model/citation.ts';
import type { DataBinding } from '../model/data.ts';
import type { Target } from '../model/kinds.ts';
import type { Link } from '../model/link.ts';
import { rowAnchor } from '../model/page-file.ts';
import type { PageOutline } from '../model/page-outline.ts';
import { factsIn as factsInCode } from '../model/schema/code.ts';
import { askedKinds } from '../model/schema/collections.ts';
import { definitionName } from '../model/schema/expansion.ts';
import { isLocalized } from '../model/schema/languages.ts';
import { lruMemo } from '../model/schema/lru-memo.ts';
import type { Schema } from '../model/schema/schema.ts';
import type { Path } from '../model/schema/walk.ts';
import type { Section } from '../model/section.ts';
import { rowsShownIn } from './rows.ts';
import { allNodes, nodesOf, type SiteFile } from './site-files.ts';
import { writtenRoute } from './site-routes.ts';

/** What rules ask of files besides the one that they look at. Plain data. */
export interface Facts {
  ids: string[];
  rows: NamedRows[];
  tabs: [query: string, choices: string[]][];
  includes: string[];
  outline: PageOutline;
  /** Whether a section of the file offers its page as a PDF. */
  hasPdf: boolean;
  sources: string[];
  bases: DataBases[];
  /** The fields of collections that its sections take the authors of citations from. */
  citedAuthors: [collection: string, field: string][];
  fetchedTargets: string[];
  /** Asked of records alone. */
  ofRecords?: RecordFacts;
}

interface RecordFacts {
  names: RecordName[];
  /** What they say of other records. */
  references: RecordReference[];
  /** What addresses may choose them by. */
  asked: unknown[];
  strings: [field: string, value: string][];
}

/** What a record says of another: its number or short name. */
interface RecordReference {
  value: unknown;
  path: Path;
  key: string;
}

/** A record's number or short name with the closed choices of the record, among which it must be unique. */
interface RecordName {
  id: number | string;
  among: string;
  path: Path;
}

/** The bases behind which a section puts addresses of its data. */
export interface DataBases {
  /** The source that its data come from. Default: its own rows. */
  source?: string;
  bases: string[];
}

/** The names that links may lead to in a file: those of its sections and of rows that have one. */
export function idsIn(file: SiteFile): string[] {
  return factsIn(file).ids;
}

/** The rows of a section to which links may lead. */
export interface NamedRows {
  section: string;
  /** The anchors of those that are written in it. */
  anchors: string[];
  source?: string | undefined;
}

/** The rows of a file's sections that have an anchor by their section, see `rowAnchor`. Those that have one of their own are among its names. */
export function namedRowsIn(file: SiteFile): NamedRows[] {
  return factsIn(file).rows;
}

/** The tabs that an address can choose, by the query's name. */
export function tabsIn(file: SiteFile): Map<string, string[]> {
  return new Map(factsIn(file).tabs);
}

/** The shared files that a file includes, by name. */
export function includesIn(file: SiteFile): string[] {
  return factsIn(file).includes;
}

/** What of a page's sections compiling asks of all pages. */
export function outlineIn(file: SiteFile): PageOutline {
  return factsIn(file).outline;
}

/** The bases that sections of a file take for addresses in data, by their sources. */
export function basesIn(file: SiteFile): DataBases[] {
  return factsIn(file).bases;
}

/** The fields of collections that sections of a file take the authors of citations from. */
export function citedAuthorsIn(file: SiteFile): Facts['citedAuthors'] {
  return factsIn(file).citedAuthors;
}

/** Whether a section of a file offers its page as a PDF. */
export function hasPdf(file: SiteFile): boolean {
  return factsIn(file).hasPdf;
}

export function sourcesShownIn(file: SiteFile): string[] {
  return factsIn(file).sources;
}

/** The targets that commands in a file's sections fetch. */
export function fetchedTargetsIn(file: SiteFile): string[] {
  return factsIn(file).fetchedTargets;
}

/** The numbers and short names of a file's records. */
export function recordIdsIn(file: SiteFile): RecordName[] {
  return factsIn(file).ofRecords?.names ?? [];
}

/** What a file's records say of others. */
export function referencesIn(file: SiteFile): RecordReference[] {
  return factsIn(file).ofRecords?.references ?? [];
}

/** What a field holds in the records of a file, where its type says no more than that it is a string. */
export function rowNamesIn(file: SiteFile, field: string): string[] {
  return factsIn(file).ofRecords?.strings.flatMap(([key, value]) => (key === field ? value : [])) ?? [];
}

// They are small, and asked for again and again: kept for as long as the file, unlike its meanings.
const known = new WeakMap<SiteFile, Facts>();

/** All that rules ask of a file when they look at another. */
export function factsIn(file: SiteFile): Facts {
  const facts = known.get(file) ?? {
    ids: nodesOf(file, 'Anchor').map(({ value }) => value as string),
    rows: namedRows(file),
    tabs: tabsByQuery(file),
    includes: nodesOf(file, 'SharedName').map(({ value }) => value as string),
    outline: outline(file),
    hasPdf: nodesOf(file, 'PdfName').length > 0,
    sources: [...new Set(nodesOf(file, 'DataBinding').map(({ value }) => (value as DataBinding).source))],
    bases: dataBases(file),
    citedAuthors: citedAuthors(file),
    fetchedTargets: fetchedTargets(file),
    ...(file.kind === 'record' && { ofRecords: recordFacts(file) }),
  };
  known.set(file, facts);
  return facts;
}

/** Addresses in code, downloads of steps and packages of download tables: a page shows each in a command. */
function fetchedTargets(file: SiteFile): string[] {
  const inCode = nodesOf(file, 'CodeText').flatMap(({ value }) =>
    factsInCode(value as string).flatMap(({ fact, target }) => (fact === 'address' ? target : [])),
  );
  const downloads = nodesOf(file, 'Download').map(({ value }) => (value as { to: Target }).to);
  const packages = nodesOf(file, 'DownloadRow').map(({ value }) => (value as { package: Link }).package.to);
  return [
    ...inCode,
    ...[...downloads, ...packages].flatMap((target) => (typeof target === 'string' ? target : Object.values(target))),
  ];
}

function dataBases(file: SiteFile): DataBases[] {
  const standards = standardBases(file.learned?.schema ?? {});
  const bound = nodesOf(file, 'DataBinding');
  const named = nodesOf(file, 'BaseName');
  return nodesOf(file, 'Section').flatMap((section) => {
    const own = section.value as object;
    const given = named.filter((node) => node.section === section).map(({ value }) => value as string);
    const assumed = section.names
      .flatMap((name) => standards.get(name) ?? [])
      .flatMap(([key, standard]) => (Object.hasOwn(own, key) ? [] : [standard]));
    const bases = [...new Set([...given, ...assumed])];
    if (bases.length === 0) return [];
    const sources = bound
      .filter((node) => node.section === section)
      .map(({ value }) => (value as { source?: unknown } | null)?.source);
    return [...(sources.length > 0 ? sources : [undefined])].map((source) => ({
      ...(typeof source === 'string' && { source }),
      bases,
    }));
  });
}

function citedAuthors(file: SiteFile): Facts['citedAuthors'] {
  const shown = rowsShownIn(file);
  return nodesOf(file, 'CitedFields').flatMap(({ value, section }) => {
    const collection = shown.find((rows) => rows.section === section)?.source?.split('.')[0];
    return collection === undefined ? [] : [[collection, (value as CitedFields).authors] as [string, string]];
  });
}

/** How deep a field of a page's own section stands: `sections`, its place, its name. */
const fieldDepth = 3;

function outline(file: SiteFile): PageOutline {
  const chapters = nodesOf(file, 'ChapterRoute').filter(({ path }) => path.length === fieldDepth);
  const types = nodesOf(file, 'Section').map(({ value }) => (value as Section).type);
  return { chapters: chapters.map(({ value }) => value as string), types: [...new Set(types)] };
}

/** Takes the facts of a file from whoever knows them. */
export function recallFacts(file: SiteFile, facts: Facts): void {
  known.set(file, facts);
}

function recordFacts(file: SiteFile): RecordFacts {
  const nodes = (kinds: readonly string[]) => kinds.flatMap((kind) => nodesOf(file, kind));
  return {
    names: nodes(['RecordId', 'RecordSlug']).map(({ value, path, outer }) => {
      const { definitions = {} } = file.learned?.schema ?? {};
      const properties = outer?.names.flatMap((name) => Object.entries(definitions[name]?.properties ?? {})) ?? [];
      const closed = properties.filter(
        ([, { $ref, ...own }]) => ($ref ? definitions[definitionName($ref)] : own)?.enum,
      );
      const record = outer?.value as Record<string, unknown>;
      return { id: value as number | string, among: closed.map(([key]) => record[key]).join(' '), path };
    }),
    references: nodes(['RecordReference']).map(({ value, path, key }) => ({ value, path, key: String(key) })),
    asked: nodes(askedKinds).map(({ value }) => value),
    strings: stringsOf(file),
  };
}

function stringsOf(file: SiteFile): [string, string][] {
  return allNodes(file).flatMap(({ key, value, names, outer }) => {
    const isField = names.length === 0 && typeof key === 'string' && outer !== undefined;
    // Of a text in several languages, each is a string of no kind of its own.
    const isOwn = isField && !outer.names.some(isLocalized);
    return isOwn && typeof value === 'string' ? [[key, value] as [string, string]] : [];
  });
}

function namedRows(file: SiteFile): NamedRows[] {
  const named = new Set(nodesOf(file, 'Anchor').map(({ outer }) => outer));
  return rowsShownIn(file).flatMap(({ section, rows, source }) => {
    const { id } = section.value as { id?: string };
    if (id === undefined || rows.some((row) => named.has(row))) return [];
    const anchors = rows.map(({ value }, place) => rowAnchor(id, value as Record<string, unknown>, place));
    return [{ section: id, anchors, source }];
  });
}

function tabsByQuery(file: SiteFile): Facts['tabs'] {
  const found = new Map<string, string[]>();
  const choices = nodesOf(file, 'ChoiceName');
  for (const { value, section } of nodesOf(file, 'QueryName')) {
    const query = value as string;
    const own = choices.filter((choice) => choice.section === section).map(({ value }) => value as string);
    found.set(query, [...(found.get(query) ?? []), ...own]);
  }
  return [...found];
}

/** The schema that a file names; none of a record, and none that is not the engine's. */
export function schemaNamedBy({ kind, value }: SiteFile): string | undefined {
  const { $schema: named } = (kind === 'record' ? {} : (value ?? {})) as { $schema?: unknown };
  return typeof named === 'string' && /\.schema\.json$/.test(named) ? named : undefined;
}

/**
 * What the rules may use of a file when they look at another one: its route, its anchors and tabs, what it includes; what addresses
 * may choose its records by; all of site.json, of what collections declare, and of shared files, which are part of the pages that include them. A file that changes nothing of this leaves
 * what is known of the others as it is.
 */
export function factsOf(file: SiteFile): string {
  if (file.kind === 'site') return file.text;
  if (file.kind === 'shared' || file.kind === 'collection') return `${file.file} ${file.text}`;
  if (file.kind === 'record') {
    const { strings, asked } = factsIn(file).ofRecords ?? {};
    return JSON.stringify([file.file, file.valid, strings, asked]);
  }
  const { contentLanguage } = (file.value ?? {}) as { contentLanguage?: unknown };
  const facts = factsIn(file);
  return JSON.stringify([file.file, file.valid, writtenRoute(file), schemaNamedBy(file), contentLanguage, facts]);
}

/** The fields that name a base with its default, by the definition that has them. */
export const standardBases = lruMemo(
  256,
  ({ definitions = {} }: Schema): Map<string, [key: string, standard: string][]> => {
    const found = new Map<string, [key: string, standard: string][]>();
    for (const [name, { properties = {} }] of Object.entries(definitions))
      for (const [key, { $ref, default: standard }] of Object.entries(properties))
        if ($ref === '#/definitions/BaseName' && typeof standard === 'string')
          found.set(name, [...(found.get(name) ?? []), [key, standard]]);
    return found;
  },
);
