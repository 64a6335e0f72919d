import { join } from 'node:path';
import type { CachedFile } from '../check/cached-file.ts';
import type { SiteInspection } from '../check/inspect-site.ts';
import type { Message } from '../check/messages/message.ts';
import { t } from '../check/messages/messages.ts';
import { readCache, writeCache } from './files/cache-file.ts';
import { hashOf } from './files/seal.ts';
import { isSameStamp } from './files/stamps.ts';
import type { ReadInput } from './read-site.ts';

/** The cached results of the last inspection of a site, for the files that have not changed since. */
export type InspectionCache = Awaited<ReturnType<typeof openInspectionCache>>;

/** A file changed while the site was read. The caller reads the site again. */
export class StaleReadError extends Error {
  /** The message in each language of maintainers. */
  readonly words: Message;
  constructor(file: string) {
    const words = t('savedMeanwhile', { file });
    super(words.en);
    this.words = words;
  }
}

/** The content of `.cache/inspected.json`. */
interface CachedInspection {
  /** When the stamps were taken. */
  taken: number;
  /** The hash of all files' facts. */
  facts: string;
  files: Record<string, [stamp: string, hash: string, learned: CachedFile]>;
}

/** Opens the inspection cache of a site. `build` is the hash of the engine's code. A damaged cache counts as empty. */
export async function openInspectionCache(folder: string, build: string, input: ReadInput) {
  const { files, schemas, taken, versionOf } = input;
  const cacheFile = join(folder, '.cache/inspected.json');
  // Everything else that affects the results of a file.
  const key = `inspected ${build} ${process.version} ${hashOf(JSON.stringify([schemas, files['pages/site.json']]))}`;
  const known = readCache<CachedInspection>(cacheFile, key);
  const stampOf = (path: string) => versionOf?.(path, files) ?? '';
  const entryOf = (path: string) => (known && Object.hasOwn(known.files, path) ? known.files[path] : undefined);
  const isStamped = (path: string) => isSameStamp(stampOf(path), entryOf(path)?.[0], known?.taken ?? 0);
  const textHash = (path: string) => (isStamped(path) ? (entryOf(path)?.[1] as string) : hashOf(files[path] as string));
  return {
    file(path: string) {
      const entry = entryOf(path);
      return entry && textHash(path) === entry[1] ? entry[2] : undefined;
    },
    /** Throws {@link StaleReadError} if the file was saved since. */
    textOf(path: string) {
      const text = files[path] as string;
      if (hashOf(text) !== textHash(path)) throw new StaleReadError(path);
      return text;
    },
    holdsBeside: (facts: string[]) => hashOf(JSON.stringify(facts)) === known?.facts,
    /** The hash of a file's text. */
    hashOf: textHash,
    async save({ keep }: Pick<SiteInspection, 'keep'>) {
      const { facts, files: learned } = keep();
      const entries = learned.map(([path, file]) => [path, [stampOf(path), textHash(path), file]] as const);
      const cached: CachedInspection = {
        taken,
        facts: hashOf(JSON.stringify(facts)),
        files: Object.fromEntries(entries) as unknown as CachedInspection['files'],
      };
      await writeCache(cacheFile, key, cached);
    },
  };
}
