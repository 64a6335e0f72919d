import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPhoto } from '../testing/photo.ts';
import { writeSmallDist } from '../testing/small-dist.ts';
import { openBuildSnapshot } from './build-snapshot.ts';
import type { BuildInputs, BuildTask } from './build-tasks.ts';
import { type Bundle, bundleEngine } from './bundle.ts';
import { startWorkerPool, startWorkers } from './worker-pool.ts';

const bundle = await bundleEngine();

let base: string;
let inputs: BuildInputs;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'pagewright-pool-'));
  const folder = join(base, 'dist');
  await mkdir(folder);
  inputs = {
    folder,
    finished: join(base, 'finished'),
    assets: '',
    encodings: [],
    template: '',
    inline: {},
    theme: '',
    sites: {},
  };
});
afterEach(() => rm(base, { recursive: true }));

/** The result of some tasks in a new pool: the number of built files, or the error. */
async function said(orders: BuildTask[], by: Bundle = bundle): Promise<unknown> {
  const pool = startWorkerPool(inputs, by);
  let made = 0;
  try {
    for (const order of orders)
      await pool.run(
        order,
        () => made++,
        () => {},
      );
    await pool.finish();
    return made;
  } catch (error) {
    return error;
  } finally {
    await pool.terminate();
  }
}

const texts = (count: number): BuildTask[] =>
  Array.from({ length: count }, (_, at) => ({ path: `${at}.txt`, text: 'A text.' }));

test('runs and reports all orders, even if there are many more than threads', async () => {
  expect(await said(texts(500))).toBe(500);
});

test('reports a failure in a thread with its system code and file', async () => {
  const from = join(inputs.folder, 'missing.txt');
  expect(await said([...texts(100), { path: 'copy.txt', from }, { path: 'last.txt', text: '' }])).toMatchObject({
    code: 'ENOENT',
    path: from,
    message: expect.stringContaining('missing.txt'),
  });
});

test('reports a thread that cannot start or ends early, and does not wait for it', async () => {
  const broken = async (name: string, script: string) => {
    const file = join(inputs.folder, name);
    await writeFile(file, script);
    return said(texts(100), { ...bundle, worker: pathToFileURL(file).href });
  };
  expect(await broken('start.mjs', 'throw new Error("no start")')).toMatchObject({ message: 'no start' });
  const ending = 'export default () => setImmediate(() => { throw new Error("ended") }) && new Promise(() => {});';
  expect(await broken('end.mjs', ending)).toMatchObject({ message: 'ended' });
});

test('a process converts pictures, and reports one that cannot be read and its own end', async () => {
  inputs.assets = inputs.folder;
  const photo = await createPhoto({ width: 500, height: 400 });
  await photo.jpeg().toFile(join(inputs.folder, 'photo.jpg'));
  await writeFile(join(inputs.folder, 'broken.jpg'), 'no picture');
  const order = (picture: string): BuildTask => ({ picture, base: `/${picture}-`, files: ['240.avif', '240.webp'] });
  expect(await said([...texts(30), order('photo.jpg')])).toBe(31);
  expect(await readdir(inputs.folder)).toEqual(expect.arrayContaining(['photo.jpg-240.avif', 'photo.jpg-240.webp']));
  expect(await said([order('broken.jpg')])).toMatchObject({
    message: expect.stringMatching(/^assets\/broken\.jpg cannot be read as a picture: .*\. Export it again\.$/),
  });
  // The process ends with an error, which it prints.
  inputs.sites = { en: 'no JSON' };
  expect(await said([order('photo.jpg')])).toMatchObject({
    message: 'The process that converts pictures ended with 1.',
  });
});

test('a thread compares the stamps of a folder like the main thread', async () => {
  const dist = await writeSmallDist();
  const workers = startWorkers(bundle);
  try {
    const { facts, stamps } = await workers.compareStamps(dist);
    const here = openBuildSnapshot(dist);
    expect(facts).toBe(here.facts);
    expect(stamps).toEqual(here.compareStamps().stamps);
    // No stamp of the file exists.
    expect(stamps.length).toBeGreaterThan(4 * here.files.length);
    expect(stamps.every(Number.isNaN)).toBe(true);
  } finally {
    await workers.terminate();
    await rm(dirname(dist), { recursive: true });
  }
});
