import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SmallStudio, startSmallStudio } from '../../testing/small-studio.ts';
import type { UnusedAsset } from '../protocol/search-protocol.ts';
import { removedAssets } from './serve-unused.ts';

let studio: SmallStudio;
const spare = 'files/spare/old.bin';
/** Bytes that are no text. */
const bytes = Buffer.from([0, 255, 254, 10, 13, 128]);
const path = () => join(studio.folder, 'assets', spare);
const read = () => readFile(path()).catch(() => undefined);

beforeEach(async () => {
  studio = await startSmallStudio();
  await mkdir(join(path(), '..'), { recursive: true });
  await writeFile(path(), bytes);
  await studio.site.inspect();
});
afterEach(() => studio.remove());

const look = (asset = spare) => studio.ask('unused/look', { asset });
const seen = async () => (await look()).answer as UnusedAsset;
const remove = (revision: string, asset = spare) => studio.ask('unused/remove', { asset, revision });
const messageOf = ({ answer }: { answer: unknown }) => (answer as { error: { message: string } }).error.message;

test('an unused file is checked again, deleted, reported as restorable, and restored byte for byte', async () => {
  expect(await seen()).toMatchObject({ asset: spare, bytes: bytes.length, isKept: true });
  expect((await remove((await seen()).revision)).status).toBe(200);
  expect(await read()).toBeUndefined();
  expect((await studio.ask('unused/removed')).answer).toEqual([spare]);
  expect((await studio.ask('unused/bring-back', { asset: spare })).status).toBe(200);
  expect(await read()).toEqual(bytes);
  expect((await studio.ask('unused/removed')).answer).toEqual([]);
  // It is there again, and can be brought back no second time.
  expect((await studio.ask('unused/bring-back', { asset: spare })).status).toBe(400);
});

test('a file stays if it is used by now, in unsaved drafts or on the disk', async () => {
  const { revision } = await seen();
  const home = 'pages/home.json';
  const text = studio.drafts.textOf(home) as string;
  const naming = text.replace('files:example.zip', `files:${spare.slice('files/'.length)}`);
  expect(naming).not.toBe(text);
  await studio.drafts.write({ file: home, pointer: '' }, { [home]: naming });
  expect((await look()).status).toBe(400);
  expect(messageOf(await remove(revision))).toMatch(/the disk use it/);
  await studio.ask('save', { despite: true });
  await studio.ask('undo', {});
  // The work no longer names it; the disk does.
  expect(studio.drafts.textOf(home)).toBe(text);
  expect((await remove(revision)).status).toBe(400);
  expect(await read()).toEqual(bytes);
  await studio.ask('save', { despite: true });
  expect((await remove(revision)).status).toBe(200);
});

test('a file that was saved after the scan stays, and a new one at its path is not overwritten', async () => {
  const { revision } = await seen();
  await writeFile(path(), 'another');
  expect(messageOf(await remove(revision))).toMatch(/has changed meanwhile/);
  expect(String(await read())).toBe('another');
  await writeFile(path(), bytes);
  await remove(revision);
  await mkdir(join(path(), '..'), { recursive: true });
  await writeFile(path(), 'new');
  expect((await studio.ask('unused/bring-back', { asset: spare })).status).toBe(400);
  expect(String(await read())).toBe('new');
});

test('only files that the check reports as unused are deleted: no records, nothing outside assets or behind links', async () => {
  const { revision } = await seen();
  for (const asset of [
    'records/news/news.json',
    '../pages/home.json',
    'images/example.svg',
    'files/../files/spare/old.bin',
    '',
  ])
    expect((await remove(revision, asset)).status, asset).toBe(400);
  await symlink(join(studio.folder, 'pages'), join(studio.folder, 'assets/files/linked'));
  await studio.site.inspect();
  expect((await remove(revision, 'files/linked/home.json')).status).toBe(400);
  expect(await readFile(join(studio.folder, 'pages/home.json'), 'utf8')).toContain('"home"');
});

test('a file that is too large is reported as not restorable, and deleted', async () => {
  const small = removedAssets(studio.folder, bytes.length - 1);
  const { isKept, revision } = await small.look(spare);
  expect(isKept).toBe(false);
  await small.remove(spare, revision);
  expect(await read()).toBeUndefined();
  expect(small.all()).toEqual([]);
  await expect(small.bringBack(spare)).rejects.toThrow(/cannot be restored/);
});
