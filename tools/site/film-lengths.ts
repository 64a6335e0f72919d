import { join } from 'node:path';
import type { AssetFacts } from '../../engine/compile/context.ts';
import { stampAt } from '../files/stamps.ts';

/** The length in seconds of each film among the paths under `assets/`, read from the film itself; nothing of one that cannot be read. */
export type FilmReader = (assets: Iterable<string>) => Promise<Map<string, number>>;

/** Reads films under a site's `assets/` again and again, each once until its stamp changes. */
export function filmReader(folder: string): FilmReader {
  const known = new Map<string, { stamp: string | undefined; seconds: number | undefined }>();
  return async (assets) => {
    const lengths = new Map<string, number>();
    for (const asset of assets) {
      if (!/\.(mp4|webm)$/.test(asset)) continue;
      const path = join(folder, 'assets', asset);
      const stamp = stampAt(path);
      const before = known.get(asset);
      const seconds = before?.stamp === stamp ? before?.seconds : await secondsOf(path);
      known.set(asset, { stamp, seconds });
      if (seconds !== undefined) lengths.set(asset, seconds);
    }
    return lengths;
  };
}

/** Adds the lengths of films to what is known of files. */
export function withLengths(
  asset: (path: string) => AssetFacts | undefined,
  lengths: Map<string, number>,
): (path: string) => AssetFacts | undefined {
  return (path) => {
    const facts = asset(path);
    const seconds = lengths.get(path);
    return facts && seconds !== undefined ? { ...facts, seconds } : facts;
  };
}

async function secondsOf(path: string): Promise<number | undefined> {
  // Sites without films do without the library, which takes longer to load than all else here.
  const { FilePathSource, Input, MP4, QTFF, WEBM } = await import('mediabunny');
  const film = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF, WEBM] });
  try {
    // What a recording left out of its header its pictures tell.
    const seconds = (await film.getDurationFromMetadata()) || (await film.computeDuration());
    return seconds > 0 ? seconds : undefined;
  } catch {
    return undefined;
  } finally {
    film.dispose();
  }
}
