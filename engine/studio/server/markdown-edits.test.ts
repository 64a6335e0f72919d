import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf } from '../../site/files/seal.ts';
import { type SmallStudio, startSmallStudio } from '../../testing/small-studio.ts';
import type { EditResult, FileChanges } from '../protocol/edit-protocol.ts';
import type { StudioState } from '../protocol/state-protocol.ts';

const page = 'pages/guide.json';
const file = 'pages/guide.md';
const pointer = '/sections/0/content';
const text = 'One.\r\n\r\nTwo.';

let studio: SmallStudio;
beforeAll(async () => {
  studio = await startSmallStudio({
    [page]: {
      $schema: '../schemas/page.schema.json',
      ...{ id: 'guide', route: '/guide', title: { zh: '指南', en: 'Guide' } },
      sections: [{ type: 'article', content: 'guide.md' }],
    },
    'pages/unwritten.json': {
      $schema: '../schemas/page.schema.json',
      ...{ id: 'unwritten', route: '/unwritten', title: { zh: '未写', en: 'Unwritten' } },
      sections: [{ type: 'article', content: 'new.md' }],
    },
    [file]: text,
  });
});
afterAll(() => studio?.remove());

const edit = (written: string, revision: string, of = file) =>
  studio.ask('edit', {
    ...{ file: page, pointer, operations: [], markdown: { file: of, text: written }, revision, typed: true },
    shown: { route: '/guide', languages: ['en'] },
  });

test('an edit of a Markdown file is a draft with its problems and page, an undoable step at its field, and refused if it is stale', async () => {
  const before = (await studio.ask('markdown', { file })).answer as { text: string; revision: string };
  expect(before).toEqual({ text, revision: hashOf(text) });
  const changed = `${text}\r\n\r\nSee [this](/nowhere).`;
  const { status, answer } = await edit(changed, before.revision);
  expect(status, JSON.stringify(answer)).toBe(200);
  const { typed } = answer as EditResult;
  expect(typed?.problems).toMatchObject([{ file, line: 5, column: 12, code: 'dead-link' }]);
  expect(JSON.stringify(typed?.pages)).toContain('nowhere');
  expect((await edit('Other', before.revision)).status).toBe(409);
  await studio.site.inspect();
  const state = (await studio.ask('state')).answer as StudioState;
  expect(state.markdown).toContainEqual({ file, at: { file: page, pointer } });
  expect(state.files.find((one) => one.file === page)?.isChanged).toBe(true);
  expect((await studio.ask('changes')).answer as FileChanges[]).toMatchObject([{ file, rows: [{ kind: 'replace' }] }]);
  expect((await studio.ask('undo', {})).answer).toEqual({ at: { file: page, pointer } });
  expect(studio.drafts.textOf(file)).toBe(text);
});

test('a file that a field names is created with its first text, and no other file is', async () => {
  const file = 'pages/new.md';
  expect((await studio.ask('markdown', { file })).answer).toEqual({ revision: hashOf('') });
  expect((await edit('First', hashOf(''), file)).status).toBe(200);
  expect(studio.drafts.textOf(file)).toBe('First');
  for (const other of ['pages/other.md', 'README.md', 'pages/../secret.md', page])
    expect((await edit('First', hashOf(studio.drafts.textOf(other) ?? ''), other)).status, other).toBe(404);
  await studio.ask('undo', {});
  expect(studio.drafts.textOf(file)).toBeUndefined();
});
