import { expect, test } from 'vitest';
import type { StudioFile } from '../../protocol/state-protocol.ts';
import { idFromRoute, pageFolders } from './new-page.tsx';

test('the file name is the last segment of the address that is not a parameter', () => {
  expect(idFromRoute('/guides/First_Steps')).toBe('first-steps');
  expect(idFromRoute('/news/{page}')).toBe('news');
  expect(idFromRoute('/2027')).toBe('page-2027');
  expect(idFromRoute('/')).toBe('');
});

test('the suggested folders contain pages, but no shared files', () => {
  const files = [
    { file: 'pages/home.json', kind: 'page' },
    { file: 'pages/a/b/c.json', kind: 'page' },
    { file: 'pages/shared/x.json', kind: 'shared' },
  ] as StudioFile[];
  expect(pageFolders(files)).toEqual(['', 'a/b']);
});
