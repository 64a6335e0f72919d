import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkSite } from '../../engine/check/check.ts';
import { sentence } from '../../engine/check/problem.ts';
import { listFiles, writeAtomically } from '../files/files.ts';
import { smallCollections, smallSite, textOf } from '../generate/gallery/small-site.ts';
import { outdatedNotice } from '../rewrite/evolution/outdated.ts';
import { writeReleased } from '../rewrite/evolution/released.ts';
import { readSite } from '../site/read-site.ts';
import { oldLanguage, rename } from '../test/fixtures/old-language.ts';
import { writeSmallAssets } from '../test/fixtures/small-assets.ts';
import { migrate } from './migrate.ts';

const old = textOf(smallSite['pages/home.json']).replace('"columns":', '"fields":');
const folder = 'engine/sections/table/migrations';
const steps = "[{ rename: 'fields', to: 'columns' }]";
const migration = (parts: string) =>
  `export default { from: '0.0.9', says: 'A table has columns.', of: 'TableSection', steps: ${parts} };\n`;

let place: string;
let printed: string[];
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'pagewright-migrate-'));
  for (const [file, content] of Object.entries({ ...smallCollections, ...smallSite, 'pages/home.json': old }))
    await writeAtomically(join(place, 'site', file), textOf(content));
  await writeSmallAssets(join(place, 'site'));
  await writeReleased(
    oldLanguage((types) => rename(types, 'TableSection', 'columns', 'fields')),
    place,
  );
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((text) => printed.push(text));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(place, { recursive: true });
});

/** Migrates the site with the migrations of a repository that has these files. */
async function migrated(files: Record<string, string>, dry = false): Promise<number> {
  for (const [file, text] of Object.entries(files)) await writeAtomically(join(place, file), text);
  return migrate({ site: join(place, 'site'), dry }, place);
}

const home = () => readFile(join(place, 'site/pages/home.json'), 'utf8');

describe('npm run migrate', () => {
  test('writes the files that are of an earlier release, and tells of each', async () => {
    expect(await migrated({ [`${folder}/1-columns.ts`]: migration(steps) })).toBe(0);
    expect(await home()).toBe(textOf(smallSite['pages/home.json']));
    expect(printed).toEqual([
      'pages/home.json: 1 × A table has columns. (since 0.0.9)',
      'migrate: 15 files, 1 changed',
    ]);
    expect(await migrated({})).toBe(0);
    expect(printed.at(-1)).toBe('migrate: 15 files, 0 changed');
  });

  test('declares the collections that a site of 0.1.0 is bound to or keeps records of, and no others', async () => {
    await rm(join(place, 'site/pages/collections'), { recursive: true });
    await writeAtomically(join(place, 'site/pages/home.json'), textOf(smallSite['pages/home.json']));
    const paper = { year: '2026', author: 'A', url: 'https://a.example/', summary: 'S', time: '2026-01' };
    await writeAtomically(join(place, 'site/assets/records/paper/2026.json'), textOf([paper]));
    const told = async () => checkSite(await readSite(join(place, 'site'))).map(sentence);
    // The control: as it stands, nothing answers its pages.
    expect((await told()).join('\n')).toContain('"news.list"');
    expect(await migrated({ [`${folder}/1-columns.ts`]: migration(steps) }, true)).toBe(0);
    expect(printed.at(-1)).toBe('migrate: 8 files, 0 would change, 2 would be new');
    expect((await told()).join('\n')).toContain('"news.list"');
    expect(await migrated({})).toBe(0);
    const added = (await listFiles(join(place, 'site/pages/collections'))).sort();
    expect(added).toEqual(['news.json', 'paper.json']);
    expect(await told()).toEqual([]);
    expect(await migrated({})).toBe(0);
    expect(printed.at(-1)).toBe('migrate: 10 files, 0 changed');
  });

  test('only tells with --dry', async () => {
    expect(await migrated({ [`${folder}/1-columns.ts`]: migration(steps) }, true)).toBe(0);
    expect(await home()).toBe(old);
    expect(printed.at(-1)).toBe('migrate: 15 files, 1 would change');
  });

  test('writes nothing when that would make an error, tells it and returns 1', async () => {
    const wrong = migration("[{ rename: 'fields', to: 'colums' }]");
    expect(await migrated({ [`${folder}/1-columns.ts`]: wrong })).toBe(1);
    expect(await home()).toBe(old);
    expect(printed.join('\n')).toContain('"colums"');
    expect(printed.at(-1)).toContain('nothing was written');
  });

  test.each([
    ['1-columns.ts', 'export const migration = {};', 'export a Migration as default'],
    ['1-columns.ts', migration(steps).replace('0.0.9', 'last'), '"last" in `from` is no release'],
    ['1-columns.ts', migration('[]'), 'give `says`, `of` and a step'],
    ['1-columns.ts', migration("[{ replace: 'a', by: { x: 'y', y: 'x' } }]"), '"y" is both an old and a new value'],
    ['1-columns.ts', migration("[{ rename: 'a.*', to: 'b' }]"), 'need as many *'],
    ['columns.ts', migration(steps), 'name a migration <number>-<small-letters>.ts'],
  ])('cannot run with %s: %s', async (file, text, message) => {
    await expect(migrated({ [`${folder}/${file}`]: text })).rejects.toThrow(message);
    await expect(migrated({})).rejects.toThrow(`${folder}/${file}`);
    expect(await home()).toBe(old);
  });

  test('cannot run on what is no site', async () => {
    await writeAtomically(join(place, `${folder}/1-columns.ts`), migration(steps));
    await expect(migrate({ site: '/nowhere' }, place)).rejects.toThrow('holds no pages/');
  });
});

test('npm run check says of a site of an earlier release what to run', async () => {
  await writeAtomically(join(place, `${folder}/1-columns.ts`), migration(steps));
  const site = () => readSite(join(place, 'site'));
  expect(await outdatedNotice(await site(), 'en', place)).toBe(
    '1 file is written for an earlier release: run `npm run migrate` first.',
  );
  expect(await outdatedNotice(await site(), 'zh', place)).toContain('npm run migrate');
  await migrated({});
  expect(await outdatedNotice(await site(), 'en', place)).toBeUndefined();
});
