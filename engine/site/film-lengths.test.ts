import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Mp4OutputFormat, WebMOutputFormat } from 'mediabunny';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { video } from '../testing/sample-files.ts';
import { stampAt } from './files/stamps.ts';
import { filmReader, withLengths } from './film-lengths.ts';

let folder: string;
const write = (name: string, content: Uint8Array | string) => writeFile(join(folder, 'assets', name), content);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'films-'));
  await mkdir(join(folder, 'assets'));
});
afterAll(() => rm(folder, { recursive: true }));

it('reads the length of MP4 and WebM from the files, and nothing of what is no film', async () => {
  const whole = await video(new Mp4OutputFormat(), 7);
  await write('lesson.mp4', whole);
  await write('lesson.webm', await video(new WebMOutputFormat(), 3));
  await write('cut.mp4', whole.subarray(0, 40));
  await write('other.mp4', 'no film');
  await write('empty.webm', '');
  await write('lesson.zip', whole);
  const lengths = await filmReader(folder).lengthsOf([
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

it('reads a film again once another has taken its place', async () => {
  const { lengthsOf } = filmReader(folder);
  await write('new.mp4', await video(new Mp4OutputFormat(), 4));
  expect((await lengthsOf(['new.mp4'])).get('new.mp4')).toBe(2);
  await write('new.mp4', await video(new Mp4OutputFormat(), 10));
  expect((await lengthsOf(['new.mp4'])).get('new.mp4')).toBe(5);
});

it('knows what another process read of a film that has not changed since, and of no other', async () => {
  await write('long.mp4', await video(new Mp4OutputFormat(), 4));
  // As if it was taken long after the film was written, and told another length than the film does.
  const stamp = stampAt(join(folder, 'assets/long.mp4')) as string;
  const kept = { taken: Date.now() + 1000, of: { 'long.mp4': { stamp, seconds: 9 } } };
  expect((await filmReader(folder, kept).lengthsOf(['long.mp4'])).get('long.mp4')).toBe(9);
  // Control: a stamp that was taken as the film was written tells nothing.
  expect((await filmReader(folder, { ...kept, taken: 0 }).lengthsOf(['long.mp4'])).get('long.mp4')).toBe(2);
  await write('long.mp4', await video(new Mp4OutputFormat(), 10));
  expect((await filmReader(folder, kept).lengthsOf(['long.mp4'])).get('long.mp4')).toBe(5);
});

it('adds a length to what is known of its file, and to no other', () => {
  const facts = { bytes: 9, sha256: 'ab' };
  const asset = withLengths(
    (path) => (path === 'gone.mp4' ? undefined : facts),
    new Map([
      ['a.mp4', 3],
      ['gone.mp4', 4],
    ]),
  );
  expect([asset('a.mp4'), asset('b.mp4'), asset('gone.mp4')]).toEqual([{ ...facts, seconds: 3 }, facts, undefined]);
});
