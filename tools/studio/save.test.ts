import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf } from '../files/sealed.ts';
import { type SmallStudio, smallStudio } from '../test/fixtures/small-studio.ts';

let studio: SmallStudio;
beforeEach(async () => {
  studio = await smallStudio();
});
afterEach(() => studio.remove());

const file = 'pages/home.json';
const textOf = async (path = file) => (await studio.texts())[path] as string;
const edit = (pointer: string, value: unknown) =>
  studio.ask('edit', {
    ...{ file, pointer, revision: hashOf(studio.drafts.textOf(file) as string) },
    operations: [{ op: 'replace', path: pointer, value }],
  });
/** The files of the site, without what the studio keeps for itself and what editors are given. */
const siteTexts = async () =>
  Object.fromEntries(Object.entries(await studio.texts()).filter(([path]) => !path.startsWith('.')));

test('saving changes the bytes of the value that was edited and no other of any file; then nothing is unsaved', async () => {
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
  // What was saved can still be taken back, byte for byte.
  await studio.ask('undo', {});
  await studio.ask('save', {});
  expect(await siteTexts()).toEqual(before);
});

test('saving without a change writes nothing', async () => {
  const before = await siteTexts();
  expect((await studio.ask('save', {})).answer).toEqual({ outcome: 'saved', files: [] });
  expect(await siteTexts()).toEqual(before);
});

test('an error that was not there before is refused, and saved all the same where that is asked for', async () => {
  const before = await textOf();
  await edit('/sections', [{ type: 'nothing' }]);
  const { answer } = await studio.ask('save', {});
  expect(answer).toMatchObject({ outcome: 'refused' });
  expect((answer as { problems: unknown[] }).problems.length).toBeGreaterThan(0);
  expect(await textOf()).toBe(before);
  expect((await studio.ask('save', { despite: true })).answer).toMatchObject({ outcome: 'saved' });
  expect(await textOf()).toContain('"nothing"');
  // An error that stands on the disk keeps nobody from saving something else.
  await edit('/title', 'Another');
  expect((await studio.ask('save', {})).answer).toMatchObject({ outcome: 'saved' });
});

test('what was saved meanwhile elsewhere in the file stays, and what was saved at the same place is chosen', async () => {
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
  await studio.ask('settle', { file, ours: ['/title'] });
  expect((await studio.ask('save', {})).answer).toMatchObject({ outcome: 'saved' });
  expect(await textOf()).toBe(theirs.replace('"Theirs"', '"Mine again"'));
});

test('an edit that counts from another text than the file has is refused', async () => {
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

test('a row of the review takes back its change alone, and the file is as it was where all are', async () => {
  const before = await textOf();
  await edit('/title', 'Mine');
  await edit('/id', 'mine');
  const rows = (await studio.ask('changes')).answer as { pointer: string; was: unknown; is: unknown; back: object[] }[];
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
