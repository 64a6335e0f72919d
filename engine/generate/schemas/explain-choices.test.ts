import { expect, test } from 'vitest';
import type { Schema } from '../../model/schema/schema.ts';
import { readSchemas } from '../../site/read-site.ts';
import { explainChoices, explainFields } from './explain-choices.ts';

const choices =
  'start: Left | 左侧 | At the start. | 位于开头。\nend: Right | 右侧 | At the end: after\nall. | 位于\n末尾。';
const sides = { type: 'string', enum: ['start', 'end'], choices };

test('each choice has its row of labels and sentences, and each row its choice', () => {
  expect(explainChoices({ items: sides, description: 'a choice' }, 'Side')).toEqual({
    items: {
      ...{ type: 'string', enum: ['start', 'end'], enumTitles: ['Left', 'Right'], enumTitlesZh: ['左侧', '右侧'] },
      ...{
        markdownEnumDescriptions: ['At the start.', 'At the end: after all.'],
        enumZh: ['位于开头。', '位于末尾。'],
      },
    },
    description: 'a choice',
  });
  const wrong = [
    ...[
      '',
      'start: Left | 左侧',
      'start: Left\nend: |',
      'start: Left\nend: Right | 右侧',
      `${choices}\nmiddle: Middle | 中间 | Between. | 之间。`,
    ],
    ...[
      `${choices}\nend: Right | 右侧 | Twice. | 两次。`,
      choices.replace(' | 位于\n末尾。', ''),
      choices.replace('左侧', ''),
    ],
  ];
  for (const one of wrong)
    expect(() => explainChoices({ items: { ...sides, choices: one } }, 'Side'), one).toThrow('Side: its @choices must');
});

test('choices can have labels without sentences', () => {
  expect(explainChoices({ enum: ['start', 'end'], choices: 'start: Left | 左侧\nend: Right | 右侧' }, 'Side')).toEqual({
    ...{ enum: ['start', 'end'], enumTitles: ['Left', 'Right'], enumTitlesZh: ['左侧', '右侧'] },
  });
  const single = explainChoices({ enum: ['start'], choices: 'start: Links' }, 'Side');
  expect(single).toEqual({ enum: ['start'], enumTitles: ['Links'], enumTitlesZh: ['Links'] });
});

test('properties of one type can have their labels and sentences in rows', () => {
  const schema = { properties: { a: { type: 'string' } }, fields: 'a: First | 第一 | The first. | 第一个。' };
  expect(explainFields(schema, 'Names')).toEqual({
    properties: { a: { type: 'string', description: 'The first.', title: 'First', zh: '第一个。', titleZh: '第一' } },
  });
  const other = { ...schema, fields: schema.fields.replace('a:', 'b:') };
  expect(() => explainFields(other, 'Names')).toThrow('Names: its @fields must have a row for each of a');
});

/** Every choice of words in a schema, with its place. */
function choicesIn(schema: unknown, place: string): [place: string, schema: Schema][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const inside = Object.entries(schema).flatMap(([key, value]) => choicesIn(value, `${place}/${key}`));
  const values = (schema as Schema).enum;
  return Array.isArray(values) && values.some((value) => /[a-z]/i.test(String(value)))
    ? [[place, schema as Schema], ...inside]
    : inside;
}

test('every choice of words in every schema has a sentence for each value, in both languages', async () => {
  const all = Object.entries(await readSchemas()).flatMap(([path, schema]) => choicesIn(schema, path));
  expect(all.length).toBeGreaterThan(100);
  const untold = all.filter(([, schema]) => {
    const { markdownEnumDescriptions: told, enumZh, description, zh } = schema;
    // Without one, the editor shows the description of the field, which is enough if it names all choices.
    const areNamed = schema.enum?.every((value) => [description, zh].every((says) => says?.includes(`\`${value}\``)));
    if (!told && !enumZh && areNamed) return false;
    const isSaid = (sentences: string[] | undefined, form: RegExp) =>
      sentences?.length === schema.enum?.length && sentences?.every((says) => form.test(says));
    return !isSaid(told, /^[\w`].*\w.*\.$/s) || !isSaid(enumZh, /^[\p{L}`].*\p{Script=Han}.*。$/su);
  });
  expect(untold.map(([place]) => place)).toEqual([]);
});
