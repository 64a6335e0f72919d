import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installCommand } from './install-command.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-install-'));
});
afterEach(() => rm(folder, { recursive: true }));

test.each([
  ['package-lock.json', 'npm install a b'],
  ['pnpm-lock.yaml', 'pnpm add a b'],
  ['yarn.lock', 'yarn add a b'],
  ['bun.lock', 'bun add a b'],
])('next to or above %s, the command is %s', async (lockFile, command) => {
  await writeFile(join(folder, lockFile), '');
  const site = join(folder, 'sites/one');
  await mkdir(site, { recursive: true });
  expect([installCommand(['a', 'b'], folder), installCommand(['a', 'b'], site)]).toEqual([command, command]);
});

test('the lock file of the nearest folder counts, and without one the command is that of npm', async () => {
  expect(installCommand(['a'], folder)).toBe('npm install a');
  const site = join(folder, 'site');
  await mkdir(site);
  await writeFile(join(folder, 'yarn.lock'), '');
  await writeFile(join(site, 'pnpm-lock.yaml'), '');
  expect(installCommand(['a'], site)).toBe('pnpm add a');
});
