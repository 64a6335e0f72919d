import { expect, test } from 'vitest';
import { checksumTasks } from './checksums.ts';

const asset = (path: string) => ({ bytes: 1, sha256: `sum of ${path}` });

test('each folder of downloads has a list of its own files, by their names', () => {
  expect(checksumTasks(['files/a.zip', 'files/b.zip', 'files/more/c.zip'], asset)).toEqual([
    { path: 'files/SHA256SUMS', text: 'sum of files/a.zip  a.zip\nsum of files/b.zip  b.zip\n' },
    { path: 'files/more/SHA256SUMS', text: 'sum of files/more/c.zip  c.zip\n' },
  ]);
});

test('files that visitors never download directly are on no list', () => {
  const files = ['ads.txt', 'images/a.svg', 'images/more/a.svg', 'fonts/a.woff2', '.well-known/security.txt'];
  expect(checksumTasks([...files, 'files/.hidden', 'files/.git/a'], asset)).toEqual([]);
});

test('names with a line end or a backslash are escaped as sha256sum reads them', () => {
  expect(checksumTasks(['files/a\nb.zip', 'files/c\\d.zip', 'files/e.zip'], asset)).toEqual([
    {
      path: 'files/SHA256SUMS',
      text: '\\sum of files/a\nb.zip  a\\nb.zip\n\\sum of files/c\\d.zip  c\\\\d.zip\nsum of files/e.zip  e.zip\n',
    },
  ]);
});
