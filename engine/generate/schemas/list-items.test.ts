import { expect, test } from 'vitest';
import { requireItems } from './generate-schemas.ts';

test('a list is refused whose items nothing describes, wherever it stands', () => {
  const list = { type: 'array', items: { type: 'string' } };
  requireItems({ properties: { rows: list } }, 'Sound');
  for (const around of [(bare: object) => bare, (bare: object) => ({ additionalProperties: { anyOf: [list, bare] } })])
    expect(() => requireItems(around({ type: 'array' }), 'Name')).toThrow('Name: nothing says what a list of it holds');
});
