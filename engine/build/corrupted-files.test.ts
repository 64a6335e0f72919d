import { cp, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contextWith } from '../generate/gallery/small-context.ts';
import { replacePassage, smallNews } from '../generate/gallery/small-site.ts';
import { listFiles, writeAtomically } from '../site/files/files.ts';
import { openSanitizer } from '../site/sanitizer.ts';
import { readAllFiles } from '../testing/all-files.ts';
import { corruptFile, corruptions } from '../testing/corrupt-file.ts';
import { inlineWorkerPool } from '../testing/inline-worker-pool.ts';
import { shipped } from '../testing/shipped-languages.ts';
import { isFull, sampleCount } from '../testing/test-depth.ts';
import { openBuildSnapshot } from './build-snapshot.ts';
import { type Bundle, bundleEngine, loadRenderer } from './bundle.ts';
import { findChangedPart } from './cache-folder.ts';
import { type FileHashes, hashFiles } from './file-hashes.ts';
import { isCompleteBuild } from './recover-build.ts';
import { writeSite } from './write-site.ts';

const ways = Object.keys(corruptions);
/** The ways to corrupt one of several files: all in a full run, otherwise one of them in turn. */
const waysFor = (index: number) => (isFull ? ways : [ways[index % ways.length] as string]);
const news = { 'assets/records/news/news.json': smallNews };

