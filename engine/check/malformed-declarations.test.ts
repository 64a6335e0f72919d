import { describe, expect, test } from 'vitest';
import { type Files, siteWith, smallCollections, smallSite } from '../generate/gallery/small-site.ts';
import { checkSite } from './check.ts';
import { inspectFile } from './inspect-file.ts';
import { runFileRules } from './run-rules.ts';

import { openFile, type SiteFile } from './site-files.ts';
import type { SiteModel } from './site-model.ts';

const collection = 'pages/collections/news.json';
const site = 'pages/site.json';

/** The place and code of each problem of the small site with these files. */
async function problemsWith(changes: Files): Promise<string[]> {
  return checkSite(await siteWith(changes)).map(({ file, pointer, code }) => `${file}${pointer} ${code}`);
}

/** The small site's collection of news with another value at a path. */
function news(path: (string | number)[], value: unknown): Files {
  const whole = JSON.parse(smallCollections[collection] as string);
  const holder = path.slice(0, -1).reduce((part, step) => part[step], whole);
  Object.defineProperty(holder, path.at(-1) as string, { value, enumerable: true, configurable: true, writable: true });
  return { [collection]: whole };
}

describe('a malformed declaration is one problem in its own file, and the check goes on', () => {
  const text = { kind: 'string', description: 'Words.' };
  const cases: [what: string, path: (string | number)[], value: unknown, at: string][] = [
    ['no choice', ['fields', 'tone'], { ...text, optional: true, enum: [] }, '/fields/tone/enum wrong-value'],
    [
      'a number as a choice',
      ['fields', 'tone'],
      { ...text, optional: true, enum: [1] },
      '/fields/tone/enum/0 wrong-kind',
    ],
    ['a word for choices', ['fields', 'tone'], { ...text, optional: true, enum: 'a' }, '/fields/tone/enum wrong-kind'],
    ['a word for a field', ['fields', 'summary'], 'PlainText', '/fields/summary wrong-kind'],
    ['a kind that is none', ['fields', 'summary', 'kind'], 'constructor', '/fields/summary/kind unknown-value'],
    ['a number for a kind', ['fields', 'summary', 'kind'], 1, '/fields/summary/kind wrong-kind'],
    ['a list for a sentence', ['fields', 'summary', 'description'], [], '/fields/summary/description wrong-kind'],
    [
      'an object for given fields',
      ['answers', 'list', 'fields'],
      { constructor: 1 },
      '/answers/list/fields wrong-kind',
    ],
    ['a word for given fields', ['answers', 'list', 'fields'], 'id', '/answers/list/fields wrong-kind'],
    ['a number among given fields', ['answers', 'list', 'fields'], [1], '/answers/list/fields/0 wrong-kind'],
    ['a word for lacking fields', ['answers', 'list', 'optional'], 'id', '/answers/list/optional wrong-kind'],
    ['a word for an order', ['answers', 'list', 'order'], 'id', '/answers/list/order wrong-kind'],
    ['a size of nothing', ['answers', 'list', 'pageSize'], 0, '/answers/list/pageSize wrong-value'],
    ['a size in words', ['answers', 'list', 'pageSize'], 'five', '/answers/list/pageSize wrong-kind'],
    ['an address that is none', ['answers', 'list', 'path'], 5, '/answers/list/path wrong-kind'],
    ['a list for an answer', ['answers', 'list'], [], '/answers/list wrong-kind'],
    ['a word for the order', ['order'], 'id', '/order wrong-kind'],
    ['a word for a feed', ['feed'], 'news', '/feed wrong-kind'],
  ];
  test.each(cases)('%s', async (_, path, value, at) => {
    expect(await problemsWith(news(path, value))).toEqual([`${collection}${at}`]);
  });
});

describe('a name that every object has is refused where a collection would take it for its own, and may stand elsewhere', () => {
  const whole = { $schema: '../../schemas/collection.schema.json', description: 'Odd.', fields: {}, answers: {} };
  test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])('%s', async (name) => {
    const file = `pages/collections/${name}.json`;
    expect(await problemsWith({ [file]: whole, [`assets/records/${name}/a.json`]: '[]' })).toEqual([
      `${file} wrong-collection`,
    ]);
    const at = (where: string) =>
      expect.stringMatching(`^${collection}/${where}/${name} (wrong-collection|json-bad-name)$`);
    const records = { 'assets/records/news/all.json': '[]' };
    expect(
      await problemsWith({ ...news(['fields', name], { kind: 'string', description: 'Odd.' }), ...records }),
    ).toEqual([at('fields')]);
    const answer = { type: 'list', path: '/api/v1/odd/list', description: 'Odd.' };
    expect(await problemsWith(news(['answers', name], answer))).toEqual([at('answers')]);
  });

  test('a record lacks a field that it only inherits', async () => {
    const { schemas } = await siteWith();
    const schema = { type: 'object', properties: { toString: { type: 'string' } }, required: ['toString'] };
    const { own } = inspectFile('assets/records/news/one.json', '{}', {
      ...schemas,
      'records/news.schema.json': schema,
    });
    expect(own.map(({ code }) => code)).toEqual(['missing-field']);
  });
});

describe('languages that are not certain are reported in site.json alone', () => {
  const zh = { code: 'zh', name: '中文' };
  const en = { code: 'en', name: 'English', prefix: '/en' };
  test.each<[what: string, languages: unknown[], at: string]>([
    ['one twice', [zh, en, { ...en, prefix: '/fr' }], '/languages/2/code bad-language'],
    ['one in the place of another', [zh, { ...en, code: 'zh' }], '/languages/1/code bad-language'],
    ['the default in the place of another', [{ ...zh, code: 'en' }, en], '/languages/1/code bad-language'],
    ['one alone, twice', [zh, zh], '/languages/1/code bad-language'],
    ['one that is no tag', [zh, { ...en, code: 'en-x' }], '/languages/1/code wrong-form'],
    ['one with a part that is none', [zh, { ...en, code: 'en-NA6' }], '/languages/1/code wrong-form'],
    ['one that is no text', [zh, { ...en, code: 5 }], '/languages/1/code wrong-kind'],
  ])('%s', async (_, languages, at) => {
    expect(await problemsWith({ [site]: { ...smallSite[site], languages } })).toEqual([`${site}${at}`]);
  });

  test('but one that is certain asks for its texts', async () => {
    const found = await problemsWith({ [site]: { ...smallSite[site], languages: [zh] } });
    expect(found.some((problem) => problem.startsWith('pages/home.json'))).toBe(true);
  });
});

describe('a failure of the check itself is a problem of the file', () => {
  test('in a schema that cannot be compiled', async () => {
    const { schemas } = await siteWith();
    const broken = { ...schemas, 'page.schema.json': { type: 'object', properties: { id: { enum: [] } } } };
    const { own } = inspectFile('pages/a.json', '{ "id": "a" }', broken);
    expect(own).toMatchObject([{ code: 'check-failed', message: { en: expect.stringContaining('enum') } }]);
  });

  test('in a rule', () => {
    const file = openFile('pages/a.json', '{}') as SiteFile;
    const rule = {
      code: 'broken',
      title: { en: '', zh: '' },
      description: { en: '', zh: '' },
      severity: 'warning' as const,
      inFile: () => {
        throw new Error('broken');
      },
    };
    expect(runFileRules([rule], file, {} as SiteModel)).toMatchObject([{ code: 'check-failed', path: [] }]);
  });
});
