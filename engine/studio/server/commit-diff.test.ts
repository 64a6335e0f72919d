import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCommitDiff } from './commit-diff.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-commit-'));
  await mkdir(join(folder, 'site/pages'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const file = 'pages/a.json';
const page = (title: object, ...sections: object[]) => ({ title, sections });
const one = { id: 'one', lead: { zh: '一', en: 'one' } };
const two = { id: 'two', lead: { zh: '二', en: 'two' } };
const site = () => join(folder, 'site');
const commit = async (value: object) => {
  await writeFile(join(site(), file), JSON.stringify(value));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...args], { cwd: folder, stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('commit', '-m', 'x', '--allow-empty');
};

test('values that changed since the last commit are listed at their current pointer, but not new or equal ones', async () => {
  const title = { zh: '甲', en: 'A' };
  await commit(page(title, one, two));
  let time = 0;
  const changed = createCommitDiff(site(), () => time);
  expect(await changed(file, page(title, one, two))).toEqual([]);
  const fresh = { id: 'new', lead: { zh: '新', en: 'new' } };
  const now = page({ zh: '乙', en: 'A' }, fresh, one, { ...two, lead: { ...two.lead, en: 'second' } });
  expect((await changed(file, now)).sort()).toEqual(['/sections/2/lead/en', '/title/zh']);
  // A later commit counts after a delay, when git is queried again.
  await commit(now);
  expect(await changed(file, now)).not.toEqual([]);
  time = 2001;
  expect(await changed(file, now)).toEqual([]);
  expect(await changed(file, page(title, fresh, one, two))).not.toEqual([]);
});

test('a file or folder that git does not track has no previous version', async () => {
  expect(await createCommitDiff(site())(file, page({ zh: '甲', en: 'A' }))).toEqual([]);
  await commit(page({ zh: '甲', en: 'A' }));
  expect(await createCommitDiff(site())('pages/other.json', page({ zh: '乙', en: 'B' }))).toEqual([]);
});
