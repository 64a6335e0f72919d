import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { FileHashes } from '../build/file-hashes.ts';
import { fileTypes, folderTypes } from '../build/hosts/file-types.ts';
import type { Encoding } from '../build/precompress.ts';
import { hashOf } from '../site/files/seal.ts';

export interface CachedFile {
  bytes: Buffer;
  tag: string;
  /** All headers but the tag. */
  headers: Record<string, string>;
}

/** The maximum size of a cached file, in bytes. Larger ones are read from disk and sent in pieces. */
const maxBytes = 512_000;

/** The names of encodings in HTTP, best first, with the extensions of the compressed files. */
const encodings: [name: string, ending: Encoding][] = [
  ['br', 'br'],
  ['gzip', 'gz'],
];

const types = new Map<string, string>(
  Object.entries(fileTypes).flatMap(([type, endings]) =>
    endings.split(' ').map((ending) => [`.${ending}`, withCharset(type)] as const),
  ),
);

/**
 * Creates a cache of a build's small files, up to 64 MB. The returned function reads a file in the best
 * accepted encoding: `great` if it is too large for the cache, `corrupted` if it is missing or changed. `files`
 * are those of the build. `onRead` is called for each file read, with whether it is unchanged.
 */
export function createFileCache(
  dist: string,
  files: FileHashes,
  onRead: (file: string, isWhole: boolean) => void = () => {},
): (file: string, accepted: string | undefined) => CachedFile | 'great' | 'corrupted' {
  const cache = new LRUCache<string, CachedFile>({
    max: 10_000,
    maxSize: 64_000_000,
    sizeCalculation: ({ bytes }) => bytes.length + 1000,
  });
  const read = (file: string, encoding: string | undefined, path: string): CachedFile | 'great' | 'corrupted' => {
    const found = readServedFile(join(dist, path), maxBytes);
    if (found === 'great') return found;
    const isWhole = found !== undefined && hashOf(found.bytes) === files[path];
    onRead(path, isWhole);
    if (!isWhole) return 'corrupted';
    found.headers['content-type'] = contentTypeOf(file);
    if (encoding) found.headers['content-encoding'] = encoding;
    cache.set(path, found);
    return found;
  };
  return (file, accepted) => {
    for (const [encoding, ending] of encodings) {
      const path = `${file}.${ending}`;
      if (!Object.hasOwn(files, path) || !accepts(accepted, encoding)) continue;
      const known = cache.get(path) ?? read(file, encoding, path);
      // Another variant can replace a corrupted one.
      if (known !== 'corrupted') return known;
    }
    return cache.get(file) ?? read(file, undefined, file);
  };
}

export function contentTypeOf(file: string): string {
  const [, type] = Object.entries(folderTypes).find(([folder]) => `/${file}`.startsWith(folder)) ?? [];
  return type ? withCharset(type) : (types.get(extname(file).toLowerCase()) ?? 'application/octet-stream');
}

function withCharset(type: string): string {
  return /^text\/|javascript$|json$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** The best of our encodings that an `Accept-Encoding` names. */
export function acceptedEncoding(accepted: string | undefined): (typeof encodings)[number] | undefined {
  return encodings.find(([encoding]) => accepts(accepted, encoding));
}

/** Reads a file up to a size; `undefined` if it is missing. */
export function readServedFile(path: string, most = Number.POSITIVE_INFINITY): CachedFile | 'great' | undefined {
  try {
    const { size, mtime } = statSync(path);
    if (size > most) return 'great';
    const tag = `"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
    return {
      bytes: readFileSync(path),
      tag,
      headers: { 'accept-ranges': 'bytes', 'last-modified': mtime.toUTCString() },
    };
  } catch {
    return undefined;
  }
}

/** Whether an `Accept-Encoding` names an encoding with a weight above 0. */
function accepts(accepted = '', name: string): boolean {
  return accepted.split(',').some((one) => {
    const [encoding = '', weight = 'q=1'] = one.split(';');
    return encoding.trim().toLowerCase() === name && Number(weight.replace(/^\s*q=/i, '')) > 0;
  });
}
