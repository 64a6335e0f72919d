import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { FileBytes } from './file-bytes.ts';

/** Tests by format whether a file is complete. The end of a format that is not listed cannot be recognized. */
export const completenessTests: Record<string, (file: FileBytes, path: string) => boolean | Promise<boolean>> = {
  png: (file) => file.tail(tailLength).includes('IEND'),
  jpg: isWholeJpeg,
  gif: (file) => withoutPadding(file.tail(tailLength)).at(-1) === 0x3b,
  webp: (file) => file.read(4, 4).readUInt32LE() + 8 <= file.size,
  avif: (file) => hasWholeBoxes(file, 'meta'),
  mp4: (file) => hasWholeBoxes(file, 'moov'),
  webm: isWholeWebm,
  pdf: (file) => /%%EOF|startxref/.test(file.tail(tailLength).toString('latin1')),
  zip: isWholeZip,
  gz: isWholeGzip,
  xz: (file) => withoutPadding(file.tail(tailLength)).subarray(-2).toString('latin1') === 'YZ',
  '7z': (file) => {
    const header = file.read(0, 32);
    return header.length === 32 && 32n + header.readBigUInt64LE(12) + header.readBigUInt64LE(20) <= BigInt(file.size);
  },
  tar: (file) => file.size % 512 === 0,
};

/** Tools may add data after the end. */
const tailLength = 70_000;

/** Removes the zeros and line ends that some programs append. */
function withoutPadding(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && [0, 0x0a, 0x0d].includes(bytes[end - 1] as number)) end--;
  return bytes.subarray(0, end);
}

/** Follows the segments to the picture data; the end marker must come after it. An embedded preview has its own end marker. */
function isWholeJpeg(file: FileBytes): boolean {
  let position = 2;
  for (;;) {
    const [mark, code = 0, high = 0, low = 0] = file.read(position, 4);
    if (mark !== 0xff) return false;
    if (code === 0xff) position += 1;
    else if (code === 0xd9) return true;
    else if (code === 0xda) return holdsAfter(file, position + 4, Buffer.from([0xff, 0xd9]));
    else position += 2 + (high << 8) + low;
  }
}

function holdsAfter(file: FileBytes, start: number, wanted: Buffer): boolean {
  const step = 1 << 20;
  for (let position = start; position < file.size; position += step)
    if (file.read(position, step + wanted.length - 1).includes(wanted)) return true;
  return false;
}

/** Whether the boxes of an ISO base media file fill it completely and include a required one. */
function hasWholeBoxes(file: FileBytes, needed: string): boolean {
  let isThere = false;
  for (let position = 0; position < file.size; ) {
    const header = file.read(position, 16);
    if (header.length < 8) return isThere && header.every((byte) => byte === 0);
    isThere ||= header.toString('latin1', 4, 8) === needed;
    const short = header.readUInt32BE();
    if (short === 0) return isThere;
    if (short === 1 && header.length < 16) return false;
    const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short;
    if (size < 8) return false;
    position += size;
    if (position > file.size) return false;
  }
  return isThere;
}

/** Whether the segment after the header ends within the file. A live recording has an unknown length. */
function isWholeWebm(file: FileBytes): boolean {
  const header = file.read(0, 4096);
  const at = header.indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67]));
  const first = header[at + 4] ?? 0;
  if (at < 0 || first === 0) return false;
  const length = Math.clz32(first) - 23;
  const digits = header.subarray(at + 4, at + 4 + length);
  let size = BigInt(first) & ((1n << BigInt(8 - length)) - 1n);
  for (const digit of digits.subarray(1)) size = (size << 8n) | BigInt(digit);
  const isUnknown = size === (1n << BigInt(7 * length)) - 1n;
  return isUnknown || BigInt(at + 4 + length) + size <= BigInt(file.size);
}

function isWholeZip(file: FileBytes): boolean {
  const tail = file.tail(tailLength);
  const at = tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (at < 0 || tail.length < at + 22) return false;
  const [size, offset] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  // Large archives (ZIP64) store these elsewhere.
  return offset === 0xffffffff || size + offset <= file.size;
}

/** Larger compressed files are not unpacked for the test. */
const maxPackedBytes = 64 * 1024 * 1024;
const maxUnpackedBytes = 1024 * 1024 * 1024;

async function isWholeGzip(file: FileBytes, path: string): Promise<boolean> {
  if (file.size > maxPackedBytes) return true;
  let unpacked = 0;
  try {
    const nowhere = new Writable({
      write(bytes: Buffer, _encoding, done) {
        unpacked += bytes.length;
        done(unpacked > maxUnpackedBytes ? new Error('too much to unpack') : null);
      },
    });
    await pipeline(createReadStream(path), createGunzip(), nowhere);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'Z_BUF_ERROR';
  }
}
