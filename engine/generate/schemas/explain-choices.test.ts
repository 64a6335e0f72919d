import { expect, test } from 'vitest';
import type { Schema } from '../../model/schema/schema.ts';
import { readSchemas } from '../../site/read-site.ts';
import { explainChoices } from './explain-choices.ts';

const sides = {
  type: 'string',
  enum: ['start', 'end'],
  choices: 'start: at the start\nend: at the end',
  choicesZh: 'start: 开头\nend: 末尾',
};

test('each choice has its sentence, and each sentence its choice', () => {
  expect(explainChoices({ items: sides, description: 'a choice' }, 'Side')).toEqual({
    items: {
      ...{ type: 'string', enum: ['start', 'end'] },
      ...{ markdownEnumDescriptions: ['at the start', 'at the end'], enumZh: ['开头', '末尾'] },
    },
    description: 'a choice',
  });
  for (const choices of ['', 'start: at the start', `${sides.choices}\nmiddle: between`])
    expect(() => explainChoices({ items: { ...sides, choices } }, 'Side')).toThrow('Side: its @choices must have');
  for (const choicesZh of [undefined, 'start: 开头', `${sides.choicesZh}\nmiddle: 中间`])
    expect(() => explainChoices({ items: { ...sides, choicesZh } }, 'Side')).toThrow('Side: its @choicesZh must have');
});

test('choices can have labels without sentences', () => {
  const labels = 'start: Left | 左侧\nend: Right | 右侧';
  expect(explainChoices({ enum: ['start', 'end'], choiceTitles: labels }, 'Side')).toEqual({
    ...{ enum: ['start', 'end'], enumTitles: ['Left', 'Right'], enumTitlesZh: ['左侧', '右侧'] },
  });
  const single = explainChoices({ enum: ['start'], choiceTitles: 'start: Links' }, 'Side');
  expect(single).toEqual({ enum: ['start'], enumTitles: ['Links'], enumTitlesZh: ['Links'] });
  for (const choiceTitles of ['start: Left | 左侧', `${labels}\nmiddle: Middle | 中间`, 'start: Left\nend: |'])
    expect(() => explainChoices({ ...sides, choiceTitles }, 'Side')).toThrow('Side: ');
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
