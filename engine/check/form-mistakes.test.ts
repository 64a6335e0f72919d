import { expect, test } from 'vitest';
import { complaints, smallSite } from '../generate/gallery/small-site.ts';

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

/**
 * The check's messages for a page with a form of two fields: a valid one with the value `a`, and this one.
 */
async function said(field: object): Promise<string[]> {
  const fields = [
    { name: 'size', label: 'A', options },
    { name: 'kind', label: 'B', ...field },
  ];
  const page = { ...smallSite['pages/product.json'], sections: [{ type: 'form', fields, successMessage: 'C' }] };
  const lines = await complaints({ 'pages/product.json': page });
  return lines.map((line) => line.replace(/^\S+ {2}sections\[0\] \(form\)\./, ''));
}

test.each([
  ['a text', {}],
  ['a choice', { options }],
  ['a choice of several', { options, multiple: true }],
  ['a kind', { kind: 'email', maxLength: 50 }],
])('%s is a field', async (_, field) => {
  expect(await said(field)).toEqual([]);
});

test.each([
  ['a kind with options', { kind: 'email', options }, /^fields\[1\]\.kind: "kind" is not a field here/],
  ['a length with options', { maxLength: 5, options }, /^fields\[1\]\.maxLength: "maxLength" is not a field here/],
  ['multiple without options', { multiple: true }, /^fields\[1\]: The field "options" is missing/],
  ['an option alone', { options: options.slice(1) }, /^fields\[1\]\.options: .*at least 2/],
  ['two options that keep the same', { options: [options[0], options[0]] }, /^fields\[1\]\.options\[1\]\.value: .*"a"/],
  ['a name that another field has', { name: 'size' }, /^fields\[1\]\.name: .*"size" is already taken/],
  ['a name of the engine', { name: '_form' }, /^fields\[1\]\.name: "_form" is not of the right form/],
])('%s is reported at its field, once', async (_, field, problem) => {
  const lines = await said(field);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(problem);
});
