import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  content: string | Uint8Array;
  /** Whether it is executable. Default: `false`. */
  runnable?: boolean;
}

// Zip stores local time without a zone: a fixed local time gives the same bytes everywhere.
const fixed = { mtime: new Date(2025, 0, 1), forceDosTimestamp: true };

/** Creates a zip archive. Its bytes depend only on the entries, and with `compress` on the zlib of Node. */
export async function zip(entries: ZipEntry[], compress = false): Promise<Buffer> {
  const archive = new ZipFile();
  for (const { name, content, runnable } of entries) {
    archive.addBuffer(Buffer.from(content), name, { ...fixed, compress, mode: runnable ? 0o100755 : 0o100644 });
  }
  archive.end();
  return buffer(archive.outputStream);
}
