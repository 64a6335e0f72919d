import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Contents } from '../build/contents.ts';
import { fileTypes, folderTypes } from '../build/hosts/file-types.ts';
import type { Encoding } from '../build/precompress.ts';
import { hashOf } from '../site/files/seal.ts';

export interface CachedFile {
  bytes: Buffer;
  tag: string;
  /** What is to be said of it, but its tag. */
  headers: Record<string, string>;
}

/** The greatest file that is cached, in bytes; greater ones are read anew and sent in pieces. */
const maxBytes = 512_000;

/** What HTTP calls the ways in which the build compressed files, best first, with the endings of the compressed ones. */
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
 * A cache of a build's small files, read once they are asked for, 64 MB of them. The returned function gives a file
 * in the best encoding that a client accepts: `great` when it is too great to be cached, `spoilt` when it is not what the build
 * left, or gone. `files` are those of the build; `looked` hears of each that was read whether it is as it was left.
 */
export function createFileCache(
  dist: string,
  files: Contents,
  looked: (file: string, isWhole: boolean) => void = () => {},
): (file: string, accepted: string | undefined) => CachedFile | 'great' | 'spoilt' {
  const cache = new LRUCache<string, CachedFile>({
    max: 10_000,
    maxSize: 64_000_000,
    sizeCalculation: ({ bytes }) => bytes.length + 1000,
  });
  const read = (file: string, encoding: string | undefined, path: string): CachedFile | 'great' | 'spoilt' => {
    const found = readServed(join(dist, path), maxBytes);
    if (found === 'great') return found;
    const isWhole = found !== undefined && hashOf(found.bytes) === files[path];
    looked(path, isWhole);
    if (!isWhole) return 'spoilt';
    found.headers['content-type'] = typeOf(file);
    if (encoding) found.headers['content-encoding'] = encoding;
    cache.set(path, found);
    return found;
  };
  return (file, accepted) => {
    for (const [encoding, ending] of encodings) {
      const path = `${file}.${ending}`;
      if (!Object.hasOwn(files, path) || !accepts(accepted, encoding)) continue;
      const known = cache.get(path) ?? read(file, encoding, path);
      // A variant that is spoilt is not missed: there are others.
      if (known !== 'spoilt') return known;
    }
    return cache.get(file) ?? read(file, undefined, file);
  };
}

export function typeOf(file: string): string {
  const [, type] = Object.entries(folderTypes).find(([folder]) => `/${file}`.startsWith(folder)) ?? [];
  return type ? withCharset(type) : (types.get(extname(file).toLowerCase()) ?? 'application/octet-stream');
}

function withCharset(type: string): string {
  return /^text\/|javascript$|json$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** The best encoding of these that an `Accept-Encoding` names; `undefined` if it names none of them. */
export function acceptedEncoding(accepted: string | undefined): (typeof encodings)[number] | undefined {
  return encodings.find(([encoding]) => accepts(accepted, encoding));
}

/** Reads a file of at most so many bytes, by default of any size; `undefined` when it is gone. */
export function readServed(path: string, most = Number.POSITIVE_INFINITY): CachedFile | 'great' | undefined {
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

/** Whether an `Accept-Encoding` names an encoding, with a weight above 0 if with one. */
function accepts(accepted = '', name: string): boolean {
  return accepted.split(',').some((one) => {
    const [encoding = '', weight = 'q=1'] = one.split(';');
    return encoding.trim().toLowerCase() === name && Number(weight.replace(/^\s*q=/i, '')) > 0;
  });
}
