import { expect, test } from 'vitest';
import { withoutComments } from './without-comments.ts';

test.each([
  ['// one\nfetch(a);', ' \nfetch(a);'],
  ['a; // one\n// two\r\nb;', 'a;  \n \r\nb;'],
  ['/** one\n * two */ a /* three */ b', '  a   b'],
  ['a /* without an end', 'a  '],
  ['', ''],
])('%j is %j without comments', (code, expected) => {
  expect(withoutComments(code)).toBe(expected);
});

test.each([
  "const every = 'data/*.json'; fetch(a); const all = '*/';",
  'const address = "https://example.org"; fetch(a);',
  'const it = `http://${host}/*`; fetch(a); // '.slice(0, -4),
  "const quote = 'it\\'s // one'; fetch(a);",
  "address.replace(/^https?:\\/\\//, ''); fetch(a);",
  'const half = one / two / three;',
])('control: %j has no comment', (code) => {
  expect(withoutComments(code)).toBe(code);
});
