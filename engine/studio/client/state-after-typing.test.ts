import { expect, test } from 'vitest';
import type { Problem } from '../../check/problem.ts';
import type { StudioState } from '../protocol/state-protocol.ts';
import { stateAfterTyping } from './state-after-typing.ts';

const problem = (file: string, code: string) => ({ file, code, pointer: '/title', message: code }) as Problem;
const state: StudioState = {
  files: [
    { file: 'pages/a.json', kind: 'page', isChanged: true },
    { file: 'pages/b.json', kind: 'page', isChanged: false },
  ],
  languages: [],
  timeZone: 'UTC',
  problems: [problem('pages/a.json', 'one'), problem('pages/b.json', 'two')],
  canUndo: true,
  canRedo: false,
  gone: [],
  held: [],
  untranslated: 0,
  merged: [],
  clashes: [],
};

test('a key that changes no problem leaves the very state: nothing is drawn for it', () => {
  expect(stateAfterTyping(state, 'pages/a.json', [problem('pages/a.json', 'one')])).toBe(state);
});

test('a key that mends or breaks something changes the problems of its file alone', () => {
  const { problems, files } = stateAfterTyping(state, 'pages/a.json', [problem('pages/a.json', 'three')]);
  expect(problems.map(({ code }) => code).sort()).toEqual(['three', 'two']);
  expect(files).toBe(state.files);
});

test('the first key in a file makes it unsaved, and whatever was taken back cannot be done again', () => {
  const after = stateAfterTyping({ ...state, canRedo: true, canUndo: false }, 'pages/b.json', [
    problem('pages/b.json', 'two'),
  ]);
  expect(after.files.map(({ isChanged }) => isChanged)).toEqual([true, true]);
  expect(after).toMatchObject({ canUndo: true, canRedo: false, problems: state.problems });
});
