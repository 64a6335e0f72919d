import { isMarkdownFile, isMarkdownName, markdownPath } from '../model/markdown/markdown-file.ts';
import { readMarkdown } from '../model/markdown/read-markdown.ts';
import { lruMemo } from '../model/schema/lru-memo.ts';
import { oncePer } from '../model/schema/once.ts';
import { isPrefix } from '../model/schema/pointer.ts';
import type { Schema, Schemas } from '../model/schema/schema.ts';
import { groupByKind, type Path, type SchemaNode, visit } from '../model/schema/walk.ts';
import type { PictureFile } from '../model/variant-widths.ts';
import type { ConfigInput } from './config-input.ts';
import type { FileFlaw } from './file-flaw.ts';
import { type LocatedJson, literalOf, readJson, readPlain, unreadableFile } from './located-json.ts';

/** The input of the check: texts and names only, so that it runs anywhere. */
export interface SiteInput {
  /** The JSON and Markdown files by path in the site's folder: `pages/**` and `assets/records/**`. */
  files: Record<string, string>;
  /** The paths of all files under `assets/`, relative to it. */
  assets: Iterable<string>;
  /** Symbolic links that are not followed: they leave the site, are broken, or form a loop. Default: none. */
  links?: string[];
  /** Configuration files of other tools, which are not used. Default: none. */
  unread?: string[];
  /** The size of an asset in bytes. Default: unknown, and not checked. */
  sizeOf?(asset: string): number | undefined;
  /** The size and format of a picture. Default: unknown, and not checked. */
  pictureOf?(asset: string): PictureFile | undefined;
  /** The text of an asset. Default: unknown, and not checked. */
  textOf?(asset: string): string | undefined;
  /** The SHA-256 checksum of an asset. Default: unknown, and not checked. */
  checksumOf?(asset: string): string | undefined;
  /** Why an asset is broken. Default: unknown, and not checked. */
  flawOf?(asset: string): FileFlaw | undefined;
  /** The generated schemas by path under `schemas/`. */
  schemas: Schemas;
  /** Default: none. */
  styles?: SiteStyles;
  /** The texts of `pages/theme.css` and of the stylesheets in `sections/`, by path. Default: none. */
  stylesheets?: Record<string, string>;
  /** The characters that no font for PDFs has. Default: unknown, and not checked. */
  missingInPdf?(text: string): MissingCharacters[];
  /** Why a formula cannot be read; undefined for a valid one. Default: unknown, and not checked. */
  formulaError?(tex: string, isBlock: boolean): FormulaError | undefined;
  /** The configuration in code. Default: none. */
  config?: ConfigInput;
  /** A value that changes with the file's text, without reading it. Default: the text. */
  versionOf?(file: string, files: SiteInput['files']): string | undefined;
}

/** Why a formula cannot be read, and the offset of the mistake. */
export interface FormulaError {
  reason: string;
  at: number;
}

/** Characters that no installed font has, with packages that may have them. */
export interface MissingCharacters {
  characters: string;
  packages: string[];
}

/** The site's own styles: `pages/theme.css`. */
export interface SiteStyles {
  file: string;
  text: string;
  /** The compiled styles; empty if they cannot be read. */
  css: string;
  /** The parser's error, if any. */
  fault?: { offset: number; message: string };
  urls: { url: string; offset: number }[];
}

/** The kind decides the schema. */
export type FileKind = 'site' | 'words' | 'synonyms' | 'page' | 'shared' | 'collection' | 'record' | 'markdown';

export interface SiteFile extends LocatedJson {
  kind: FileKind;
  /** The schema's path under `schemas/`. */
  schemaPath: string;
  valid: boolean;
  /** Whether the file was skipped, so that only its route is known. */
  unread?: true;
  /** Whether it may contain publishing times. Default: decided by its text. */
  timed?: boolean;
  /** Whether it may have repeated objects. Default: decided by its text. */
  repeats?: boolean;
  /** Of an instance: the file as it is written. */
  written?: SiteFile;
  /** Its schema and the paths of its errors. Default: not inspected yet. */
  learned?: { schema: Schema; flaws: Path[] };
}

