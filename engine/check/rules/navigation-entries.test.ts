import { expect, test } from 'vitest';
import { complaints, replacePassage } from '../../generate/gallery/small-site.ts';

test('an entry without a target is reported', async () => {
  const by = '"navigation": [ { "label": "More", "children": [] },';
  expect(await complaints(replacePassage('pages/site.json', '"navigation": [', by))).toMatchInlineSnapshot(`
    [
      "pages/site.json:34:19  navigation[0]: This entry of the navigation leads nowhere and holds no entries. Write "to" or "children".",
    ]
  `);
});

test('an entry for a route without a page is a dead link', async () => {
  const by = '"navigation": [ { "label": "More", "to": "/more" },';
  expect(await complaints(replacePassage('pages/site.json', '"navigation": [', by))).toMatchInlineSnapshot(`
    [
      "pages/site.json:34:44  navigation[0].to: No page has the route "/more".",
    ]
  `);
});

test('an entry with a target may have an empty list of entries', async () => {
  const by = '"navigation": [ { "label": "More", "to": "/", "children": [] },';
  expect(await complaints(replacePassage('pages/site.json', '"navigation": [', by))).toEqual([]);
});
