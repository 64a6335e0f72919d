import type { CitedFields } from '../model/citation.ts';
import type { DataBinding } from '../model/data.ts';
import type { Target } from '../model/kinds.ts';
import type { Link } from '../model/link.ts';
import { isMarkdownName, markdownPath } from '../model/markdown/markdown-file.ts';
import { readMarkdown } from '../model/markdown/read-markdown.ts';
import { rowAnchor } from '../model/page-file.ts';
import type { PageOutline } from '../model/page-outline.ts';
import type { Picture } from '../model/picture.ts';
import { decodePath } from '../model/schema/address.ts';
import { parameterKinds } from '../model/schema/collections.ts';
import { openSchema } from '../model/schema/expansion.ts';
import { isLocalized } from '../model/schema/languages.ts';
import { factsIn as factsInCode } from '../model/schema/parse-code.ts';
import type { Path } from '../model/schema/walk.ts';
import type { Section } from '../model/section.ts';
import { dataAddressesOf } from './data-addresses.ts';
import { rowsShownIn } from './rows.ts';
import {
  allNodes,
  markdownNamesIn,
  markdownOf,
  markdownValues,
  nodesOf,
  picturesInMarkdown,
  type SiteFile,
} from './site-files.ts';
import { writtenRoute } from './site-routes.ts';

/** Facts about a file that rules may use when they check other files. Plain data. */
export interface Facts {
  /** The anchors of sections and of rows with their own. */
  ids: string[];
  /** Rows whose anchors follow from their section, see `rowAnchor`. */
  rows: RowAnchors[];
  tabs: [query: string, choices: string[]][];
  /** The names of included files. */
  includes: string[];
  outline: PageOutline;
  /** Whether a section offers the page as a PDF. */
  hasPdf: boolean;
  sources: string[];
  bases: DataBases[];
  /** The fields of collections from which sections cite authors. */
  citedAuthors: [collection: string, field: string][];
  /** The targets that commands download. */
  fetchedTargets: string[];
  /** The Markdown files that it names. */
  markdown: string[];
  /** The anchors of the headings in its own Markdown. */
  headings: string[];
  /** The Markdown that it shows, in its order. Default: none. */
  texts?: ShownMarkdown[];
  /** The sources whose rows it shows without parameters, with the fields that it names. Default: none. */
  wholeLists?: [source: string, fields: string[]][];
  /** The Markdown in several languages: by language, the file or the shape of the text. Default: none. */
  translations?: { path: Path; texts: [code: string, text: string | MarkdownShape][] }[];
  /** Only of Markdown files. */
  shape?: MarkdownShape;
  /** The pictures that a file shows: paths under `assets/`. Not the posters of videos, which load later. */
  pictures: [asset: string, path: Path][];
  /** Only of files with records. */
  records?: RecordFacts;
}

/** A Markdown text in a field, in one language or in all. */
export interface ShownMarkdown {
  path: Path;
  language?: string;
  /** The path of its file. Default: the text is in place. */
  file?: string;
  /** The ids of its headings if it is in place. */
  headings: string[];
}

/** What the versions of a Markdown text in several languages have in common. */
export interface MarkdownShape {
  /** The levels of the headings. */
  headings: string;
  links: number;
  pictures: number;
  code: number;
  formulas: number;
  tables: number;
  isHan: boolean;
  /** Whether a mark has no end, so that the other numbers may be wrong. */
  hasStrays: boolean;
}

interface RecordFacts {
  names: RecordName[];
  references: { value: unknown; path: Path; key: string }[];
  /** The values that addresses may select. */
  asked: unknown[];
  /** The values of plain string fields. */
  strings: [field: string, value: string][];
}

/** A record's number or short name, which is unique among records with the same closed choices. */
interface RecordName {
  id: number | string;
  among: string;
  path: Path;
}

/** The bases for relative addresses in the data of a section. */
export interface DataBases {
  /** Default: the section's own rows. */
  source?: string;
  bases: string[];
}

