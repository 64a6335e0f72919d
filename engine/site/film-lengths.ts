import { join } from 'node:path';
import type { AssetFacts } from '../compile/context.ts';
import { isSameStamp, lastingStamp, stampAt } from './files/stamps.ts';

/** What is known of films, with the stamps that they had. Plain data. */
export interface KeptFilms {
  /** When the stamps were taken, as `Date.now()` has it. */
  taken: number;
  of: Record<string, KeptFilm>;
}

interface KeptFilm {
  stamp: string;
  /** Default: it cannot be read. */
  seconds?: number;
}

/** Reads films under a site's `assets/`. */
export interface FilmReader {
  /**
   * The length in seconds of each film among the paths under `assets/`, read from the film itself and again only when it changes; nothing
   * of one that cannot be read.
   */
  lengthsOf(assets: Iterable<string>): Promise<Map<string, number>>;
  /** What was read, for the next process. */
  kept(): KeptFilms;
}

/** A reader of the films of a site, which knows what another process kept. */
export function filmReader(folder: string, before: KeptFilms = { taken: 0, of: {} }): FilmReader {
  const taken = Date.now();
  const known = new Map<string, KeptFilm>();
  const lookUp = async (asset: string): Promise<KeptFilm | undefined> => {
    const path = join(folder, 'assets', asset);
    const now = Date.now();
    const stamp = stampAt(path);
    if (stamp === undefined) return undefined;
    const own = known.get(asset);
    if (own?.stamp === stamp) return own;
    const other = Object.hasOwn(before.of, asset) ? before.of[asset] : undefined;
    if (other && isSameStamp(stamp, other.stamp, before.taken)) return other;
    const seconds = await secondsOf(path);
    return { stamp: lastingStamp(stamp, now), ...(seconds !== undefined && { seconds }) };
  };
  return {
    async lengthsOf(assets) {
      const lengths = new Map<string, number>();
      for (const asset of assets) {
        if (!/\.(mp4|webm)$/.test(asset)) continue;
        const film = await lookUp(asset);
        if (film) known.set(asset, film);
        if (film?.seconds !== undefined) lengths.set(asset, film.seconds);
      }
      return lengths;
    },
    kept: () => ({ taken, of: Object.fromEntries(known) }),
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
