import { describe, expect, it } from 'vitest';
import { expander } from './expansion.ts';
import type { Schema } from './schema.ts';

const when = (field: string, value: unknown, then: Schema): Schema => ({
  if: { properties: { [field]: { const: value } }, required: [field] },
  then,
});
const a: Schema = { description: 'a' };
const b: Schema = { description: 'b' };
const c: Schema = { description: 'c' };

/** The descriptions of the schemas that apply to a value. */
function said(schema: Schema, value: unknown): string {
  const found: (string | undefined)[] = [];
  expander({})(schema).expand(value, ({ description }) => found.push(description));
  return found.filter((one) => one !== undefined).join('');
}

describe('the schemas that apply to a value', () => {
  it('include the one case that the value selects by its own field', () => {
    const choice = { description: '-', allOf: [when('type', 'a', a), when('type', 'b', b)] };
    expect(
      [{ type: 'a' }, { type: 'b' }, { type: 'c' }, {}, 'a', null, Object.create({ type: 'a' })].map((one) =>
        said(choice, one),
      ),
    ).toEqual(['-a', '-b', '-', '-', '-', '-', '-']);
  });

  it('include each matching case if the cases require different fields, several fields or equal values', () => {
    const value = { type: 'a', kind: 'b' };
    expect(said({ allOf: [when('type', 'a', a), when('kind', 'b', b)] }, value)).toBe('ab');
    expect(said({ allOf: [when('type', 'a', a), when('type', 'a', b)] }, value)).toBe('ab');
    expect(said({ allOf: [when('type', 'a', a), when('type', 'b', b), c] }, value)).toBe('ac');
    const both = { properties: { type: { const: 'a' }, kind: { const: 'c' } }, required: ['type', 'kind'] };
    expect(said({ allOf: [{ if: both, then: a }, when('type', 'b', b)] }, value)).toBe('');
    const otherwise = { ...when('type', 'b', b), else: c };
    expect(said({ allOf: [when('type', 'a', a), otherwise] }, value)).toBe('ac');
  });
});
