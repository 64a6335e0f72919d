import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileFlaw } from '../../check/file-flaw.ts';
import { listFiles, writeAtomically } from '../files/files.ts';
import { hashOf, sealed, unsealed } from '../files/sealed.ts';
import { isSameStamp, lastingStamp, stampAt } from '../files/stamps.ts';
import { root } from '../paths.ts';
import { findFlaw } from './find-flaw.ts';

/** Finds files under a site's `assets/` that are not what their names say. */
export interface FlawReader {
  /** The flaws among the paths under `assets/`. A file is read again when it changes, by this process or by the next. */
  flawsOf(assets: Iterable<string>): Promise<Map<string, FileFlaw>>;
}

/** What was found of a file, with the stamp that it had. */
interface ReadFlaw {
  stamp: string;
  /** Default: it is sound. */
  flaw?: FileFlaw;
}

/** The flaws as they are cached in a site's folder. */
interface CachedFlaws {
  /** A hash of the code that found them. */
  by: string;
  /** When the stamps were taken. */
  taken: number;
  of: Record<string, ReadFlaw>;
}

/** What the cache is sealed as. */
const role = 'flaws';

/** A reader for the site in a folder, with a cache in `.cache/flaws.json`. */
export function flawReader(folder: string): FlawReader {
  const cache = join(folder, '.cache/flaws.json');
  let known: CachedFlaws | undefined;
  return {
    async flawsOf(assets) {
      known ??= await cachedFlaws(cache);
      const taken = Date.now();
      const next: CachedFlaws = { by: known.by, taken, of: {} };
      const flaws = new Map<string, FileFlaw>();
      let isChanged = false;
      for (const asset of assets) {
        const path = join(folder, 'assets', asset);
        const stamp = stampAt(path);
        if (stamp === undefined) continue;
        const before = Object.hasOwn(known.of, asset) ? known.of[asset] : undefined;
        const isSame = before !== undefined && isSameStamp(stamp, before.stamp, known.taken);
        const read = isSame ? before : { stamp: lastingStamp(stamp, taken), ...(await flawAt(path)) };
        isChanged ||= !isSame;
        next.of[asset] = read;
        if (read.flaw) flaws.set(asset, read.flaw);
      }
      isChanged ||= Object.keys(next.of).length !== Object.keys(known.of).length;
      known = next;
      // A folder that was only read gets no cache, and where nothing can be written, the next process reads the files again.
      if (isChanged && existsSync(dirname(cache))) await writeAtomically(cache, sealed(next, role)).catch(() => {});
      return flaws;
    },
  };
}

async function cachedFlaws(cache: string): Promise<CachedFlaws> {
  const by = await codeHash();
  const content = await readFile(cache).catch(() => undefined);
  const cached = content && unsealed<CachedFlaws>(content, role);
  return cached?.by === by ? cached : { by, taken: 0, of: {} };
}

/** Nothing is reported of a file that goes meanwhile, or may not be read: whoever publishes it reports that. */
async function flawAt(path: string): Promise<{ flaw?: FileFlaw }> {
  try {
    const flaw = await findFlaw(path);
    return flaw ? { flaw } : {};
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return {};
  }
}

/** A hash of the code here, and of the packages that the engine asks for. */
async function codeHash(): Promise<string> {
  const folder = join(root, 'engine/site/content');
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const paths = [join(root, 'package.json'), ...files.map((file) => join(folder, file))];
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return hashOf(texts.join('\0'));
}
