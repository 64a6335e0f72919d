import { expect, test } from 'vitest';
import type { Schema } from '../../../engine/schema/schema.ts';
import { readSchemas } from '../../site/read-site.ts';
import { explainChoices } from './choices.ts';

const sides = { type: 'string', enum: ['start', 'end'], choices: 'start: at the start\nend: at the end' };

test('each choice has its sentence, and each sentence its choice', () => {
  expect(explainChoices({ items: sides, description: 'a choice' }, 'Side')).toEqual({
    items: { type: 'string', enum: ['start', 'end'], markdownEnumDescriptions: ['at the start', 'at the end'] },
    description: 'a choice',
  });
  for (const choices of ['', 'start: at the start', `${sides.choices}\nmiddle: between`])
    expect(() => explainChoices({ items: { ...sides, choices } }, 'Side')).toThrow('Side: its @choices must say');
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

test('every choice of words in every schema has a sentence for each value', async () => {
  const all = Object.entries(await readSchemas()).flatMap(([path, schema]) => choicesIn(schema, path));
  expect(all.length).toBeGreaterThan(100);
  const untold = all.filter(([, schema]) => {
    const told = schema.markdownEnumDescriptions as string[] | undefined;
    // Without one the editor shows the field's own beside each, which will do where it names them all, as a scaffold's does.
    if (!told && schema.enum?.every((value) => schema.description?.includes(`\`${value}\``))) return false;
    return told?.length !== schema.enum?.length || !told?.every((says) => /^[\w`].*\w.*\.$/s.test(says));
  });
  expect(untold.map(([place]) => place)).toEqual([]);
});
