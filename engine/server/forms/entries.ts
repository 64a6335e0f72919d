import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { distOf } from '../../build/build.ts';
import { flushContent, flushHandle } from '../../site/files/flush-handle.ts';

export interface FormEntry {
  id: string;
  time: string;
  /** The page's file: `en/contact/index.html`. */
  page: string;
  section: string;
  values: Record<string, string | string[]>;
}

/** The file for form entries: `FORMS_FILE`, or `.forms/entries.jsonl`. Throws if that folder is public. */
export function entriesPath(siteFolder: string): string {
  const file = resolve(process.env.FORMS_FILE || join(siteFolder, '.forms/entries.jsonl'));
  for (const folder of [distOf(siteFolder), join(siteFolder, 'assets')])
    if (!/^\.\.([/\\]|$)|^([a-z]:)?[/\\]/i.test(relative(folder, file)))
      throw new Error(`FORMS_FILE is ${file}: visitors could read what others sent. Choose a path outside ${folder}.`);
  return file;
}

/** The storage limit: the size of a full file, and the number of full files, about 130 MB in all. */
const most = { fileBytes: 16 * 1024 * 1024, files: 7 };

/**
 * Appends an entry as a line of JSON, and returns when it is on disk. The line is written in one call, which local
 * file systems do not interleave. A full file is renamed, see {@link rotateFile}. Only the owner can read the file.
 */
export async function addEntry(file: string, entry: FormEntry, stored = most): Promise<void> {
  const folder = dirname(file);
  // `mkdir` returns a path only for a new folder.
  if (await mkdir(folder, { recursive: true, mode: 0o700 })) await writeFile(join(folder, '.gitignore'), '*\n');
  let handle = await open(file, 'a+', 0o600);
  try {
    if (await rotateFile(file, handle, Buffer.byteLength(JSON.stringify(entry)) + 2, stored)) {
      await handle.close();
      handle = await open(file, 'a+', 0o600);
    }
    const { size } = await handle.stat();
    const { buffer } = await handle.read({ buffer: Buffer.alloc(1), position: Math.max(size - 1, 0) });
    const start = size > 0 && buffer.toString() !== '\n' ? '\n' : '';
    const line = Buffer.from(`${start}${JSON.stringify(entry)}\n`);
    const { bytesWritten } = await handle.write(line);
    if (bytesWritten < line.length) throw Object.assign(new Error('the line was cut off'), { code: 'ENOSPC' });
    await flushContent(handle);
  } finally {
    await handle.close();
  }
  // A new file is safe only when its folder entry is on disk.
  await syncFolder(folder);
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and does not need this.
  const handle = await open(folder).catch(() => undefined);
  if (handle !== undefined) await flushHandle(handle).finally(() => handle.close());
}

/** Renames a full file before `bytes` are added. Returns whether it did. Throws if there are `files` full files. */
async function rotateFile(
  file: string,
  handle: FileHandle,
  bytes: number,
  { fileBytes, files }: typeof most,
): Promise<boolean> {
  const stats = await handle.stat();
  if (!stats.isFile() || stats.size === 0 || stats.size + bytes <= fileBytes) return false;
  const [ending, folder] = [extname(file), dirname(file)];
  const beginning = `${basename(file, ending)}.`;
  const aside = (await readdir(folder)).filter(
    (name) => name !== basename(file) && name.startsWith(beginning) && name.endsWith(ending),
  );
  if (aside.length >= files) {
    const message = `${folder} holds ${aside.length} full files of entries: move them elsewhere. Until then no entry is taken.`;
    throw Object.assign(new Error(message), { code: 'EDQUOT' });
  }
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const place = join(folder, `${beginning}${time}-${randomUUID().slice(0, 8)}${ending}`);
  // Another process may have renamed it and started the next one.
  const there = await stat(file).catch(() => undefined);
  if (there?.ino === stats.ino)
    await rename(file, place).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  return true;
}
