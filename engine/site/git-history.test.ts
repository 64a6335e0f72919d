import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollLastCommits, readLastCommits } from './git-history.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-history-'));
  await mkdir(join(folder, 'pages'));
  git('init');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...args], { cwd: folder, stdio: 'ignore' });
const commit = async (file: string, text: string) => {
  await writeFile(join(folder, file), text);
  git('add', '.');
  git('commit', '-m', 'x');
};

test('polling returns the last result without waiting for git, and the current one after a moment', async () => {
  await commit('pages/a.json', '{}');
  let time = 0;
  const beside = pollLastCommits(folder, () => time);
  const first = beside();
  expect([...first.keys()]).toEqual(['pages/a.json']);
  expect(first).toEqual(readLastCommits(folder));
  await commit('pages/b.json', '{}');
  // Not due: the same object.
  expect(beside()).toBe(first);
  time = 6000;
  expect(beside()).toBe(first);
  await vi.waitFor(() => expect([...beside().keys()].sort()).toEqual(['pages/a.json', 'pages/b.json']), 20_000);
  expect(beside()).toEqual(readLastCommits(folder));
});

test('a folder that is no longer in a repository has no commits', async () => {
  await commit('pages/a.json', '{}');
  let time = 0;
  const beside = pollLastCommits(folder, () => time);
  expect(beside().size).toBe(1);
  await rm(join(folder, '.git'), { recursive: true });
  time = 6000;
  beside();
  await vi.waitFor(() => expect(beside().size).toBe(0), 20_000);
});
