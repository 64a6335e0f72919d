import { describe, expect, test } from 'vitest';
import { complaints, replacePassage, siteWith } from '../../generate/gallery/small-site.ts';
import { checkSite } from '../check.ts';
import { sentenceIn } from '../problem.ts';
import { collectionMessages } from './collection-messages.ts';
import { dataMessages } from './data-messages.ts';
import { fileMessages, jsonMessages } from './json-messages.ts';
import { linkMessages } from './link-messages.ts';
import type { Message } from './message.ts';
import { schemaMessages } from './schema-messages.ts';
import { syntaxMessages } from './syntax-messages.ts';
import { textMessages } from './text-messages.ts';

const han = /\p{Script=Han}/u;

/** Something that every sentence can be about: a name, a list of names and a quoted value in one. */
const anything = Object.assign(['x'], { en: '"x"', zh: '“x”', endsWith: () => false });
const say = (sentence: unknown) =>
  (sentence as (...args: unknown[]) => Message)(anything, anything, anything, anything);

describe('every sentence is there in both languages', () => {
  test.each(
    Object.entries({
      ...fileMessages,
      ...jsonMessages,
      ...syntaxMessages,
      ...schemaMessages,
      ...linkMessages,
      ...dataMessages,
      ...collectionMessages,
      ...textMessages,
    }),
  )('%s', (_, sentence) => {
    const { en, zh } = say(sentence);
    expect(en).toMatch(/^[^\p{Script=Han}]+\.( x)?$/u);
    expect(zh).toMatch(han);
    expect(zh).not.toMatch(/undefined|\[object/);
    expect(en).not.toMatch(/undefined|\[object/);
  });
});

test('a problem is reported in the language that is asked for, at the same place', async () => {
  const change = replacePassage('pages/second.json', '"type": "prose"', '"type": "prse"');
  const site = await siteWith(change);
  const [chinese] = checkSite(site, { language: 'zh' });
  const [english] = checkSite(site);
  expect({ ...chinese, message: '' }).toEqual({ ...english, message: '' });
  expect(chinese && sentenceIn('zh')(chinese)).toMatchInlineSnapshot(
    `"pages/second.json:8:15  sections[0] (prse).type: “prse”不是区块类型。是否想写“prose”？"`,
  );
  expect(await complaints(change)).toHaveLength(1);
});
