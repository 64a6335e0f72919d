import { expect, test } from 'vitest';
import type { Schema } from '../../model/schema/schema.ts';
import { exampleSite } from '../../testing/example-site.ts';
import { fieldTitle } from './field-title.ts';
import { createNamer, nameLocation } from './name-location.ts';

const { schemas } = await exampleSite();
const pageSchema = schemas['page.schema.json'] as Schema;

const page = {
  title: { zh: '公司', en: 'Company' },
  publishFrom: '2027-01-01',
  sections: [
    {
      type: 'cards',
      heading: { zh: '产品', en: 'Products' },
      cards: [{ title: 'CPU', links: [{ label: 'Home', to: '/' }, { to: '/' }] }, { to: '/' }],
    },
    { type: 'table', columns: [{}], rows: [[1], [2, 3]], title: { field: 'name', label: 'Name' } },
    { type: 'cards', cards: [{ title: 'GPU', sections: [{ type: 'cards', cards: [{}, {}, {}] }] }] },
  ],
};

test.each([
  ['', '', ''],
  ['/title/zh', 'Title › Chinese', '标题 › 中文'],
  ['/title', 'Title', '标题'],
  ['/sections/0/cards/1/to', 'Products › Card 2 › Link of the card', '产品 › 卡片 2 › 卡片链接'],
  ['/sections/0/cards', 'Products › Cards', '产品 › 卡片'],
  ['/sections/0/cards/0/links/0/label', 'Products › CPU › Home › Link text', '产品 › CPU › Home › 链接文字'],
  ['/sections/0/cards/0/links/1/to', 'Products › CPU › Link 2 › Link target', '产品 › CPU › 链接 2 › 链接目标'],
  ['/sections/1', 'Section 2', '区块 2'],
  ['/sections/1/rows/1/0', 'Section 2 › Row 2 › Entry 1', '区块 2 › 行 2 › 条目 1'],
  ['/sections/2/cards/0/sections/0/cards/2', 'Section 3 › GPU › Section 1 › Card 3', '区块 3 › GPU › 区块 1 › 卡片 3'],
  ['/sections/9/ownField', 'Section 10 › Own field', '区块 10 › Own field'],
])('%s is called “%s”, “%s”', (pointer, en, zh) => {
  expect(nameLocation(page, pointer, pageSchema, ['zh', 'en'])).toEqual({ en, zh });
});

test('records are named by their title field, or by their position', () => {
  const records = [...Array.from({ length: 21 }, () => ({})), { title: 'Release 2' }];
  expect(nameLocation(records, '/21/fileName', {}, ['zh']).zh).toBe('Release 2 › File name');
  expect(nameLocation(records, '/20', {}, ['zh'])).toEqual({ en: 'Record 21', zh: '记录 21' });
});

test('an unknown language is an ordinary field, and a key without a title is split into words', () => {
  expect(nameLocation({ title: { fr: 'x' } }, '/title/fr', pageSchema, ['fr', 'zh']).en).toBe('Title › French');
  expect(nameLocation({ title: { fr: 'x' } }, '/title/fr', pageSchema, ['zh']).en).toBe('Title › Fr');
  expect(['someOwnField', 'ask_man', 'x'].map((key) => fieldTitle([], key).en)).toEqual([
    'Some own field',
    'Ask man',
    'X',
  ]);
});

test('the parts of a value are named by their labels inside it, and a choice by its own', () => {
  const { partsOf } = createNamer(
    {
      input: { schemas } as never,
      model: {
        files: [],
        siteFile: {
          value: {
            languages: [
              { code: 'zh', name: '中文' },
              { code: 'en', name: 'English' },
            ],
          },
        },
      } as never,
    },
    { 'pages/company.json': JSON.stringify(page) },
  );
  const at = (pointer: string, value: unknown) =>
    partsOf({ file: 'pages/company.json', pointer }, value).map((one) => [one.place.en, one.choice?.en ?? one.value]);
  expect(
    at('/sections/0/cards/2', { title: { zh: '卡', en: 'Card' }, links: [{ label: 'Home', to: '/' }, {}] }),
  ).toEqual([
    ['Title', { zh: '卡', en: 'Card' }],
    ['Home › Link text', 'Home'],
    ['Home › Link target', '/'],
    ['Link 2', {}],
  ]);
  expect(at('/sections/0/variant', 'picture')).toEqual([['', 'Wide picture']]);
  expect(at('/publishFrom', '2027-02-01')).toEqual([['', '2027-02-01']]);
  expect(at('/sections/3', undefined)).toEqual([['', undefined]]);
});