/** The kind of a file and its schema. Undefined for a path without a schema. */
export function fileKindOf(path: string): { kind: FileKind; schemaPath: string } | undefined {
  const file = rightName(path);
  if (isMarkdownFile(path)) return { kind: 'markdown', schemaPath: '' };
  if (file === 'pages/site.json') return { kind: 'site', schemaPath: 'site.schema.json' };
  if (file === 'pages/words.json') return { kind: 'words', schemaPath: 'words.schema.json' };
  if (file === 'pages/synonyms.json') return { kind: 'synonyms', schemaPath: 'synonyms.schema.json' };
  if (file.startsWith('pages/shared/')) return { kind: 'shared', schemaPath: 'shared.schema.json' };
  if (file.startsWith('pages/collections/')) return { kind: 'collection', schemaPath: 'collection.schema.json' };
  if (file.startsWith('pages/')) return { kind: 'page', schemaPath: 'page.schema.json' };
  // A record without a folder has no collection, which is reported.
  const record = /^assets\/records\/(?:([^/]+)\/)?/.exec(file);
  return record ? { kind: 'record', schemaPath: `records/${record[1] ?? ''}.schema.json` } : undefined;
}

/** The path with a valid name: `a.json` for `a.JSON`, `a.json.txt`, `a.jsonc` or `a .json`, otherwise unchanged. */
export function rightName(path: string): string {
  return path.replace(/(?<=^|\/)\s*([^\s./][^/]*?)\s*[.．]\s*json[c5]?\s*([.．]\s*txt)?\s*$/i, '$1.json');
}

export function openFile(file: string, text: string): SiteFile | undefined {
  const kind = fileKindOf(file);
  if (kind?.kind === 'markdown') return Object.assign(readPlain(file, text), { ...kind, valid: true, timed: false });
  const right = rightName(file);
  const names = [file, right].map((path) => path.slice(path.lastIndexOf('/') + 1));
  const read =
    right === file ? readJson(file, text) : unreadableFile(file, text, { kind: 'misnamed', offset: 0, names });
  return kind && Object.assign(read, { ...kind, valid: false });
}

/** Reads the value of a file without positions and nodes. Undefined if it cannot be read. */
export function skimFile(file: string, text: string): SiteFile | undefined {
  const kind = fileKindOf(file);
  if (rightName(file) !== file || kind?.kind === 'markdown') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return kind && { file, text, value, tree: undefined, faults: [], ...kind, valid: true, unread: true };
  } catch {
    return undefined;
  }
}

/**
 * Whether a file may contain publishing times. Few do, and reading all nodes takes long. Memoized, because it is called
 * for all files with every compiled page.
 */
export const isTimed = oncePer(
  // Reads the text only if it has to.
  (file: Pick<SiteFile, 'text' | 'timed'>): boolean =>
    file.timed ?? /"(draft|publishFrom|publishUntil)"/.test(file.text),
);

/** Sets the schema of a file and its errors. Rules see only values without an error. */
export function setSchema(file: SiteFile, schema: Schema, flaws: Path[] = []): void {
  file.valid = flaws.length === 0;
  file.learned = { schema, flaws };
}

/** All valid values of a file with their type names, outermost first. */
export function allNodes(file: SiteFile): SchemaNode[] {
  return meanings(file).nodes;
}

/** The valid values of a type, such as `Link`. */
export function nodesOf(file: SiteFile, name: string): SchemaNode[] {
  return meanings(file).byName.get(name) ?? [];
}

/** The texts of a file that can have several languages. */
export const localizedNodes = memoizeOnNodes((file) =>
  ['LocalizedText', 'LocalizedWords', 'LocalizedHtml', 'LocalizedMarkdown'].flatMap((kind) => nodesOf(file, kind)),
);

type Meanings = ReturnType<typeof named>;

function meanings(file: SiteFile): Meanings {
  if (!file.learned) return noMeanings(file);
  return file.learned.flaws.length > 0 ? soundMeanings(file) : allMeanings(file);
}

/** Of a file without a schema, such as Markdown. */
const noMeanings = lruMemo(64, (_: SiteFile): Meanings => named([]));

const allMeanings = lruMemo(16, ({ value, learned }: SiteFile): Meanings => {
  const nodes: SchemaNode[] = [];
  if (learned) visit(value, learned.schema, (node) => nodes.push(node));
  return named(nodes);
});

const soundMeanings = lruMemo(16, (file: SiteFile): Meanings => {
  const { flaws = [] } = file.learned ?? {};
  return named(allMeanings(file).nodes.filter(({ path }) => !flaws.some((flaw) => isPrefix(path, flaw))));
});

