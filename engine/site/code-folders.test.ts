import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeFolders, ownFolders, schemasHome } from './code-folders.ts';
import { root } from './paths.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'pagewright-code-'));
});
afterEach(() => rm(site, { recursive: true, force: true }));

test('a site without code has the section types and schemas of the engine', () => {
  expect(codeFolders('sections', site).table).toBe(join(root, 'engine/sections/table'));
  expect(ownFolders(site)).toEqual([]);
  expect(schemasHome(site)).toBe(root);
});

test('a site’s own types are sorted among those of the engine, and have schemas of their own', async () => {
  await mkdir(join(site, 'sections/stock'), { recursive: true });
  await mkdir(join(site, 'sources/shelf.all'), { recursive: true });
  await writeFile(join(site, 'sections/README.md'), 'Not a type.');
  const types = Object.keys(codeFolders('sections', site));
  expect(types).toEqual([...types].sort());
  expect(codeFolders('sections', site).stock).toBe(join(site, 'sections/stock'));
  expect(ownFolders(site)).toEqual([join(site, 'sections/stock'), join(site, 'sources/shelf.all')]);
  expect(schemasHome(site).startsWith(site)).toBe(true);
});

test('follows links to folders within the site, but not out of it', async () => {
  await mkdir(join(site, 'sections'));
  await mkdir(join(site, 'shared/stock'), { recursive: true });
  await symlink('../shared/stock', join(site, 'sections/stock'));
  await symlink(join(root, 'engine/sections/table'), join(site, 'sections/other'));
  await symlink('nowhere', join(site, 'sections/lost'));
  expect(ownFolders(site)).toEqual([join(site, 'sections/stock')]);
});

test('two types with one name are an error that names both folders', async () => {
  await mkdir(join(site, 'sections/table'), { recursive: true });
  const both = `"table" exists twice: ${join(root, 'engine/sections/table')} and ${join(site, 'sections/table')}.`;
  expect(() => codeFolders('sections', site)).toThrow(both);
});
