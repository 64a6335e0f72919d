import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listFiles } from '../site/files/files.ts';
import { root } from '../site/paths.ts';
import { writeFacts, writeSmallDist } from '../testing/small-dist.ts';
import { sampleCount } from '../testing/test-depth.ts';
import { type FileHashes, hashFiles } from './file-hashes.ts';
import { isCompleteBuild, recoverBuild } from './recover-build.ts';

let folder: string;
let dist: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-killed-'));
  dist = join(folder, 'dist');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The messages of the next command, and the temporary files that remain. */
async function settled(): Promise<{ said: string[]; left: string[] }> {
  const said: string[] = [];
  await recoverBuild(folder, dist, (line) => said.push(line));
  return { said, left: (await readdir(folder, { recursive: true })).filter((name) => /\.tmp/.test(name)) };
}

/** How many builds are killed, at moments that lie evenly over one. */
const kills = sampleCount(40, 3);

test('a build that is killed at any moment leaves a whole site, and its leftovers are swept', {
  timeout: 600_000,
}, async () => {
  let unfinished = 0;
  // A fast machine can finish a build before its kill: there are more kills until one hit an unfinished build.
  for (let turn = 0; turn < kills || (unfinished === 0 && turn < 10 * kills); ) {
    const child = fork(
      join(root, 'engine/testing/run-file.mjs'),
      [join(root, 'engine/testing/build-for-ever.ts'), folder],
      {
        execArgv: [],
      },
    );
    const ended = once(child, 'exit');
    // Builds are counted from the second on: the first of all makes the site.
    let begun = 0;
    const delay = ((turn % kills) * 300) / kills;
    child.on('message', () => {
      begun += 1;
      if (begun === 2) setTimeout(() => child.kill('SIGKILL'), delay);
    });
    await ended;
    expect(begun).toBeGreaterThan(1);
    turn += 1;
    unfinished += (await readdir(folder)).filter((name) => name.endsWith('.tmp')).length;
    // Never without a site, not even before the next command.
    for (const file of ['index.html', 'build.json']) expect(existsSync(join(dist, file)), file).toBe(true);
    const { left } = await settled();
    expect(isCompleteBuild(dist), `kill ${turn}, ${delay} ms after a build began`).toBe(true);
    expect(left).toEqual([]);
  }
  // The kills did strike builds under way.
  expect(unfinished).toBeGreaterThan(0);
});

/** A process that ran and is gone. */
async function goneProcess(): Promise<number> {
  const child = fork('-e', ['0'], { execArgv: [] });
  await once(child, 'exit');
  return child.pid as number;
}

/** Puts a built site, whole or without a file, in a folder. */
async function put(name: string, isCut = false): Promise<string> {
  const made = await writeSmallDist();
  const place = join(folder, name);
  await cp(made, place, { recursive: true, filter: (path) => !path.includes('/files') });
  await cp(join(made, 'files'), join(place, 'files'), { recursive: true, verbatimSymlinks: true });
  await writeFile(join(place, 'mark'), name);
  if (isCut) await rm(join(place, 'second/index.html'));
  await rm(dirname(made), { recursive: true });
  return place;
}

test('killed before the first build was in its place, the next command puts it there if it is whole', async () => {
  const pid = await goneProcess();
  for (const isCut of [false, true]) {
    await put(`dist.${pid}-1a2b3c4d.tmp`, isCut);
    const { said, left } = await settled();
    expect(left).toEqual([]);
    expect(isCompleteBuild(dist)).toBe(!isCut);
    expect(said.some((line) => line.includes('is published now'))).toBe(!isCut);
    await rm(dist, { recursive: true, force: true });
  }
});

/** A build whose pages name the script that they need. Its file `swapped` is a folder in others. */
async function putNumbered(name: string, script: string, swapped: string): Promise<string[]> {
  const place = await put(name);
  const pages = (await listFiles(place)).filter((path) => path.endsWith('.html'));
  for (const page of pages) await writeFile(join(place, page), script);
  await writeFile(join(place, script), '');
  await mkdir(dirname(join(place, swapped)), { recursive: true });
  await writeFile(join(place, swapped), '');
  await writeFacts(place);
  return pages;
}

