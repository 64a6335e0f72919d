import { expect, test, vi } from 'vitest';
import type { CompiledPage } from '../../../model/compiled.ts';
import { lateAnswers } from '../../../testing/late-answers.ts';
import type { Edit, Edited } from '../../protocol/edit-protocol.ts';
import type { Form } from '../../protocol/form-protocol.ts';
import type { Place } from '../../protocol/protocol.ts';
import type { StudioState } from '../../protocol/state-protocol.ts';
import type { Server } from '../server.ts';
import { createStudio } from './create-studio.ts';

const file = 'pages/home.json';

function begin() {
  const states = lateAnswers<[], StudioState>();
  const edits = lateAnswers<[Edit], Edited>();
  const form = async (place: Place) =>
    ({ ...place, field: { pointer: place.pointer }, revision: 'r1' }) as unknown as Form;
  const proposals = vi.fn(async () => ({}));
  const server = { state: states.ask, form, edit: edits.ask, proposals, sectionTypes: async () => [] };
  const studio = createStudio(server as unknown as Server);
  const { site } = studio;
  const state = { ...site.get(), files: [{ file, kind: 'page' as const, isChanged: true }], canUndo: true };
  return { studio, states: states.calls, edits: edits.calls, state };
}

test('a key changes the page before the problems, and no slice that it is not about', async () => {
  const { studio, states, edits, state } = begin();
  studio.start();
  await states[0]?.answer(state);
  studio.choose({ file, pointer: '' });
  await vi.waitFor(() => expect(states).toHaveLength(2));
  await states[1]?.answer(state);
  const order: string[] = [];
  for (const name of ['site', 'place', 'notices', 'untouched', 'connection', 'editing'] as const)
    studio[name].subscribe(() => order.push(name));
  studio.preview.onPage(() => order.push('page'));
  const problems = [{ file, pointer: '/title', code: 'a', severity: 'error' }] as StudioState['problems'];
  void studio.edit('/title', [{ op: 'replace', path: '/title', value: 'New' }], true);
  expect(edits[0]?.asked[0]).toMatchObject({ file, revision: 'r1' });
  await edits[0]?.answer({ revision: 'r2', typed: { problems, pages: [{} as CompiledPage] } });
  expect(order).toEqual(['page', 'site']);
  expect(studio.site.get().problems).toEqual(problems);
});

test('a place that is chosen during an edit is read when that is done', async () => {
  const { studio, states, edits, state } = begin();
  studio.start();
  await states[0]?.answer(state);
  studio.choose({ file, pointer: '' });
  await vi.waitFor(() => expect(states).toHaveLength(2));
  await states[1]?.answer(state);
  void studio.edit('/title', [{ op: 'replace', path: '/title', value: 'New' }], true);
  studio.choose({ file, pointer: '/sections/0' });
  await Promise.resolve();
  expect(states).toHaveLength(2);
  await edits[0]?.answer({ revision: 'r2' });
  expect(states).toHaveLength(3);
});
