import { gzipSync } from 'node:zlib';
import type { Entry } from './sample.ts';

const block = 512;
const mtime = Date.UTC(2025, 0, 1) / 1000;

/** A file inside an archive that is no text. */
export interface BinaryEntry extends Omit<Entry, 'text'> {
  bytes: Buffer;
}

/** Packs entries, in their order, into a ustar archive whose bytes depend on nothing else. */
export function tar(entries: (Entry | BinaryEntry)[]): Buffer {
  const parts = entries.flatMap((entry) => {
    const body = 'bytes' in entry ? entry.bytes : Buffer.from(entry.text);
    return [header(entry, body.length), body, Buffer.alloc((block - (body.length % block)) % block)];
  });
  return Buffer.concat([...parts, Buffer.alloc(2 * block)]);
}

/** Gzips without compressing, which every release of zlib does a little differently. */
export function gzip(bytes: Buffer): Buffer {
  const zipped = gzipSync(bytes, { level: 0 });
  zipped[9] = 255; // "unknown" in place of the system that packed it
  return zipped;
}

function header({ name, runnable }: Entry | BinaryEntry, size: number): Buffer {
  const bytes = Buffer.alloc(block);
  const octal = (value: number, at: number, width: number) =>
    bytes.write(`${value.toString(8).padStart(width - 1, '0')}\0`, at);
  bytes.write(name, 0, 100);
  octal(runnable ? 0o755 : 0o644, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(mtime, 136, 12);
  bytes.write('        0', 148);
  bytes.write('ustar\x0000', 257);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return bytes;
}
