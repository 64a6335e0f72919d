import { expect, test } from 'vitest';
import { fieldName, nameLocation } from './name-location.ts';

const page = {
  title: { zh: '公司', en: 'Company' },
  publishFrom: '2027-01-01',
  sections: [
    {
      type: 'article',
      heading: { zh: '公司简介', en: 'Company' },
      paragraphs: [
        { zh: '一', en: 'one' },
        { zh: '二', en: 'two' },
      ],
      links: [{ label: 'Home', to: '/' }, { to: '/' }],
    },
    { type: 'table', columns: [{}], rows: [[1], [2, 3]] },
    { type: 'tabs', tabs: [{ label: 'CPU', sections: [{ type: 'steps', items: [{}, {}, {}] }] }] },
  ],
};

test.each([
  ['', '', ''],
  ['/title/zh', 'title › Chinese', '标题 › 中文'],
  ['/title', 'title', '标题'],
  ['/publishFrom', 'published from', '发布时间'],
  ['/sections/0/paragraphs/1/en', 'Company › second paragraph › English', '公司简介 › 段落 2 › 英语'],
  ['/sections/0/paragraphs', 'Company › paragraphs', '公司简介 › 段落'],
  ['/sections/0/links/0/label', 'Company › Home › label', '公司简介 › Home › 文字'],
  ['/sections/0/links/1/to', 'Company › second link › link', '公司简介 › 链接 2 › 链接'],
  ['/sections/1', 'second section', '区块 2'],
  ['/sections/1/rows/1/0', 'second section › second row › first entry', '区块 2 › 行 2 › 条目 1'],
  [
    '/sections/2/tabs/0/sections/0/items/2',
    'third section › CPU › first section › third item',
    '区块 3 › CPU › 区块 1 › 项 3',
  ],
  ['/sections/9/own', 'tenth section › own', '区块 10 › own'],
])('%s is called “%s”, “%s”', (pointer, en, zh) => {
  expect(nameLocation(page, pointer, ['zh', 'en'])).toEqual({ en, zh });
});

test('records are named by their title field, or by their position', () => {
  const records = [...Array.from({ length: 21 }, () => ({})), { title: 'Release 2' }];
  expect(nameLocation(records, '/21/fileName', ['zh'])).toEqual({
    en: 'Release 2 › file name',
    zh: 'Release 2 › 文件名',
  });
  expect(nameLocation(records, '/20', ['zh'])).toEqual({ en: '21st record', zh: '记录 21' });
});

test('an unknown language is an ordinary field, and a key without a label is split into words', () => {
  expect(nameLocation({ title: { fr: 'x' } }, '/title/fr', ['fr', 'zh']).en).toBe('title › French');
  expect(nameLocation({ title: { fr: 'x' } }, '/title/fr', ['zh']).en).toBe('title › fr');
  expect(['someOwnField', 'ask_man', 'x'].map((key) => fieldName(key, 'en'))).toEqual([
    'some own field',
    'ask man',
    'x',
  ]);
});
