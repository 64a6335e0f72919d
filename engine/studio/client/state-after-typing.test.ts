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
  markdown: [],
  languages: [],
  bases: {},
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

test('an edit without changed problems keeps the same state, so nothing renders', () => {
  expect(stateAfterTyping(state, 'pages/a.json', [problem('pages/a.json', 'one')])).toBe(state);
});

test('an edit that fixes or breaks something only changes the problems of its file', () => {
  const { problems, files } = stateAfterTyping(state, 'pages/a.json', [problem('pages/a.json', 'three')]);
  expect(problems.map(({ code }) => code).sort()).toEqual(['three', 'two']);
  expect(files).toBe(state.files);
});

test('the first edit of a file makes it unsaved, and clears the steps to redo', () => {
  const after = stateAfterTyping({ ...state, canRedo: true, canUndo: false }, 'pages/b.json', [
    problem('pages/b.json', 'two'),
  ]);
  expect(after.files.map(({ isChanged }) => isChanged)).toEqual([true, true]);
  expect(after).toMatchObject({ canUndo: true, canRedo: false, problems: state.problems });
});
