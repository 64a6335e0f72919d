import { cp, lstat, mkdir, mkdtemp, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { contextWith } from '../generate/gallery/small-context.ts';
import { type Files, replacePassage, smallNews, smallSite } from '../generate/gallery/small-site.ts';
import { listFiles } from '../site/files/files.ts';
import { root } from '../site/paths.ts';
import { readAllFiles } from '../testing/all-files.ts';
import { inlineWorkerPool } from '../testing/inline-worker-pool.ts';
import { sample } from '../testing/test-depth.ts';
import { type Bundle, bundleEngine, loadRenderer } from './bundle.ts';
import { startWorkerPool } from './worker-pool.ts';
import { writeSite } from './write-site.ts';

const engine = await bundleEngine();
const startWorkers = inlineWorkerPool(await loadRenderer(engine));

let folder: string;
/** How many tasks were given to workers since the last build began. */
let given: number;
/** A site that was built from nothing, as each test begins with a copy of it, and how many tasks that took. */
let first: string;
let cold: number;
beforeAll(async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000');
  first = await mkdtemp(join(tmpdir(), 'pagewright-first-'));
  folder = first;
  await asset('files/notes.txt', 'A note.\n'.repeat(200));
  await asset('files/kept.txt', 'Kept.\n'.repeat(200));
  await built('dist');
  cold = given;
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-rebuild-'));
  await cp(first, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(first, { recursive: true });
});

async function asset(path: string, text: string): Promise<void> {
  const file = join(folder, 'assets', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

const news = { 'assets/records/news/news.json': smallNews };

async function built(
  out: string,
  files: Files = {},
  bundle: Bundle = engine,
  startPool = startWorkers,
): Promise<Map<string, string>> {
  given = 0;
  const counting: typeof startPool = (...args) => {
    const pool = startPool(...args);
    const run: typeof pool.run = (...task) => {
      given++;
      return pool.run(...task);
    };
    return { ...pool, run };
  };
  await writeSite(await contextWith({ ...news, ...files }), folder, bundle, join(folder, out), {
    startPool: counting,
  });
  return contents(out);
}

async function contents(out: string): Promise<Map<string, string>> {
  const paths = await listFiles(join(folder, out));
  const texts = paths.map(async (path) => [path, await readFile(join(folder, out, path), 'base64')] as const);
  return new Map(await Promise.all(texts));
}

const changes: Record<string, { files?: Files; bundle?: Bundle; asset?: string }> = {
  nothing: {},
  'a text': { files: replacePassage('pages/second.json', '"second"', '"second-id"') },
  'a record': { files: { 'assets/records/news/news.json': smallNews.slice(1) } },
  'site.json': {
    files: replacePassage('pages/site.json', '"onDataFailure"', '"origin": "https://a.example", "onDataFailure"'),
  },
  'the theme': {
    files: replacePassage('pages/site.json', '"onDataFailure"', '"theme": { "radius": "none" }, "onDataFailure"'),
  },
  'a redirect': {
    files: replacePassage(
      'pages/site.json',
      '"onDataFailure"',
      '"redirects": [{ "from": "/was", "to": "/second" }], "onDataFailure"',
    ),
  },
  'an asset': { asset: 'A Note.\n'.repeat(200) },
  'the engine': {
    bundle: { ...engine, build: 'another', early: { languages: 'void 0', oneLanguage: 'void 0' } },
  },
  'another page': {
    // Without sections: as a second page with its types, it would bring their styles into the sheet that every page names.
    files: { 'pages/third.json': { ...smallSite['pages/second.json'], id: 'third', route: '/third', sections: [] } },
  },
  // It is the last with its sections: their styles leave the sheet that every page names.
  'a removed page': { files: { 'pages/second.json': undefined } },
};

test.each(sample(Object.entries(changes), 4))(
  'after a change of %s the build equals a clean build, byte for byte',
  async (_, change) => {
    const before = await contents('dist');
    const { ino } = await stat(join(folder, 'dist'));
    if (change.asset) await asset('files/notes.txt', change.asset);
    const again = await built('dist', change.files, change.bundle);
    const reused = cold - given;
    // The site is never missing.
    expect((await stat(join(folder, 'dist'))).ino).toBe(ino);
    expect(again).toEqual(await built('fresh/dist', change.files, change.bundle));
    if (change.asset || change.files || change.bundle) expect(again).not.toEqual(before);
    // Independent files are not built again. A new engine rebuilds all pages.
    expect(reused).toBeGreaterThan(change.bundle ? -1 : cold / 10);
  },
);

test('restores an overwritten file of the build', async () => {
  const before = await built('dist');
  await writeFile(join(folder, 'dist/second/index.html'), 'Written over.');
  expect(await built('dist')).toEqual(before);
});

test('puts a folder where a file was, and a file where a folder was', async () => {
  const file = join(folder, 'assets/files/notes.txt');
  await rm(file);
  await asset('files/notes.txt/one.txt', 'One.');
  expect(await built('dist')).toEqual(await built('fresh/dist'));
  await rm(file, { recursive: true });
  await asset('files/notes.txt', 'A file again.');
  expect(await built('dist')).toEqual(await built('fresh/dist'));
});

test('keeps nothing of a folder that is no build, and leaves a link to another disk', async () => {
  const fresh = await built('fresh/dist');
  const dist = join(folder, 'dist');
  await rm(join(dist, 'build.json'));
  await writeFile(join(dist, 'files/mine.txt'), 'Mine.');
  expect(await built('dist')).toEqual(fresh);
  // The temporary folder of tests is often in memory, and the repository never.
  const elsewhere = await mkdtemp(join(root, 'node_modules/.cache-'));
  await cp(dist, elsewhere, { recursive: true });
  await rm(dist, { recursive: true });
  await symlink(elsewhere, dist);
  await rm(join(dist, 'second'), { recursive: true });
  expect(await built('dist')).toEqual(fresh);
  expect((await lstat(dist)).isSymbolicLink()).toBe(true);
  await rm(elsewhere, { recursive: true });
});

test('removes files that were added to the build, and restores changed ones', async () => {
  const before = await built('dist');
  await writeFile(join(folder, 'dist/second/mine.txt'), 'Mine.');
  await mkdir(join(folder, 'dist/mine/deeper'), { recursive: true });
  await writeFile(join(folder, 'dist/mine/deeper/mine.txt'), 'Mine.');
  // The same size, at the time that it had.
  const page = join(folder, 'dist/second/index.html');
  const { atime, mtime } = await stat(page);
  await writeFile(page, (await readFile(page, 'utf8')).replace(/[a-z]/g, 'x'));
  await utimes(page, atime, mtime);
  expect(await built('dist')).toEqual(before);
});

test('a file replaces a folder, and a folder replaces a file', async () => {
  const before = await built('dist');
  await rm(join(folder, 'assets/files/kept.txt'));
  await asset('files/kept.txt/deeper.txt', 'Deeper.');
  expect((await built('dist')).has('files/kept.txt/deeper.txt')).toBe(true);
  await rm(join(folder, 'assets/files/kept.txt'), { recursive: true });
  await cp(join(first, 'assets'), join(folder, 'assets'), { recursive: true, preserveTimestamps: true });
  const again = await built('dist');
  expect([...again.keys()]).toEqual([...before.keys()]);
});

test('a build is made without the one before it, or without its notes', async () => {
  const before = await built('dist');
  await rm(join(folder, 'dist'), { recursive: true });
  expect(await built('dist')).toEqual(before);
  await writeFile(join(folder, '.cache/dist.json'), '{ "broken');
  expect(await built('dist')).toEqual(before);
});

test('two builds at once leave one complete build, and no temporary files', async () => {
  const before = await built('dist');
  // Read the files when all builds are done, because a build replaces another one's folder.
  const context = await contextWith(news);
  await Promise.all(
    [1, 2, 3].map(() => writeSite(context, folder, engine, join(folder, 'dist'), { startPool: startWorkers })),
  );
  expect(await contents('dist')).toEqual(before);
  expect((await readAllFiles(folder)).filter((file) => !/^(dist|assets|\.cache)\//.test(file))).toEqual([]);
});

test('threads make the same bytes as one thread', async () => {
  expect(await built('threads/dist', {}, engine, startWorkerPool)).toEqual(await built('dist'));
});

test('a page that cannot be rendered fails the build, named, and leaves the last one', async () => {
  const before = await contents('dist');
  const renderer = join(folder, 'renderer.mjs');
  await writeFile(
    renderer,
    'export const prepare = () => {};\nexport const prerender = () => { throw new Error("no way"); };\n',
  );
  const broken: Bundle = { ...engine, build: 'broken', renderer: pathToFileURL(renderer).href };
  await expect(built('dist', {}, broken, startWorkerPool)).rejects.toThrow(
    /^the page [\w-]+ \(\/\S*, (zh|en)\) cannot be rendered: no way$/,
  );
  await rm(renderer);
  expect(await contents('dist')).toEqual(before);
  expect((await readAllFiles(folder)).filter((file) => !/^(dist|assets|\.cache)\//.test(file))).toEqual([]);
});

test('a site that is refused while it is made, or when it is whole, leaves the last one', async () => {
  const before = await contents('dist');
  const context = await contextWith({ ...news, ...replacePassage('pages/second.json', '"second"', '"second-id"') });
  const write = (approved: Promise<void>, startPool = startWorkers) =>
    writeSite(context, folder, engine, join(folder, 'dist'), { startPool, approved });
  await expect(write(Promise.reject(new Error('at once')))).rejects.toThrow('at once');

  let refuse = () => {};
  const late = new Promise<void>((_, reject) => {
    refuse = () => reject(new Error('at last'));
  });
  const whole: typeof startWorkers = (...args) => {
    const pool = startWorkers(...args);
    return { ...pool, finish: () => pool.finish().then(refuse) };
  };
  await expect(write(late, whole)).rejects.toThrow('at last');
  expect(await contents('dist')).toEqual(before);
  expect((await readAllFiles(folder)).filter((file) => !/^(dist|assets|\.cache)\//.test(file))).toEqual([]);
});