interface RowAnchors {
  section: string;
  /** The anchors of the section's own rows. */
  anchors: string[];
  source?: string | undefined;
}

// Facts are small and used often, so they are cached as long as the file, unlike its nodes.
const known = new WeakMap<SiteFile, Facts>();

export function factsIn(file: SiteFile): Facts {
  const facts = known.get(file) ?? {
    ids: valuesOf(file, 'Anchor'),
    rows: rowAnchors(file),
    tabs: tabsByQuery(file),
    includes: valuesOf(file, 'SharedName'),
    outline: outline(file),
    hasPdf: nodesOf(file, 'PdfName').length > 0,
    sources: [...new Set(nodesOf(file, 'DataBinding').map(({ value }) => (value as DataBinding).source))],
    bases: dataBases(file),
    citedAuthors: citedAuthors(file),
    fetchedTargets: fetchedTargets(file),
    markdown: markdownNamesIn(file).flatMap(({ target }) => target ?? []),
    headings: markdownOf(file).flatMap(({ text }) => readMarkdown(text).headings.map(({ id }) => id)),
    ...shownTexts(file),
    ...translations(file),
    ...(file.kind === 'markdown' && { shape: markdownShape(file.text) }),
    pictures: picturesShown(file),
    ...(file.kind === 'record' && { records: recordFacts(file) }),
  };
  known.set(file, facts);
  return facts;
}

function shownTexts(file: SiteFile): Pick<Facts, 'texts' | 'wholeLists'> {
  if (file.kind === 'markdown') return {};
  const texts = markdownValues(file).flatMap(({ text, path, language }): ShownMarkdown[] => {
    const isName = isMarkdownName(text);
    const headings = isName ? [] : readMarkdown(text).headings.map(({ id }) => id);
    if (!isName && headings.length === 0) return [];
    const name = isName && { file: markdownPath(file.file, text) ?? '' };
    return [{ path, ...(language !== undefined && { language }), ...name, headings }];
  });
  const bound = nodesOf(file, 'DataBinding');
  const wholeLists = rowsShownIn(file).flatMap(({ section, source, named }): [string, string[]][] => {
    const binding = bound.find((node) => node.section === section)?.value as DataBinding | undefined;
    const fields = named.map(({ name }) => name);
    return source === undefined || binding?.params || fields.length === 0 ? [] : [[source, fields]];
  });
  return {
    ...(texts.length > 0 && { texts }),
    ...(wholeLists.length > 0 && { wholeLists }),
  };
}

function translations(file: SiteFile): Pick<Facts, 'translations'> {
  const found = nodesOf(file, 'LocalizedMarkdown').map(({ value, path }) => ({
    path,
    texts: Object.entries(value as Record<string, string>).map(([code, text]): [string, string | MarkdownShape] => [
      code,
      isMarkdownName(text) ? (markdownPath(file.file, text) ?? '') : markdownShape(text),
    ]),
  }));
  return found.length > 0 ? { translations: found } : {};
}

function markdownShape(text: string): MarkdownShape {
  const { headings, addresses, code, formulas, tables, words, strays } = readMarkdown(text);
  const pictures = addresses.filter(({ picture }) => picture).length;
  return {
    headings: headings.map(({ level }) => level).join(' '),
    links: addresses.length - pictures,
    pictures,
    code: code.length,
    formulas: formulas.length,
    tables,
    isHan: /\p{Script=Han}/u.test(words),
    hasStrays: strays.length > 0,
  };
}

/** Addresses in code, downloads of steps and packages: a page shows each in a command. */
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

function picturesShown(file: SiteFile): Facts['pictures'] {
  const shown = nodesOf(file, 'Picture').filter(({ names }) => !names.includes('Poster'));
  const inHtml = dataAddressesOf(file).filter(({ element, text }) => element === 'img' && text.startsWith('/'));
  return [
    ...shown.map(({ value, path }): [string, Path] => [`images/${(value as Picture).src}`, [...path, 'src']]),
    ...inHtml.map(({ text, path }): [string, Path] => [decodePath(text.slice(1)), path]),
    ...picturesInMarkdown(file).map(({ folder, name, path }): [string, Path] => [folder + name, path]),
  ];
}

