import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteInspection } from '../check/inspect-site.ts';
import type { Kept, KeptFile } from '../check/kept-file.ts';
import { jsonWords } from '../check/words/json-words.ts';
import type { Words } from '../check/words/words.ts';
import type { KeptAssets } from './asset-facts.ts';
import { writeAtomically } from './files/files.ts';
import { hashOf, nothing, sealed, unsealed } from './files/sealed.ts';
import { isSameStamp } from './files/stamps.ts';
import type { KeptFilms } from './film-lengths.ts';
import type { ReadInput } from './read-site.ts';

/** What the last process that inspected a site kept of it, as far as it holds for the site as it is now. */
export interface KeptSite extends Kept {
  /** As in {@link Kept}; throws {@link SavedMeanwhile}. */
  textOf(path: string): string;
  /** The hash of a file's text. */
  hashOf(path: string): string;
  /** What was known of assets. Default: nothing. */
  assets?: KeptAssets;
  /** What was known of films. Default: nothing. */
  films?: KeptFilms;
  /** Keeps what was learned now. */
  save(inspection: Pick<SiteInspection, 'keep'>, assets: KeptAssets, films: KeptFilms): Promise<void>;
}

/** A file is no longer what was believed of it. Nothing was made of it: whoever reads the site begins anew. */
export class SavedMeanwhile extends Error {
  /** What a maintainer is told. */
  readonly words: Words;
  constructor(file: string) {
    const words = jsonWords.savedMeanwhile(file);
    super(words.en);
    this.words = words;
  }
}

/** As it lies in the site's cache. */
interface KeptText {
  /** What learned it: the engine and the tools, and Node. */
  by: string;
  assets: KeptAssets;
  films: KeptFilms;
  /** A hash of what else decides what is learned of any descriptor or record: the schemas, site.json. */
  key: string;
  /** When the stamps were taken. */
  taken: number;
  /** The hash of all files' facts. */
  facts: string;
  files: Record<string, [stamp: string, hash: string, learned: KeptFile]>;
}

/** What it is sealed as. */
const role = 'inspected';

/**
 * Opens what is kept of a site by the engine and tools of this hash. Of a file that has another stamp by now it holds if the text is the
 * same. When it is not as it was left, nothing is known, which only takes its time.
 */
export async function openKept(folder: string, maker: string, input: ReadInput): Promise<KeptSite> {
  const { files, schemas, taken, versionOf } = input;
  const place = join(folder, '.cache/inspected.json');
  const by = `${maker} ${process.version}`;
  const key = hashOf(JSON.stringify([schemas, files['pages/site.json']]));
  const told = unsealed<KeptText>(await readFile(place).catch(() => nothing), role);
  const own = told?.by === by ? told : undefined;
  const known = own?.key === key ? own : undefined;
  const stampOf = (path: string) => versionOf?.(path, files) ?? '';
  const entryOf = (path: string) => (known && Object.hasOwn(known.files, path) ? known.files[path] : undefined);
  const isStamped = (path: string) => isSameStamp(stampOf(path), entryOf(path)?.[0], known?.taken ?? 0);
  const textHash = (path: string) => (isStamped(path) ? (entryOf(path)?.[1] as string) : hashOf(files[path] as string));
  return {
    file(path) {
      const entry = entryOf(path);
      return entry && textHash(path) === entry[1] ? entry[2] : undefined;
    },
    textOf(path) {
      const text = files[path] as string;
      if (hashOf(text) !== textHash(path)) throw new SavedMeanwhile(path);
      return text;
    },
    holdsBeside: (facts) => hashOf(JSON.stringify(facts)) === known?.facts,
    hashOf: textHash,
    ...(own && { assets: own.assets, films: own.films }),
    async save({ keep }, assets, films) {
      const { facts, files: learned } = keep();
      const entries = learned.map(([path, file]): [string, KeptText['files'][string]] => [
        path,
        [stampOf(path), textHash(path), file],
      ]);
      const text: KeptText = {
        ...{ by, assets, films, key, taken },
        facts: hashOf(JSON.stringify(facts)),
        files: Object.fromEntries(entries),
      };
      await writeAtomically(place, sealed(text, role));
    },
  };
}
