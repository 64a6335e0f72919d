import { cpSync, renameSync, rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { replacePassage, smallNews, smallSite } from '../generate/gallery/small-site.ts';
import { readCache, writeCache } from '../site/files/cache-file.ts';
import { listFiles } from '../site/files/files.ts';
import { corruptFile, corruptions } from '../testing/corrupt-file.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';
import { sample } from '../testing/test-depth.ts';
import { bundleEngine } from './bundle.ts';
import { type FileHashes, hashFiles } from './file-hashes.ts';
import { factsFile } from './read-facts.ts';
import { isCompleteBuild } from './recover-build.ts';

let site: SmallFolder;
/** The caches of a finished build, and its files. */
let saved: string;
let built: FileHashes;
let files: string[];
beforeAll(async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000');
  await bundleEngine();
  const search = { type: 'search', id: 'search', subjects: { maxLocations: 2 } };
  site = await smallFolder({
    'assets/records/news/news.json': smallNews,
    'pages/synonyms.json': {
      $schema: '../schemas/synonyms.schema.json',
      terms: [{ term: { zh: '产品', en: 'product' } }],
    },
    'pages/search.json': { ...smallSite['pages/second.json'], id: 'search', route: '/search', sections: [search] },
    ...replacePassage(
      'pages/site.json',
      '"onDataFailure"',
      '"origin": "https://example.org", "search": { "page": "/search" }, "onDataFailure"',
    ),
  });
  const { code, said } = await site.run('build');
  expect(code, said).toBe(0);
  // The stamps of files that were just written are not trusted, so the first build does not yet fill every cache.
  await vi.waitFor(async () => expect((await site.run('build')).said).toContain('nothing has changed'), 30_000);
  built = await filesOfBuild();
  saved = await mkdtemp(join(tmpdir(), 'pagewright-saved-'));
  await cp(at('.cache'), saved, { recursive: true, preserveTimestamps: true });
  files = oncePerFolder(await listFiles(saved));
}, 240_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await site.remove();
  if (saved) await rm(saved, { recursive: true });
});

const at = (path: string) => join(site.folder, path);

/** The files of the build. That of its facts, which names the tools that built it, is checked with all others. */
async function filesOfBuild(): Promise<FileHashes> {
  expect(isCompleteBuild(at('dist'))).toBe(true);
  const { [factsFile]: _, ...others } = await hashFiles(at('dist'));
  return others;
}

/** Each file of the top folder, and two of each subfolder, whose files have the same format. */
function oncePerFolder(paths: string[]): string[] {
  const seen = new Map<string, number>();
  return paths.filter((path) => {
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : path;
    seen.set(folder, (seen.get(folder) ?? 0) + 1);
    return (seen.get(folder) ?? 0) <= 2;
  });
}

const damages: Record<string, (file: string, other: string) => void> = {
  missing: (file) => rmSync(file),
  swapped(file, other) {
    renameSync(file, `${file}.swap`);
    renameSync(other, file);
    renameSync(`${file}.swap`, other);
  },
  ...Object.fromEntries(Object.keys(corruptions).map((way) => [way, (file: string) => void corruptFile(file, way)])),
};

test('the cache of a site holds files of each kind', () => {
  const names = files.map((file) => file.replace(/\/.*/, '/'));
  for (const name of ['dist.json', 'dist.stamps.json', 'dist.found-zh.json', 'dist.found-en.json', 'inspected.json'])
    expect(names).toContain(name);
  for (const name of ['sanitized.json', 'assets.json']) expect(names).toContain(name);
});

test('after damage to any file of the cache, with or without dist, the next build makes the same files', {
  timeout: 1_200_000,
}, async () => {
  const all = files.flatMap((file, index) =>
    Object.keys(damages).flatMap((damage) =>
      [true, false].map((hasDist) => ({
        ...{ file, damage, hasDist },
        other: files[(index + 1) % files.length] as string,
      })),
    ),
  );
  // The case that was reported, and an even part of all others.
  const first = { file: 'dist.found-en.json', damage: 'missing', hasDist: false, other: '' };
  for (const { file, damage, hasDist, other } of [first, ...sample(all, Math.ceil(all.length / 5))]) {
    await rm(at('.cache'), { recursive: true });
    cpSync(saved, at('.cache'), { recursive: true, preserveTimestamps: true });
    if (!hasDist) await rm(at('dist'), { recursive: true });
    damages[damage]?.(at(`.cache/${file}`), at(`.cache/${other}`));
    const name = `${file} ${damage}, ${hasDist ? 'with' : 'without'} dist`;
    const { code, said } = await site.run('build');
    expect(code, `${name}: ${said}`).toBe(0);
    expect(await filesOfBuild(), name).toEqual(built);
  }
});

test('control: a cache is only read with the key that wrote it', async () => {
  const file = at('.cache/control');
  await writeCache(file, 'notes', {});
  expect(readCache(file, 'notes')).toEqual({});
  expect(readCache(file, 'stamps')).toBeUndefined();
  rmSync(file);
});