function named(nodes: SchemaNode[]) {
  return { nodes, byName: groupByKind(nodes), made: new Map<unknown, unknown>() };
}

/** Caches a result as long as the nodes of a file are cached, because it may refer to them. */
export function memoizeOnNodes<Value>(make: (file: SiteFile) => Value): (file: SiteFile) => Value {
  return (file) => {
    const { made } = meanings(file);
    if (!made.has(make)) made.set(make, make(file));
    return made.get(make) as Value;
  };
}

interface TextInFile {
  text: string;
  /** Computed on demand: few paths are needed. */
  readonly path: Path;
  language?: string;
}

/** The strings of nodes, one for each language. */
function stringsOf(nodes: SchemaNode[]): TextInFile[] {
  return nodes.flatMap((node) => {
    const { value } = node;
    if (typeof value === 'string')
      return {
        text: value,
        get path() {
          return node.path;
        },
      };
    return Object.entries(value as Record<string, string>).map(([language, text]) => ({
      text,
      language,
      get path() {
        return [...node.path, language];
      },
    }));
  });
}

export const textsOf = memoizeOnNodes((file) =>
  stringsOf([
    ...nodesOf(file, 'Text').filter(({ value }) => typeof value === 'string'),
    ...nodesOf(file, 'LocalizedText'),
  ]),
);

export const htmlOf = memoizeOnNodes((file) => stringsOf(nodesOf(file, 'HtmlText')));

interface MarkdownInFile extends TextInFile {
  /** The offset in the file of a character of the text. */
  offsetOf(index: number): number;
}

/** The Markdown in a file: that of a Markdown file, or the texts of a JSON file that are not names of files. */
export const markdownOf = memoizeOnNodes((file): MarkdownInFile[] => {
  if (file.kind === 'markdown') return file.isPlain ? [{ text: file.text, path: [], offsetOf: (index) => index }] : [];
  return markdownValues(file).flatMap((one) => {
    if (isMarkdownName(one.text)) return [];
    return {
      ...one,
      get path() {
        return one.path;
      },
      offsetOf: (index: number) => literalOf(file, one.path)?.offsetOf(index) ?? 0,
    };
  });
});

/** The names of Markdown files in a JSON file, with their paths in the site; undefined for a path elsewhere. */
export const markdownNamesIn = memoizeOnNodes((file) =>
  markdownValues(file).flatMap(({ text: name, path, language }) =>
    isMarkdownName(name) ? [{ name, path, language, target: markdownPath(file.file, name) }] : [],
  ),
);

/** The Markdown values of a JSON file in their order: names of files, and texts. */
export function markdownValues(file: SiteFile): TextInFile[] {
  return stringsOf(nodesOf(file, 'Markdown'));
}

/** All texts of records without markup. */
export const plainTextsOf = memoizeOnNodes((file) => stringsOf(nodesOf(file, 'PlainText')));

/** Types of file names relative to a folder under `assets/`. */
const folders = { ImageFile: 'images/', FontFile: 'fonts/' };

interface NamedFile {
  name: string;
  folder: string;
  readonly path: Path;
  /** In Markdown: where the name is in its string. Not exact: where its paragraph begins. */
  passage?: { at: number; isExact: boolean };
  /** The offset in the file, in Markdown. */
  readonly offset?: number;
}

export function namedFilesIn(file: SiteFile): NamedFile[] {
  return [...namedFields(file), ...picturesInMarkdown(file)];
}

/** The pictures of Markdown that are named by their file alone. */
export function picturesInMarkdown(file: SiteFile): NamedFile[] {
  return markdownOf(file).flatMap((one) =>
    readMarkdown(one.text).addresses.flatMap(({ target, at, isExact, picture }): NamedFile[] =>
      picture && isPictureName(target)
        ? [
            {
              name: target,
              folder: folders.ImageFile,
              passage: { at, isExact },
              get path() {
                return one.path;
              },
              get offset() {
                return one.offsetOf(at);
              },
            },
          ]
        : [],
    ),
  );
}

/** Whether the address of a picture in Markdown is a file name, and no address with a base. */
export function isPictureName(target: string): boolean {
  return !/^[/\\#?]|^[A-Za-z][\w+.-]*:/.test(target);
}

function namedFields(file: SiteFile): NamedFile[] {
  return Object.entries(folders).flatMap(([kind, folder]) =>
    nodesOf(file, kind).map(({ value, path }) => ({ name: value as string, folder, path })),
  );
}
