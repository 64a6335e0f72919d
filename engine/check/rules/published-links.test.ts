import { expect, test } from 'vitest';
import { complaints, replacePassage, smallSite } from '../../generate/gallery/small-site.ts';

const { 'pages/second.json': second, 'pages/home.json': home } = smallSite;
const [table, feature] = home.sections;
const of = (times: object, linking: object = {}) =>
  complaints({
    'pages/second.json': { ...second, ...times },
    'pages/home.json': { ...home, sections: [table, { ...feature, ...linking }] },
  });

test('a link to a draft is reported in both languages of the text, unless the linking page is a draft too', async () => {
  expect(await of({ draft: true })).toEqual([
    expect.stringMatching(/^pages\/home\.json:.*sections\[1\] \(feature\).*The page of "\/second#guide" is a draft/),
    expect.stringMatching(/is a draft/),
  ]);
  expect(await of({ draft: true }, { draft: true })).not.toContainEqual(expect.stringMatching(/is a draft/));
  expect(await of({ draft: false })).toEqual([]);
});

test.each([
  ['never says when', {}, 2],
  ['appears before', { publishFrom: '2026-12-31' }, 2],
  ['appears with it', { publishFrom: '2027-01-01T00:00' }, 2],
  ['appears with it and goes with it', { publishFrom: '2027-01-01T00:00', publishUntil: '2027-02-01' }, 0],
  ['goes after it', { publishFrom: '2027-01-02', publishUntil: '2027-02-01T00:01' }, 2],
])('a link to a page of January that %s', async (_, linking, count) => {
  const told = await of({ publishFrom: '2027-01-01', publishUntil: '2027-02-01' }, linking);
  expect(told.filter((one) => one.includes('is published from 2027-01-01 until 2027-02-01'))).toHaveLength(count);
});

test('the navigation, the parent of a page and the HTML of a record are links too', async () => {
  const site = { ...smallSite['pages/site.json'], navigation: [{ label: 'x', to: '/second' }] };
  const entry = (more: object) => ({
    'pages/second.json': { ...second, draft: true },
    'pages/home.json': { ...home, sections: [table] },
    'pages/site.json': { ...site, navigation: [{ label: 'x', to: '/second', ...more }] },
  });
  const drafts = async (changes: object) =>
    (await complaints({ ...changes })).filter((one) => one.includes('is a draft'));
  expect(await drafts(entry({}))).toEqual([expect.stringMatching(/^pages\/site\.json/)]);
  expect(await drafts(entry({ draft: true }))).toEqual([]);
  const parent = {
    ...entry({ draft: true }),
    'pages/product.json': { ...smallSite['pages/product.json'], parent: '/second' },
  };
  expect(await drafts(parent)).toEqual([expect.stringMatching(/^pages\/product\.json/)]);
  const news = { id: 1, title: 'T', summary: 'S', time: '2025-01-01', content: '<a href="/en/second">x</a>' };
  const record = (more: object) => ({
    ...entry({ draft: true }),
    'assets/records/news/a.json': [{ ...news, ...more }],
  });
  expect(await drafts(record({}))).toEqual([expect.stringMatching(/^assets\/records\/news/)]);
  expect(await drafts(record({ draft: true }))).toEqual([]);
});

test.each([
  ['"publishFrom": "2027-02-30"', /2027-02-30|has 28 days|28/],
  ['"publishFrom": "1 May"', /publishFrom/],
  ['"publishFrom": "2027-02-02", "publishUntil": "2027-02-02T00:00"', /never published/],
])('%s is reported', async (fields, told) => {
  const change = replacePassage('pages/product.json', '"id": "product"', `"id": "product", ${fields}`);
  expect(await complaints(change)).toContainEqual(expect.stringMatching(told));
});

test('a missing time zone is reported, and an existing one is not', async () => {
  const zone = (timeZone: string) => complaints({ 'pages/site.json': { ...smallSite['pages/site.json'], timeZone } });
  expect(await zone('Asia/Shangai')).toEqual([expect.stringMatching(/There is no time zone "Asia\/Shangai"/)]);
  expect(await zone('Asia/Shanghai')).toEqual([]);
});
