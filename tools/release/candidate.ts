import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compare } from '../../engine/refactor/evolution/compare.ts';
import { presentLanguage, readReleased } from '../../engine/refactor/evolution/released.ts';
import { root } from '../../engine/site/paths.ts';
import { readSchemas } from '../../engine/site/read-site.ts';
import { chaptersOf } from './changelog.ts';
import { compareTypes } from './compare-types.ts';
import type { Candidate } from './faults.ts';
import { presentTypes, readReleasedTypes } from './public-types.ts';

/** What this repository would release. Throws where the language and the public types are not those of one release. */
export async function candidate(): Promise<Candidate> {
  const [language, released] = [await presentLanguage(await readSchemas()), await readReleased()];
  const [types, releasedTypes] = [await presentTypes(), await readReleasedTypes()];
  if (released?.version !== releasedTypes.version)
    throw new Error(`schemas/ is released as ${released?.version}, the public types as ${releasedTypes.version}.`);
  return {
    last: released.version,
    version: language.version,
    chapters: chaptersOf(await readFile(join(root, 'CHANGELOG.md'), 'utf8')),
    changes: [...compare(released, language), ...(await compareTypes(releasedTypes, types))],
  };
}
