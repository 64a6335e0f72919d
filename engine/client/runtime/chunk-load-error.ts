/** A script failed to load. The browser may remember that, and a newer build may have renamed it. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

export function throwChunkLoadError(cause: unknown): never {
  throw new ChunkLoadError('a script of the page could not be had', { cause });
}

export function isChunkLoadError(error: unknown): boolean {
  return error instanceof ChunkLoadError || (error instanceof Error && error.cause instanceof ChunkLoadError);
}
