/** The content of a cache file; `undefined` unless it was written for this key and is unchanged. */
export declare function readCached(file: string, key: string): string | undefined;

/** The content of a cache file. The key must name all its inputs. */
export declare function cachedContent(key: string, content: string): Uint8Array;

/** Returns the cached code of a key, or makes and caches it. Code that is not `isSound` is not cached. */
export declare function cachedCode(
  file: string,
  key: string,
  make: () => string,
  isSound?: (code: string) => boolean,
): string;
