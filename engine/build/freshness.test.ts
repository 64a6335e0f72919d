import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readInputs } from './freshness.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'pagewright-freshness-'));
  for (const folder of ['pages', 'assets/files', 'common']) await mkdir(join(site, folder), { recursive: true });
  for (const file of ['pages/site.json', 'assets/files/a.txt', 'common/b.txt'])
    await writeFile(join(site, file), 'one');
  await symlink('../../common/b.txt', join(site, 'assets/files/b.txt'));
});
afterEach(() => rm(site, { recursive: true, force: true }));

const written = async () => (await readInputs(site, 'build')).written;

test.each(['pages/site.json', 'assets/files/a.txt', 'common/b.txt'])(
  'a build depends on %s, also behind a link',
  async (file) => {
    const before = await written();
    expect(await written()).toBe(before);
    await writeFile(join(site, file), 'other');
    expect(await written()).not.toBe(before);
  },
);

test('control: unrelated files, and a site without assets, change nothing', async () => {
  const before = await written();
  await writeFile(join(site, 'common/c.txt'), 'one');
  await writeFile(join(site, 'assets/.DS_Store'), 'one');
  expect(await written()).toBe(before);
  await rm(join(site, 'assets'), { recursive: true });
  expect(await written()).not.toBe(before);
});
