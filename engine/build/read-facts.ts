import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostFileNames } from '../model/schema/reserved-addresses.ts';
import { unseal } from '../site/files/seal.ts';
import type { FileHashes } from './file-hashes.ts';
import type { BuildFacts } from './hosts/build-facts.ts';

/** The file with the facts about a build. Written last, so a folder that has it is complete. */
export const factsFile: string = hostFileNames.facts;

/** The content of `dist/build.json`. */
export interface SealedFacts extends BuildFacts {
  /** All other files of the build. */
  files: FileHashes;
}

/** Reads the facts about a build; `undefined` if they are missing or corrupted. */
export function readFacts(dist: string): SealedFacts | undefined {
  try {
    return unseal<SealedFacts>(readFileSync(join(dist, factsFile)));
  } catch {
    return undefined;
  }
}