function dataBases(file: SiteFile): DataBases[] {
  const bound = nodesOf(file, 'DataBinding');
  const named = nodesOf(file, 'BaseName');
  return nodesOf(file, 'Section').flatMap((section) => {
    const given = named.filter((node) => node.section === section).map(({ value }) => value as string);
    const bases = [...new Set(given)];
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

/** The path length of a field of a page's own section: `sections`, index, name. */
const fieldDepth = 3;

function valuesOf(file: SiteFile, kind: string): string[] {
  return nodesOf(file, kind).map(({ value }) => value as string);
}

function outline(file: SiteFile): PageOutline {
  const chapters = nodesOf(file, 'ChapterRoute').filter(({ path }) => path.length === fieldDepth);
  const types = nodesOf(file, 'Section').map(({ value }) => (value as Section).type);
  return { chapters: chapters.map(({ value }) => value as string), types: [...new Set(types)] };
}

export function restoreFacts(file: SiteFile, facts: Facts): void {
  known.set(file, facts);
}

function recordFacts(file: SiteFile): RecordFacts {
  const nodes = (kinds: readonly string[]) => kinds.flatMap((kind) => nodesOf(file, kind));
  return {
    names: nodes(['RecordId', 'RecordSlug']).map(({ value, path, outer }) => {
      const { definitions = {} } = file.learned?.schema ?? {};
      const properties = outer?.names.flatMap((name) => Object.entries(definitions[name]?.properties ?? {})) ?? [];
      const closed = properties.filter(([, schema]) => openSchema(schema, definitions).enum);
      const record = outer?.value as Record<string, unknown>;
      return { id: value as number | string, among: closed.map(([key]) => record[key]).join(' '), path };
    }),
    references: nodes(['RecordReference']).map(({ value, path, key }) => ({ value, path, key: String(key) })),
    asked: nodes(parameterKinds).map(({ value }) => value),
    strings: stringsOf(file),
  };
}

function stringsOf(file: SiteFile): [string, string][] {
  return allNodes(file).flatMap(({ key, value, names, outer }) => {
    const isField = names.length === 0 && typeof key === 'string' && outer !== undefined;
    // The languages of a text have no type of their own.
    const isOwn = isField && !outer.names.some(isLocalized);
    return isOwn && typeof value === 'string' ? [[key, value] as [string, string]] : [];
  });
}

function rowAnchors(file: SiteFile): RowAnchors[] {
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

/** The `$schema` of a file that is not a record, if it is one of the engine's. */
export function schemaNamedBy({ kind, value }: SiteFile): string | undefined {
  const { $schema: named } = (kind === 'record' ? {} : (value ?? {})) as { $schema?: unknown };
  return typeof named === 'string' && /\.schema\.json$/.test(named) ? named : undefined;
}

/**
 * What rules may use of a file when they check another one. While this stays the same, findings in other files stay valid. Shared
 * files are part of the pages that include them, so their whole text counts.
 */
export function factsOf(file: SiteFile): string {
  // An instance also depends on records.
  const filled = () => (file.written ? JSON.stringify(file.value) : '');
  if (file.kind === 'site') return file.text + filled();
  if (file.kind === 'shared' || file.kind === 'collection') return `${file.file} ${file.text}${filled()}`;
  if (file.kind === 'markdown') return JSON.stringify([file.file, factsIn(file).shape, factsIn(file).headings]);
  if (file.kind === 'record') {
    const { records: { strings, asked } = {}, markdown, headings, texts } = factsIn(file);
    return JSON.stringify([file.file, file.valid, strings, asked, markdown, headings, texts]);
  }
  const { contentLanguage } = (file.value ?? {}) as { contentLanguage?: unknown };
  // Only a rule for the whole site reads the pictures.
  const { pictures, ...facts } = factsIn(file);
  return JSON.stringify([file.file, file.valid, writtenRoute(file), schemaNamedBy(file), contentLanguage, facts]);
}
