import { existsSync, readFileSync, statSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { rightName, type SiteInput } from '../check/site-files.ts';
import { isMarkdownFile } from '../model/markdown/markdown-file.ts';
import { withCollections } from '../model/schema/collection-schemas.ts';
import { collectionInFile, type ParsedCollections, parseCollection } from '../model/schema/collections.ts';
import { isJsonObject } from '../model/schema/json-object.ts';
import { writtenCodes } from '../model/schema/languages.ts';
import { once } from '../model/schema/once.ts';
import type { Schema, Schemas } from '../model/schema/schema.ts';
import { schemasIn } from '../model/schema/site-schemas.ts';
import { type AssetReader, createAssetReader, readAssetText } from './asset-facts.ts';
import { schemasHome } from './code-folders.ts';
import { readSiteConfig } from './config/read-site-config.ts';
import { listFiles } from './files/files.ts';
import { recoverSite } from './files/journal/roll-back.ts';
import { listSiteFiles, type SiteFiles } from './files/site-files.ts';
import { cacheByStamp, type StampCache } from './files/stamp-cache.ts';
import { openPdfFonts } from './fonts/pdf-fonts.ts';
import { formulaError } from './markdown/render-formula.ts';
import { caches, root } from './paths.ts';
import { readStyles } from './site-styles.ts';
import { findUnreadConfigurations } from './unread-configurations.ts';
import { cacheValidator } from './validator-cache.ts';

/** Reads everything that the check of a site needs. Rejects if the folder is not a site. */
export function readSite(folder: string): Promise<SiteInput> {
  return createSiteReader(folder)();
}

const stylesFile = 'pages/theme.css';

/** Replaces texts of descriptors and records on the disk by unsaved ones. */
export type Overlay = (onDisk: Record<string, string>) => Record<string, string>;

/** A site as read from its folder. The version of a file is its stamp; texts are read on first access. */
export interface ReadInput extends SiteInput {
  /** When the stamps were taken, as in `Date.now()`. */
  taken: number;
}

/** Reads a site repeatedly, and each file again only if its stamp changes. Rejects like {@link readSite}. */
export function createSiteReader(
  folder: string,
  over?: Overlay,
  assetFiles: AssetReader = createAssetReader(folder),
): () => Promise<ReadInput> {
  const readAll = fileReader(folder);
  const fonts = once(() => openPdfFonts(folder));
  return async () => {
    await recoverSite(folder);
    const taken = Date.now();
    const { described, assets, links } = await filesOf(folder);
    const sheets = [stylesFile, ...listOwnStylesheets(folder)];
    const read = readAll([...described, ...sheets]);
    const stylesheets: Record<string, string> = {};
    for (const file of sheets) {
      const sheet = read.get(file);
      if (sheet) stylesheets[file] = sheet.value();
      read.delete(file);
    }
    const { [stylesFile]: styles } = stylesheets;
    const onDisk: SiteInput['files'] = {};
    for (const [file, one] of read)
      Object.defineProperty(onDisk, file, { enumerable: true, configurable: true, get: one.value });
    const files = over?.(onDisk) ?? onDisk;
    const config = await readSiteConfig(folder);
    const flaws = await assetFiles.flawsOf(assets);
    // In a read-only folder, the next process reads the files again.
    await assetFiles.save().catch(() => {});
    const sizeOf = (asset: string) => statSync(join(folder, 'assets', asset), { throwIfNoEntry: false })?.size;
    return {
      files,
      assets,
      links,
      unread: findUnreadConfigurations(folder),
      ...(config && { config }),
      sizeOf,
      checksumOf: (asset) => assetFiles.factsOf(asset)?.sha256,
      pictureOf: assetFiles.factsOf,
      flawOf: (asset) => flaws.get(asset),
      textOf: (asset) => readAssetText(folder, asset),
      formulaError,
      missingInPdf: (text) => fonts().missingIn(text),
      taken,
      // Unsaved texts have no stamp, and a fresh stamp is not a version.
      versionOf: (file, of) => (of === onDisk && read.get(file)?.stamp) || undefined,
      schemas: await schemasForFiles(files, folder),
      stylesheets,
      ...(styles !== undefined && { styles: await readStyles(stylesFile, styles) }),
    };
  };
}

/** The schemas of the site with these files, for its languages, its own code and its collections. */
export function schemasForFiles(files: Record<string, string>, folder = root): Promise<Schemas> {
  return schemasFor(languagesIn(files), declaredCollections(files), folder);
}

/** The collections that a site's files declare. An invalid file declares an empty collection. */
export function declaredCollections(files: Record<string, string>): ParsedCollections {
  const declared = Object.keys(files).flatMap((file) => {
    const name = collectionInFile(file);
    return name === undefined ? [] : [[name, parseCollection(readable(files[file] as string))] as const];
  });
  return Object.fromEntries(declared);
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function languagesIn(files: Record<string, string>): string[] {
  const site = readable(files['pages/site.json'] ?? '');
  return writtenCodes(isJsonObject(site) ? site : undefined);
}

/** A file with its text, read on first access. Empty if the file was deleted since; the next reading notices that. */
type ReadFile = NonNullable<ReturnType<StampCache<() => string>['of']>>;

function fileReader(folder: string): (files: string[]) => Map<string, ReadFile> {
  const texts = cacheByStamp<() => string>((file) => join(folder, file));
  return (files) => {
    texts.retain(files);
    return new Map(
      files.flatMap((file) => {
        const one = texts.of(file, readLater);
        return one ? [[file, one] as const] : [];
      }),
    );
  };
}

function readLater(path: string): () => string {
  return once(() => {
    try {
      return readFileSync(path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
      throw error;
    }
  });
}

const noFiles: SiteFiles = { files: [], links: [] };

/** The descriptors, records and Markdown, including misnamed ones; all assets; and the links that are not followed. */
async function filesOf(folder: string): Promise<{ described: string[]; assets: string[]; links: string[] }> {
  const pages = join(folder, 'pages');
  await access(pages).catch(() => {
    throw new Error(
      `${folder} has no folder pages/. A site is a folder with pages/ and assets/: choose one with --site DIR.`,
    );
  });
  const written = listSiteFiles(pages, folder);
  const assets = existsSync(join(folder, 'assets')) ? listSiteFiles(join(folder, 'assets'), folder) : noFiles;
  const described = [
    ...written.files.map((file) => `pages/${file}`),
    ...assets.files.filter((file) => file.startsWith('records/')).map((file) => `assets/${file}`),
  ].filter((file) => rightName(file).endsWith('.json') || isMarkdownFile(file));
  const links = [...written.links.map((link) => `pages/${link}`), ...assets.links.map((link) => `assets/${link}`)];
  return { described, assets: assets.files, links };
}

function listOwnStylesheets(folder: string): string[] {
  const sections = join(folder, 'sections');
  const { files } = existsSync(sections) ? listSiteFiles(sections, folder) : noFiles;
  return files.filter((file) => file.endsWith('.css')).map((file) => `sections/${file}`);
}

const readers = new Map<string, () => Promise<Schemas>>();

/** The current schemas of a site, by path under `schemas/`. Unchanged schemas are the same objects. Rejects if there are none. */
export function readSchemas(site = root): Promise<Schemas> {
  const home = schemasHome(site);
  const read = readers.get(home) ?? schemaReader(home);
  readers.set(home, read);
  return read();
}

export async function readOwnSchemas(site: string): Promise<Schemas> {
  const engine = await readSchemas();
  return Object.fromEntries(Object.entries(await readSchemas(site)).filter(([path]) => !(path in engine)));
}

/** How many variants of the schemas are cached: enough for several sites, but not for every state of an edited one. */
const maxVariants = 16;
const known = new WeakMap<Schemas, Map<string, Schemas>>();

/** The schemas for these languages and collections. Returns the same objects until one of the inputs changes. */
async function schemasFor(languages: string[], collections: ParsedCollections, site: string): Promise<Schemas> {
  const schemas = await readSchemas(site);
  const inLanguages = remembered(schemas, String(languages), () => schemasIn(schemas, languages));
  return remembered(inLanguages, JSON.stringify([languages, collections]), () => {
    const made = withCollections(inLanguages, collections, languages);
    // Schemas of this site alone are cached in its own folder.
    for (const [file, schema] of Object.entries(made))
      if (schema !== schemas[file])
        cacheIn(join(site, '.cache/validators'), file, () => JSON.stringify(schema), schema);
    return made;
  });
}

/** Caches the validators of the schemas that every check needs: they take long to compile. */
function cacheIn(folder: string, file: string, text: () => string, schema: Schema): void {
  if (!file.includes('/')) cacheValidator(folder, file.replace('.schema.json', ''), text, schema);
}

function remembered(from: Schemas, key: string, make: () => Schemas): Schemas {
  const made = known.get(from) ?? new Map<string, Schemas>();
  known.set(from, made);
  const schemas = made.get(key) ?? make();
  made.delete(key);
  made.set(key, schemas);
  const [oldest = ''] = made.keys();
  if (made.size > maxVariants) made.delete(oldest);
  return schemas;
}

/** Reads the schemas in a folder repeatedly. */
function schemaReader(home: string): () => Promise<Schemas> {
  const folder = join(home, 'schemas');
  const validators = join(home === root ? caches : home, 'validators');
  const readAgain = fileReader(folder);
  let latest: { read: Map<string, ReadFile>; schemas: Schemas } = { read: new Map(), schemas: {} };
  const readChanged = async (): Promise<Schemas> => {
    const files = await listFiles(folder).catch(() => {
      throw new Error('The folder schemas/ does not exist. Run `npm run schemas`.');
    });
    const read = readAgain(files.filter((file) => file.endsWith('.schema.json')));
    const { read: before, schemas } = latest;
    const isSame = (file: string) => before.get(file)?.value() === read.get(file)?.value();
    if (read.size === before.size && [...read.keys()].every(isSame)) return schemas;
    const schemaOf = (file: string, text: string) => {
      const schema: Schema = JSON.parse(text);
      cacheIn(validators, file, () => text, schema);
      return schema;
    };
    const entries = [...read].map(
      ([file, { value }]) => [file, isSame(file) ? (schemas[file] as Schema) : schemaOf(file, value())] as const,
    );
    latest = { read, schemas: Object.fromEntries(entries) };
    return latest.schemas;
  };
  let reading: Promise<unknown> = Promise.resolve();
  return () => {
    // Sequential, so that simultaneous callers get the same objects.
    const next = reading.then(readChanged);
    reading = next.catch(() => {});
    return next;
  };
}
