import { beforeAll, expect, test } from 'vitest';
import { readSchemas } from '../../site/read-site.ts';
import {
  collectDescriptions,
  type Description,
  findMissingDescriptions,
  readDocTexts,
  splitTitle,
} from './descriptions.ts';

let sentences: Description[];
beforeAll(async () => {
  const schemas = await readSchemas();
  expect(findMissingDescriptions(schemas)).toEqual([]);
  sentences = collectDescriptions(schemas);
});

/** Errors in a Chinese sentence alone. */
function misspelt({ zh }: Omit<Description, 'of'>): string[] {
  const words = zh.replace(/`` .*? ``|`[^`]*`/g, '`code`');
  return [
    ...(/\p{Script=Han}/u.test(words) ? [] : ['it is not in Chinese']),
    ...(zh.endsWith('。') ? [] : ['it has no full stop']),
    ...(/\p{Script=Han}[\w`]|[\w`]\p{Script=Han}/u.test(words) ? ['a space is missing beside a Han character'] : []),
    ...(/[\p{Script=Han}`] *[,;:?!]|[，。；：、（）“”] | [，。；：、（）”]/u.test(words)
      ? ['punctuation is of the wrong width']
      : []),
  ];
}

/**
 * The untranslatable parts of a sentence: names and values in code, numbers, and the presence of a default.
 */
function facts(text: string, { en }: { en: boolean }): string[] {
  const code = [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string);
  return [
    ...code.filter((name) => /^[\w"./{}:-]+$/.test(name)),
    ...(text.replace(/`[^`]*`/g, '').match(/(?<![\w-])\d+(?![\w-])/g) ?? []),
    ...((en ? /Default: / : /默认：/).test(text) ? ['a default'] : []),
  ];
}

/** Facts that are only in the English description. */
function untold({ en, zh }: Omit<Description, 'of'>): string[] {
  const told = facts(zh, { en: false });
  return facts(en, { en: true }).filter((fact) => !told.includes(fact));
}

test('every type and field is explained in proper Chinese', () => {
  expect(sentences.length).toBeGreaterThan(300);
  expect(sentences.filter((one) => misspelt(one).length > 0).map((one) => [one.of, one.zh, misspelt(one)])).toEqual([]);
});

test('the Chinese names the same fields, values, numbers and defaults as the English', () => {
  expect(sentences.filter((one) => untold(one).length > 0).map((one) => [one.of, one.zh, untold(one)])).toEqual([]);
});

test('missing, wrong and untranslated sentences are detected', () => {
  const schema = { description: 'A card.', zh: '卡片。', properties: { title: { description: 'Its title.' }, to: {} } };
  expect(
    findMissingDescriptions({ 'sections/card.schema.json': { ...schema, definitions: { Part: { zh: '部件。' } } } }),
  ).toEqual([
    'sections/card.title has no sentence in Chinese: write one after @zh in its docstring.',
    'sections/card.to has no sentence: begin its docstring with one.',
    'sections/card.to has no sentence in Chinese: write one after @zh in its docstring.',
    'Part has no sentence: begin its docstring with one.',
  ]);
  for (const zh of ['Cards.', '卡片', '卡片card。', '卡片, 列。', '卡片， 列。', '`a`的卡片。'])
    expect(misspelt({ en: '', zh }), zh).not.toEqual([]);
  expect(untold({ en: 'In `ms`, from 40. Default: `a`.', zh: '单位毫秒，从四十起。' })).toEqual([
    'ms',
    'a',
    '40',
    'a default',
  ]);
});

test('a sentence that was wrapped is whole again', () => {
  const zh = '写在\n此处的行，\n用 `data`\n代替。';
  expect(readDocTexts({ items: { zh } })).toEqual({ items: { zh: '写在此处的行，用 `data` 代替。' } });
});

test('a title is split into its languages, and a property called title is left alone', () => {
  const properties = { title: { title: 'Title | 标题', description: 'Its title.' } };
  expect(readDocTexts({ title: 'Card | 卡片', properties })).toEqual({
    title: 'Card',
    titleZh: '卡片',
    properties: { title: { title: 'Title', titleZh: '标题', description: 'Its title.' } },
  });
  expect(readDocTexts({ title: 'Carte' })).toEqual({ title: 'Carte' });
  for (const title of ['', 'Card |', '| 卡片', 'Card | 卡片 | Karte'])
    expect(() => splitTitle(title, 'Card'), title).toThrow('must be as in “Card | 卡片”');
});
