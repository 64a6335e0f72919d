import { expect, test } from 'vitest';
import { requireItems } from './generate-schemas.ts';

test('a list whose items have no schema is refused at any level', () => {
  const list = { type: 'array', items: { type: 'string' } };
  requireItems({ properties: { rows: list } }, 'Sound');
  for (const around of [(bare: object) => bare, (bare: object) => ({ additionalProperties: { anyOf: [list, bare] } })])
    expect(() => requireItems(around({ type: 'array' }), 'Name')).toThrow('Name: nothing says what a list of it holds');
});
