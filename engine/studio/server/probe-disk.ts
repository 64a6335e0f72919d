import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../../site/files/files.ts';

/** The space that the studio's page needs for its libraries, with a margin, in bytes. */
const requiredBytes = 4 * 1024 * 1024;

/** Rejects if a site's folder is full or read-only: the studio would stay blank, and lose unsaved changes. */
export async function probeDisk(folder: string): Promise<void> {
  const probe = join(folder, '.cache/studio/probe');
  try {
    await writeAtomically(probe, Buffer.alloc(requiredBytes));
  } catch (error) {
    throw new Error(
      `The studio cannot write to ${join(folder, '.cache')}, where it stores unsaved changes: ${(error as Error).message} Free some space there and start again.`,
    );
  }
  await rm(probe, { force: true });
}
