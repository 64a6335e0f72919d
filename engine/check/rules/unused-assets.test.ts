import { expect, test } from 'vitest';
import { type Files, replacePassage, siteWith, smallAssets, smallNews } from '../../generate/gallery/small-site.ts';
import { checkSite } from '../check.ts';
import { formatProblem } from '../problem.ts';

const told = async (assets: string[], change: Files = {}) =>
  checkSite({ ...(await siteWith(change)), assets: [...smallAssets, ...assets] }).map(formatProblem);
const news = (fields: object) => ({ 'assets/records/news/a.json': { ...smallNews[0], content: '', ...fields } });

test('an unused file is reported', async () => {
  expect(await told(['files/spare.zip', 'images/spare.svg'])).toMatchInlineSnapshot(`
    [
      "assets/files/spare.zip:1:1  Nothing names assets/files/spare.zip. Use it, or remove it.",
      "assets/images/spare.svg:1:1  Nothing names assets/images/spare.svg. Use it, or remove it.",
    ]
  `);
});

test.each([
  ['goes with its file', 'files/example.zip.sha256', {}],
  ['is what browsers ask for', 'images/favicon.svg', {}],
  ['stands at the root, for who asks for it there', 'ads.txt', {}],
  ['is where RFC 8615 has it', '.well-known/security.txt', {}],
  ['is linked in the HTML of a record', 'files/a.zip', news({ content: '<a href="/files/a.zip">x</a>' })],
  ['has an old address that is rewritten', 'files/b/a.zip', news({ picture: 'https://old.example.com/b/a.zip' })],
  ['is relative to a base', 'files/a.png', news({ picture: 'a.png' })],
  ['has a name in other letters', 'files/中 a.zip', news({ content: '<img src="/files/%E4%B8%AD%20a.zip">' })],
])('not one that %s', async (_, asset, change) => {
  expect(await told([asset], change)).toEqual([]);
});

test('nor the files next to a used web page', async () => {
  const base = replacePassage('pages/second.json', '**{product}** runs', '[form](files:form/a.html)');
  expect(await told(['files/form/a.html', 'files/form/a.css', 'files/other.css'], base)).toHaveLength(1);
});

test('and none while the site has errors, which may hide the use', async () => {
  expect(await told([], replacePassage('pages/home.json', 'files:example.zip', 'files:exmple.zip'))).toHaveLength(1);
});
