import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Problem } from '../../check/problem.ts';
import { hashOf } from '../../site/files/seal.ts';
import { type SmallStudio, startSmallStudio } from '../../testing/small-studio.ts';
import type { FileChanges } from '../protocol/edit-protocol.ts';
import type { Placed } from '../protocol/protocol.ts';
import type { StudioState } from '../protocol/state-protocol.ts';

let studio: SmallStudio;
beforeEach(async () => {
  studio = await startSmallStudio();
});
afterEach(() => studio.remove());

const file = 'pages/home.json';
const textOf = async (path = file) => (await studio.texts())[path] as string;
const edit = (pointer: string, value: unknown) =>
  studio.ask('edit', {
    ...{ file, pointer, revision: hashOf(studio.drafts.textOf(file) as string) },
    operations: [{ op: 'replace', path: pointer, value }],
  });
/** The files of the site, without those of the studio and of editors. */
const siteTexts = () => studio.texts((path) => !path.startsWith('.'));

test('saving changes only the bytes of the edited value; then nothing is unsaved', async () => {
  const before = await siteTexts();
  const { title } = JSON.parse(before[file] as string);
  expect((await edit('/title', { zh: '新标题', en: 'A new title' })).status).toBe(200);
  expect(await textOf()).toBe(before[file]);
  expect(await studio.ask('save', {})).toEqual({ status: 200, answer: { outcome: 'saved', files: [file] } });
  const after = await siteTexts();
  expect(JSON.parse(after[file] as string)).toEqual({
    ...JSON.parse(before[file] as string),
    title: { zh: '新标题', en: 'A new title' },
  });
  const stretch = (text: string) => text.split(/"title"\s*:\s*(?:\{[^}]*\}|"[^"]*")/);
  expect(stretch(after[file] as string)).toEqual(stretch(before[file] as string));
  expect({ ...after, [file]: '' }).toEqual({ ...before, [file]: '' });
  expect(title).toBeDefined();
  expect(studio.drafts.isDirty()).toBe(false);
  // A save can be undone, byte for byte.
  await studio.ask('undo', {});
  await studio.ask('save', {});
  expect(await siteTexts()).toEqual(before);
});

test('saving without a change writes nothing', async () => {
  const before = await siteTexts();
  expect((await studio.ask('save', {})).answer).toEqual({ outcome: 'saved', files: [] });
  expect(await siteTexts()).toEqual(before);
});

test('a new error is refused, and saved anyway on request', async () => {
  const before = await textOf();
  await edit('/sections', [{ type: 'nothing' }]);
  const { answer } = await studio.ask('save', {});
  expect(answer).toMatchObject({ outcome: 'refused' });
  const { problems } = answer as { problems: Placed<Problem>[] };
  expect(problems.map(({ pointer, place }) => [pointer, place.en])).toEqual([
    ['/sections/0/type', 'Section 1 › Section type'],
  ]);
  expect(await textOf()).toBe(before);
  expect((await studio.ask('save', { despite: true })).answer).toMatchObject({ outcome: 'saved' });
  expect(await textOf()).toContain('"nothing"');
  // An existing error on the disk does not block saving other changes.
  await edit('/title', 'Another');
  expect((await studio.ask('save', {})).answer).toMatchObject({ outcome: 'saved' });
});

test('changes elsewhere in the file that were saved meanwhile stay, and changes of the same value are a conflict', async () => {
  const before = await textOf();
  await edit('/title', 'Mine');
  const { id } = JSON.parse(before);
  await writeFile(join(studio.folder, file), before.replace(`"${id}"`, '"theirs"'));
  expect((await studio.ask('save', {})).answer).toMatchObject({ outcome: 'saved' });
  expect(JSON.parse(await textOf())).toMatchObject({ id: 'theirs', title: 'Mine' });

  await edit('/title', 'Mine again');
  const theirs = (await textOf()).replace('"Mine"', '"Theirs"');
  await writeFile(join(studio.folder, file), theirs);
  expect((await studio.ask('save', {})).answer).toEqual({ outcome: 'clash' });
  expect(await textOf()).toBe(theirs);
  const { clashes } = (await studio.ask('state')).answer as StudioState;
  const [{ revision = '' } = {}] = clashes;
  expect(clashes[0]?.conflicts.map(({ place }) => place)).toEqual([{ en: 'Title', zh: '标题' }]);
  // A choice between outdated versions must be made again.
  expect((await studio.ask('settle', { file, revision: hashOf('another'), ours: [] })).status).toBe(409);
  expect((await studio.ask('settle', { file, revision, ours: ['/title'] })).status).toBe(200);
  expect((await studio.ask('save', {})).answer).toMatchObject({ outcome: 'saved' });
  expect(await textOf()).toBe(theirs.replace('"Theirs"', '"Mine again"'));
});

