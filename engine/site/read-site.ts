import { existsSync, readFileSync, statSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { rightName, type SiteInput } from '../check/site-files.ts';
import { withCollections } from '../model/schema/collection-schemas.ts';
import { collectionInFile, type ParsedCollections, parseCollection } from '../model/schema/collections.ts';
import { isJsonObject } from '../model/schema/json-object.ts';
import { writtenCodes } from '../model/schema/languages.ts';
import { once } from '../model/schema/once.ts';
import type { Schema, Schemas } from '../model/schema/schema.ts';
import { schemasIn } from '../model/schema/site-schemas.ts';
import { type AssetReader, createAssetReader, readAssetText } from './asset-facts.ts';
import { schemasHome } from './code-folders.ts';
import { listFiles } from './files/files.ts';
import { recoverSite } from './files/journal/roll-back.ts';
import { listSiteFiles, type SiteFiles } from './files/site-files.ts';
import { cacheByStamp, type StampCache } from './files/stamp-cache.ts';
import { openPdfFonts } from './fonts/pdf-fonts.ts';
import { caches, root } from './paths.ts';
import { readStyles } from './site-styles.ts';
import { findUnreadConfigurations } from './unread-configurations.ts';
import { cacheValidator } from './validator-cache.ts';

/** Reads everything that the check needs of a site. Rejects with a clear message when the folder is not a site. */
export function readSite(folder: string): Promise<SiteInput> {
  return createSiteReader(folder)();
}

/** The styles that a site writes itself. */
const stylesFile = 'pages/theme.css';

/** Says what a site's descriptors and records are, given what the disk has: what somebody writes and has not saved lies over it. */
export type Overlay = (onDisk: Record<string, string>) => Record<string, string>;

/** A site as it was found in its folder. The version of a file is its stamp, and its text is read when it is asked for. */
export interface ReadInput extends SiteInput {
  /** When the stamps were taken, as `Date.now()` has it. */
  taken: number;
}

/**
 * Reads a site again and again, each file once until its stamp changes; never one that is half written. `over` is asked at each
 * reading, after the disk. Rejects as {@link readSite}.
 */
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
    const read = new Map(readAll([...described, stylesFile]));
    const styles = read.get(stylesFile);
    read.delete(stylesFile);
    const onDisk: SiteInput['files'] = {};
    for (const [file, one] of read)
      Object.defineProperty(onDisk, file, { enumerable: true, configurable: true, get: one.value });
    const files = over?.(onDisk) ?? onDisk;
    const flaws = await assetFiles.flawsOf(assets);
    // Where nothing can be written, the next process reads the files again.
    await assetFiles.save().catch(() => {});
    const sizeOf = (asset: string) => statSync(join(folder, 'assets', asset), { throwIfNoEntry: false })?.size;
    return {
      files,
      assets,
      links,
      unread: findUnreadConfigurations(folder),
      sizeOf,
      flawOf: (asset) => flaws.get(asset),
      textOf: (asset) => readAssetText(folder, asset),
      missingInPdf: (text) => fonts().missingIn(text),
      taken,
      // What lies over a file has no stamp, and a fresh one tells no version.
      versionOf(file, of) {
        return (of === onDisk && read.get(file)?.stamp) || undefined;
      },
      schemas: await schemasForFiles(files, folder),
      ...(styles && { styles: await readStyles(stylesFile, styles.value()) }),
    };
  };
}

/** The schemas for the site of these files: those of its languages, with the types of the code in its folder and those that its collections give. */
export function schemasForFiles(files: Record<string, string>, folder = root): Promise<Schemas> {
  return schemasFor(languagesIn(files), declaredCollections(files), folder);
}

/** The collections that a site's files declare. Of a file that cannot be read, the name alone. */
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

/** The codes of the languages that site.json lists. */
export function languagesIn(files: Record<string, string>): string[] {
  const site = readable(files['pages/site.json'] ?? '');
  return writtenCodes(isJsonObject(site) ? site : undefined);
}

