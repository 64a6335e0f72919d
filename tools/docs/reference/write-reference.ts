import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { formatJson } from '../../../engine/generate/scaffold/write-new-files.ts';
import { listFiles, writeAtomically } from '../../../engine/site/files/files.ts';
import { docsFolder } from '../docs-folder.ts';
import { apiPage } from './api-page.ts';
import { changelogPage } from './changelog-page.ts';
import { commandPage } from './command-page.ts';
import { configPage } from './config-page.ts';
import { descriptorPages } from './descriptor-pages.ts';
import type { ReferencePage } from './reference-page.ts';
import { rulePage } from './rule-page.ts';

const folder = join(docsFolder, 'assets/records/reference');

/** Writes the pages of the reference from the declarations of the engine, and removes earlier ones. Returns them in order. */
export async function writeReference(): Promise<ReferencePage[]> {
  const pages = [...descriptorPages(), configPage(), commandPage(), await rulePage(), await apiPage(), changelogPage()];
  const files = pages.flatMap(({ content, ...record }, index) => {
    const names = { en: `${record.slug}.en.md`, zh: `${record.slug}.zh.md` };
    return [
      [`${record.slug}.json`, formatJson({ ...record, order: index, content: names })],
      [names.en, content.en],
      [names.zh, content.zh],
    ] as const;
  });
  const written = new Set(files.map(([file]) => file as string));
  const present = await listFiles(folder).catch(() => []);
  for (const file of present) if (!written.has(file)) await rm(join(folder, file));
  for (const [file, text] of files) {
    const old = await readFile(join(folder, file), 'utf8').catch(() => undefined);
    if (old !== text) await writeAtomically(join(folder, file), text);
  }
  return pages;
}