test('an edit that is based on another text of the file is refused', async () => {
  const before = studio.drafts.textOf(file);
  const { status } = await studio.ask('edit', {
    file,
    pointer: '/title',
    revision: hashOf('another'),
    operations: [{ op: 'remove', path: '/title' }],
  });
  expect(status).toBe(409);
  expect(studio.drafts.textOf(file)).toBe(before);
});

test('a row of the review undoes only its change, and all rows together restore the file', async () => {
  const before = await textOf();
  await edit('/title', 'Mine');
  await edit('/id', 'mine');
  const [{ rows = [], lines = [], title } = {}] = (await studio.ask('changes')).answer as FileChanges[];
  expect(title).toEqual({ en: 'Mine', zh: 'Mine' });
  expect(rows.map(({ place }) => place.en).sort()).toEqual(['Page ID', 'Title']);
  expect(lines.filter(({ kind }) => kind === 'new').map(({ text }) => text.trim())).toEqual([
    '"id": "mine",',
    '"title": "Mine",',
  ]);
  expect(rows.map(({ pointer }) => pointer).sort()).toEqual(['/id', '/title']);
  for (const { pointer, back } of rows)
    await studio.ask('edit', {
      file,
      pointer,
      revision: hashOf(studio.drafts.textOf(file) as string),
      operations: back,
    });
  expect(studio.drafts.textOf(file)).toBe(before);
  expect((await studio.ask('changes')).answer).toEqual([]);
});

test('the review lists the remaining sample texts in unsaved files with their pointers', async () => {
  const samples = async () => ((await studio.ask('changes')).answer as FileChanges[]).flatMap((one) => one.samples);
  await edit('/title', '✎ Mine');
  expect(await samples()).toMatchObject([{ file, pointer: '/title', place: { en: 'Title' }, severity: 'warning' }]);
  await edit('/title', 'Mine');
  expect(await samples()).toEqual([]);
});

test('a file behind a link, its own or a folder’s, is not written, nor is any other file with it', async () => {
  const elsewhere = join(studio.folder, 'elsewhere');
  const texts = () =>
    Promise.all(['elsewhere/home.json', 'pages/second.json'].map((one) => readFile(join(studio.folder, one), 'utf8')));
  const answer = {
    ...{ outcome: 'failed', code: 'behind-link', file },
    message: expect.stringContaining('behind a symbolic link'),
  };
  for (const [path, kept] of [
    [file, 'elsewhere/home.json'],
    ['pages', 'elsewhere'],
  ] as const) {
    if (path === file) await mkdir(elsewhere);
    await edit('/title', `Behind ${kept}`);
    await rename(join(studio.folder, path), join(studio.folder, kept));
    await symlink(join(studio.folder, kept), join(studio.folder, path));
    const before = await texts();
    await studio.ask('edit', {
      ...{ file: 'pages/second.json', pointer: '/title' },
      revision: hashOf(studio.drafts.textOf('pages/second.json') as string),
      operations: [{ op: 'replace', path: '/title', value: 'Beside it' }],
    });
    expect((await studio.ask('save', {})).answer).toEqual(answer);
    expect(await texts()).toEqual(before);
    await rm(join(studio.folder, path));
    await rename(join(studio.folder, kept), join(studio.folder, path));
    if (path === file) await rm(elsewhere, { recursive: true });
    // The control: without the link, the same is saved.
    expect((await studio.ask('save', {})).answer).toMatchObject({ outcome: 'saved' });
    expect(JSON.parse(await textOf()).title).toBe(`Behind ${kept}`);
  }
});
