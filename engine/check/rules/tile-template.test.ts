import { expect, test } from 'vitest';
import { siteWith, smallSite } from '../../generate/gallery/small-site.ts';
import { checkSite } from '../check.ts';

/** The check's messages for a site with tiles at this address. */
async function told(tiles: string, key = 'sample') {
  const map = { tiles, key, attribution: 'Tiles' };
  const site = await siteWith({ 'pages/site.json': { ...smallSite['pages/site.json'], map } });
  return checkSite(site).map(({ code, pointer, suggestion }) => [code, pointer, suggestion]);
}

test.each([
  'https://tiles.example.com/{z}/{x}/{y}.png?key={key}',
  'https://{s}.tiles.example.com/{z}/{x}/{-y}{r}.png',
  'https://tiles.example.com/wmts?tilematrix={z}&tilerow={y}&tilecol={x}&tk={key}',
  'http://localhost:8080/{z}/{x}/{y}.png',
])('tiles that a map can ask for are no mistake: %s', async (tiles) => {
  expect(await told(tiles)).toEqual([]);
});

test.each([
  ['https://tiles.example.com/{z}/{x}.png?key={key}', undefined],
  ['https://tiles.example.com/tile.png', undefined],
  ['https://tiles.example.com/{z}/{x}/{y}.png?key={apikey}', undefined],
  ['/tiles/{z}/{x}/{y}.png', undefined],
  ['http://tiles.example.com/{z}/{x}/{y}.png', 'https://tiles.example.com/{z}/{x}/{y}.png'],
  ['https://tiles.example.com/{z}/{x}/{y}.png?key=ab12', 'https://tiles.example.com/{z}/{x}/{y}.png?key={key}'],
  [
    'https://tiles.example.com/{z}/{x}/{y}.png?access_token=ab12&v=2',
    'https://tiles.example.com/{z}/{x}/{y}.png?access_token={key}&v=2',
  ],
])('invisible tiles are reported once: %s', async (tiles, meant) => {
  const problems = await told(tiles);
  expect(problems.map(([code, pointer]) => [code, pointer])).toEqual([['wrong-tiles', '/map/tiles']]);
  const [[, , suggestion] = []] = problems;
  if (meant === undefined) expect(suggestion).toBeUndefined();
  else expect([meant, '{key}']).toContain(suggestion);
});

test('a key with characters that break the address is reported at the key', async () => {
  expect(await told('https://tiles.example.com/{z}/{x}/{y}.png?key={key}', 'ab&c=1')).toEqual([
    ['wrong-tiles', '/map/key', undefined],
  ]);
});
