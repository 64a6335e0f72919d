import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listSiteFiles } from './site-files.ts';

/** Called with each folder after reading it. */
const wasRead = vi.hoisted(() => vi.fn((_path: string) => {}));
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  const readdirSync = (path: string, options: { withFileTypes: true }) => {
    const entries = fs.readdirSync(path, options);
    wasRead(path);
    return entries;
  };
  return { ...fs, readdirSync };
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-links-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = async (...paths: string[]) => {
  for (const path of paths) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), '');
  }
};
const link = async (target: string, path: string) => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await symlink(target, join(folder, path));
};
const list = () => listSiteFiles(join(folder, 'site/assets'), join(folder, 'site'));

test('follows links to files and folders within a site', async () => {
  await write('site/assets/a.txt', 'site/pictures/b.png', 'site/pictures/in/c.png', 'site/hours.json');
  await link('../pictures', 'site/assets/images');
  await link('../hours.json', 'site/assets/hours.json');
  await link('images', 'site/assets/again');
  const images = ['b.png', 'in/c.png'];
  expect(list()).toEqual({
    files: ['a.txt', ...images.map((name) => `again/${name}`), 'hours.json', ...images.map((name) => `images/${name}`)],
    links: [],
  });
});

test('lists links that are broken, circular or out of the site, without following them', async () => {
  await write('site/assets/a.txt', 'secret/b.txt', 'site-2/c.txt');
  await link('../../secret', 'site/assets/folder');
  await link('../../secret/b.txt', 'site/assets/file.txt');
  await link('../../site-2', 'site/assets/neighbor');
  await link('nowhere', 'site/assets/gone');
  await link('.', 'site/assets/self');
  await link('..', 'site/assets/site');
  expect(list()).toEqual({ files: ['a.txt'], links: ['file.txt', 'folder', 'gone', 'neighbor', 'self', 'site'] });
});

test('omits files that systems and editors leave, but not those with similar names', async () => {
  const stray = [
    ...['._x.json', '.DS_Store', 'in/._a.png', '__MACOSX/x.json', 'Thumbs.db', 'desktop.ini', 'x.json~', '.x.json.swp'],
    ...['#x.json#', '.#x.json', '4913', '~$a.docx', '.~lock.a.odt#'],
  ];
  const own = ['.well-known/security.txt', '_x.json', 'a~b.json', 'macosx.json', 'x#1.json'];
  await write(...[...stray, ...own].map((path) => `site/assets/${path}`));
  expect(list()).toEqual({ files: own, links: [] });
});

test('a folder that is removed during the listing has no files; a missing site is an error', async () => {
  await write('site/assets/a.txt', 'site/assets/in/b.txt');
  wasRead.mockImplementationOnce((path) => rmSync(join(path, 'in'), { recursive: true }));
  expect(list()).toEqual({ files: ['a.txt'], links: [] });
  expect(() => listSiteFiles(join(folder, 'other'), folder)).toThrow('ENOENT');
});
