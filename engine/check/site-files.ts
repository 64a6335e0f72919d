import { lruMemo } from '../model/schema/lru-memo.ts';
import type { Schema, Schemas } from '../model/schema/schema.ts';
import { type Path, type SchemaNode, visit } from '../model/schema/walk.ts';
import type { FileFlaw } from './file-flaw.ts';
import { type LocatedJson, readJson, unread } from './located-json.ts';

/** What the check is given: texts and names only, so that it runs anywhere. */
export interface SiteInput {
  /** The JSON files by path relative to the site's folder: `pages/**` and `assets/records/**`. */
  files: Record<string, string>;
  /** The paths of all files under `assets/`, relative to it. */
  assets: Iterable<string>;
  /** Links that are not followed, as paths in the site's folder: they link out of the site, to nothing, or to a folder around them. Default: none. */
  links?: string[];
  /** Configuration files of other tools in the site's folder, which are not read. Default: none. */
  unread?: string[];
  /** The size of a file under `assets/` in bytes. Default: not known, and nothing is said of it. */
  sizeOf?(asset: string): number | undefined;
  /** The text of a file under `assets/`. Default: not known, and nothing is said of it. */
  textOf?(asset: string): string | undefined;
  /** What keeps a file under `assets/` from being what its name says. Default: not known, and nothing is said of it. */
  flawOf?(asset: string): FileFlaw | undefined;
  /** The generated schemas by path under `schemas/`. */
  schemas: Schemas;
  /** The site's own styles. Default: it has none. */
  styles?: SiteStyles;
  /** The characters of a text that no font for PDFs has. Default: not known, and nothing is said of them. */
  missingInPdf?(text: string): MissingCharacters[];
  /** What of one of these files changes whenever its text does, without a look at it; nothing for other files. Default: the text. */
  versionOf?(file: string, files: SiteInput['files']): string | undefined;
}

/** Characters that no installed font has, with the packages that may have them. */
export interface MissingCharacters {
  characters: string;
  packages: string[];
}

/** The styles that a site writes itself: `pages/theme.css`. */
export interface SiteStyles {
  file: string;
  text: string;
  /** The same, ready for a page; empty where it cannot be read. */
  css: string;
  /** Why it cannot be read, in the parser's words, and where. Default: it can. */
  fault?: { offset: number; message: string };
  urls: { url: string; offset: number }[];
}

/** What kind of file a path holds; it decides the schema. */
export type FileKind = 'site' | 'words' | 'synonyms' | 'page' | 'shared' | 'collection' | 'record';

/** A file of the site with its kind and, once it fits, what its values mean. */
export interface SiteFile extends LocatedJson {
  kind: FileKind;
  /** The schema's path under `schemas/`. */
  schemaPath: string;
  /** Whether the value satisfies its schema. */
  valid: boolean;
  /** Whether its values were not looked through, so that what it holds besides its route is unknown. Default: they were. */
  unread?: true;
  /** Whether it may say when something in it is published. Default: its text says so. */
  timed?: boolean;
  /** What was learned of its values. Default: nothing. */
  learned?: { schema: Schema; flaws: Path[] };
}

/** The kind of a file and its schema by its path, or `undefined` for a path that no schema describes. */
export function kindOf(path: string): { kind: FileKind; schemaPath: string } | undefined {
  const file = rightName(path);
  if (file === 'pages/site.json') return { kind: 'site', schemaPath: 'site.schema.json' };
  if (file === 'pages/words.json') return { kind: 'words', schemaPath: 'words.schema.json' };
  if (file === 'pages/synonyms.json') return { kind: 'synonyms', schemaPath: 'synonyms.schema.json' };
  if (file.startsWith('pages/shared/')) return { kind: 'shared', schemaPath: 'shared.schema.json' };
  if (file.startsWith('pages/collections/')) return { kind: 'collection', schemaPath: 'collection.schema.json' };
  if (file.startsWith('pages/')) return { kind: 'page', schemaPath: 'page.schema.json' };
  // One that stands in no folder is of no collection, which is told.
  const record = /^assets\/records\/(?:([^/]+)\/)?/.exec(file);
  return record ? { kind: 'record', schemaPath: `records/${record[1] ?? ''}.schema.json` } : undefined;
}

/**
 * A path with the name by which a page or record is read: `a.json` for `a.JSON`, `a.json.txt`, `a.jsonc` or `a .json`. Any
 * other path as it is, those of hidden files among them.
 */
export function rightName(path: string): string {
  return path.replace(/(?<=^|\/)\s*([^\s./][^/]*?)\s*[.．]\s*json[c5]?\s*([.．]\s*txt)?\s*$/i, '$1.json');
}

/** Reads one file as JSON; whether it is valid is for the schema to say. */
export function openFile(file: string, text: string): SiteFile | undefined {
  const kind = kindOf(file);
  return kind && Object.assign(readNamed(file, text), { ...kind, valid: false });
}

function readNamed(file: string, text: string): LocatedJson {
  const right = rightName(file);
  const names = [file, right].map((path) => path.slice(path.lastIndexOf('/') + 1));
  return right === file ? readJson(file, text) : unread(file, text, { kind: 'misnamed', offset: 0, names });
}

/** Reads one file without its places and meanings, for what it says at its top; `undefined` for one that cannot be read. */
export function skimFile(file: string, text: string): SiteFile | undefined {
  const kind = kindOf(file);
  if (rightName(file) !== file) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return kind && { file, text, value, tree: undefined, faults: [], ...kind, valid: true, unread: true };
  } catch {
    return undefined;
  }
}

