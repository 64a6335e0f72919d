import { cachedContent, readCached } from '../../load/cached.mjs';
import { writeAtomically } from './files.ts';

/** Reads a cached value; `undefined` unless the file is intact and was written for this key. */
export function readCache<Value>(file: string, key: string): Value | undefined {
  const text = readCached(file, key);
  return text === undefined ? undefined : (JSON.parse(text) as Value);
}

/** Caches a value under a key, which must cover all its inputs. */
export function writeCache(file: string, key: string, value: object): Promise<void> {
  return writeAtomically(file, cachedContent(key, JSON.stringify(value)));
}
