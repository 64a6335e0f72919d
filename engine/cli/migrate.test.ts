import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkSite } from '../check/check.ts';
import { formatProblem } from '../check/problem.ts';
import { fileText, smallCollections, smallSite } from '../generate/gallery/small-site.ts';
import { refreshSchemas } from '../generate/schemas/refresh-schemas.ts';
import { describeOutdated } from '../refactor/evolution/describe-outdated.ts';
import { findMissingMigrations } from '../refactor/evolution/missing-migrations.ts';
import { writeReleasedLanguage } from '../refactor/evolution/released-language.ts';
import { listFiles, writeAtomically } from '../site/files/files.ts';
import { root } from '../site/paths.ts';
import { readSite } from '../site/read-site.ts';
import { changeLanguage, rename } from '../testing/old-language.ts';
import { writeSmallAssets } from '../testing/small-assets.ts';
import { migrate } from './migrate.ts';
import { schemas } from './schemas.ts';

const old = fileText(smallSite['pages/home.json']).replace('"columns":', '"fields":');
const folder = 'engine/sections/table/migrations';
const steps = "[{ rename: 'fields', to: 'columns' }]";
const migration = (parts: string) =>
  `export default { from: '0.0.9', description: 'A table has columns.', type: 'TableSection', steps: ${parts} };\n`;

let place: string;
let printed: string[];
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'pagewright-migrate-'));
  await writeSite(join(place, 'site'));
  await writeReleasedLanguage(
    changeLanguage((types) => rename(types, 'TableSection', 'columns', 'fields')),
    place,
  );
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((text) => printed.push(text));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(place, { recursive: true });
});

/** Writes the small site, as it was before the columns of its table had their name. */
async function writeSite(folder: string): Promise<void> {
  for (const [file, content] of Object.entries({ ...smallCollections, ...smallSite, 'pages/home.json': old }))
    await writeAtomically(join(folder, file), fileText(content));
  await writeSmallAssets(folder);
}

/** Migrates the site with the migrations of a repository that has these files. */
async function migrated(files: Record<string, string>, dry = false): Promise<number> {
  for (const [file, text] of Object.entries(files)) await writeAtomically(join(place, file), text);
  return migrate({ site: join(place, 'site'), dry }, place);
}

const home = () => readFile(join(place, 'site/pages/home.json'), 'utf8');

describe('npm run migrate', () => {
  test('writes the files of an earlier release, and reports each', async () => {
    expect(await migrated({ [`${folder}/1-columns.ts`]: migration(steps) })).toBe(0);
    expect(await home()).toBe(fileText(smallSite['pages/home.json']));
    expect(printed).toEqual([
      'pages/home.json: 1 × A table has columns. (since 0.0.9)',
      'migrate: 15 files, 1 changed',
    ]);
    expect(await migrated({})).toBe(0);
    expect(printed.at(-1)).toBe('migrate: 15 files, 0 changed');
  });

  test('declares only the collections that a site of 0.1.0 binds or has records of', async () => {
    await rm(join(place, 'site/pages/collections'), { recursive: true });
    await writeAtomically(join(place, 'site/pages/home.json'), fileText(smallSite['pages/home.json']));
    const paper = { year: '2026', author: 'A', url: 'https://a.example/', summary: 'S', time: '2026-01' };
    await writeAtomically(join(place, 'site/assets/records/paper/2026.json'), fileText([paper]));
    const told = async () => checkSite(await readSite(join(place, 'site'))).map(formatProblem);
    // Control: without the migration, no source answers its pages.
    expect((await told()).join('\n')).toContain('"news.list"');
    expect(await migrated({ [`${folder}/1-columns.ts`]: migration(steps) }, true)).toBe(0);
    expect(printed.at(-1)).toBe('migrate: 8 files, 1 would change, 2 would be new');
    expect((await told()).join('\n')).toContain('"news.list"');
    expect(await migrated({})).toBe(0);
    const added = (await listFiles(join(place, 'site/pages/collections'))).sort();
    expect(added).toEqual(['news.json', 'paper.json']);
    // Its news have their pictures in a field of another name than news have now.
    expect(printed.join('\n')).toContain('1 × The news have their pictures in the field `img_url`.');
    const news = await readFile(join(place, 'site/pages/news.json'), 'utf8');
    expect(JSON.parse(news).sections).toContainEqual(
      expect.objectContaining({ type: 'paged-news', fields: { picture: 'img_url' } }),
    );
    expect(await told()).toEqual([]);
    expect(await migrated({})).toBe(0);
    expect(printed.at(-1)).toBe('migrate: 10 files, 0 changed');
  });

  test('only reports with --dry', async () => {
    expect(await migrated({ [`${folder}/1-columns.ts`]: migration(steps) }, true)).toBe(0);
    expect(await home()).toBe(old);
    expect(printed.at(-1)).toBe('migrate: 15 files, 1 would change');
  });

  test('writes nothing if that would cause an error, reports it and returns 1', async () => {
    const wrong = migration("[{ rename: 'fields', to: 'colums' }]");
    expect(await migrated({ [`${folder}/1-columns.ts`]: wrong })).toBe(1);
    expect(await home()).toBe(old);
    expect(printed.join('\n')).toContain('"colums"');
    expect(printed.at(-1)).toContain('nothing was written');
  });

  test.each([
    ['1-columns.ts', 'export const migration = {};', 'export a Migration as default'],
    ['1-columns.ts', migration(steps).replace('0.0.9', 'last'), '"last" in `from` is no release'],
    ['1-columns.ts', migration('[]'), 'give `description`, `type` and a step'],
    ['1-columns.ts', migration("[{ replace: 'a', by: { x: 'y', y: 'x' } }]"), '"y" is both an old and a new value'],
    ['1-columns.ts', migration("[{ rename: 'a.*', to: 'b' }]"), 'need as many *'],
    ['columns.ts', migration(steps), 'name a migration <number>-<small-letters>.ts'],
  ])('cannot run with %s: %s', async (file, text, message) => {
    await expect(migrated({ [`${folder}/${file}`]: text })).rejects.toThrow(message);
    await expect(migrated({})).rejects.toThrow(`${folder}/${file}`);
    expect(await home()).toBe(old);
  });

  test('cannot run in a folder that is not a site', async () => {
    await writeAtomically(join(place, `${folder}/1-columns.ts`), migration(steps));
    await expect(migrate({ site: '/nowhere' }, place)).rejects.toThrow('has no folder pages/');
  });
});

