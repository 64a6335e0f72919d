import { access, mkdir, readFile, rename, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { writeAtomically } from '../files.ts';
import { Refusal } from './refusal.ts';
import type { Plan } from './rename.ts';

/**
 * Carries out a plan on a site's folder: files move, then texts are written one by one. `before` are the texts that the plan
 * was made from. When one cannot be written, what was done is undone and a refusal names it.
 */
export async function writePlan(
  folder: string,
  { changes, moves }: Plan,
  before: Record<string, string>,
): Promise<void> {
  for (const { file } of changes) {
    if ((await readFile(join(folder, file), 'utf8')) !== before[file])
      throw new Refusal(`${file} was saved meanwhile. Nothing was written; run the command again.`);
  }
  const done: (() => Promise<void>)[] = [];
  let at = '';
  try {
    for (const { from, to } of moves) {
      at = `assets/${to}`;
      await move(join(folder, 'assets', from), join(folder, at), done);
    }
    for (const { file, text } of changes) {
      at = file;
      await writeAtomically(join(folder, file), text);
      done.push(() => writeAtomically(join(folder, file), before[file] as string));
    }
  } catch (error) {
    for (const undo of done.reverse()) await undo();
    throw new Refusal(`${at} cannot be written (${(error as Error).message}). Everything is as it was.`);
  }
  for (const { from } of moves) await rmdir(dirname(join(folder, 'assets', from))).catch(() => {});
}

/** Moves a file to where none is. A checksum that names its file is made to name it as it is called now. */
async function move(from: string, to: string, done: (() => Promise<void>)[]): Promise<void> {
  const there = await access(to).then(
    () => true,
    () => false,
  );
  if (there) throw new Error('there is such a file already');
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  done.push(async () => {
    await rename(to, from);
    await rmdir(dirname(to)).catch(() => {});
  });
  if (!from.endsWith('.sha256')) return;
  const text = await readFile(to, 'utf8');
  const nameOf = (path: string) => basename(path, '.sha256');
  await writeAtomically(to, text.replaceAll(nameOf(from), nameOf(to)));
  done.push(() => writeAtomically(to, text));
}
