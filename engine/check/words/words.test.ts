import { describe, expect, test } from 'vitest';
import { complaints, edited, siteWith } from '../../generate/gallery/small-site.ts';
import { checkSite } from '../check.ts';
import { sentenceIn } from '../problem.ts';
import { collectionWords } from './collection-words.ts';
import { dataWords } from './data-words.ts';
import { fileWords, jsonWords } from './json-words.ts';
import { linkWords } from './link-words.ts';
import { schemaWords } from './schema-words.ts';
import { syntaxWords } from './syntax-words.ts';
import { textWords } from './text-words.ts';
import type { Words } from './words.ts';

const han = /\p{Script=Han}/u;

/** Something that every sentence can be about: a name, a list of names and a quoted value in one. */
const anything = Object.assign(['x'], { en: '"x"', zh: '“x”', endsWith: () => false });
const say = (sentence: unknown) => (sentence as (...args: unknown[]) => Words)(anything, anything, anything, anything);

describe('every sentence is there in both languages', () => {
  test.each(
    Object.entries({
      ...fileWords,
      ...jsonWords,
      ...syntaxWords,
      ...schemaWords,
      ...linkWords,
      ...dataWords,
      ...collectionWords,
      ...textWords,
    }),
  )('%s', (_, sentence) => {
    const { en, zh } = say(sentence);
    expect(en).toMatch(/^[^\p{Script=Han}]+\.( x)?$/u);
    expect(zh).toMatch(han);
    expect(zh).not.toMatch(/undefined|\[object/);
    expect(en).not.toMatch(/undefined|\[object/);
  });
});

test('a problem is told in the language that is asked for, at the same place', async () => {
  const change = edited('pages/second.json', '"type": "prose"', '"type": "prse"');
  const site = await siteWith(change);
  const [chinese] = checkSite(site, { language: 'zh' });
  const [english] = checkSite(site);
  expect({ ...chinese, message: '' }).toEqual({ ...english, message: '' });
  expect(chinese && sentenceIn('zh')(chinese)).toMatchInlineSnapshot(
    `"pages/second.json:8:15  sections[0] (prse).type: “prse”不是区块类型。是否想写“prose”？"`,
  );
  expect(await complaints(change)).toHaveLength(1);
});
