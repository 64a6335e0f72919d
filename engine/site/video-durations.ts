import type { AssetFacts } from '../compile/context.ts';
import { requirePackages } from './optional-packages.ts';

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

/** Reads the duration of a video in seconds; `undefined` if it cannot be read. */
export async function readVideoSeconds(path: string): Promise<number | undefined> {
  requirePackages('the duration of videos');
  // Imported here, because the library is slow to load and most sites have no videos.
  const { FilePathSource, Input, MP4, QTFF, WEBM } = await import('mediabunny');
  const video = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF, WEBM] });
  try {
    // The header of a recording may lack the duration.
    const seconds = (await video.getDurationFromMetadata()) || (await video.computeDuration());
    return seconds > 0 ? seconds : undefined;
  } catch {
    return undefined;
  } finally {
    video.dispose();
  }
}
