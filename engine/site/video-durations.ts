import type { AssetFacts } from '../compile/context.ts';

/** Adds the lengths of films to what is known of files. */
export function withDurations(
  asset: (path: string) => AssetFacts | undefined,
  lengths: Map<string, number>,
): (path: string) => AssetFacts | undefined {
  return (path) => {
    const facts = asset(path);
    const seconds = lengths.get(path);
    return facts && seconds !== undefined ? { ...facts, seconds } : facts;
  };
}

/** The length of a film in seconds; `undefined` when it cannot be read. */
export async function readVideoSeconds(path: string): Promise<number | undefined> {
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
