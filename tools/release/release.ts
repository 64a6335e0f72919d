import { execFileSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';
import { readSchemas } from '../../engine/site/read-site.ts';
import { candidate } from './candidate.ts';
import type { Chapter } from './changelog.ts';
import { cutLanguage } from './cut-language.ts';
import { type Candidate, faultsOf } from './faults.ts';
import { presentTypes, writeReleasedTypes } from './public-types.ts';

/**
 * `npm run release`: the package, its bill of materials and its notes in `dist.release/`. With `cut` it makes the language and the public types
 * those of the version in package.json instead, to be committed before. Throws, and writes nothing, where semantic versioning is not kept.
 */
export async function release({ cut }: { cut?: boolean }): Promise<number> {
  const what = await candidate();
  const faults = faultsOf(what);
  if (faults.length > 0) throw new Error(`nothing was released.\n${faults.join('\n')}`);
  if (cut) {
    await cutLanguage(await readSchemas());
    await writeReleasedTypes(await presentTypes());
    console.log(`cut: ${what.version}, ${what.changes.length} changes since ${what.last}. Commit it.`);
    return 0;
  }
  const chapter = releasable(what, run('git', 'status', '--porcelain'));
  const folder = join(root, 'dist.release');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const [{ filename }] = JSON.parse(run('npm', 'pack', '--json', '--pack-destination', folder)) as [
    { filename: string },
  ];
  const bill = run('npm', 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev');
  await writeAtomically(join(folder, 'sbom.cdx.json'), bill);
  await writeAtomically(join(folder, 'notes.md'), `${chapter.text}\n`);
  console.log(`release: dist.release/${filename}, sbom.cdx.json and notes.md`);
  return 0;
}

/** The chapter of the changelog that tells of a release. Throws where the release is not cut, told of and committed; `dirt` is what git lists. */
export function releasable({ last, version, chapters }: Candidate, dirt: string): Chapter {
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
