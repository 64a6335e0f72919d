import { expect, test } from 'vitest';
import { siteWith } from '../generate/gallery/small-site.ts';
import { checkSite } from './check.ts';
import { formatProblem } from './problem.ts';

const $schema = '../schemas/words.schema.json';
const told = async (words: object) =>
  checkSite(await siteWith({ 'pages/words.json': words })).map((one) => formatProblem(one));

test('a site may replace the engine’s messages, in one language or all, with plural forms', async () => {
  const total = { zh: '{{count, number}} 个', en: { one: 'one', other: '{{count, number}} things' } };
  expect(await told({ $schema, map: { zoomIn: { en: 'Nearer' } }, kit: { total } })).toEqual([]);
});

test.each([
  [{ mop: {} }, '3:3  mop: "mop" is not a field here. Did you mean "map"?'],
  [{ map: { zoomin: { en: 'x' } } }, '4:5  map.zoomin: "zoomin" is not a field here. Did you mean "zoomIn"?'],
  [{ map: { zoomIn: { fr: 'x' } } }, '5:7  map.zoomIn.fr: "fr" is not a field here. Allowed: zh, en.'],
  [{ map: { zoomIn: 'x' } }, '4:15  map.zoomIn: "x" is a text; this must be an object {…}.'],
  [
    { map: { marker: { en: '{{plaice}}' } } },
    '5:13  map.marker.en: "{{plaice}}" is not of the right form: a text that names no value but {{place}}, as in "Example {{place}}".',
  ],
  [{ kit: { total: { en: { other: 'x' } } } }, '5:13  kit.total.en: The field "one" is missing.'],
  [
    { kit: { total: { zh: { other: 'x', one: 'x' } } } },
    '7:9  kit.total.zh.one: "one" is not a field here. Allowed: other.',
  ],
])('the mistake in the messages %j is reported', async (words, says) => {
  expect(await told({ $schema, ...words })).toEqual([`pages/words.json:${says}`]);
});
