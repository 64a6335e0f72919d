import { expect, test } from 'vitest';
import type { Problem } from '../../../check/problem.ts';
import { relatedTo, splitProblems, type UnfinishedValue, withAdded, withLeft } from './unfinished-values.ts';

const file = 'pages/site.json';
const link = { file, pointer: '/navigation/2' };
const problem = (pointer: string, severity: Problem['severity'] = 'error') => ({ file, pointer, severity }) as Problem;
const open = withAdded([], file, '/navigation/2', [{ op: 'add', path: '/navigation/-', value: {} }]);
const errors = (values: UnfinishedValue[], ...pointers: string[]) =>
  splitProblems(
    pointers.map((pointer) => problem(pointer)),
    values,
  ).problems.map(({ pointer }) => pointer);

test('an added value has no errors until its fields lose focus, and then only theirs', () => {
  const all = ['/navigation/2', '/navigation/2/label/zh', '/navigation/2/to'];
  expect(errors(open, ...all)).toEqual([]);
  expect(
    splitProblems(
      all.map((pointer) => problem(pointer)),
      open,
    ).incomplete,
  ).toHaveLength(3);
  const left = withLeft(open, { file, pointer: '/navigation/2/label' });
  expect(errors(left, ...all)).toEqual(['/navigation/2/label/zh']);
  expect(withLeft(left, { file, pointer: '/navigation/2/label' })).toBe(left);
  // The control: nothing was added.
  expect(errors([], ...all)).toEqual(all);
});

test('errors elsewhere and warnings are reported', () => {
  expect(errors(open, '/navigation/1/to', '/navigation/20', '')).toEqual(['/navigation/1/to', '/navigation/20', '']);
  expect(splitProblems([problem('/navigation/2/to', 'warning')], open).problems).toHaveLength(1);
  expect(splitProblems([{ ...problem('/navigation/2/to'), file: 'pages/a.json' }], open).problems).toHaveLength(1);
});

test('a value moves with the items before it, and disappears when it is removed', () => {
  const before = withAdded(open, file, '/navigation/0', [{ op: 'remove', path: '/navigation/0' }]);
  expect(errors(before, '/navigation/1/to', '/navigation/2/to')).toEqual(['/navigation/2/to']);
  expect(withAdded(open, file, '/navigation/2', [{ op: 'remove', path: '/navigation/2' }])).toEqual([]);
});

test('it stays open with its own form or that around it, and any other form closes it', () => {
  for (const pointer of ['', '/navigation/2', '/navigation/2/label'])
    expect(relatedTo(open, { file, pointer })).toEqual(open);
  for (const other of [
    { file, pointer: '/navigation/1' },
    { ...link, file: 'pages/home.json' },
  ])
    expect(relatedTo(open, other)).toEqual([]);
});

test('a new file is one value', () => {
  expect(errors([{ file, pointer: '', left: ['/title'] }], '', '/title/en', '/time')).toEqual(['/title/en']);
});
