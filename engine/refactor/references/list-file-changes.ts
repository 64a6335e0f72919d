import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SiteInput } from '../../check/site-files.ts';
import { type FileChange, textChange } from '../../site/files/journal/file-change.ts';
import type { RenamePlan } from './plan-rename.ts';

/** The changes of a plan to a site's folder. A checksum that moves with its file names it as it is called then. */
export async function listFileChanges(
  { changes, moves }: RenamePlan,
  before: SiteInput['files'],
  folder: string,
): Promise<FileChange[]> {
  const moving = new Map(moves.map(({ from, to }) => [from, to]));
  const texts = changes.map(({ file, text }): FileChange => {
    const change = textChange(file, before[file] as string, text);
    return { ...change, to: { file: moving.get(file) ?? file, text } };
  });
  const rest = moves.filter(({ from }) => changes.every(({ file }) => file !== from));
  const moved = rest.map(async ({ from, to }): Promise<FileChange> => {
    if (!from.endsWith('.sha256')) return { from: { file: from }, to: { file: to } };
    const text = await readFile(join(folder, from), 'utf8');
    const nameOf = (path: string) => basename(path, '.sha256');
    return { from: { file: from, text }, to: { file: to, text: text.replaceAll(nameOf(from), nameOf(to)) } };
  });
  return [...texts, ...(await Promise.all(moved))];
}