test('npm run check reports which command to run on a site of an earlier release', async () => {
  await writeAtomically(join(place, `${folder}/1-columns.ts`), migration(steps));
  const site = () => readSite(join(place, 'site'));
  expect(await describeOutdated(await site(), 'en', join(place, 'site'), place)).toBe(
    '1 file is written for an earlier release: run `npm run migrate` first.',
  );
  expect(await describeOutdated(await site(), 'zh', join(place, 'site'), place)).toContain('npm run migrate');
  await migrated({});
  expect(await describeOutdated(await site(), 'en', join(place, 'site'), place)).toBeUndefined();
});

describe('a section of the site’s own', () => {
  let site: string;
  const inSite = (file: string) => join(site, file);
  const page = (field: string) => {
    const small = JSON.parse(fileText(smallSite['pages/home.json']));
    const stock = (what: string) => ({ type: 'stock', [field]: what });
    const tab = { id: 'a', label: 'A', sections: [stock('Inside')] };
    const tabs = { type: 'tabs', tabs: [tab, { id: 'b', label: 'B', sections: [] }] };
    return fileText({ ...small, sections: [...small.sections, stock('Books'), tabs] });
  };
  const stock = (steps: string, type = 'StockSection') => `import type { Migration } from 'pagewright/section';

export default { from: '1.0.0', description: 'A stock counts something.', type: '${type}', steps: ${steps} } satisfies Migration;
`;
  const renamed = stock("[{ rename: 'what', to: 'counted' }]");
  const write = (file: string, text: string) => writeAtomically(inSite(file), text);

  // Generating schemas takes seconds, so all tests share one site: its pages and `schemas/` are from when `counted` was `what`.
  beforeAll(async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    site = await mkdtemp(join(tmpdir(), 'pagewright-own-'));
    await writeSite(site);
    await cp(join(root, 'engine/testing/own-code/sections'), inSite('sections'), { recursive: true });
    await write('pages/home.json', page('what'));
    expect(await schemas({ site })).toBe(0);
    const descriptor = await readFile(inSite('sections/stock/descriptor.ts'), 'utf8');
    await write('sections/stock/descriptor.ts', descriptor.replace('what: Label', 'counted: Label'));
    await refreshSchemas(site);
  }, 120_000);
  beforeEach(async () => {
    await write('pages/home.json', page('what'));
    await writeAtomically(join(place, `${folder}/1-columns.ts`), migration(steps));
  });
  afterEach(() => rm(inSite('sections/stock/migrations'), { recursive: true, force: true }));
  afterAll(() => rm(site, { recursive: true }));

  const migrateOwn = () => migrate({ site }, place);
  const home = () => readFile(inSite('pages/home.json'), 'utf8');

  test('is migrated on every page, as the check suggests', async () => {
    const notice = async () => describeOutdated(await readSite(site), 'en', site, place);
    // The control: without the migration nothing is known of the old form.
    expect(await migrateOwn()).toBe(0);
    expect(await home()).toBe(page('what'));
    expect(await notice()).toBeUndefined();
    await write('sections/stock/migrations/1-counted.ts', renamed);
    await write('sections/stock/migrations/1-counted.test.ts', '// A test of it is no migration.\n');
    expect(await notice()).toContain('1 file is written for an earlier release');
    expect(await migrateOwn()).toBe(0);
    expect(printed).toContain('pages/home.json: 2 × A stock counts something. (since 1.0.0)');
    expect(await home()).toBe(page('counted'));
    expect(await notice()).toBeUndefined();
  });

  test('and theme.css use the present names of custom properties, and nothing else in them changes', async () => {
    const styles = (text: string, pattern: string) => ({
      'pages/theme.css': `/* --color-ink */\r\n.card {color:var(--${text},red) ; --${pattern}: 5%}`,
      'sections/stock/stock.css': `.stock { --${text}: "--color-ink" }\n`,
    });
    const [old, now] = [styles('color-ink', 'pattern-strength'), styles('color-text', 'pattern-opacity')];
    await write('pages/home.json', page('counted'));
    for (const [file, text] of Object.entries(old)) await write(file, text);
    const told = async () =>
      checkSite(await readSite(site))
        .filter(({ code }) => code === 'site-styles')
        .map(formatProblem);
    const notice = async () => describeOutdated(await readSite(site), 'en', site, place);
    expect(await told()).toEqual([
      'pages/theme.css:2:18  --color-ink is now --color-text. `npm run migrate` renames it.',
      'pages/theme.css:2:37  --pattern-strength is now --pattern-opacity. `npm run migrate` renames it.',
      'sections/stock/stock.css:1:10  --color-ink is now --color-text. `npm run migrate` renames it.',
    ]);
    expect(await notice()).toContain('2 files are written for an earlier release');
    expect(await migrateOwn()).toBe(0);
    for (const [file, text] of Object.entries(now)) expect(await readFile(inSite(file), 'utf8')).toBe(text);
    expect([await told(), await notice()]).toEqual([[], undefined]);
    expect(await migrateOwn()).toBe(0);
    expect(printed.at(-1)).toContain(', 0 changed');
    for (const file of Object.keys(now)) await rm(inSite(file));
  });

  test.each([
    ['no migration', {}, 1],
    ['the migration', { '1-counted.ts': renamed }, 0],
    ['one of another field', { '1-other.ts': stock("[{ remove: 'other' }]") }, 1],
    ['one of another type', { '1-tab.ts': stock("[{ rename: 'what', to: 'counted' }]", 'Tab') }, 1],
  ])('that changed is reported unless a migration answers: %s', async (_, files, count) => {
    for (const [name, text] of Object.entries(files)) await write(`sections/stock/migrations/${name}`, text);
    const missing = await findMissingMigrations(site);
    expect(missing).toHaveLength(count);
    if (count === 0) return;
    expect(missing[0]).toContain(
      'sections/stock: what 0.0.0 admitted as StockSection no longer fits:\n  `what` is gone',
    );
    expect(missing[0]).toContain("import type { Migration } from 'pagewright/section';");
    expect(missing[0]).toContain("steps: [{ rename: 'what', to: 'counted' }]");
  });

  test('is only compared with valid schemas; an invalid file is reported', async () => {
    const file = 'schemas/sections/stock.schema.json';
    const written = await readFile(inSite(file), 'utf8');
    await write(file, written.slice(0, -5));
    await expect(findMissingMigrations(site)).rejects.toThrow(`${file} is not JSON. Restore it`);
    await write(file, written);
  });

  test.each([
    ['stray.ts', renamed, 'name a migration'],
    ['1-a.ts', 'export const a = 1;', 'export a Migration as default'],
  ])('with a file that is no migration is refused: %s', async (name, text, message) => {
    await write(`sections/stock/migrations/${name}`, text);
    await expect(migrateOwn()).rejects.toThrow(`sections/stock/migrations/${name}: ${message}`);
  });
});
