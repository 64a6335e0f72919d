import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { replacePassage, smallNews, smallSite } from '../generate/gallery/small-site.ts';
import { listFiles } from '../site/files/files.ts';
import { corruptFile, corruptions } from '../testing/corrupt-file.ts';
import { runCommand } from '../testing/run-command.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';
import { isFull, sample } from '../testing/test-depth.ts';
import { bundleEngine } from './bundle.ts';
import { isFresh } from './freshness.ts';
import { factsFile, readFacts } from './read-facts.ts';

let site: SmallFolder;
beforeAll(async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000');
  await bundleEngine();
  const search = { type: 'search', id: 'search', subjects: { maxLocations: 2 } };
  site = await smallFolder({
    'assets/records/news/news.json': smallNews,
    'pages/search.json': { ...smallSite['pages/second.json'], id: 'search', route: '/search', sections: [search] },
    ...replacePassage('pages/site.json', '"onDataFailure"', '"search": { "page": "/search" }, "onDataFailure"'),
  });
  // Times that can be set again: those of a disk are finer.
  for (const file of await sources()) await utimes(file, 1_700_000_000, 1_700_000_000);
  expect(await isSpared()).toBe(false);
  for (const cache of caches) await cp(at(cache), at(`${cache}.earlier`));
}, 240_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await site.remove();
});

const at = (path: string) => join(site.folder, path);

/** Every file that the site is made of. */
async function sources(): Promise<string[]> {
  const rooms = ['pages', 'assets'].map(async (room) =>
    (await listFiles(at(room))).map((file) => at(`${room}/${file}`)),
  );
  return (await Promise.all(rooms)).flat();
}

/**
 * Builds the site when all files are old enough for reliable stamps. Returns whether there was nothing to do.
 */
async function isSpared(...options: string[]): Promise<boolean> {
  const times = await Promise.all((await sources()).map(async (file) => (await stat(file)).ctimeMs));
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(Math.max(...times) + 50));
  const { code, said } = await site.run('build', ...options);
  expect(code, said).toBe(0);
  return said.includes('nothing has changed');
}

/** All that a folder's build holds; without the hash of its inputs' stamps, which differ for a copy of them. */
async function contents(folder = site.folder): Promise<Map<string, string>> {
  const dist = join(folder, 'dist');
  const read = async (path: string) => {
    if (path !== factsFile) return readFile(join(dist, path), 'base64');
    return JSON.stringify({ ...readFacts(dist), inputs: '', seal: '' });
  };
  const texts = (await listFiles(dist)).map(async (path) => [path, await read(path)] as const);
  return new Map(await Promise.all(texts));
}

/** The files that are in one build only, or differ. */
function differing(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path));
}

