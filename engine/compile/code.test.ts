import { expect, test } from 'vitest';
import { escapeCode } from '../model/schema/parse-code.ts';
import { compileCode } from './code.ts';

const site = { values: { product: 'Gadget' }, slugs: { product: 'gadget' } };
const file = { name: 'a.zip', bytes: 1, sha256: 'ab' };
const compiled = (code: string) =>
  compileCode(code, site, (address) =>
    address.startsWith('docs:')
      ? { href: 'https://example.com/a.zip', external: true }
      : { href: `/${address.replace(':', '/').replace('{product}', 'gadget')}`, file },
  );

test.each([
  ['unzip {name files:a.zip}', 'unzip a.zip'],
  ['{sha256 files:a.zip}  {name files:a.zip}', 'ab  a.zip'],
  ['{product} {{product}}', 'gadget {product}'],
  ['wget {address docs:a.zip}', 'wget https://example.com/a.zip'],
  ['wget {address files:{product}.zip}\n{product}', ['wget ', { href: '/files/gadget.zip' }, '\ngadget']],
  ['{address files:a.zip}', [{ href: '/files/a.zip' }]],
  ['{{name files:{product}.zip}}', '{name files:{product}.zip}'],
  ["awk '{print $1}' ${name files:a}; {size files:a}", "awk '{print $1}' ${name files:a}; {size files:a}"],
  ['', ''],
])('%s is filled', (code, filled) => {
  expect(compiled(code)).toEqual(filled);
});

test.each([
  '{name files:a.zip} {product} {{product}} {{name files:a.zip}}',
  '{address files:{product}.zip}',
  '{{{sha256 files:a}}}${name files:a}',
])('%s can be shown unchanged', (code) => {
  expect(compiled(escapeCode(code))).toBe(code);
  expect(compiled(code)).not.toEqual(code);
});
