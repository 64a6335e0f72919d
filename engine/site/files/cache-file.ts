import { cachedContent, readCached } from '../../load/cached.mjs';
import { writeAtomically } from './files.ts';

/** Reads a cached value; `undefined` unless the file was written for this key and is unchanged. */
export function readCache<Value>(file: string, key: string): Value | undefined {
  const text = readCached(file, key);
  return text === undefined ? undefined : (JSON.parse(text) as Value);
}

/** Caches a value for a key, which must name everything that the value was made from. */
export function writeCache(file: string, key: string, value: object): Promise<void> {
  return writeAtomically(file, cachedContent(key, JSON.stringify(value)));
}
