import { expect, test } from 'vitest';
import { requireForms } from './generate-schemas.ts';

const told = { pattern: '^[a-z]+$', form: 'small letters', formZh: '小写字母', formExample: 'abc' };

test('a pattern is described in both languages, with a matching example', () => {
  requireForms({ items: told, if: { pattern: '^{' } }, 'Sound');
  for (const lacking of ['form', 'formZh', 'formExample'])
    expect(() => requireForms({ items: { ...told, [lacking]: undefined } }, 'Name')).toThrow('Name: a @pattern needs');
  expect(() => requireForms({ properties: { name: { ...told, formExample: 'ABC' } } }, 'Name')).toThrow('fits it');
});
