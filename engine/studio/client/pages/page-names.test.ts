import { expect, test } from 'vitest';
import type { StudioFile } from '../../protocol/state-protocol.ts';
import { foldersIn, nameIn } from './new-page.tsx';

test('the name of its file is the last step of its address that no record gives', () => {
  expect(nameIn('/guides/First_Steps')).toBe('first-steps');
  expect(nameIn('/news/{page}')).toBe('news');
  expect(nameIn('/2027')).toBe('page-2027');
  expect(nameIn('/')).toBe('');
});

test('pages are offered the folders that pages stand in, and no folder of shared files', () => {
  const files = [
    { file: 'pages/home.json', kind: 'page' },
    { file: 'pages/a/b/c.json', kind: 'page' },
    { file: 'pages/shared/x.json', kind: 'shared' },
  ] as StudioFile[];
  expect(foldersIn(files)).toEqual(['', 'a/b']);
});
