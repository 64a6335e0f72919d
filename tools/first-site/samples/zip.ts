import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Entry } from './sample.ts';

// Zip keeps the local time, without its zone: the same local time gives the same bytes everywhere. So does not
// compressing, which every release of zlib does a little differently.
const fixed = { mtime: new Date(2025, 0, 1), forceDosTimestamp: true, compress: false };

/** Packs entries, in their order, into a zip archive whose bytes depend on nothing else. */
export async function zip(entries: Entry[]): Promise<Buffer> {
  const archive = new ZipFile();
  for (const { name, text, runnable } of entries) {
    archive.addBuffer(Buffer.from(text), name, { ...fixed, mode: runnable ? 0o100755 : 0o100644 });
  }
  archive.end();
  return buffer(archive.outputStream);
}

/** The names in a zip archive, read from its central directory. Throws when the archive has no such directory. */
export function zipNames(archive: Buffer): string[] {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('no end-of-central-directory record');
  const names: string[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error(`no directory entry at byte ${at}`);
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset));
    names.push(archive.toString('utf8', at + 46, at + 46 + name));
    at += 46 + name + extra + comment;
  }
  if (at !== end) throw new Error('the central directory does not end where its end record starts');
  return names;
}
