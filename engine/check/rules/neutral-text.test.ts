import { expect, test } from 'vitest';
import { complaints, replacePassage } from '../../generate/gallery/small-site.ts';

test('a plain string with Chinese in it is reported', async () => {
  expect(
    await complaints(replacePassage('pages/second.json', '"title": "Second"', '"title": "第二页"')),
  ).toMatchInlineSnapshot(`
    [
      "pages/second.json:5:12  title: A text in one string shows in every language, and this one holds Chinese. Write { "zh": "…", "en": "…" }.",
    ]
  `);
});

test.each([
  ['on a page whose content is Chinese', '"title": "第二页", "contentLanguage": "zh"'],
  ['in code', '"title": "`中文.config`"'],
])('not %s', async (_, by) => {
  expect(await complaints(replacePassage('pages/second.json', '"title": "Second"', by))).toEqual([]);
});

test('not in an entry for Chinese pages only', async () => {
  const by = '"navigation": [ { "label": "新闻", "to": "/news", "language": "zh" },';
  expect(await complaints(replacePassage('pages/site.json', '"navigation": [', by))).toEqual([]);
});
