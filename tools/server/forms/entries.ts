import { mkdir, open, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What was sent by a form. */
export interface Entry {
  /** When it came, in ISO form. */
  time: string;
  /** The page's file and the section's id: `en/contact/index.html#enquiry`. */
  form: string;
  /** What was entered, by field. */
  values: Record<string, string | string[]>;
}

/**
 * Where what a site's forms sent is kept, by `FORMS_FILE`. Default: `.forms/entries.jsonl` in the site's folder, beside what is served and
 * not in it.
 */
export function entriesFile(siteFolder: string): string {
  return process.env.FORMS_FILE || join(siteFolder, '.forms/entries.jsonl');
}

/**
 * Adds an entry to a file, as a line of JSON, and returns when it is on the disk. A whole line is written at once, at the end, so that
 * several processes may write to one file; a line that a crash cut off stays alone. What is there is never read or changed. The file,
 * and the folder where there is none, are for their owner's eyes, and git is told to leave a new folder alone.
 */
export async function addEntry(file: string, entry: Entry): Promise<void> {
  const folder = dirname(file);
  // It names the folder only where that is new.
  if (await mkdir(folder, { recursive: true, mode: 0o700 })) await writeFile(join(folder, '.gitignore'), '*\n');
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read({ buffer: Buffer.alloc(1), position: Math.max(size - 1, 0) });
    const start = size > 0 && buffer.toString() !== '\n' ? '\n' : '';
    await handle.appendFile(`${start}${JSON.stringify(entry)}\n`);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}
