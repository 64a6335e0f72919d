import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../../site/files/files.ts';

/** What the studio writes before anything can be edited, with room to spare: the libraries of its page, in bytes. */
const needed = 4 * 1024 * 1024;

/**
 * Rejects with a message where a site's folder takes no files: the disk is full, or the folder is read-only. Without its cache the studio's
 * page stays blank, and nothing that is written in it would be kept.
 */
export async function probeDisk(folder: string, bytes = needed): Promise<void> {
  const probe = join(folder, '.cache/studio/probe');
  try {
    await writeAtomically(probe, Buffer.alloc(bytes));
  } catch (error) {
    throw new Error(
      `The studio keeps unsaved work in ${join(folder, '.cache')}, and that takes no files: ${(error as Error).message} Make room there and start again.`,
    );
  }
  await rm(probe, { force: true });
}
