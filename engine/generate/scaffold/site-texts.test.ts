import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../site/paths.ts';
import { hasSimplified } from '../../testing/has-simplified.ts';
import { createCollectionFiles } from './collection-files.ts';
import { readFields } from './fields.ts';
import { createSectionFiles } from './section-files.ts';
import { sectionKinds } from './section-kinds.ts';
import { translateTexts } from './site-texts.ts';
import { createSourceFiles, sourceKinds } from './source-files.ts';

const description = { en: 'A talk.', zh: '讲座。' };
const { definitions: kinds } = JSON.parse(readFileSync(join(root, 'schemas/kinds.schema.json'), 'utf8'));

/** The descriptors, examples and records that the scaffolds write for a site in one language. */
function textsIn(language: string): string[] {
  const languages = [language];
  const fields = 'a:text,b:texts,c:html,d:link,e:links,f:picture,rows:rows,g:field';
  const files = {
    ...createSectionFiles(
      { name: 'talk', description, fields: readFields(fields, sectionKinds), own: true, languages },
      { source: 'talk.all', field: 'title' },
    ),
    ...createSourceFiles({
      ...{ name: 'talk.all', description, path: '/api/v1/talk/all', own: true, languages },
      fields: readFields('title:text,body:html', sourceKinds, []),
    }),
    ...createCollectionFiles({
      ...{ name: 'talk', description: '', languages, kinds, schema: '', picture: '' },
      fields: readFields('title:PlainText,body:HtmlText,day:Day', ['PlainText', 'HtmlText', 'Day'], []),
    }),
  };
  return Object.entries(files).flatMap(([path, text]) => (path.endsWith('.json') ? [text] : []));
}

test.each(['zh-Hant', 'zh-TW', 'zh-HK'])('the scaffolds’ texts in %s are in Traditional Chinese', (language) => {
  const texts = textsIn(language);
  expect(texts).toHaveLength(4);
  expect(texts.every((text) => /\p{Script=Han}/u.test(text))).toBe(true);
  expect(texts.filter(hasSimplified)).toEqual([]);
});

test('control: their Simplified Chinese is detected', () => {
  expect(textsIn('zh').filter((text) => !hasSimplified(text))).toEqual([]);
});

test.each([
  [['zh', 'en'], { zh: '首页', en: 'Home' }],
  [['en', 'zh-TW'], { en: 'Home', 'zh-TW': '首頁' }],
  [['zh-TW', 'zh-HK'], { 'zh-TW': '首頁', 'zh-HK': '首頁' }],
  [['fr', 'ja'], { fr: 'Home', ja: 'Home (日本語)' }],
  [['zh-Hans'], '首页'],
  [['en', 'english_us'], { en: 'Home', english_us: 'Home (english_us)' }],
])('a text in %j', (languages, text) => {
  expect(translateTexts({ zh: '首页', en: 'Home' }, languages)).toEqual(text);
});
