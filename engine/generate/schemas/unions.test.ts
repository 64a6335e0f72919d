import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import type { Schema, Schemas } from '../../model/schema/schema.ts';
import { discriminateUnions } from './unions.ts';

const definitions: Schemas = {
  LocalizedText: object({ zh: { type: 'string' }, en: { type: 'string' } }),
  Link: object({ label: { type: 'string' }, to: { type: 'string' } }),
  Text: { anyOf: [{ type: 'string' }, { $ref: '#/definitions/LocalizedText' }] },
};

/** An object with only required properties. */
function object(properties: Schemas): Schema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** The places and keywords of a value's errors, without `if`, which only repeats those of its branch. */
function errorsOf(union: Schema, value: unknown): string[] {
  const schema = { ...discriminateUnions(union, definitions), definitions: mapped(definitions) };
  const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);
  validate(value);
  return (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

function mapped(schemas: Schemas): Schemas {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, discriminateUnions(schema, schemas)]),
  );
}

const cell: Schema = { anyOf: [{ $ref: '#/definitions/Text' }, { $ref: '#/definitions/Link' }] };

describe('a union that the value discriminates', () => {
  test.each<[string, unknown]>([
    ['a string', 'a'],
    ['an object of the first kind', { zh: 'a', en: 'b' }],
    ['an object of the second kind', { label: 'a', to: 'b' }],
  ])('admits %s', (_, value) => {
    expect(errorsOf(cell, value)).toEqual([]);
  });

  test.each<[string, unknown, string[]]>([
    ['a value of no branch’s type', 5, [' type']],
    ['an object of the first kind that lacks a field', { zh: 'a' }, [' required']],
    ['an object of the second kind with a field too many', { label: 'a', to: 'b', x: 1 }, [' additionalProperties']],
    ['an object of the second kind with a wrong value', { label: 1, to: 'b' }, ['/label type']],
  ])('gives one error for %s', (_, value, errors) => {
    expect(errorsOf(cell, value)).toEqual(errors);
  });

  test('gives the errors of every branch if it is not rewritten', () => {
    const validate = new Ajv({ allErrors: true }).compile({ ...cell, definitions });
    validate({ zh: 'a' });
    expect(validate.errors?.length).toBeGreaterThan(3);
  });
});

describe('a union', () => {
  test('keeps its description and finds unions inside lists and objects', () => {
    const list: Schema = {
      type: 'array',
      description: 'D',
      items: { anyOf: [{ type: 'string' }, { type: 'array', items: cell }] },
    };
    expect(discriminateUnions(list, definitions)).toMatchObject({
      description: 'D',
      items: { type: ['string', 'array'] },
    });
    expect(errorsOf(list, ['a', ['b', { zh: 'a' }]])).toEqual(['/1/1 required']);
  });

  test('of strings only needs no condition', () => {
    expect(discriminateUnions({ anyOf: [{ type: 'string' }, { type: 'number' }] }, {})).toEqual({
      type: ['string', 'number'],
    });
  });

  test('keeps the name of a union inside it: a string of the named union is known as one', () => {
    expect(discriminateUnions(cell, definitions).allOf).toContainEqual({
      if: { type: 'string' },
      then: { $ref: '#/definitions/Text' },
    });
  });

  test('whose branches a value cannot discriminate is refused', () => {
    const twins = { anyOf: [object({ a: { type: 'string' } }), object({ a: { type: 'number' } })] };
    expect(() => discriminateUnions(twins, {})).toThrow(/no property tells/);
    expect(() =>
      discriminateUnions(
        {
          anyOf: [
            { type: 'string', pattern: 'a' },
            { type: 'string', pattern: 'b' },
          ],
        },
        {},
      ),
    ).toThrow(/two branches of one type/);
    expect(() => discriminateUnions({ anyOf: [{ pattern: 'a' }, { type: 'string' }] }, {})).toThrow(/has no type/);
  });
});
