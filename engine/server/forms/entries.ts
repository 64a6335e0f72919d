import { mkdir, open, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { distOf } from '../../build/build.ts';
import { rotateFile, type StoredEntries } from './rotate-file.ts';

export interface Entry {
  id: string;
  /** When it came, in ISO form. */
  time: string;
  /** The page's file: `en/contact/index.html`. */
  page: string;
  /** The id of the form's section. */
  section: string;
  values: Record<string, string | string[]>;
}

/**
 * Where what a site's forms sent is kept, by `FORMS_FILE`. Default: `.forms/entries.jsonl` in the site's folder, beside what is served and
 * not in it. Throws for a file in `dist/`, or in `assets/`, which every build would publish.
 */
export function entriesFile(siteFolder: string): string {
  const file = resolve(process.env.FORMS_FILE || join(siteFolder, '.forms/entries.jsonl'));
  for (const folder of [distOf(siteFolder), join(siteFolder, 'assets')])
    if (!/^\.\.([/\\]|$)|^([a-z]:)?[/\\]/i.test(relative(folder, file)))
      throw new Error(
        `FORMS_FILE is ${file}: visitors would be served what others sent. Choose a place outside ${folder}.`,
      );
  return file;
}

/** What is stored at most: about 130 MB. */
const most: StoredEntries = { fileBytes: 16 * 1024 * 1024, files: 7 };

/**
 * Adds an entry to a file, as a line of JSON, and returns when it is on the disk. A whole line is written at the end by one call, which
 * systems do not mix with that of another process where the disk is the machine's own; a line that a crash cut off stays alone. What is
 * there is never changed; a full file is set aside under another name, see {@link rotateFile}. The file, and the folder where there is none, are for their owner's eyes, and git is told to leave a new folder
 * alone.
 */
export async function addEntry(file: string, entry: Entry, stored = most): Promise<void> {
  const folder = dirname(file);
  // It names the folder only where that is new.
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
    await handle.datasync();
  } finally {
    await handle.close();
  }
  // A new file is safe when its folder has its name on the disk.
  await syncFolder(folder);
}

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders, and needs none of this.
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync().finally(() => handle.close());
}
