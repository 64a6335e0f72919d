import { describe, expect, test } from 'vitest';
import type { Schema } from '../../model/schema/schema.ts';
import { presentLanguage } from '../../testing/old-language.ts';
import { compareSchemas } from './compare-schemas.ts';
import { createSchemaLanguage, type SchemaLanguage } from './schema-language.ts';

const string: Schema = { type: 'string' };
const ref = (name: string): Schema => ({ $ref: `#/definitions/${name}` });

function object(properties: Record<string, Schema>, required: string[] = [], more: Partial<Schema> = {}): Schema {
  return { type: 'object', properties, required, additionalProperties: false, ...more };
}

/** The generator's output for a union of two kinds of object. */
function eitherOf(property: string, first: Schema, second: Schema): Schema {
  return {
    type: 'object',
    allOf: [{ if: { type: 'object' }, then: { if: { anyOf: [{ required: [property] }] }, then: first, else: second } }],
  };
}

const types = {
  Name: object({ zh: string, en: string }, ['zh', 'en']),
  Tree: object({ name: string, inner: { type: 'array', items: ref('Tree') } }),
  Bush: object({ name: string, inner: { type: 'array', items: ref('Bush') } }),
};

function language(schema: Schema): SchemaLanguage {
  return { version: '1.0.0', files: {}, definitions: { ...types, T: schema } };
}

/** The differences, as `breaking place: what`. */
function told(before: Schema, after: Schema): string[] {
  return compareSchemas(language(before), language(after)).map(({ kind, place, what }) => `${kind} ${place}: ${what}`);
}

