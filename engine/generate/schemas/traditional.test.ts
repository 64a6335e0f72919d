import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEngineWords, readSourceWords } from '../../site/engine-words.ts';
import { root } from '../../site/paths.ts';
import { readTraditional, withTraditional } from '../../site/traditional.ts';
import { convertCharacters, hasSimplified } from '../../testing/has-simplified.ts';
import templateTexts from '../scaffold/template-texts.json' with { type: 'json' };
import { convertTexts, toTraditional } from './traditional.ts';

const texts = readTraditional();

test.each([
  ['网络', '網路'],
  ['软件', '軟體'],
  ['文件', '檔案'],
  ['鼠标', '滑鼠'],
  ['“默认”', '「預設」'],
  ['在新标签页中打开', '在新分頁中開啟'],
])('%s is %s', (simplified, traditional) => {
  expect(toTraditional(simplified)).toBe(traditional);
});

test('the texts are those that the generator writes', () => {
  const { RecordKinds } = JSON.parse(readFileSync(join(root, 'schemas/kinds.schema.json'), 'utf8')).definitions;
  expect(texts).toEqual(convertTexts(readSourceWords(), RecordKinds));
});

test('every word and every text of the scaffolds has one', () => {
  const words = Object.values(readEngineWords()).flatMap((keys) => Object.values(keys));
  expect(words.filter((word) => word['zh-Hant'] === undefined)).toEqual([]);
  expect(Object.values(templateTexts).filter(({ zh }) => !Object.hasOwn(texts, zh))).toEqual([]);
  // The control: a word that was added without generating its text.
  expect(withTraditional({ app: { more: { zh: '更多内容', en: 'More' } } }, texts).app?.more).not.toHaveProperty(
    'zh-Hant',
  );
});

describe('no Simplified character is left', () => {
  test('in the texts', () => {
    expect(Object.values(texts).filter(hasSimplified)).toEqual([]);
  });

  test('control: each character that was converted is found when it is left as it was', () => {
    const left = Object.entries(texts).flatMap(([simplified, text]) =>
      [...simplified]
        .map((character) => text.replaceAll(convertCharacters(character), character))
        .filter((one) => one !== text),
    );
    expect(left.length).toBeGreaterThan(500);
    expect(left.filter((text) => !hasSimplified(text))).toEqual([]);
  });
});