/** The files of a clean build of the site. */
async function cold(): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-cold-'));
  try {
    for (const room of ['pages', 'assets'])
      await cp(at(room), join(folder, room), { recursive: true, preserveTimestamps: true });
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(await runCommand('build', '--site', folder)).toBe(0);
    log.mockRestore();
    return await contents(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Changes a file so that its size and its time are as they were. */
async function changeUnseen(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(at(path), 'utf8');
  const { atime, mtime } = await stat(at(path));
  expect(text).toContain(from);
  await writeFile(at(path), text.replace(from, to));
  await utimes(at(path), atime, mtime);
}

const page = 'pages/second.json';

const caches = ['inspected', 'dist', 'dist.stamps', 'sanitized', 'dist.found-zh', 'dist.found-en'].map(
  (name) => `.cache/${name}.json`,
);

/** Each cache is corrupted in another way. */
const wayFor = (cache: string) =>
  Object.keys(corruptions)[caches.indexOf(cache) % Object.keys(corruptions).length] as string;

/** Writes another word into the page. */
async function anotherWord(word: string): Promise<void> {
  await writeFile(at(page), (await readFile(at(page), 'utf8')).replace(/\*\* \w+/, `** ${word}`));
}

/** Each changes something of the site as it was built last; `unseen` where no byte of a build changes by it. */
const changes: Record<string, { change: () => unknown; unseen?: true }> = {
  'a word': { change: () => changeUnseen(page, '** runs', '** rans') },
  'a record': { change: () => changeUnseen('assets/records/news/news.json', 'News 1', 'NEWS 1') },
  'site.json': { change: () => changeUnseen('pages/site.json', '"Samples"', '"Exampla"') },
  'a shared file': { change: () => changeUnseen('pages/shared/links.json', '"Product"', '"Produce"') },
  'an asset': { change: () => changeUnseen('assets/files/example.vtt', 'WEBVTT', 'WEBVTT ') },
  'the site’s own styles': { change: () => writeFile(at('pages/theme.css'), 'p { margin: 0 }') },
  'words that mean the same': {
    change: () => writeFile(at('pages/synonyms.json'), '{ "$schema": "../schemas/synonyms.schema.json", "terms": [] }'),
    unseen: true,
  },
  'what git knows of it': {
    change() {
      const git = (...args: string[]) => execFileSync('git', args, { cwd: site.folder, stdio: 'ignore' });
      git('init', '-q');
      git('-c', 'user.name=a', '-c', 'user.email=a@a.example', 'commit', '-qm', 'Begin', '--allow-empty');
    },
    unseen: true,
  },
  'a file of the build': { change: () => writeFile(at('dist/second/index.html'), 'Written over.'), unseen: true },
  'what lies in the build': { change: () => writeFile(at('dist/second/mine.txt'), 'Mine.'), unseen: true },
  // One by one in a full run, otherwise all at once.
  ...Object.fromEntries(
    (isFull ? caches.map((cache) => [cache]) : [caches]).map((some) => {
      const change = async () => {
        await anotherWord(`spoils${caches.indexOf(some[0] as string)}`);
        for (const cache of some) corruptFile(at(cache), wayFor(cache));
      };
      return [`a word, and ${some.map((cache) => `${cache}, which is ${wayFor(cache)}`).join(', ')},`, { change }];
    }),
  ),
  'a word, and what was kept, which is that of an earlier build,': {
    async change() {
      await anotherWord('returns');
      for (const cache of caches) await cp(at(`${cache}.earlier`), at(cache));
    },
  },
};

test.each(
  sample(Object.entries(changes), 2).map(([what, how], index, all) => ({
    what,
    ...how,
    isLast: index === all.length - 1,
  })),
)(
  'after a change of $what the site is built, to the bytes of a build from nothing; then there is nothing to do',
  { timeout: 240_000 },
  async ({ change, unseen = false, isLast }) => {
    const before = await contents();
    expect(await isSpared()).toBe(true);
    await change();
    expect(await isSpared()).toBe(false);
    const after = await contents();
    // The effect of a change is still there at the end.
    if (isFull || isLast) expect(differing(after, await cold())).toEqual([]);
    expect(differing(after, before).length === 0).toBe(unseen);
    expect(await isSpared()).toBe(true);
  },
);

test('`npm start` builds again after a change that keeps a file’s size and time', { timeout: 240_000 }, async () => {
  // A time that can be set again.
  await utimes(at(page), 1_700_000_000, 1_700_000_000);
  await isSpared('--target', 'server');
  // Control: without a change, the build is fresh.
  expect(await isFresh(site.folder)).toBe(true);
  const { size, mtimeMs } = await stat(at(page));
  await changeUnseen(page, '"Second"', '"Sekond"');
  expect(await stat(at(page))).toMatchObject({ size, mtimeMs });
  expect(await isFresh(site.folder)).toBe(false);
  await isSpared('--target', 'server');
  expect(await isFresh(site.folder)).toBe(true);
  await isSpared();
});

test('there is something to do for another target, with drafts, in another folder, and at another time', {
  timeout: 240_000,
}, async () => {
  expect(await isSpared()).toBe(true);
  expect(await isSpared('--force')).toBe(false);
  expect(await isSpared()).toBe(true);
  for (const options of [['--target', 'static'], ['--drafts'], ['--base', '/1.0/'], []]) {
    expect(await isSpared(...options)).toBe(false);
    expect(await isSpared(...options)).toBe(true);
  }
  vi.stubEnv('SOURCE_DATE_EPOCH', '1700000001');
  expect(await isSpared()).toBe(false);
  expect(await isSpared()).toBe(true);
});
