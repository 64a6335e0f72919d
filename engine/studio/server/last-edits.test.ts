import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf } from '../../site/files/seal.ts';
import { type SmallStudio, startSmallStudio } from '../../testing/small-studio.ts';
import type { LastEdits } from '../protocol/edit-protocol.ts';

const file = 'pages/second.json';
const typed = (text: string) => ({
  pointer: '/title',
  operations: [{ op: 'replace' as const, path: '/title', value: text }],
  typed: true,
});

let studio: SmallStudio;
let revision: string;
beforeEach(async () => {
  studio = await startSmallStudio();
  revision = hashOf(studio.drafts.textOf(file) ?? '');
});
afterEach(() => studio.remove());

const titleNow = () => JSON.parse(studio.drafts.textOf(file) ?? '{}').title;
const last: () => LastEdits = () => ({ file, revision, underWay: typed('Seco'), edits: [typed('Secondary')] });

test('the last edits of a closing page run after pending ones, in either order of arrival', async () => {
  expect((await studio.ask('edit', { file, revision, ...typed('Seco') })).status).toBe(200);
  expect((await studio.ask('edit/last', last())).status).toBe(200);
  expect(titleNow()).toBe('Secondary');
  await studio.ask('undo', {});
  expect(titleNow()).toBe('Second');
  expect((await studio.ask('edit/last', last())).status).toBe(200);
  expect((await studio.ask('edit', { file, revision, ...typed('Seco') })).status).toBe(409);
  expect(titleNow()).toBe('Secondary');
});

test('a single pending edit runs once', async () => {
  const alone = { ...last(), edits: [] };
  expect((await studio.ask('edit/last', alone)).status).toBe(200);
  expect(titleNow()).toBe('Seco');
  expect((await studio.ask('edit/last', alone)).status).toBe(409);
  expect(studio.drafts.history().done).toHaveLength(1);
});

test('nothing happens if the file has changed by then', async () => {
  await studio.drafts.edit({ file, pointer: '' }, [{ op: 'replace', path: '/id', value: 'others' }]);
  const before = studio.drafts.textOf(file);
  expect((await studio.ask('edit/last', last())).status).toBe(409);
  expect(studio.drafts.textOf(file)).toBe(before);
  expect((await studio.ask('edit/last', { ...last(), file: 'package.json' })).status).toBe(404);
});
