/** A script that a part of the page needs could not be had. The browser may remember that, and a newer build has it under another name. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** For the rejection of an import. */
export function throwChunkLoadError(cause: unknown): never {
  throw new ChunkLoadError('a script of the page could not be had', { cause });
}

/** Whether a script that could not be had is behind an error. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof ChunkLoadError || (error instanceof Error && error.cause instanceof ChunkLoadError);
}
