import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes files into a folder. Other files stay. */
export async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const path of new Set(Object.keys(files).map((path) => dirname(join(folder, path)))))
    await mkdir(path, { recursive: true });
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
}
