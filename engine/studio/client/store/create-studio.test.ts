import { describe, expect, test, vi } from 'vitest';
import type { CompiledPage } from '../../../model/compiled.ts';
import { delayAnswers } from '../../../testing/delay-answers.ts';
import type { Edit, EditResult } from '../../protocol/edit-protocol.ts';
import type { Form } from '../../protocol/form-protocol.ts';
import type { FilePointer } from '../../protocol/protocol.ts';
import type { StudioState } from '../../protocol/state-protocol.ts';
import type { Server } from '../server.ts';
import { createStudio } from './create-studio.ts';

const file = 'pages/home.json';

function begin() {
  const states = delayAnswers<[], StudioState>();
  const edits = delayAnswers<[Edit], EditResult>();
  const form = async (place: FilePointer) =>
    ({ ...place, field: { pointer: place.pointer }, revision: 'r1' }) as unknown as Form;
  const proposals = vi.fn(async () => ({}));
  const server = { state: states.ask, form, edit: edits.ask, proposals, sectionTypes: async () => [] };
  const studio = createStudio(server as unknown as Server);
  const { site } = studio;
  const state = { ...site.get(), files: [{ file, kind: 'page' as const, isChanged: true }], canUndo: true };
  return { studio, states: states.calls, edits: edits.calls, state };
}

/** Begins with the file chosen and its form shown. */
async function beginAtFile() {
  const begun = begin();
  const { studio, states, state } = begun;
  studio.start();
  await states[0]?.answer(state);
  studio.choose({ file, pointer: '' });
  await expect.poll(() => states).toHaveLength(2);
  await states[1]?.answer(state);
  return begun;
}

test('an edit changes the page before the problems, and only affected slices', async () => {
  const { studio, edits } = await beginAtFile();
  const order: string[] = [];
  for (const name of ['site', 'place', 'notices', 'unfinished', 'connection', 'editing'] as const)
    studio[name].subscribe(() => order.push(name));
  studio.preview.onPage(() => order.push('page'));
  const problems = [{ file, pointer: '/title', code: 'a', severity: 'error' }] as StudioState['problems'];
  void studio.edit('/title', [{ op: 'replace', path: '/title', value: 'New' }], true);
  expect(edits[0]?.args[0]).toMatchObject({ file, revision: 'r1' });
  await edits[0]?.answer({ revision: 'r2', typed: { problems, pages: [{} as CompiledPage] } });
  expect(order).toEqual(['page', 'site']);
  expect(studio.site.get().problems).toEqual(problems);
});

test('a location that is selected during an edit loads afterwards', async () => {
  const { studio, states, edits } = await beginAtFile();
  void studio.edit('/title', [{ op: 'replace', path: '/title', value: 'New' }], true);
  studio.choose({ file, pointer: '/sections/0' });
  await Promise.resolve();
  expect(states).toHaveLength(2);
  await edits[0]?.answer({ revision: 'r2' });
  expect(states).toHaveLength(3);
});

describe('after an edit that moves the selected section', () => {
  const added = [{ op: 'add' as const, path: '/sections/0', value: {} }];
  const moved = { file, pointer: '/sections/2' };

  async function beginToAdd() {
    const { studio, states, edits, state } = begin();
    studio.choose({ file, pointer: '/sections/1' });
    await expect.poll(() => states).toHaveLength(1);
    await states[0]?.answer(state);
    const chosen = studio.chosenAfter(studio.edit('/sections/0', added));
    expect(studio.place.get().chosen).toEqual(moved);
    /** Answers the edit, and each request for the state before and after it. */
    const finish = async () => {
      await edits[0]?.answer({ revision: 'r2' });
      for (const one of states) await one.answer(state);
    };
    return { studio, chosen, finish };
  }

  test('the section is still selected', async () => {
    const { chosen, finish } = await beginToAdd();
    await finish();
    expect(await chosen).toEqual(moved);
  });

  test.each([
    { file, pointer: '' },
    { file: 'pages/other.json', pointer: '/sections/2' },
  ])('there is none if the user has moved to $file at $pointer meanwhile', async (other) => {
    const { studio, chosen, finish } = await beginToAdd();
    studio.choose(other);
    await finish();
    expect(await chosen).toBeUndefined();
  });

  test('there is no step if the edit is refused', async () => {
    const { studio, chosen, finish } = await beginToAdd();
    expect(await studio.chosenAfter(studio.edit('/sections/0', added))).toBeUndefined();
    await finish();
    expect(await chosen).toEqual(moved);
  });
});
