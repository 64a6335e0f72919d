import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A file inside an archive. */
export interface ZipEntry {
  name: string;
  content: string | Uint8Array;
  /** Whether it is a program or a script. Default: `false`. */
  runnable?: boolean;
}

// Zip keeps the local time, without its zone: the same local time gives the same bytes everywhere.
const fixed = { mtime: new Date(2025, 0, 1), forceDosTimestamp: true };

/**
 * Packs entries, in their order, into a zip archive. Without `compress` its bytes depend on nothing else; compressed, also on the
 * release of zlib that Node has.
 */
export async function zip(entries: ZipEntry[], compress = false): Promise<Buffer> {
  const archive = new ZipFile();
  for (const { name, content, runnable } of entries) {
    archive.addBuffer(Buffer.from(content), name, { ...fixed, compress, mode: runnable ? 0o100755 : 0o100644 });
  }
  archive.end();
  return buffer(archive.outputStream);
}