/** A cached build of the engine of this test's own: others build from the repository's meanwhile. */
let cache: string;
let engine: Bundle;
let startPool: ReturnType<typeof inlineWorkerPool>;
let folder: string;
let dist: string;
/** A site after a clean build, which each test copies, and its files. */
let first: string;
let made: FileHashes;
beforeAll(async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000');
  cache = await mkdtemp(join(tmpdir(), 'pagewright-engine-'));
  engine = await bundleEngine(undefined, undefined, cache);
  startPool = inlineWorkerPool(await loadRenderer(engine));
  first = await mkdtemp(join(tmpdir(), 'pagewright-first-'));
  [folder, dist] = [first, join(first, 'dist')];
  made = (await build()).made;
}, 240_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const one of [cache, first]) await rm(one, { recursive: true, force: true });
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-spoilt-'));
  dist = join(folder, 'dist');
  await cp(first, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

/** Builds the small site. Returns the messages and the files. */
async function build(bundle = engine) {
  const said: string[] = [];
  await writeSite(await contextWith(news), folder, bundle, dist, { startPool, say: (line) => said.push(line) });
  return { said, made: await hashFiles(dist) };
}

describe('a changed file of dist', () => {
  test('is detected when it is opened, whichever it is', { timeout: 120_000 }, async () => {
    expect(isCompleteBuild(dist)).toBe(true);
    await build();
    const standing = openBuildSnapshot(dist);
    // A file that has its stamp is not read, so it could have any hash.
    expect(Object.keys(made).filter((path) => standing.hasHash(path, '')).length).toBeGreaterThan(300);
    for (const [index, path] of Object.keys(made).entries())
      for (const how of waysFor(index)) {
        const restore = corruptFile(join(dist, path), how);
        expect(isCompleteBuild(dist), `${path} ${how}`).toBe(false);
        expect(standing.hasHash(path, made[path] as string), `${path} ${how}`).toBe(false);
        restore();
      }
    expect(isCompleteBuild(dist)).toBe(true);
  });

  test.each(ways.slice(0, sampleCount(ways.length, 1)))(
    'is built again with a message: every third file, the first %s, the others in other ways',
    async (how) => {
      const spoilt = Object.keys(made).filter((path, index) => index % 3 === 0 && path !== 'build.json');
      for (const [index, path] of spoilt.entries())
        corruptFile(join(dist, path), ways[(ways.indexOf(how) + index) % ways.length] as string);
      const again = await build();
      expect(again.made).toEqual(made);
      expect(again.said.length).toBeGreaterThan(0);
      for (const line of again.said)
        expect(
          spoilt.some((path) => line.startsWith(`${path} was changed`)),
          line,
        ).toBe(true);
      expect((await build()).said).toEqual([]);
    },
  );

  test('rebuilds everything and reports it if it is build.json', async () => {
    for (const how of waysFor(0)) {
      corruptFile(join(dist, 'build.json'), how);
      const again = await build();
      expect(again.made, how).toEqual(made);
      expect(again.said, how).toEqual(['build.json was changed: everything is built again']);
    }
  });

  test('is detected even if another thread checked an earlier build', async () => {
    const looked = Promise.resolve(openBuildSnapshot(dist).compareStamps());
    const before = { ...news, ...replacePassage('pages/second.json', '"second"', '"second-id"') };
    await writeSite(await contextWith(before), folder, engine, dist, { startPool });
    corruptFile(join(dist, 'second/index.html'), 'emptied');
    await writeSite(await contextWith(before), folder, engine, dist, { startPool, stampCheck: looked });
    expect(isCompleteBuild(dist)).toBe(true);
    expect((await readFile(join(dist, 'second/index.html'))).length).toBeGreaterThan(0);
  });

  test('is no file of the site that a stopped command left', async () => {
    for (const name of ['notes.txt.1a2b3c4d.tmp', 'notes.txt.99999999-1a2b3c4d.tmp', 'notes.txt'])
      await writeAtomically(join(folder, 'assets/files', name), 'A note.');
    const again = await build();
    expect(Object.keys(again.made).filter((path) => path.startsWith('files/'))).toEqual(['files/notes.txt']);
  });
});

test('rebuilds everything and reports it if the notes of the last build are corrupted', {
  timeout: 240_000,
}, async () => {
  const notes = join(folder, '.cache/dist.json');
  const odd = ['null', '[]', '7', '{}', '{"of":1,"made":null}', '{"made":{"a":[["../../x",1]]}}'];
  for (const how of [...waysFor(0), ...odd.slice(0, sampleCount(odd.length, 2))]) {
    if (ways.includes(how)) corruptFile(notes, how);
    else await writeFile(notes, how);
    const again = await build();
    expect(again.made, how).toEqual(made);
    expect(again.said, how).toEqual(['the notes of the last build are corrupted: everything is built again']);
  }
});

describe('the cached engine', () => {
  test('is not used if any of its files was changed', { timeout: 120_000 }, async () => {
    const cached = join(folder, 'engine');
    await cp(join(cache, engine.build), cached, { recursive: true });
    const files = await listFiles(cached);
    expect(await findChangedPart(cached)).toBeUndefined();
    for (const [index, file] of files.entries())
      for (const how of waysFor(index)) {
        const restore = corruptFile(join(cached, file), how);
        expect(await findChangedPart(cached), `${file} ${how}`).toBe(file);
        restore();
      }
    expect(await findChangedPart(cached)).toBeUndefined();
  });

  test('is built again, with a message, if one of its scripts is truncated; otherwise half a script would be published', async () => {
    const entry = engine.entry.slice(1);
    const script = join(engine.folder, entry);
    await truncate(script, 1000);
    // Control: a build that trusts the existing files.
    await build();
    expect((await readFile(join(dist, entry))).length).toBe(1000);
    const said: string[] = [];
    const again = await bundleEngine(undefined, (line) => said.push(line), cache);
    expect(said.join()).toMatch(/^the engine's browser\/_\/\S+ in \.cache was changed and is built again/);
    expect((await build(again)).made).toEqual(made);
    expect(await readAllFiles(cache)).toEqual(
      (await readAllFiles(cache)).filter((file) => file.startsWith(`${again.build}/`)),
    );
  }, 240_000);
});

test('cached HTML of records is not used if somebody changed it', async () => {
  const file = join(folder, '.cache/sanitized.json');
  const html = '<b onclick="x()">bold</b>';
  const first = await openSanitizer(file);
  const clean = first.sanitize(html, { language: 'zh', ...shipped });
  await first.save();
  const text = await readFile(file, 'utf8');
  expect(text).toContain(JSON.stringify(clean));
  const others = [
    text.replace(JSON.stringify(clean), JSON.stringify({ html })),
    text.slice(0, 50),
    '',
    'null',
    '[]',
    '{}',
  ];
  for (const other of others) {
    await writeFile(file, other);
    const said: string[] = [];
    const next = await openSanitizer(file, (line) => said.push(line));
    expect(next.sanitize(html, { language: 'zh', ...shipped }), other).toEqual(clean);
    expect(said, other).toHaveLength(1);
  }
});
