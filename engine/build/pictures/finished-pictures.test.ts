import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listFiles } from '../../site/files/files.ts';
import { root } from '../../site/paths.ts';
import { buildPictures, writePhotos } from '../../testing/build-pictures.ts';
import { type FileHashes, hashFiles } from '../file-hashes.ts';
import { recoverBuild } from '../recover-build.ts';
import { finishedPicturesFolder } from './finished-pictures.ts';

const photos = Array.from({ length: 4 }, (_, index) => `images/${index}.jpg`);

let base: string;
let folder: string;
let whole: FileHashes;

const variantsIn = (site: string) => hashFiles(join(site, 'dist/_/pictures'));

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'pagewright-finished-'));
  const site = join(base, 'whole');
  await writePhotos(site, photos.length);
  await buildPictures(site, () => {});
  whole = await variantsIn(site);
  await rm(join(site, 'dist'), { recursive: true });
  await rm(join(site, '.cache'), { recursive: true });
});
afterAll(() => rm(base, { recursive: true }));

beforeEach(async () => {
  folder = await mkdtemp(join(base, 'site-'));
  await cp(join(base, 'whole'), folder, { recursive: true });
});

/** Builds the site again, and returns the pictures that it converted. */
async function convertAgain(): Promise<string[]> {
  const converted: string[] = [];
  await recoverBuild(folder, join(folder, 'dist'), () => {});
  await buildPictures(folder, (picture) => converted.push(picture));
  expect(await variantsIn(folder)).toEqual(whole);
  expect(existsSync(finishedPicturesFolder(join(folder, 'dist')))).toBe(false);
  return converted;
}

/** Ends a build with an error after all its pictures. */
async function buildRefused(): Promise<void> {
  const converted: string[] = [];
  let refuse = (_: Error) => {};
  const approved = new Promise<void>((_, reject) => {
    refuse = reject;
  });
  const note = (picture: string) => {
    converted.push(picture);
    if (converted.length === photos.length) refuse(new Error('The check found errors.'));
  };
  await expect(buildPictures(folder, note, { approved })).rejects.toThrow('found errors');
  expect(converted).toEqual(photos);
}

test.each([0.1, 0.4, 0.7, 0.9])(
  'a build that is killed at %f of its pictures leaves the finished ones for the next',
  async (share) => {
    // Each file is written, and then linked.
    const number = Math.floor(share * 2 * Object.keys(whole).length);
    const fixture = join(root, 'engine/testing/convert-and-die.ts');
    const child = fork(join(root, 'engine/testing/run-file.mjs'), [fixture, folder, String(number)], { execArgv: [] });
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
    const list = await readFile(join(folder, 'converted.txt'), 'utf8').catch(() => '');
    const finished = list.split('\n').filter(Boolean);
    expect(finished).toEqual(photos.slice(0, Math.floor(share * photos.length)));
    expect(await convertAgain()).toEqual(photos.slice(finished.length));
    // The finished build reuses its own files.
    expect(await convertAgain()).toEqual([]);
  },
);

test('a build that ends with an error leaves its pictures for the next', async () => {
  await buildRefused();
  expect(await convertAgain()).toEqual([]);
});

test('a finished picture with a damaged file or list is converted again', async () => {
  await buildRefused();
  const finished = finishedPicturesFolder(join(folder, 'dist'));
  const files = await listFiles(finished);
  const [list = ''] = files.filter((path) => path.endsWith('.json'));
  await writeFile(join(finished, list), (await readFile(join(finished, list))).subarray(0, -5));
  expect(await convertAgain()).toHaveLength(1);

  await rm(join(folder, 'dist'), { recursive: true });
  await buildRefused();
  const [variant = ''] = files.filter((path) => path.endsWith('.avif'));
  await writeFile(join(finished, variant), '');
  expect(await convertAgain()).toHaveLength(1);
});
