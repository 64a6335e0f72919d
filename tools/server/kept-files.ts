import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { fileTypes } from '../build/hosts/file-types.ts';

/** A small file as it is sent. */
export interface KeptFile {
  bytes: Buffer;
  /** Its strong tag. */
  tag: string;
  /** What is to be said of it, but its tag. */
  headers: Record<string, string>;
}

/** The greatest file that is kept, in bytes; greater ones are read anew and sent in pieces. */
const largest = 512_000;

/** What HTTP calls the ways in which the build compressed files, best first, with the endings of the compressed ones. */
const encodings = Object.entries({ br: '.br', gzip: '.gz' });

const types = new Map<string, string>(
  Object.entries(fileTypes).flatMap(([type, endings]) => {
    const full = /^text\/|javascript$|json$/.test(type) ? `${type}; charset=utf-8` : type;
    return endings.split(' ').map((ending) => [`.${ending}`, full] as const);
  }),
);

/**
 * Keeps the small files of a build in memory once they were asked for, 64 MB of them. The returned function gives a file
 * in the best encoding that a client accepts; `undefined` when it is great or gone. `files` are those of the build.
 */
export function keepFiles(
  dist: string,
  files: Set<string>,
): (file: string, accepted: string | undefined) => KeptFile | undefined {
  const kept = new LRUCache<string, KeptFile>({
    max: 10_000,
    maxSize: 64_000_000,
    sizeCalculation: ({ bytes }) => bytes.length + 1000,
  });
  return (file, accepted) => {
    const [encoding, ending = ''] =
      encodings.find(([name, end]) => accepts(accepted, name) && files.has(file + end)) ?? [];
    const known = kept.get(file + ending);
    if (known) return known;
    const read = readSmall(join(dist, file + ending));
    if (!read) return undefined;
    read.headers['content-type'] = types.get(extname(file).toLowerCase()) ?? 'application/octet-stream';
    if (encoding) read.headers['content-encoding'] = encoding;
    kept.set(file + ending, read);
    return read;
  };
}

/** Reads a file; `undefined` when it is great, or gone because a new build is taking its place. */
function readSmall(path: string): KeptFile | undefined {
  try {
    const { size, mtime } = statSync(path);
    if (size > largest) return undefined;
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