describe('a change and its reverse are reported', () => {
  test.each<[string, Schema, Schema, string[], string[]]>([
    ['nothing', object({ a: string }), object({ a: string }), [], []],
    ['a property', object({}), object({ a: string }), ['additive a: is new'], ['breaking a: is gone']],
    [
      'a needed property',
      object({}),
      object({ a: string }, ['a']),
      ['breaking a: is new and required'],
      ['breaking a: is gone'],
    ],
    [
      'need of a property',
      object({ a: string }),
      object({ a: string }, ['a']),
      ['breaking a: was optional and is required'],
      ['additive a: was required and is optional'],
    ],
    [
      'a choice',
      { enum: ['a'] },
      { enum: ['a', 'b'] },
      ['additive : may be "b" too'],
      ['breaking : may no longer be "b"'],
    ],
    [
      'a constant for a choice',
      { const: 'a' },
      { type: 'string', enum: ['a', 'b'] },
      ['additive : may be "b" too'],
      ['breaking : may no longer be "b"'],
    ],
    [
      'choices',
      string,
      { type: 'string', enum: ['a'] },
      ['breaking : was free and may only be "a"'],
      ['additive : is no longer restricted to "a"'],
    ],
    [
      'a type',
      string,
      { type: ['string', 'number'] },
      ['additive : may be a number too'],
      ['breaking : may no longer be a number'],
    ],
    [
      'any number for an integer',
      { type: 'integer' },
      { type: 'number' },
      ['additive : may be a number too'],
      ['breaking : may no longer be a number'],
    ],
    [
      'another type',
      string,
      { type: 'array', items: string },
      ['additive : may be an array too', 'breaking : may no longer be a string'],
      ['additive : may be a string too', 'breaking : may no longer be an array'],
    ],
    [
      'a form',
      string,
      { type: 'string', pattern: 'x' },
      ['breaking : must fit x'],
      ['additive : need no longer fit x'],
    ],
    [
      'an optional part of a form',
      { type: 'string', pattern: '^a[(]$' },
      { type: 'string', pattern: '^a[(](/[\\w-]*)*$' },
      ['additive : need no longer fit ^a[(]$'],
      ['breaking : must fit ^a[(]$, where it had to fit ^a[(](/[\\w-]*)*$'],
    ],
    [
      'a least length',
      string,
      { type: 'string', minLength: 1 },
      ['breaking : has another minLength: 1, was none'],
      ['additive : has another minLength: none, was 1'],
    ],
    [
      'a greatest number',
      { type: 'number', maximum: 5 },
      { type: 'number', maximum: 4 },
      ['breaking : has another maximum: 4, was 5'],
      ['additive : has another maximum: 5, was 4'],
    ],
    [
      'a list’s items',
      { type: 'array', items: object({}) },
      { type: 'array', items: object({ a: string }) },
      ['additive *.a: is new'],
      ['breaking *.a: is gone'],
    ],
    [
      'a map’s entries',
      { type: 'object', additionalProperties: { type: ['string', 'null'] } },
      { type: 'object', additionalProperties: string },
      ['breaking *: may no longer be null'],
      ['additive *: may be null too'],
    ],
    [
      'an open object',
      object({}),
      { type: 'object' },
      ['additive : may have properties of any name'],
      ['breaking : may no longer have properties of any name'],
    ],
    [
      'a free value',
      object({ a: string }),
      object({ a: {} }),
      ['additive a: may be anything'],
      ['breaking a: may no longer be anything'],
    ],
    ['a name for the same', object({ a: types.Name }), object({ a: ref('Name') }), [], []],
    ['another name for the same, which holds itself', ref('Tree'), ref('Bush'), [], []],
    [
      'one of two',
      object({ a: string, b: string }),
      object({ a: string, b: string }, [], { oneOf: [{ required: ['a'] }, { required: ['b'] }] }),
      ['breaking : must have exactly one of a, b'],
      ['additive : need not have exactly one of a, b'],
    ],
    [
      'an alternative to what had to stand',
      object({ a: string }, ['a']),
      object({ a: string, b: string }, [], { oneOf: [{ required: ['a'] }, { required: ['b'] }] }),
      ['additive b: is new', 'additive a: was required and is optional', 'additive : must have exactly one of a, b'],
      [
        'breaking b: is gone',
        'breaking a: was optional and is required',
        'additive : need not have exactly one of a, b',
      ],
    ],
    [
      'a third of three',
      object({ a: string, b: string, c: string }, [], { oneOf: [{ required: ['a'] }, { required: ['b'] }] }),
      object({ a: string, b: string, c: string }, [], {
        oneOf: [{ required: ['a'] }, { required: ['b'] }, { required: ['c'] }],
      }),
      ['breaking c: may no longer stand beside others'],
      ['breaking c: alone is no longer enough'],
    ],
    [
      'a kind of object',
      ref('Name'),
      eitherOf('zh', ref('Name'), object({ to: string })),
      ['additive : may be something else too'],
      ['breaking : may no longer be what it was'],
    ],
    [
      'a property of one kind of object',
      eitherOf('zh', ref('Name'), object({ to: string })),
      eitherOf('zh', ref('Name'), object({ to: string, x: string })),
      ['additive x: is new'],
      ['breaking x: is gone'],
    ],
    [
      'a kind of object for another',
      eitherOf('zh', ref('Name'), object({ to: string })),
      eitherOf('zh', ref('Name'), ref('Tree')),
      ['breaking to: is gone', 'additive name: is new', 'additive inner: is new'],
      ['breaking name: is gone', 'breaking inner: is gone', 'additive to: is new'],
    ],
    [
      'what a text may be if it is no parameter',
      { type: 'string', if: { pattern: '^{' }, then: {}, else: { type: 'string', enum: ['a'] } },
      { type: 'string', if: { pattern: '^{' }, then: {}, else: { type: 'string', enum: ['a', 'b'] } },
      ['additive : may be "b" too'],
      ['breaking : may no longer be "b"'],
    ],
  ])('%s', (_, before, after, there, back) => {
    expect(told(before, after)).toEqual(there);
    expect(told(after, before)).toEqual(back);
  });
});

