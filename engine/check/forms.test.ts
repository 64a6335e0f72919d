import { expect, test } from 'vitest';
import { complaints, replacePassage, siteWith } from '../generate/gallery/small-site.ts';
import type { Schema } from '../model/schema/schema.ts';
import { explainErrors } from './schema-problems.ts';
import { validatorFor } from './validators.ts';

const { schemas } = await siteWith();

/** Every subschema with a pattern or format, except in conditions, which cause no messages. */
function formsIn(schema: unknown): Schema[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const inside = Object.entries(schema).flatMap(([key, value]) => (key === 'if' ? [] : formsIn(value)));
  return typeof (schema as Schema).pattern === 'string' ? [schema as Schema, ...inside] : inside;
}

/** Each form of each schema once. */
const forms = [
  ...new Map(
    Object.entries(schemas).flatMap(([path, schema]) =>
      formsIn(schema).map(({ $ref: _ref, properties: _properties, required: _required, ...form }) => [
        `${path}: ${form.pattern}`,
        form,
      ]),
    ),
  ),
];

test('there are forms in schemas of every kind', () => {
  const kinds = forms.map(([name]) => /^\w+/.exec(name)?.[0]);
  expect(new Set(kinds)).toEqual(
    new Set(['answers', 'collection', 'kinds', 'page', 'records', 'shared', 'site', 'sections', 'sources', 'words']),
  );
});

test.each(forms)('%s is reported in words with an example that is of the form, and never as it stands', (_, form) => {
  const validate = validatorFor(form);
  expect(validate(form.formExample === undefined ? '' : String(form.formExample))).toBe(true);
  expect(validate('{\u3000,')).toBe(false);
  const [{ message }] = explainErrors(validate.errors ?? [], { schema: form, value: '', written: () => '""' }) as [
    ReturnType<typeof explainErrors>[0],
  ];
  expect(message.en).toMatch(/^"\{\u3000," is not of the right form: \w.*, as in ".+"\.$/);
  expect(message.zh).toMatch(/^“\{\u3000,”格式不正确：\p{Script=Han}.*，例如“.+”。$/u);
  for (const words of Object.values(message)) expect(words).not.toMatch(/\[\^|\\[wsd]|\(\?|\[a-z|\+\$|\*\$/i);
});

const home = (by: string) => replacePassage('pages/home.json', '#downloads', by);

test.each([
  ['an anchor', replacePassage('pages/second.json', '"id": "guide"', '"id": "1q"'), /id: "1q" is .* as in "q1"\.$/],
  ['an address with a blank', home('/second page'), /to: "\/second page" is .* without blanks .* "\/downloads"\.$/],
  ['an address with blanks around it', home(' /second '), /to: " \/second " is .* Did you mean "\/second"\?$/],
  ['an address with a backslash', home('uploads:a\\\\b.svg'), /to: "uploads:a\\b\.svg" is .* "uploads:a\/b\.svg"\?$/],
  ['an empty address', home(''), /to: This is empty\. Write a route, .*, as in "\/downloads"\.$/],
  [
    'a parameter',
    replacePassage('pages/news.json', '{route.page}', '01'),
    /page: "01" is .*: a whole number .* "2"\.$/,
  ],
  [
    'a route',
    replacePassage('pages/second.json', '"/second"', '"/second page"'),
    /route: "\/second page" is .* a slash, then/,
  ],
])('%s in an invalid format is one problem', async (_, change, says) => {
  const told = await complaints(change);
  expect(told, told.join('\n')).toHaveLength(1);
  expect(told[0]).toMatch(says);
});