/** A file with its text, which is read when it is asked for; empty when the file is gone by then, which the next reading finds. */
type ReadFile = NonNullable<ReturnType<StampCache<() => string>['of']>>;

/** Finds files of a folder by their paths. */
function fileReader(folder: string): (files: string[]) => Map<string, ReadFile> {
  const texts = cacheByStamp<() => string>((file) => join(folder, file));
  return (files) => {
    texts.retain(files);
    // Thousands of small files: waiting for each takes longer than a look at it.
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

/** The files that are checked, those named almost as if they were to be among them, all files under `assets/`, and the links that are not followed. */
async function filesOf(folder: string): Promise<{ described: string[]; assets: string[]; links: string[] }> {
  const pages = join(folder, 'pages');
  await access(pages).catch(() => {
    throw new Error(
      `${folder} holds no pages/: a site is a folder with pages/ and assets/. Give another with --site DIR.`,
    );
  });
  const written = listSiteFiles(pages, folder);
  const assets = existsSync(join(folder, 'assets')) ? listSiteFiles(join(folder, 'assets'), folder) : noFiles;
  const described = [
    ...written.files.map((file) => `pages/${file}`),
    ...assets.files.filter((file) => file.startsWith('records/')).map((file) => `assets/${file}`),
  ].filter((file) => rightName(file).endsWith('.json'));
  const links = [...written.links.map((link) => `pages/${link}`), ...assets.links.map((link) => `assets/${link}`)];
  return { described, assets: assets.files, links };
}

const readers = new Map<string, () => Promise<Schemas>>();

/**
 * The schemas by path under `schemas/` that a site is checked by, as they are now; of what has not changed since they were last asked
 * for, the same objects. Rejects when there are none.
 */
export function readSchemas(site = root): Promise<Schemas> {
  const house = schemasHome(site);
  const read = readers.get(house) ?? schemaReader(house);
  readers.set(house, read);
  return read();
}

/** How many sites' schemas are remembered: those that are looked at in turn, and not every state of one that is worked on. */
const most = 16;
const known = new WeakMap<Schemas, Map<string, Schemas>>();

/** The schemas for a site of these languages and collections; the same objects as long as these and the generated ones are. */
async function schemasFor(languages: string[], collections: ParsedCollections, site: string): Promise<Schemas> {
  const schemas = await readSchemas(site);
  const inLanguages = remembered(schemas, String(languages), () => schemasIn(schemas, languages));
  return remembered(inLanguages, JSON.stringify([languages, collections]), () => {
    const made = withCollections(inLanguages, collections, languages);
    // Those of this site alone are cached beside what else is kept of it.
    for (const [file, schema] of Object.entries(made))
      if (schema !== schemas[file])
        cacheIn(join(site, '.cache/validators'), file, () => JSON.stringify(schema), schema);
    return made;
  });
}

/** Caches the validator of a schema that every check needs, and that takes long to compile. */
function cacheIn(folder: string, file: string, text: () => string, schema: Schema): void {
  if (!file.includes('/')) cacheValidator(folder, file.replace('.schema.json', ''), text, schema);
}

function remembered(from: Schemas, key: string, make: () => Schemas): Schemas {
  const made = known.get(from) ?? new Map<string, Schemas>();
  known.set(from, made);
  const found = made.get(key) ?? make();
  made.delete(key);
  made.set(key, found);
  const [oldest = ''] = made.keys();
  if (made.size > most) made.delete(oldest);
  return found;
}

/** Reads the schemas in a folder again and again. */
function schemaReader(house: string): () => Promise<Schemas> {
  const folder = join(house, 'schemas');
  const validators = join(house === root ? caches : house, 'validators');
  const readAgain = fileReader(folder);
  let latest: { read: Map<string, ReadFile>; schemas: Schemas } = { read: new Map(), schemas: {} };
  const readChanged = async (): Promise<Schemas> => {
    const files = await listFiles(folder).catch(() => {
      throw new Error('There is no schemas/. Run `npm run schemas`.');
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
    // One after another, so that two who ask at a time are given the same.
    const next = reading.then(readChanged);
    reading = next.catch(() => {});
    return next;
  };
}