/** The pages whose script is missing. */
async function brokenPages(pages: string[]): Promise<string[]> {
  const broken = await Promise.all(
    pages.map(async (page) => {
      const script = await readFile(join(dist, page), 'utf8').catch(() => 'no page');
      return existsSync(join(dist, script)) ? [] : [page];
    }),
  );
  return broken.flat();
}

test('a process killed at any step of publishing leaves every page with its script, and the next command finishes', async () => {
  const fixture = join(root, 'engine/testing/update-and-die.ts');
  for (let step = 0, isKilled = true; isKilled; step += sampleCount(1, 7)) {
    const pages = await putNumbered('dist', '_/app-1.js', 'notes');
    await putNumbered('next', '_/app-2.js', 'notes/one');
    const child = fork(join(root, 'engine/testing/run-file.mjs'), [fixture, folder, String(step)], { execArgv: [] });
    const [, signal] = await once(child, 'exit');
    isKilled = signal === 'SIGKILL';
    expect(isKilled || step > pages.length, 'the kills struck').toBe(true);
    expect(await brokenPages(pages), `killed after ${step} steps`).toEqual([]);
    const { left } = await settled();
    expect(left).toEqual([]);
    expect(isCompleteBuild(dist)).toBe(true);
    expect(await readFile(join(dist, 'mark'), 'utf8')).toBe('next');
    expect((await listFiles(dist)).filter((path) => /app-1\.js$|^notes$/.test(path))).toEqual([]);
    await rm(dist, { recursive: true });
  }
});

test('control: a page that moved before its script is noticed', async () => {
  const pages = await putNumbered('dist', '_/app-1.js', 'notes');
  await writeFile(join(dist, 'second/index.html'), '_/app-2.js');
  expect(await brokenPages(pages)).toEqual(['second/index.html']);
});

describe('killed while the files of a new build were moved into the published one', () => {
  const changed = { 'new/page/index.html': 'A new page.', 'second/index.html': 'Second, changed.' };
  const paths = Object.keys(changed);
  const gone = 'old/index.html';
  let fresh: string;
  let whole: FileHashes;

  /** A published build, and a new one next to it whose first files have been moved. */
  async function stopped(moved: number): Promise<void> {
    await put('dist');
    await writeFile(join(dist, 'mark'), 'next');
    await writeFacts(dist);
    const next = await put('next');
    for (const [path, text] of Object.entries(changed)) {
      await mkdir(dirname(join(next, path)), { recursive: true });
      await writeFile(join(next, path), text);
    }
    await rm(join(next, gone));
    await writeFacts(next);
    whole = await hashFiles(next);
    fresh = join(folder, `dist.${await goneProcess()}-1a2b3c4d.tmp`);
    for (const [index, path] of [...paths, 'build.json'].entries()) {
      const to = join(index < moved ? dist : fresh, path);
      await mkdir(dirname(to), { recursive: true });
      await rename(join(next, path), to);
    }
    await rm(next, { recursive: true });
  }

  test.each([0, 1, 2])('the next command moves the others: %s were', async (moved) => {
    await stopped(moved);
    const { said, left } = await settled();
    expect(await hashFiles(dist)).toEqual(whole);
    expect(left).toEqual([]);
    expect(said.some((line) => line.includes('is published now'))).toBe(true);
  });

  test('moves nothing if a file is truncated, or the published build is newer', async () => {
    for (const spoilt of [true, false]) {
      await stopped(0);
      const standing = await hashFiles(dist);
      if (spoilt) await writeFile(join(fresh, paths[0] as string), 'A new');
      else await utimes(join(fresh, 'build.json'), 0, 0);
      const { said, left } = await settled();
      expect(await hashFiles(dist)).toEqual(standing);
      expect(left).toEqual([]);
      expect(said.some((line) => line.includes('is published now'))).toBe(false);
      await rm(dist, { recursive: true });
    }
  });
});

test('a running build and unrelated files are left alone', async () => {
  const names = [`dist.${process.ppid}-1a2b3c4d.tmp`, 'dist.tmp', 'mine.tmp', 'dist.old'];
  for (const name of names) await mkdir(join(folder, name));
  await put('dist');
  // Files of earlier releases name no process.
  await rename(await put('other'), join(folder, 'dist.1a2b3c4d.tmp'));
  await settled();
  expect((await readdir(folder)).sort()).toEqual([...names, 'dist'].sort());
});
