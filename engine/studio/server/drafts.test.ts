import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Operation } from '../../edit/operations.ts';
import { exampleSite } from '../../testing/example-site.ts';
import { type Drafts, openDrafts } from './drafts.ts';

let folder: string;
let time: number;
let opened: Drafts[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-drafts-'));
  time = 1_000_000;
  opened = [];
});
afterEach(async () => {
  // Drafts store changes from the disk on their own. Wait until nothing is pending.
  for (const drafts of opened) await drafts.saved({}).catch(() => {});
  await rm(folder, { recursive: true, force: true });
});

const open = async (onDisk: Record<string, string>): Promise<Drafts> => {
  const drafts = await openDrafts(folder, () => time);
  opened.push(drafts);
  drafts.over(onDisk);
  return drafts;
};

/** Each way to change a value in a file. */
function operationsOn(value: unknown): Operation[] {
  const [key] = Object.keys(value as object);
  if (key === undefined) return [];
  const path = `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return [
    { op: 'replace', path, value: '另一个 “值”\n' },
    { op: 'add', path: Array.isArray(value) ? '/-' : '/one~1more', value: { zh: '新', en: ['new'] } },
    { op: 'move', from: path, path: Array.isArray(value) ? '/0' : '/moved' },
    { op: 'remove', path: Array.isArray(value) ? '/0' : '/moved' },
  ];
}

test('undo restores every byte of every file after each kind of operation, and redo applies them again', async () => {
  const { files } = await exampleSite();
  const drafts = await open(files);
  let steps = 0;
  // Each change applies at once. The promise waits for the write to disk.
  const kept: Promise<unknown>[] = [];
  for (const [file, text] of Object.entries(files))
    for (const operation of operationsOn(JSON.parse(text))) {
      kept.push(drafts.edit({ file, pointer: '' }, [operation]));
      steps += 1;
    }
  await Promise.all(kept);
  const worked = Object.fromEntries(Object.keys(files).map((file) => [file, drafts.textOf(file)]));
  expect(drafts.changed().length).toBe(Object.keys(files).length);
  const { done } = drafts.history();
  expect(done.length).toBeGreaterThan(steps / 2);
  await Promise.all(done.map(() => drafts.undo()));
  expect(drafts.changed()).toEqual([]);
  expect(Object.fromEntries(Object.keys(files).map((file) => [file, drafts.textOf(file)]))).toEqual(files);
  await Promise.all(done.map(() => drafts.redo()));
  expect(Object.fromEntries(Object.keys(files).map((file) => [file, drafts.textOf(file)]))).toEqual(worked);
}, 120_000);

const at = { file: 'pages/a.json', pointer: '/title' };
const type = (drafts: Drafts, value: string, pointer = at.pointer) =>
  drafts.edit({ ...at, pointer }, [{ op: 'replace', path: pointer, value }], true);

test('typing in one field is one step, until another field or a pause of a second', async () => {
  const disk = { 'pages/a.json': '{ "title": "A", "lead": "L" }\n' };
  const drafts = await open(disk);
  for (const text of ['Ab', 'Abc']) {
    await type(drafts, text);
    time += 1000;
  }
  expect(drafts.history().done).toHaveLength(1);
  time += 1;
  await type(drafts, 'Abcd');
  await type(drafts, 'Lo', '/lead');
  await type(drafts, 'Abcde');
  expect(drafts.history().done).toHaveLength(4);
  for (const left of ['Abcd', 'Abcd', 'Abc', 'A']) {
    expect(await drafts.undo()).toMatchObject({ file: at.file });
    expect(JSON.parse(drafts.textOf(at.file) as string).title).toBe(left);
  }
  expect(drafts.textOf(at.file)).toBe(disk[at.file as 'pages/a.json']);
});

test('drafts and their steps survive a restart, and a corrupted file is ignored', async () => {
  const disk = { 'pages/a.json': '{ "title": "A" }\n' };
  await type(await open(disk), 'Better');
  const again = await open(disk);
  expect(again.restored()).toBe(time);
  expect(JSON.parse(again.textOf(at.file) as string)).toEqual({ title: 'Better' });
  await again.undo();
  expect(again.textOf(at.file)).toBe(disk['pages/a.json']);
  expect((await open(disk)).restored()).toBeUndefined();
  await again.redo();
  expect((await open(disk)).isDirty()).toBe(true);
  const path = join(folder, '.cache/studio/drafts.json');
  await writeFile(path, (await readFile(path, 'utf8')).replace('Better', 'Batter'));
  expect((await open(disk)).isDirty()).toBe(false);
});

test('changes elsewhere in a file on the disk are merged byte for byte; undo then restores the disk’s text', async () => {
  const drafts = await open({ 'pages/a.json': '{ "title": "A", "lead": "L" }\n' });
  await type(drafts, 'Mine');
  const saved = '{\n  "lead": "Theirs",\n  "title": "A"\n}\n';
  const laid = drafts.over({ 'pages/a.json': saved });
  expect(laid['pages/a.json']).toBe(saved.replace('"A"', '"Mine"'));
  expect(drafts.merged()).toEqual(['pages/a.json']);
  expect(drafts.clashes()).toEqual([]);
  await drafts.undo();
  expect(drafts.textOf(at.file)).toBe(saved);
});

test('changes of the same value on both sides are a conflict that loses neither, until it is resolved', async () => {
  const drafts = await open({ 'pages/a.json': '{ "title": "A" }\n' });
  await type(drafts, 'Mine');
  const laid = drafts.over({ 'pages/a.json': '{ "title": "Theirs" }\n' });
  expect(laid['pages/a.json']).toBe('{ "title": "Mine" }\n');
  expect(drafts.clashes()).toMatchObject([{ file: at.file, conflicts: [{ ours: 'Mine', theirs: 'Theirs' }] }]);
  await drafts.settle(at.file, drafts.clashes()[0]?.theirs);
  expect(drafts.clashes()).toEqual([]);
  expect(drafts.isDirty()).toBe(false);
});

test('a file without drafts follows the disk, and its old steps are removed', async () => {
  const drafts = await open({ 'pages/a.json': '{ "title": "A" }\n' });
  await type(drafts, 'B');
  await drafts.undo();
  drafts.over({ 'pages/a.json': '{ "title": "C" }\n' });
  expect(drafts.textOf(at.file)).toBe('{ "title": "C" }\n');
  expect(await drafts.redo()).toBeUndefined();
});

test('an impossible operation changes nothing and is not a step', async () => {
  const drafts = await open({ 'pages/a.json': '{ "title": "A" }\n' });
  await expect(drafts.edit(at, [{ op: 'remove', path: '/nothing' }])).rejects.toThrow('nothing stands there');
  expect(drafts.history().done).toEqual([]);
  expect(drafts.isDirty()).toBe(false);
});

test('a step in two files can still be undone in the one that the disk did not change, byte for byte', async () => {
  const disk = { 'pages/a.json': '{ "title": "A" }\n', 'pages/b.json': '{ "title": "B" }\n' };
  const drafts = await open(disk);
  const b = { file: 'pages/b.json', pointer: '/title' };
  await drafts.edit(b, [{ op: 'replace', path: '/title', value: 'A longer one' }]);
  await drafts.write(b, { 'pages/a.json': '{ "title": "1" }\n', 'pages/b.json': '{ "title": "2" }\n' });
  await drafts.undo();
  await drafts.redo();
  drafts.over({ ...disk, 'pages/a.json': '{ "title": "A", "lead": "theirs" }\n' });
  await drafts.undo();
  await drafts.undo();
  await drafts.undo();
  expect(drafts.textOf('pages/b.json')).toBe(disk['pages/b.json']);
});
