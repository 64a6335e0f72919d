import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Schema } from '../../model/schema/schema.ts';
import { root } from '../../site/paths.ts';
import { readOwnSchemas, readSchemas } from '../../site/read-site.ts';
import { refreshSchemas } from './refresh-schemas.ts';
import { collectTitles, findMissingTitles, type Title } from './titles.ts';

/** Words with a capital letter inside a label. */
const names =
  /“\w|\b(API|BD-09|CSV|CUDA|DOI|GCJ-02|GPS|HTML|ICP|ID|MPI|OpenAPI|PDF|QR|WGS-84|Amap|Baidu|Chinese|English|Markdown|Tencent|kB|C)s?\b/g;

function flawsOf({ en = '', zh = '' }: Title): string[] {
  return [
    ...(/^[A-Z“\d]/.test(en) && en.length <= 30 ? [] : [`“${en}” is no label of up to 30 characters`]),
    ...(/(?!^)[A-Z]/.test(en.replace(names, 'x')) ? [`“${en}” is not in sentence case`] : []),
    ...(/[.。：:]$/.test(en) || /[.。：:]$/.test(zh) ? ['a label is no sentence'] : []),
    ...(/\p{Script=Han}/u.test(zh) && zh.length <= 20 ? [] : [`“${zh}” is no Chinese label of up to 20 characters`]),
  ];
}

test('every field and choice of the engine has a short label in both languages', async () => {
  const titles = collectTitles(await readSchemas());
  expect(titles.length).toBeGreaterThan(1000);
  expect(titles.filter((title) => flawsOf(title).length > 0).map((one) => [one.of, flawsOf(one)])).toEqual([]);
});

test('so has every field of the sample sites’ own sections and sources', async () => {
  const site = join(root, 'engine/examples/museum');
  await refreshSchemas(site);
  const titles = collectTitles(await readOwnSchemas(site));
  expect(titles.map(({ of }) => of)).toContain('sections/ticket-counter.price');
  expect(titles.filter((title) => flawsOf(title).length > 0)).toEqual([]);
});

test('a field or choice without a label is reported, and one that is no label', () => {
  const planted: Schema = {
    properties: { newTab: { type: 'boolean', description: 'Whether it opens in a new tab.' } },
    definitions: { Side: { enum: ['start', 'end'], enumTitles: ['Left'], enumTitlesZh: ['左侧'] } },
  };
  expect(findMissingTitles({ 'sections/own.schema.json': planted })).toEqual([
    'sections/own.newTab has no label: write @title Label | 名称 in its docstring.',
    'sections/own.Side=end has no label: write a row of @choices in its docstring.',
  ]);
  const good = { of: '', en: 'Open in a new tab', zh: '在新标签页打开' };
  expect(flawsOf(good)).toEqual([]);
  for (const bad of [{ en: 'newTab' }, { en: 'New Tab' }, { en: 'Opens in a new tab.' }, { zh: 'newTab' }])
    expect(flawsOf({ ...good, ...bad }), JSON.stringify(bad)).not.toEqual([]);
});
