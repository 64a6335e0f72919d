import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateSchemas } from '../generate/schemas/generate-schemas.ts';
import type { Schema } from '../model/schema/schema.ts';
import { root } from '../site/paths.ts';
import { explainErrors } from './schema-problems.ts';
import { validatorFor } from './validators.ts';

const file =
  (await generateSchemas(join(root, 'engine/testing/kinds-site')))['sections/every-kind.schema.json'] ?? '{}';
const { definitions = {} } = JSON.parse(file) as Schema;

/** The suggestion for a text of a type; undefined if it is right or not certain. */
function mended(kind: string, text: string): string | undefined {
  const schema = { $ref: `#/definitions/${kind}`, definitions };
  const validate = validatorFor(schema);
  if (validate(text)) return undefined;
  const [{ suggestion, sure } = {}, ...others] = explainErrors(validate.errors ?? [], {
    schema,
    value: text,
    written: () => JSON.stringify(text),
  });
  expect(others).toEqual([]);
  return sure ? suggestion : undefined;
}

test.each([
  ['Color', ['#1a5fb4', '#FFF']],
  ['TimeOfDay', ['00:00', '09:30', '23:59']],
  ['Quantity', ['2.5 GHz', '-20 °C', '4.2 eV/Å', '5%', '120°', '8 g/cm³', '16 GiB', '3 Ω', '50 Ry', '5 µm', '5 Nm']],
])('%s: the valid ones %j are not reported', (kind, texts) => {
  const validate = validatorFor({ $ref: `#/definitions/${kind}`, definitions });
  expect(texts.filter((text) => !validate(text))).toEqual([]);
});

test.each([
  ['Color', '1a5fb4', '#1a5fb4'],
  ['Color', ' #1a5fb4', '#1a5fb4'],
  ['Color', '＃1a5fb4', '#1a5fb4'],
  ['Color', '0x1A5FB4', '#1A5FB4'],
  ['Color', 'rgb(26, 95, 180)', '#1a5fb4'],
  ['TimeOfDay', '9:30', '09:30'],
  ['TimeOfDay', '09：30', '09:30'],
  ['TimeOfDay', '9.30', '09:30'],
  ['TimeOfDay', '0930', '09:30'],
  ['TimeOfDay', '9:30 am', '09:30'],
  ['TimeOfDay', '9:30 p.m.', '21:30'],
  ['TimeOfDay', '12 am', '00:00'],
  ['TimeOfDay', '12 pm', '12:00'],
  ['TimeOfDay', '下午3点半', '15:30'],
  ['TimeOfDay', '15点05分', '15:05'],
  ['Quantity', '5GHz', '5 GHz'],
  ['Quantity', '5 Ghz', '5 GHz'],
  ['Quantity', '5 KG', '5 kg'],
  ['Quantity', '2,5 eV', '2.5 eV'],
  ['Quantity', '−20℃', '-20 °C'],
  ['Quantity', '5 %', '5%'],
  ['Quantity', '8 g/cm3', '8 g/cm³'],
])('%s: %s can only mean %s', (kind, text, meant) => {
  expect(mended(kind, text)).toBe(meant);
});

test.each([
  ['Color', ['#12G', '#1234', '#12345', '#1a5fb480', 'red', 'rgb(300, 0, 0)', '']],
  ['TimeOfDay', ['25:61', '24:00', '9', '930', '13:00 pm', '0:30 am', '9:5', 'noon', '']],
  ['Quantity', ['5', 'GHz', '5 mhz', '5 gb', '1,000 m', '5 M', '5 apples', '5 GHz or so', '']],
])('%s: ambiguous ones are not fixed, such as %j', (kind, texts) => {
  const validate = validatorFor({ $ref: `#/definitions/${kind}`, definitions });
  expect(texts.filter((text) => validate(text))).toEqual([]);
  expect(texts.map((text) => mended(kind, text)).filter(Boolean)).toEqual([]);
});