const timed = new WeakMap<object, boolean>();

/** Whether a file may say when something in it is published: few do, and a look through all values takes its time. */
export function isTimed(file: Pick<SiteFile, 'text' | 'timed'>): boolean {
  // The text is read where it is asked for, and looked through once: each page that is compiled asks it of all.
  const known = file.timed ?? timed.get(file) ?? /"(draft|publishFrom|publishUntil)"/.test(file.text);
  timed.set(file, known);
  return known;
}

/** Notes what the values of a file mean, except those that hold one of the flaws, so that rules can rely on their form. */
export function learn(file: SiteFile, schema: Schema, flaws: Path[] = []): void {
  file.valid = flaws.length === 0;
  file.learned = { schema, flaws };
}

/** Every sound value of a file with the names of its definitions, outermost first. A value with a flaw in it is left out. */
export function allNodes(file: SiteFile): SchemaNode[] {
  return meanings(file).nodes;
}

/** The sound values of a file that are described by a definition, such as every `Link`. */
export function nodesOf(file: SiteFile, name: string): SchemaNode[] {
  return meanings(file).byName.get(name) ?? [];
}

/** The texts of a file that can be written in several languages: plain ones, those of records, and HTML. */
export function localizedIn(file: SiteFile): SchemaNode[] {
  return ['LocalizedText', 'LocalizedWords', 'LocalizedHtml'].flatMap((kind) => nodesOf(file, kind));
}

/** What values mean: all of them, and by the names of their definitions. */
interface Meanings {
  nodes: SchemaNode[];
  byName: Map<string, SchemaNode[]>;
  made: Map<unknown, unknown>;
}

function meanings(file: SiteFile): Meanings {
  if (!file.learned) return named([]);
  return file.learned.flaws.length > 0 ? soundMeanings(file) : allMeanings(file);
}

const allMeanings = lruMemo(16, ({ value, learned }: SiteFile): Meanings => {
  const nodes: SchemaNode[] = [];
  if (learned) visit(value, learned.schema, (node) => nodes.push(node));
  return named(nodes);
});

const soundMeanings = lruMemo(16, (file: SiteFile): Meanings => {
  const { flaws = [] } = file.learned ?? {};
  const holds = (path: Path) => flaws.some((flaw) => path.every((step, index) => step === flaw[index]));
  return named(allMeanings(file).nodes.filter(({ path }) => !holds(path)));
});

function named(nodes: SchemaNode[]): Meanings {
  const byName: Meanings['byName'] = new Map();
  for (const node of nodes) {
    const { names } = node;
    for (let index = 0; index < names.length; index++) {
      const alike = byName.get(names[index] as string);
      if (alike) alike.push(node);
      else byName.set(names[index] as string, [node]);
    }
  }
  return { nodes, byName, made: new Map() };
}

/**
 * Makes something of what a file means, once for as long as its meanings are kept. What holds some of their values goes when they go, so
 * that it never stands beside others of the same file.
 */
export function ofMeanings<Value>(make: (file: SiteFile) => Value): (file: SiteFile) => Value {
  return (file) => {
    const { made } = meanings(file);
    if (!made.has(make)) made.set(make, make(file));
    return made.get(make) as Value;
  };
}

/** A text of a file, in one language where it stands in several. */
class TextInFile {
  readonly #node: SchemaNode;

  constructor(
    readonly text: string,
    node: SchemaNode,
    readonly language?: string,
  ) {
    this.#node = node;
  }

  /** Put together when it is asked for: few texts' places are. */
  get path(): Path {
    const { path } = this.#node;
    return this.language === undefined ? path : [...path, this.language];
  }
}

/** Every text of a file, those in several languages one by one. */
export const textsOf = ofMeanings((file: SiteFile): TextInFile[] => {
  const texts: TextInFile[] = [];
  for (const node of nodesOf(file, 'Text'))
    if (typeof node.value === 'string') texts.push(new TextInFile(node.value, node));
  for (const node of nodesOf(file, 'LocalizedText')) addEachLanguage(node, texts);
  return texts;
});

/** All HTML of a file, that in several languages one by one. */
export const htmlOf = ofMeanings((file: SiteFile): TextInFile[] => {
  const texts: TextInFile[] = [];
  for (const node of nodesOf(file, 'HtmlText')) addEachLanguage(node, texts);
  return texts;
});

/** Every text of records without markup, those in several languages one by one. */
export const plainTextsOf = ofMeanings((file: SiteFile): TextInFile[] => {
  const texts: TextInFile[] = [];
  for (const node of nodesOf(file, 'PlainText')) addEachLanguage(node, texts);
  return texts;
});

/** Adds a value that may stand in several languages, in each that it has. */
function addEachLanguage(node: SchemaNode, texts: TextInFile[]): void {
  if (typeof node.value === 'string') texts.push(new TextInFile(node.value, node));
  else
    for (const [language, text] of Object.entries(node.value as Record<string, string>))
      texts.push(new TextInFile(text, node, language));
}

/** The kinds of files that are named by what follows their folder under `assets/`. */
const folders = { ImageFile: 'images/', FontFile: 'fonts/' };

/** A file under `assets/` that is named without its folder. */
interface NamedFile {
  name: string;
  folder: string;
  path: Path;
}

/** Every picture and font that a file names. */
export function namedFilesIn(file: SiteFile): NamedFile[] {
  return Object.entries(folders).flatMap(([kind, folder]) =>
    nodesOf(file, kind).map(({ value, path }) => ({ name: value as string, folder, path })),
  );
}
