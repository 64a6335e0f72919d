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

test('what a closing page sends is done after what was under way, whichever of them comes first', async () => {
  expect((await studio.ask('edit', { file, revision, ...typed('Seco') })).status).toBe(200);
  expect((await studio.ask('edit/last', last())).status).toBe(200);
  expect(titleNow()).toBe('Secondary');
  await studio.ask('undo', {});
  expect(titleNow()).toBe('Second');
  expect((await studio.ask('edit/last', last())).status).toBe(200);
  expect((await studio.ask('edit', { file, revision, ...typed('Seco') })).status).toBe(409);
  expect(titleNow()).toBe('Secondary');
});

test('what was under way alone is done once', async () => {
  const alone = { ...last(), edits: [] };
  expect((await studio.ask('edit/last', alone)).status).toBe(200);
  expect(titleNow()).toBe('Seco');
  expect((await studio.ask('edit/last', alone)).status).toBe(409);
  expect(studio.drafts.history().done).toHaveLength(1);
});

test('nothing is done where the file is another by then', async () => {
  await studio.drafts.edit({ file, pointer: '' }, [{ op: 'replace', path: '/id', value: 'others' }]);
  const before = studio.drafts.textOf(file);
  expect((await studio.ask('edit/last', last())).status).toBe(409);
  expect(studio.drafts.textOf(file)).toBe(before);
  expect((await studio.ask('edit/last', { ...last(), file: 'package.json' })).status).toBe(404);
});
