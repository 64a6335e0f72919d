import { expect, test } from 'vitest';
import type { Forms } from '../../build/hosts/build-facts.ts';
import { formSchema } from '../../ui/kit/form-rules.ts';
import { maxFormBytes, readForm } from './read-form.ts';

const options = [{ value: 'a' }, { value: 'b' }];
const forms = {
  write: formSchema([
    { name: 'text', required: true, maxLength: 5 },
    { name: 'email', kind: 'email' },
    { name: 'number', kind: 'number' },
    { name: 'date', kind: 'date' },
    { name: 'phone', kind: 'phone' },
    { name: 'one', options },
    { name: 'several', options, multiple: true },
    { name: 'agreed', kind: 'consent', required: true },
    { name: 'constructor' },
  ]),
} as Forms;

const read = (fields: string) => readForm(`_form=write&${fields}`, forms);
const sound = 'text=hi&agreed=yes';

test('a valid form is parsed by field, without empty fields', () => {
  expect(
    read(
      `${sound}&email=a@example.com&number=1.5&date=2028-02-29&phone=%2B86+10+6255&one=a&several=a&several=b&constructor=`,
    ),
  ).toEqual({
    id: 'write',
    isTrapped: false,
    errors: {},
    values: {
      ...{ text: 'hi', agreed: 'yes', email: 'a@example.com', number: '1.5', date: '2028-02-29' },
      ...{ phone: '+86 10 6255', one: 'a', several: ['a', 'b'] },
    },
  });
});

test.each([
  ['agreed=yes', { text: 'missing' }],
  ['text=&agreed=yes', { text: 'missing' }],
  ['text=++%E3%80%80%0D%0A&agreed=yes', { text: 'missing' }],
  ['text=hi', { agreed: 'missing' }],
  ['text=hi&agreed=no', { agreed: 'wrong' }],
  ['text=toolong&agreed=yes', { text: 'wrong' }],
  [`${sound}&email=a`, { email: 'wrong' }],
  [`${sound}&number=one`, { number: 'wrong' }],
  [`${sound}&date=2026-02-30`, { date: 'wrong' }],
  [`${sound}&date=tomorrow`, { date: 'wrong' }],
  [`${sound}&phone=call`, { phone: 'wrong' }],
  [`${sound}&one=c`, { one: 'wrong' }],
  [`${sound}&several=a&several=c`, { several: 'wrong' }],
  [`${sound}&several=a&several=a`, { several: 'wrong' }],
])('%s is reported at its field', (fields, errors) => {
  expect(read(fields)?.errors).toEqual(errors);
});

test.each([
  ['an unknown field', `${sound}&more=1`],
  ['a field twice', `${sound}&text=ho`],
  ['a name of objects', `${sound}&__proto__=1`],
  ['a name of objects in brackets', `${sound}&text[__proto__]=1`],
  ['an array in brackets', `${sound}&several[]=a`],
  ['JSON', '{"text":"hi"}'],
])('%s is sent by no form of the page', (_, fields) => {
  expect(read(fields)).toBeUndefined();
  expect(({} as Record<string, unknown>)['1']).toBeUndefined();
});

test.each(['', '_form=other', '_form=__proto__', '_form=constructor'])(
  'a body without a valid form name, "%s", is refused',
  (body) => {
    expect(readForm(`${body}&${sound}`, forms)).toBeUndefined();
  },
);

test('a field with the name of an object member is an ordinary field', () => {
  const [field] = [{ name: 'constructor', required: true }];
  const form = { write: formSchema([field]) } as Forms;
  expect(readForm('_form=write', form)?.errors).toEqual({ constructor: 'missing' });
});

test('a client that fills in the hidden field is detected', () => {
  expect(read(`${sound}&_website=http://spam.example`)?.isTrapped).toBe(true);
});

test('the largest form of a browser is accepted, and twice as much is not', () => {
  const texts = (name: string) => ({ name, kind: 'paragraph', maxLength: 10_000 }) as const;
  const many = Array.from({ length: 100 }, (_, index) => ({ value: `option-${index}` }));
  const fields = [texts('one'), texts('two'), { name: 'all', options: many, multiple: true }];
  const body = new URLSearchParams({
    _form: 'write',
    _website: '',
    one: '中'.repeat(10_000),
    two: '中'.repeat(10_000),
  });
  for (const { value } of many) body.append('all', value);
  const most = maxFormBytes({ write: formSchema(fields), less: formSchema([{ name: 'less' }]) } as Forms);
  expect(body.toString().length).toBeLessThanOrEqual(most);
  expect(2 * body.toString().length).toBeGreaterThan(most);
  expect(readForm(body.toString(), { write: formSchema(fields) } as Forms)?.errors).toEqual({});
});
