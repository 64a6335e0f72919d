import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf } from '../../site/files/seal.ts';
import { type SmallStudio, startSmallStudio } from '../../testing/small-studio.ts';
import type { EditResult } from '../protocol/edit-protocol.ts';
import type { Usage } from '../protocol/pages-protocol.ts';
import type { StudioState } from '../protocol/state-protocol.ts';

let studio: SmallStudio;
beforeEach(async () => {
  studio = await startSmallStudio();
});
afterEach(() => studio.remove());

const home = 'pages/home.json';
const second = 'pages/second.json';
const pointer = '/sections/0/id';
const textOf = (file: string) => studio.drafts.textOf(file) ?? '';
const uses = async (file: string, id: string) =>
  (await studio.ask('anchors/uses', { file, pointer, id })).answer as Usage[];
const type = async (file: string, id: string) => {
  const operations = [{ op: 'replace', path: pointer, value: id }];
  const edit = { file, pointer, operations, revision: hashOf(textOf(file)), typed: true };
  return (await studio.ask('edit', edit)).answer as EditResult;
};
const follow = (file: string, id: string, revision: string) =>
  studio.ask('anchors/follow', { file, pointer, id, revision });
const problems = async () => ((await studio.ask('state')).answer as StudioState).problems;

test('the links to an anchor are reported, on its own page and others, also after a typo in its name', async () => {
  expect(await uses(second, 'guide')).toMatchObject([
    { file: home, pointer: '/sections/1/paragraphs/0/zh', place: { en: 'Section 2 › Paragraph 1 › Chinese' } },
    { file: home },
  ]);
  expect(await uses(home, 'downloads')).toMatchObject([{ file: home, text: '#downloads' }]);
  await type(second, 'guid');
  expect(await uses(second, 'guide')).toHaveLength(2);
  // Control: no link has the current name.
  expect(await uses(second, 'guid')).toEqual([]);
});

test('the links follow the new name in one step, which can be undone byte for byte', async () => {
  const before = textOf(home);
  const { revision } = await type(second, 'manual');
  await studio.site.inspect();
  expect((await problems()).map(({ file }) => file)).toEqual([home, home]);
  expect((await follow(second, 'guide', revision)).status).toBe(200);
  expect(textOf(home)).toBe(before.replaceAll('/second#guide', '/second#manual'));
  expect(await problems()).toEqual([]);
  await studio.ask('undo', {});
  expect(textOf(home)).toBe(before);
  expect(JSON.parse(textOf(second)).sections[0].id).toBe('manual');
});

test('links do not follow a text that has changed meanwhile, or an invalid name', async () => {
  const { revision } = await type(second, 'manual');
  const before = textOf(home);
  expect((await follow(second, 'guide', hashOf('another'))).status).toBe(409);
  expect((await follow('pages/none.json', 'guide', revision)).status).toBe(404);
  const { revision: broken } = await type(second, 'no name');
  expect((await follow(second, 'guide', broken)).status).toBe(400);
  expect(textOf(home)).toBe(before);
});
