import { expect, test } from 'vitest';
import { type Files, siteWith, smallNews, smallSite } from '../../generate/gallery/small-site.ts';
import { checkSite } from '../check.ts';

const second = smallSite['pages/second.json'];
const page = (text: unknown): Files => ({
  'pages/second.json': { ...second, sections: [...second.sections, { type: 'prose', paragraphs: [text] }] },
});
const reported = async (files: Files, language: 'en' | 'zh' = 'en') =>
  checkSite(await siteWith(files), { language }).filter(({ code }) => code === 'sample-text');

test('a remaining sample text is a warning in each language, with a solution', async () => {
  const [chinese, english, ...others] = await reported(page({ zh: '✎ 文字', en: '✎ Words' }));
  expect(others).toEqual([]);
  expect(chinese).toMatchObject({ file: 'pages/second.json', pointer: '/sections/2/paragraphs/0/zh' });
  expect(english).toMatchObject({
    ...{ pointer: '/sections/2/paragraphs/0/en', severity: 'warning' },
    message: expect.stringContaining('write your own in every language'),
  });
  expect((await reported(page('✎ Words'), 'zh'))[0]?.message).toContain('请在每种语言中改为自己的内容');
});

test.each<[string, Files, string]>([
  ['HTML of a record', { 'assets/records/news/a.json': { ...smallNews[0], content: '<p>✎ Words</p>' } }, '/content'],
  ['an escaped mark', page('✎ Words'), '/sections/2/paragraphs/0'],
  ['a value with an error', { 'pages/second.json': { ...second, titel: '✎ Words' } }, '/titel'],
])('a sample in %s is reported', async (name, files, pointer) => {
  const site = await siteWith(files);
  const escaped = Object.fromEntries(
    Object.entries(site.files).map(([file, text]) => [file, text.replaceAll('✎', '\\u270E')]),
  );
  const found = checkSite(name === 'an escaped mark' ? { ...site, files: escaped } : site);
  expect(found.filter(({ code }) => code === 'sample-text').map((one) => one.pointer)).toEqual([pointer]);
});

test('control: a text that is written, or has the mark inside, is not reported', async () => {
  expect(await reported(page({ zh: '文字', en: 'Press ✎ to edit' }))).toEqual([]);
});
