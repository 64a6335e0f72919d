import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallNews } from '../../../engine/generate/gallery/small-site.ts';
import { readFields } from '../../../engine/generate/scaffold/fields.ts';
import { sectionFiles } from '../../../engine/generate/scaffold/section-files.ts';
import { sectionKinds } from '../../../engine/generate/scaffold/section-kinds.ts';
import { sourceFiles, sourceKinds } from '../../../engine/generate/scaffold/source-files.ts';
import { engineLanguages } from '../../../engine/model/schema/site-schemas.ts';
import { listFiles, writeAtomically } from '../../../engine/site/files/files.ts';
import { howMany, isFull, isNightly, seedOr } from '../../../engine/testing/depth.ts';
import { type RepositoryCopy, repositoryCopy } from '../../../engine/testing/repository-copy.ts';
import { type SmallFolder, smallFolder } from '../../../engine/testing/small-folder.ts';
import { kinds } from './actions.ts';
import { trendOf } from './memory.ts';
import { runIn } from './run-in.ts';
import { workOn } from './work.ts';

/**
 * The files that `new:section` and `new:source` would leave in a repository for the type `told` and the source `told.all`, the
 * schemas included, by their paths. The repository is left as it was.
 */
async function scaffoldOf(repository: string): Promise<Record<string, string>> {
  const made = {
    ...sectionFiles(
      {
        name: 'told',
        says: { en: 'What was told.', zh: '所说的话。' },
        fields: readFields('words:text', sectionKinds),
        own: false,
        languages: engineLanguages,
      },
      undefined,
    ),
    ...sourceFiles({
      name: 'told.all',
      says: { en: 'All that was told.', zh: '所说的全部。' },
      path: '/api/v1/told',
      fields: readFields('words:text', sourceKinds),
      own: false,
      languages: engineLanguages,
    }),
  };
  const files = Object.entries(made).filter(([file]) => !file.startsWith('assets/'));
  for (const [file, text] of files) await writeAtomically(join(repository, file), text);
  const before = await schemasIn(repository);
  const { code, said } = await runIn(repository, 'schemas');
  if (code !== 0) throw new Error(`no schemas could be made of the scaffold: ${said}`);
  const after = await schemasIn(repository);
  const changed = Object.entries(after).filter(([file, text]) => before[file] !== text);
  for (const [file] of changed) {
    const text = before[file];
    if (text === undefined) await rm(join(repository, file));
    else await writeFile(join(repository, file), text);
  }
  for (const [file] of files) await rm(dirname(join(repository, file)), { recursive: true, force: true });
  return Object.fromEntries([...files, ...changed]);
}

async function schemasIn(repository: string): Promise<Record<string, string>> {
  const files = (await listFiles(join(repository, 'schemas'))).filter((file) => file.endsWith('.schema.json'));
  const read = async (file: string) => [`schemas/${file}`, await readFile(join(repository, 'schemas', file), 'utf8')];
  return Object.fromEntries(await Promise.all(files.map(read)));
}

/** How much is done. */
const turns = howMany(32, 4);

let repository: RepositoryCopy;
let site: SmallFolder;
let other: SmallFolder;
let scaffold: Record<string, string>;
beforeAll(async () => {
  const news = { 'assets/records/news/news.json': smallNews };
  [repository, site, other] = await Promise.all([repositoryCopy(), smallFolder(news), smallFolder(news)]);
  scaffold = await scaffoldOf(repository.folder);
});
afterAll(() => Promise.all([repository, site, other].map((one) => one.remove())));

test('a site that is worked on in every way is shown and told of as a fresh build and a fresh check have it', async () => {
  const place = { repository: repository.folder, site: site.folder, scaffold };
  const { wrong, actions, compared, most, pages } = await workOn(place, {
    seed: seedOr(16),
    turns,
    restart: howMany(7, 2),
  });
  expect(wrong).toEqual([]);
  // Everything was done in a full run, and there was something to tell and to show.
  if (isFull) expect(Object.keys(actions).sort()).toEqual(Object.keys(kinds).sort());
  expect([compared, most > 0, pages > 10]).toEqual([turns, true, true]);
}, 180_000);

test.runIf(isFull)('the control: of a dev server that sees nothing of it, the first save tells', async () => {
  const place = { repository: repository.folder, site: site.folder, served: other.folder, scaffold };
  const { wrong, compared } = await workOn(place, { seed: 16, turns: 3, timeoutMs: 1000 });
  expect([wrong.length, compared]).toEqual([1, 1]);
});

test.runIf(isNightly)(
  'so is the shipped site, saved five hundred times, with a heap that stays flat',
  async () => {
    const place = { repository: repository.folder, site: repository.folder, scaffold };
    const broken = await workOn(place, { seed: seedOr(16), turns: 50, restart: 6 });
    const steady = await workOn(place, { seed: seedOr(16) + 1, turns: 250, measure: 6 });
    expect([...broken.wrong, ...steady.wrong]).toEqual([]);
    expect(trendOf(steady.heap)).toMatchObject({ isFlat: true });
  },
  14_400_000,
);
