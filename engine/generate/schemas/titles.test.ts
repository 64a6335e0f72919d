import { expect, test } from 'vitest';
import type { Schema, Schemas } from '../../model/schema/schema.ts';
import { readSchemas } from '../../site/read-site.ts';

interface Title {
  of: string;
  en?: string;
  zh?: string;
}

/** The labels of every field and of every choice of words in some schemas. A missing one is undefined. */
function titlesIn(schemas: Schemas): Title[] {
  const found = new Map<string, Title>();
  const collect = (schema: unknown, of: string) => {
    if (typeof schema !== 'object' || schema === null) return;
    const { properties = {}, enum: values = [], enumTitles = [], enumTitlesZh = [] } = schema as Schema;
    if (typeof properties === 'object')
      for (const [name, { title, titleZh }] of Object.entries(properties))
        found.set(`${of}.${name}`, { of: `${of}.${name}`, en: title, zh: titleZh });
    if (Array.isArray(values) && values.some((value) => /[a-z]/i.test(String(value))))
      for (const [at, value] of values.entries())
        found.set(`${of}=${value}`, { of: `${of}=${value}`, en: enumTitles[at], zh: enumTitlesZh[at] });
    for (const [key, value] of Object.entries(schema))
      if (key !== 'if' && key !== 'else')
        collect(value, ['properties', 'definitions'].includes(key) ? of : `${of}/${key}`);
  };
  for (const [path, schema] of Object.entries(schemas)) collect(schema, path);
  return [...found.values()];
}

/** Words with a capital letter inside a label. */
const names =
  /“\w|\b(API|BD-09|CUDA|DOI|GCJ-02|GPS|HTML|ICP|ID|MPI|PDF|QR|WGS-84|Amap|Baidu|Chinese|English|Markdown|Tencent|kB|C)s?\b/g;

function flawsOf({ en = '', zh = '' }: Title): string[] {
  return [
    ...(/^[A-Z“\d]/.test(en) && en.length <= 30 ? [] : [`“${en}” is no label of up to 30 characters`]),
    ...(/(?!^)[A-Z]/.test(en.replace(names, 'x')) ? [`“${en}” is not in sentence case`] : []),
    ...(/[.。：:]$/.test(en) || /[.。：:]$/.test(zh) ? ['a label is no sentence'] : []),
    ...(/\p{Script=Han}/u.test(zh) && zh.length <= 20 ? [] : [`“${zh}” is no Chinese label of up to 20 characters`]),
  ];
}

test('every field and choice of the engine has a short label in both languages', async () => {
  const schemas = await readSchemas();
  // Labels of interface texts are the texts.
  const { 'words.schema.json': _, ...described } = schemas;
  const titles = titlesIn(described);
  expect(titles.length).toBeGreaterThan(1000);
  expect(titles.filter((title) => flawsOf(title).length > 0).map((one) => [one.of, flawsOf(one)])).toEqual([]);
});

test('a field or choice without a label is detected, and one that is no label', () => {
  const planted: Schema = {
    properties: { newTab: { type: 'boolean', description: 'Whether it opens in a new tab.' } },
    definitions: { Side: { enum: ['start', 'end'], enumTitles: ['Left', 'Right'], enumTitlesZh: ['左侧'] } },
  };
  const titles = titlesIn({ 'sections/own.schema.json': planted });
  expect(titles.filter((title) => flawsOf(title).length > 0).map(({ of }) => of)).toEqual([
    'sections/own.schema.json.newTab',
    'sections/own.schema.json/Side=end',
  ]);
  const good = { of: '', en: 'Open in a new tab', zh: '在新标签页打开' };
  expect(flawsOf(good)).toEqual([]);
  for (const bad of [{ en: 'newTab' }, { en: 'New Tab' }, { en: 'Opens in a new tab.' }, { zh: 'newTab' }])
    expect(flawsOf({ ...good, ...bad }), JSON.stringify(bad)).not.toEqual([]);
});
