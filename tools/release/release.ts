import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Schemas } from '../../engine/model/schema/schema.ts';
import { compareSchemas } from '../../engine/refactor/evolution/compare-schemas.ts';
import { findUncovered } from '../../engine/refactor/evolution/find-uncovered.ts';
import {
  readCurrentLanguage,
  readReleasedLanguage,
  writeReleasedLanguage,
} from '../../engine/refactor/evolution/released-language.ts';
import { findTypeFolders } from '../../engine/refactor/evolution/type-folders.ts';
import { writeAtomically } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';
import { readMigrations } from '../../engine/site/read-migrations.ts';
import { readSchemas } from '../../engine/site/read-site.ts';
import { type ChangelogVersion, parseChangelog } from './changelog.ts';
import { compareTypes } from './compare-types.ts';
import { readPresentTypes, readReleasedTypes, writeReleasedTypes } from './public-types.ts';
import { findReleaseProblems, type ReleaseCandidate } from './release-problems.ts';
import { vsixName, writeVsix } from './write-vsix.ts';

/**
 * `npm run release`: writes the packages, their bill of materials and notes to `dist.release/`. With `cut`, makes the
 * current language and public types those of the version in package.json. With `rehearse`, publishes to a registry on
 * this machine. Throws and writes nothing if semantic versioning is violated.
 */
export async function release({ cut, rehearse }: { cut?: boolean; rehearse?: boolean }): Promise<number> {
  if (rehearse) {
    await (await import('./rehearse.ts')).rehearse(console.log);
    return 0;
  }
  const what = await createCandidate();
  const faults = findReleaseProblems(what);
  if (faults.length > 0) throw new Error(`nothing was released.\n${faults.join('\n')}`);
  if (cut) {
    await releaseLanguage(await readSchemas());
    await writeReleasedTypes(await readPresentTypes());
    console.log(`cut: ${what.version}, ${what.changes.length} changes since ${what.last}. Commit it.`);
    return 0;
  }
  const chapter = findReleasable(what, run('git', 'status', '--porcelain'));
  const folder = join(root, 'dist.release');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const pack = (source: string): string =>
    JSON.parse(run('npm', 'pack', source, '--json', '--pack-destination', folder))[0].filename;
  const packages = ['.', './engine/create'].map(pack);
  const bill = run('npm', 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev');
  await writeAtomically(join(folder, 'sbom.cdx.json'), bill);
  await writeAtomically(join(folder, 'notes.md'), `${chapter.text}\n`);
  await writeVsix(folder);
  console.log(`release: dist.release/${packages.join(', ')}, ${vsixName}, sbom.cdx.json and notes.md`);
  return 0;
}

/** The changelog of a release. Throws if it is incomplete or uncommitted; `dirt` is the output of git. */
export function findReleasable({ last, version, chapters }: ReleaseCandidate, dirt: string): ChangelogVersion {
  if (dirt !== '')
    throw new Error(`nothing was released: commit or put away what is not committed.\n${dirt.trimEnd()}`);
  if (last !== version)
    throw new Error(
      `nothing was released: ${last} is the last that was cut. Run \`npm run release -- --cut\` and commit it.`,
    );
  const chapter = chapters.find(({ name }) => name === version);
  if (!chapter) throw new Error(`nothing was released: CHANGELOG.md has no chapter "## [${version}] - <day>".`);
  return chapter;
}

function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** The release candidate. Throws unless the language and the public types are of one release. */
export async function createCandidate(): Promise<ReleaseCandidate> {
  const [language, released] = [await readCurrentLanguage(await readSchemas()), await readReleasedLanguage()];
  const [types, releasedTypes] = [await readPresentTypes(), await readReleasedTypes()];
  if (released?.version !== releasedTypes.version)
    throw new Error(`schemas/ is released as ${released?.version}, the public types as ${releasedTypes.version}.`);
  return {
    last: released.version,
    version: language.version,
    chapters: parseChangelog(await readFile(join(root, 'CHANGELOG.md'), 'utf8')),
    changes: [...compareSchemas(released, language), ...(await compareTypes(releasedTypes, types))],
  };
}

/**
 * Makes the language of these schemas the released one. Throws if a breaking change has no migration. `repository` is
 * the folder with the engine and its `schemas/`.
 */
export async function releaseLanguage(schemas: Schemas, repository = root): Promise<void> {
  const present = await readCurrentLanguage(schemas, repository);
  const released = await readReleasedLanguage(repository);
  if (released) {
    const migrations = await readMigrations(repository);
    const homes = await findTypeFolders(present, repository);
    const missing = findUncovered(compareSchemas(released, present), migrations, released.version, homes);
    if (missing.length > 0) throw new Error(`nothing was released.\n${missing.join('\n')}`);
  }
  await writeReleasedLanguage(present, repository);
}
