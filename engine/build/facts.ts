import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostFileNames } from '../model/schema/reserved-addresses.ts';
import { unseal } from '../site/files/seal.ts';
import type { Contents } from './contents.ts';
import type { BuildFacts } from './hosts/build-facts.ts';

/** The file of a built site that tells of it. It is written last, so that a folder that has it is whole. */
export const factsFile: string = hostFileNames.facts;

/** What a built site tells of itself: `dist/build.json`. */
export interface SealedFacts extends BuildFacts {
  /** Every other file of the build. */
  files: Contents;
}

/** What a built site tells of itself; `undefined` where there is none, or its file is not as it was left. */
export function readFacts(dist: string): SealedFacts | undefined {
  try {
    return unseal<SealedFacts>(readFileSync(join(dist, factsFile)));
  } catch {
    return undefined;
  }
}
