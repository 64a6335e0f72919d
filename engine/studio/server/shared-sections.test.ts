import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf } from '../../site/files/seal.ts';
import { type SmallStudio, startSmallStudio } from '../../testing/small-studio.ts';
import type { FileChanges } from '../protocol/edit-protocol.ts';
import type { StudioState } from '../protocol/state-protocol.ts';

let studio: SmallStudio;
beforeEach(async () => {
  studio = await startSmallStudio();
});
afterEach(() => studio.remove());

const second = 'pages/second.json';
const guide = '/sections/0';
const links = '/sections/1';
const siteTexts = () => studio.texts((path) => !path.startsWith('.'));
const textOf = (file: string) => studio.drafts.textOf(file) ?? '';
const valueIn = (file: string) => JSON.parse(textOf(file));
const revision = (file: string) => hashOf(textOf(file));
const share = (pointer: string, name: string, file = second) =>
  studio.ask('includes/share', { file, pointer, name, revision: revision(file) });
const own = (pointer: string, removesFile: boolean, file = second) =>
  studio.ask('includes/own', { file, pointer, removesFile, revision: revision(file) });
const usedBy = async (file: string) =>
  ((await studio.ask('state')).answer as StudioState).files.find((one) => one.file === file)?.usedBy;

test('a section becomes a shared file in its page’s format, its links still work, and one step undoes it byte for byte', async () => {
  const before = await siteTexts();
  const section = valueIn(second).sections[0];
  expect(await share(guide, 'guide')).toMatchObject({ status: 200 });
  expect(valueIn(second).sections).toEqual([
    { type: 'include', name: 'guide' },
    { type: 'include', name: 'links' },
  ]);
  expect(valueIn('pages/shared/guide.json')).toEqual({
    $schema: '../../schemas/shared.schema.json',
    sections: [section],
  });
  expect(textOf('pages/shared/guide.json')).toMatch(/^\{\n {2}"\$schema".*\n\}\n$/s);
  const { problems } = (await studio.ask('state')).answer as StudioState;
  expect(problems).toEqual([]);
  expect(await usedBy('pages/shared/guide.json')).toEqual([second]);
  expect((await studio.ask('save', {})).answer).toMatchObject({ outcome: 'saved' });
  const { 'pages/shared/guide.json': _, [second]: __, ...others } = await siteTexts();
  const { [second]: ___, ...rest } = before;
  expect(others).toEqual(rest);
  expect(studio.drafts.history().done).toHaveLength(1);
  await studio.ask('undo', {});
  await studio.ask('save', {});
  expect(await siteTexts()).toEqual(before);
});

test('a section is shared and copied back unchanged, and the file is deleted with its last include', async () => {
  const before = valueIn(second);
  await share(guide, 'guide');
  expect((await own(guide, true)).status).toBe(200);
  expect(valueIn(second)).toEqual(before);
  const changes = (await studio.ask('changes')).answer as FileChanges[];
  expect(changes.map(({ file }) => file)).not.toContain('pages/shared/guide.json');
});

test('a shared file on another page stays, whatever the request', async () => {
  const home = 'pages/home.json';
  const text = JSON.stringify({
    ...valueIn(home),
    sections: [...valueIn(home).sections, { type: 'include', name: 'links' }],
  });
  await studio.drafts.write({ file: home, pointer: '' }, { [home]: text });
  await studio.site.inspect();
  expect(await usedBy('pages/shared/links.json')).toEqual([home, second]);
  const [section] = valueIn('pages/shared/links.json').sections;
  expect((await own(links, true)).status).toBe(200);
  expect(valueIn(second).sections[1]).toEqual(section);
  expect(await usedBy('pages/shared/links.json')).toEqual([home]);
});

test('a copy has the publishing dates of its include, combined with those of its sections', async () => {
  const shared = 'pages/shared/links.json';
  const [section] = valueIn(shared).sections;
  const all = [
    { ...section, publishFrom: '2026-01-01', publishUntil: '2026-03-01' },
    { ...section, id: 'others', publishUntil: '2026-09-01' },
  ];
  const include = {
    type: 'include',
    name: 'links',
    publishFrom: '2026-02-01',
    publishUntil: '2026-05-01',
    draft: true,
  };
  await studio.drafts.write(
    { file: second, pointer: '' },
    {
      [shared]: JSON.stringify({ ...valueIn(shared), sections: all }),
      [second]: JSON.stringify({ ...valueIn(second), sections: [include] }),
    },
  );
  expect((await own('/sections/0', false)).status).toBe(200);
  expect(valueIn(second).sections).toEqual([
    { ...section, publishFrom: '2026-02-01', publishUntil: '2026-03-01', draft: true },
    { ...section, id: 'others', publishFrom: '2026-02-01', publishUntil: '2026-05-01', draft: true },
  ]);
});

test('a section that cannot be shared is refused in both languages, and nothing changes', async () => {
  for (const language of ['en', 'zh'] as const) {
    await studio.ask('language', { language });
    const refused = async (pointer: string, name: string, file = second) => {
      const { status, answer } = await share(pointer, name, file);
      expect(status, `${pointer} ${name}`).toBe(400);
      const { message } = (answer as { error: { message: string } }).error;
      expect(/\p{Script=Han}/u.test(message), message).toBe(language === 'zh');
    };
    for (const name of ['', 'links', 'LINKS', '../second', 'a/b', 'Größe', '1a']) await refused(guide, name);
    for (const pointer of ['', '/title', '/sections/9', '/sections/0/paragraphs/0']) await refused(pointer, 'other');
    // A shared file includes nothing, so an include is no section that can become one.
    await refused(links, 'other');
    // A section with the record of its own page cannot be on another page.
    await refused('/sections/0', 'other', 'pages/item.json');
  }
  expect((await share(guide, 'a', 'pages/shared/links.json')).status).toBe(404);
  expect((await share(guide, 'a', 'pages/site.json')).status).toBe(404);
  const old = { file: second, pointer: guide, name: 'guide', revision: 'another' };
  expect((await studio.ask('includes/share', old)).status).toBe(409);
  expect((await studio.ask('includes/own', { ...old, removesFile: false })).status).toBe(409);
  expect(studio.drafts.changed()).toEqual([]);
  // Control: only the request was wrong.
  expect((await share(guide, 'guide')).status).toBe(200);
});
