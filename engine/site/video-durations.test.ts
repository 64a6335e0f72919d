import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Mp4OutputFormat, WebMOutputFormat } from 'mediabunny';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { videoFile } from '../testing/sample-files.ts';
import { createAssetReader } from './asset-facts.ts';
import { codeHash } from './code-hash.ts';
import { readCache, writeCache } from './files/cache-file.ts';
import { withDurations } from './video-durations.ts';

let folder: string;
const write = (name: string, content: Uint8Array | string) => writeFile(join(folder, 'assets', name), content);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'films-'));
  await mkdir(join(folder, 'assets'));
});
afterAll(() => rm(folder, { recursive: true }));

it('reads the duration of MP4 and WebM, and nothing from other files', async () => {
  const whole = await videoFile(new Mp4OutputFormat(), 7);
  await write('lesson.mp4', whole);
  await write('lesson.webm', await videoFile(new WebMOutputFormat(), 3));
  await write('cut.mp4', whole.subarray(0, 40));
  await write('other.mp4', 'no film');
  await write('empty.webm', '');
  await write('lesson.zip', whole);
  const lengths = await createAssetReader(folder).durationsOf([
    'lesson.mp4',
    'lesson.webm',
    'cut.mp4',
    'other.mp4',
    'empty.webm',
    'lesson.zip',
    'gone.mp4',
  ]);
  expect(Object.fromEntries(lengths)).toEqual({ 'lesson.mp4': 3.5, 'lesson.webm': 1.5 });
});

it('reads a video again after it was replaced', async () => {
  const { durationsOf: lengthsOf } = createAssetReader(folder);
  await write('new.mp4', await videoFile(new Mp4OutputFormat(), 4));
  expect((await lengthsOf(['new.mp4'])).get('new.mp4')).toBe(2);
  await write('new.mp4', await videoFile(new Mp4OutputFormat(), 10));
  expect((await lengthsOf(['new.mp4'])).get('new.mp4')).toBe(5);
});

it('uses the cache of another process until the file changes or the cache is damaged', async () => {
  const file = join(folder, '.cache/assets.json');
  await mkdir(join(folder, '.cache'));
  await write('long.mp4', await videoFile(new Mp4OutputFormat(), 4));
  const secondsOf = async (reader = createAssetReader(folder)) =>
    (await reader.durationsOf(['long.mp4'])).get('long.mp4');
  const save = async () => {
    const reader = createAssetReader(folder);
    const seconds = await secondsOf(reader);
    await reader.save();
    return seconds;
  };
  const isCached = async () => /"long.mp4":\{"stamp":"[^"]/.test(await readFile(file, 'utf8'));
  // A fresh stamp is not cached.
  await vi.waitFor(async () => {
    expect(await save()).toBe(2);
    expect(await isCached()).toBe(true);
  }, 20_000);
  const text = await readFile(file, 'utf8');
  const key = `assets ${codeHash('assetFacts')}`;
  await writeCache(file, key, JSON.parse(JSON.stringify(readCache(file, key)).replace('"value":2', '"value":9')));
  expect(await secondsOf()).toBe(9);
  // Control: overwritten without its hash.
  await writeFile(file, text.replace('"value":2', '"value":9'));
  expect(await secondsOf()).toBe(2);
  await write('long.mp4', await videoFile(new Mp4OutputFormat(), 10));
  expect(await secondsOf()).toBe(5);
});

it('adds a duration only to the facts of its file', () => {
  const facts = { bytes: 9, sha256: 'ab' };
  const asset = withDurations(
    (path) => (path === 'gone.mp4' ? undefined : facts),
    new Map([
      ['a.mp4', 3],
      ['gone.mp4', 4],
    ]),
  );
  expect([asset('a.mp4'), asset('b.mp4'), asset('gone.mp4')]).toEqual([{ ...facts, seconds: 3 }, facts, undefined]);
});
