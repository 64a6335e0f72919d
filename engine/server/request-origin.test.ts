import { expect, test } from 'vitest';
import { readRequestOrigin } from './request-origin.ts';

test.each([
  ['http', 'example.com', 'http://example.com'],
  ['https', 'www.Example.com', 'https://www.example.com'],
  ['http', 'localhost:4173', 'http://localhost:4173'],
  ['http', '192.0.2.1:80', 'http://192.0.2.1'],
  ['https', 'xn--fsqu00a.xn--fiqs8s:8443', 'https://xn--fsqu00a.xn--fiqs8s:8443'],
  ['http', 'my_service:8080', 'http://my_service:8080'],
])('%s at %s is %s', (protocol, host, origin) => {
  expect(readRequestOrigin({ protocol, host })).toBe(origin);
});

test.each([
  '',
  'a.example"><script>x()</script>',
  'a.example/path',
  'a.example?query',
  'user@a.example',
  'a.example,b.example',
  'a.example;rm -rf ~',
  "a.example'",
  'a.example$(x)',
  'a..example',
  'a.example:99999',
  'a.example:port',
  '例子.中国',
  ' a.example',
  'a.example\n',
  `${'a'.repeat(300)}.example`,
  // Shells read the brackets as a pattern.
  '[::1]:4173',
])('the host %j is never shown on a page', (host) => {
  expect(readRequestOrigin({ protocol: 'https', host })).toBeUndefined();
});

test.each(['javascript', 'ftp', '', 'https:'])('the scheme %j is never shown on a page', (protocol) => {
  expect(readRequestOrigin({ protocol, host: 'a.example' })).toBeUndefined();
});
