import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetFacts } from '../compile/context.ts';
import { readImageSize } from './content/image-size.ts';
import { isSameStamp, lastingStamp, stampOf } from './files/stamps.ts';

/** What is known of files under `assets/`, with the stamps that they had. Plain data. */
export interface KeptAssets {
  /** When the stamps were taken, as `Date.now()` has it. */
  taken: number;
  of: Record<string, KeptAsset>;
}

interface KeptAsset {
  stamp: string;
  facts: AssetFacts;
}

/** Looks up files under a site's `assets/`. */
export interface AssetReader {
  /** Size and checksum are read from the file itself, and again only when it changes. `undefined` where there is no file. */
  factsOf(path: string): AssetFacts | undefined;
  /** What was looked up, for the next process. */
  kept(): KeptAssets;
}

/** A reader of the files of a site, which knows what another process kept. */
export function assetReader(folder: string, before: KeptAssets = { taken: 0, of: {} }): AssetReader {
  const taken = Date.now();
  const known = new Map<string, KeptAsset>();
  return {
    factsOf(path) {
      const file = join(folder, 'assets', path);
      const now = Date.now();
      const stat = path.includes('..') ? undefined : statSync(file, { throwIfNoEntry: false });
      if (!stat?.isFile()) return undefined;
      const stamp = stampOf(stat);
      const own = known.get(path);
      if (own?.stamp === stamp) return own.facts;
      const other = Object.hasOwn(before.of, path) ? before.of[path] : undefined;
      const facts =
        other && isSameStamp(stamp, other.stamp, before.taken)
          ? other.facts
          : readFacts(file, path.startsWith('images/'));
      known.set(path, { stamp: lastingStamp(stamp, now), facts });
      return facts;
    },
    kept: () => ({ taken, of: Object.fromEntries(known) }),
  };
}

function readFacts(file: string, isPicture: boolean): AssetFacts {
  const content = readFileSync(file);
  return {
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    ...(isPicture && readImageSize(content)),
  };
}

/** Reads the text of a file under a site's `assets/`; `undefined` where there is none. */
export function assetText(folder: string, path: string): string | undefined {
  const file = join(folder, 'assets', path);
  return !path.includes('..') && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
