import { expect, test } from 'vitest';
import type { StudioFile } from '../../protocol/state-protocol.ts';
import { idFromRoute, pageFolders } from './new-page.tsx';

test('the name of its file is the last step of its address that no record gives', () => {
  expect(idFromRoute('/guides/First_Steps')).toBe('first-steps');
  expect(idFromRoute('/news/{page}')).toBe('news');
  expect(idFromRoute('/2027')).toBe('page-2027');
  expect(idFromRoute('/')).toBe('');
});

test('pages are offered the folders that pages stand in, and no folder of shared files', () => {
  const files = [
    { file: 'pages/home.json', kind: 'page' },
    { file: 'pages/a/b/c.json', kind: 'page' },
    { file: 'pages/shared/x.json', kind: 'shared' },
  ] as StudioFile[];
  expect(pageFolders(files)).toEqual(['', 'a/b']);
});