test('the language as it is does not differ from itself', () => {
  expect(Object.keys(presentLanguage.definitions).length).toBeGreaterThan(70);
  expect(compareSchemas(presentLanguage, structuredClone(presentLanguage))).toEqual([]);
});

test('other words and another order are no difference', () => {
  const schemas = (text: string, names: string[]) => ({
    'page.schema.json': {
      title: text,
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, { type: 'string', description: text }])),
    },
  });
  const [a, b] = [schemas('a', ['x', 'y']), schemas('b', ['y', 'x'])].map((files) => ({
    version: '1.0.0',
    ...createSchemaLanguage(files),
  }));
  expect(compareSchemas(a as SchemaLanguage, b as SchemaLanguage)).toEqual([]);
});

test.each([
  [{ type: 'string', format: 'uri' }, 'does not know "format"'],
  [{ type: 'array', items: false }, 'does not know "items"'],
  [{ properties: { a: { uniqueItems: true } } }, 'does not know "uniqueItems"'],
])('a keyword that would be overlooked is refused: %j', (schema, message) => {
  expect(() => createSchemaLanguage({ 'page.schema.json': schema as unknown as Schema })).toThrow(message);
});

describe('in every type of the language', () => {
  /** Every schema in the language with properties, choices or several types, with the name of its type. */
  const schemas = Object.entries(presentLanguage.definitions).flatMap(([type, definition]) =>
    inside(definition).map((path) => [type, path] as const),
  );

  function inside(schema: unknown, path: string[] = []): string[][] {
    if (typeof schema !== 'object' || schema === null) return [];
    const inner = Object.entries(schema).flatMap(([key, value]) => (key === 'if' ? [] : inside(value, [...path, key])));
    return [path, ...inner];
  }

  /** The kinds of differences of each edit and of its reversal; without the reversal if it returns false. */
  function edited(edit: (schema: Schema) => boolean): { there: string[]; back: string[]; at: string }[] {
    return schemas.flatMap(([type, path]) => {
      const now = structuredClone(presentLanguage);
      const schema = path.reduce((here, key) => here[key] as Schema, now.definitions[type] as Schema);
      if (!edit(schema)) return [];
      const [there, back] = [compareSchemas(presentLanguage, now), compareSchemas(now, presentLanguage)].map((all) =>
        all.map(({ kind }) => kind),
      );
      return [{ there: there as string[], back: back as string[], at: `${type}/${path.join('/')}` }];
    });
  }

  test.each<[string, number, (schema: Schema) => boolean]>([
    [
      'a lost property breaks files, and a new optional one does not',
      30,
      (schema) => {
        const [name] = Object.keys(schema.properties ?? {}).filter((name) => !schema.required?.includes(name));
        if (schema.additionalProperties !== false || name === undefined) return false;
        return delete schema.properties?.[name];
      },
    ],
    [
      'a property that must stand breaks files, and one that may does not',
      30,
      (schema) => {
        const [name] = Object.keys(schema.properties ?? {}).filter((name) => !schema.required?.includes(name));
        if (schema.additionalProperties !== false || name === undefined) return false;
        schema.required = [...(schema.required ?? []), name];
        return true;
      },
    ],
    [
      'a lost choice breaks files, and a new one does not',
      30,
      (schema) => Array.isArray(schema.enum) && schema.enum.pop() !== undefined,
    ],
    [
      'a lost kind of value breaks files, and a new one does not',
      3,
      (schema) => Array.isArray(schema.type) && schema.type.pop() !== undefined,
    ],
    [
      'a form breaks files, and a free text does not',
      40,
      (schema) =>
        schema.type === 'string' && !schema.pattern && !schema.if && Boolean(Object.assign(schema, { pattern: 'x' })),
    ],
  ])('%s', (_, least, edit) => {
    const found = edited(edit);
    expect(found.length).toBeGreaterThan(least);
    expect(found.filter(({ there, back }) => !there.includes('breaking') || back.includes('breaking'))).toEqual([]);
  });
});
