import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { smallAssets, smallSite } from '../testing/small-site.ts';
import { openLiveSite } from './live-site.ts';
import { siteReader } from './read-site.ts';

let folder: string;
let stop: AbortController;

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-live-'));
  for (const [file, content] of Object.entries(smallSite)) await write(file, JSON.stringify(content));
  for (const asset of smallAssets) await write(`assets/${asset}`, '');
  stop = new AbortController();
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(async () => {
  stop.abort();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

test('a reader sees what was written, added and taken away since it last read, and the very same text of all else', async () => {
  const read = siteReader(folder);
  const { files: first } = await read();
  await write('pages/home.json', '{ "changed": 1 }');
  await write('pages/new.json', '{ "new": 1 }');
  const { files: second } = await read();
  expect(second).toEqual({ ...first, 'pages/home.json': '{ "changed": 1 }', 'pages/new.json': '{ "new": 1 }' });
  await rm(join(folder, 'pages/new.json'));
  const { files: third } = await read();
  expect(Object.keys(third)).toEqual(Object.keys(first));
});

test('a site is there before it is checked; what cannot be made of it then is made again when it has been', async () => {
  let looks = 0;
  const site = await openLiveSite(
    folder,
    () => {
      looks += 1;
    },
    stop.signal,
  );
  expect(site.context()?.pages.length).toBeGreaterThan(0);
  expect(looks).toBe(0);
  let tries = 0;
  const made = await site.make(async () => {
    tries += 1;
    if (looks === 0) throw new Error('nothing is prepared for such a descriptor');
    return 'made';
  });
  expect([made, tries, looks]).toEqual(['made', 2, 1]);
});

test('a site with a page that does not fit is told of, and shows without it; one without a readable site.json waits for the check', async () => {
  await write('pages/broken.json', JSON.stringify({ ...smallSite['pages/home.json'], route: 7 }));
  const site = await openLiveSite(folder, () => {}, stop.signal);
  const pages = await site.make(async () => {
    if (site.problems().length === 0) throw new Error('not looked yet');
    return site.context()?.pages.length;
  });
  expect(site.problems().map(({ file }) => file)).toContain('pages/broken.json');
  expect(pages).toBe(Object.keys(smallSite).filter((file) => /^pages\/(?!site|shared)/.test(file)).length);

  await write('pages/site.json', '{');
  const unreadable = await openLiveSite(folder, () => {}, stop.signal);
  expect(unreadable.context()).toBeUndefined();
  expect(unreadable.problems().map(({ file }) => file)).toContain('pages/site.json');
});
