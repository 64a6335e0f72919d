import { expect, test } from 'vitest';
import type { StudioFile } from '../state-protocol.ts';
import { foldersIn, nameIn, routeIn } from './page-names.ts';

test('the address of a new page follows from the first title that has Latin letters, and where none has any, it is to be written', () => {
  expect(routeIn(['新码头', 'Our “new” Pier’s café'])).toBe('/our-new-piers-cafe');
  expect(routeIn(['DFT 计算', 'x'])).toBe('/dft');
  expect(routeIn(['新码头', ''])).toBe('');
});

test('the name of its file is the last step of its address that no record gives', () => {
  expect(nameIn('/guides/First_Steps')).toBe('first-steps');
  expect(nameIn('/news/{page}')).toBe('news');
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
