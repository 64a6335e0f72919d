// @vitest-environment jsdom
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { constraintsOf, formSchema } from './form-rules.ts';

/** Entries for a field of each kind, and whether they are valid. */
const sent = {
  text: { 'a name': true, ['x'.repeat(200)]: true },
  paragraph: { 'two\nlines': true },
  email: { 'a@example.com': true, 'a@b': true, a: false, '@b.c': false, 'a b@c.d': false, 'a@-b.c': false },
  phone: { '+86 10-6255 (0142)': true, '12345': true, '1234': false, 'call me': false, '12345;1': false },
  number: { '-1.5': true, '1e3': true, '.5': true },
} as const;
const cases = Object.entries(sent).flatMap(([kind, values]) =>
  Object.entries(values).map(([value, taken]) => ({ kind: kind as keyof typeof sent, value, taken })),
);

test.each(cases)('$kind "$value" is taken by browser and server: $taken', ({ kind, value, taken }) => {
  const field = { name: 'field', kind };
  const control = document.createElement(kind === 'paragraph' ? 'textarea' : 'input') as HTMLInputElement;
  if (kind !== 'paragraph') control.type = kind === 'phone' ? 'tel' : kind;
  for (const [name, rule] of Object.entries(constraintsOf(field)))
    if (rule !== false) control.setAttribute(name, String(rule));
  control.value = value;
  expect(control.value).toBe(value);
  expect(control.validity.valid).toBe(taken);
  expect(new Ajv({ strict: false }).validate(formSchema([field]), { field: value })).toBe(taken);
});
