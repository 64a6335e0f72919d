import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../../files/files.ts';
import { root } from '../../paths.ts';
import type { RowName } from './rows.ts';

/** What a passed test shows for a row of the table. */
export interface Proof {
  row: RowName;
  /** The figure reached, with what was counted: `1,544 spellings, 0 leaks`. Empty where a test shows only that a control fails. */
  reached: string;
  /** What the control was and how it failed; a check that cannot fail proves nothing. Default: the row needs none. */
  control?: string;
}

/** Where proofs lie until `npm run trust` writes the table: by the file or command that handed them in. */
export const proofsFolder = join(root, '.cache/trust');

/** Keeps the proofs of a test file or command in place of its earlier ones. */
export async function saveProofs(from: string, proofs: Proof[]): Promise<void> {
  await mkdir(proofsFolder, { recursive: true });
  await writeAtomically(join(proofsFolder, `${from.replaceAll('/', '+')}.json`), JSON.stringify(proofs, null, 2));
}

/** Reads a file of proofs that {@link saveProofs} wrote. */
export async function readProofs(file: string): Promise<Proof[]> {
  return JSON.parse(await readFile(join(proofsFolder, file), 'utf8'));
}
