import { join } from 'node:path';
import type { CachedFile, CheckCache } from '../check/cached-file.ts';
import type { SiteInspection } from '../check/inspect-site.ts';
import { jsonMessages } from '../check/messages/json-messages.ts';
import type { Message } from '../check/messages/message.ts';
import { readCache, writeCache } from './files/cache-file.ts';
import { hashOf } from './files/seal.ts';
import { isSameStamp } from './files/stamps.ts';
import type { ReadInput } from './read-site.ts';

/** What the last process that inspected a site kept of it, as far as it holds for the site as it is now. */
export interface InspectionCache extends CheckCache {
  /** As in {@link CheckCache}; throws {@link StaleReadError}. */
  textOf(path: string): string;
  /** The hash of a file's text. */
  hashOf(path: string): string;
  /** Keeps what was learned now. */
  save(inspection: Pick<SiteInspection, 'keep'>): Promise<void>;
}

/** A file is no longer what was believed of it. Nothing was made of it: whoever reads the site begins anew. */
export class StaleReadError extends Error {
  /** What a maintainer is told. */
  readonly words: Message;
  constructor(file: string) {
    const words = jsonMessages.savedMeanwhile(file);
    super(words.en);
    this.words = words;
  }
}

/** As it lies in the site's cache. */
interface KeptText {
  /** When the stamps were taken. */
  taken: number;
  /** The hash of all files' facts. */
  facts: string;
  files: Record<string, [stamp: string, hash: string, learned: CachedFile]>;
}

/**
 * Opens what is kept of a site by the engine and tools of this hash. Of a file that has another stamp by now it holds if the text is the
 * same. When it is not as it was left, nothing is known, which only takes its time.
 */
export async function openInspectionCache(folder: string, build: string, input: ReadInput): Promise<InspectionCache> {
  const { files, schemas, taken, versionOf } = input;
  const place = join(folder, '.cache/inspected.json');
  // What else decides what is learned of any descriptor or record.
  const key = `inspected ${build} ${process.version} ${hashOf(JSON.stringify([schemas, files['pages/site.json']]))}`;
  const known = readCache<KeptText>(place, key);
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
      if (hashOf(text) !== textHash(path)) throw new StaleReadError(path);
      return text;
    },
    holdsBeside: (facts) => hashOf(JSON.stringify(facts)) === known?.facts,
    hashOf: textHash,
    async save({ keep }) {
      const { facts, files: learned } = keep();
      const entries = learned.map(([path, file]): [string, KeptText['files'][string]] => [
        path,
        [stampOf(path), textHash(path), file],
      ]);
      const text: KeptText = {
        taken,
        facts: hashOf(JSON.stringify(facts)),
        files: Object.fromEntries(entries),
      };
      await writeCache(place, key, text);
    },
  };
}
