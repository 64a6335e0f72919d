import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileFlaw } from '../check/file-flaw.ts';
import type { AssetFacts } from '../compile/context.ts';
import { once } from '../model/schema/once.ts';
import { codeHash } from './code-hash.ts';
import { findFlaw } from './content/find-flaw.ts';
import { readImageSize } from './content/image-size.ts';
import { stillFormatOf } from './content/still-format.ts';
import { readCache, writeCache } from './files/cache-file.ts';
import { cacheByStamp, type StampCache, type StampedValues } from './files/stamp-cache.ts';
import { readVideoSeconds } from './video-durations.ts';

/** The content of `.cache/assets.json`. */
interface Results {
  facts: StampedValues<AssetFacts>;
  flaws: StampedValues<Promise<FileFlaw | undefined>>;
  lengths: StampedValues<Promise<number | undefined>>;
}

export type AssetReader = ReturnType<typeof createAssetReader>;

/** Reads facts about the files in a site's `assets/`. Files are read again only if they change. */
export function createAssetReader(folder: string) {
  const file = join(folder, '.cache/assets.json');
  const key = once(() => `assets ${codeHash('assetFacts')}`);
  const results = once(() => {
    const known = readCache<Partial<Results>>(file, key()) ?? {};
    const pathOf = (asset: string) => join(folder, 'assets', asset);
    return {
      facts: cacheByStamp(pathOf, known.facts),
      flaws: cacheByStamp(pathOf, known.flaws),
      lengths: cacheByStamp(pathOf, known.lengths),
    };
  });
  const valuesOf = async <Value>(
    from: StampCache<Promise<Value | undefined>>,
    make: (path: string) => Promise<Value | undefined>,
    assets: Iterable<string>,
  ) => {
    const values = new Map<string, Value>();
    for (const asset of assets) {
      const value = await from.of(asset, make)?.value;
      if (value !== undefined) values.set(asset, value);
    }
    return values;
  };
  let saved = 0;
  return {
    /** Size and checksum; `undefined` if the file does not exist. */
    factsOf: (path: string) => (path.includes('..') ? undefined : results().facts.of(path, readFacts)?.value),
    /** The flaws of files whose content does not match their names. */
    async flawsOf(assets: Iterable<string>) {
      const all = [...assets];
      for (const values of Object.values(results())) values.retain(all);
      return valuesOf(results().flaws, flawAt, all);
    },
    /** The duration in seconds of each readable video. */
    durationsOf: (assets: Iterable<string>) =>
      valuesOf(
        results().lengths,
        readVideoSeconds,
        [...assets].filter((asset) => /\.(mp4|webm)$/.test(asset)),
      ),
    /** Caches the results for the next process. */
    async save() {
      const made = Object.values(results()).reduce((sum, values) => sum + values.made(), 0);
      // Creates no `.cache/` in a site that was only read.
      if (made === saved || !existsSync(dirname(file))) return;
      saved = made;
      const all = Object.entries(results()).map(async ([kind, values]) => {
        const entries = values.entries().map(async ([name, { stamp, value }]) => [name, { stamp, value: await value }]);
        return [kind, Object.fromEntries(await Promise.all(entries))];
      });
      await writeCache(file, key(), Object.fromEntries(await Promise.all(all)));
    },
  };
}

function readFacts(file: string, asset: string): AssetFacts {
  const content = readFileSync(file);
  return {
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    ...(/\.(png|jpe?g|gif|webp|avif|svg)$/i.test(asset) && pictureFacts(content)),
  };
}

function pictureFacts(content: Buffer): Pick<AssetFacts, 'width' | 'height' | 'still'> {
  const still = stillFormatOf(content);
  return { ...readImageSize(content), ...(still && { still }) };
}

/** Ignores files that were removed meanwhile or cannot be read: publishing them reports that. */
async function flawAt(path: string): Promise<FileFlaw | undefined> {
  try {
    return await findFlaw(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return undefined;
  }
}

/** Reads the text of a file in a site's `assets/`; `undefined` if it does not exist. */
export function readAssetText(folder: string, path: string): string | undefined {
  const file = join(folder, 'assets', path);
  return !path.includes('..') && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
