import { expect, test } from 'vitest';
import { securityHeaders } from '../build/hosts/headers.ts';
import { facts } from '../testing/small-dist.ts';
import { startSmallServer } from '../testing/small-server.ts';

const table = securityHeaders(facts);

// These score 140 at MDN's HTTP Observatory (version 1.6.3): check it there after a change.
test('the security headers of a site', () => {
  expect(Object.entries(table).map(([name, value]) => `${name}: ${value}`)).toMatchInlineSnapshot(`
    [
      "Content-Security-Policy: default-src 'none';script-src 'self' 'sha256-script';style-src 'self' 'sha256-style';img-src 'self' data: https://tiles.example.com;media-src 'self';font-src 'self';connect-src 'self';worker-src 'self';frame-src 'self' https://forms.example.com;frame-ancestors 'self';form-action 'self';base-uri 'none';require-trusted-types-for 'script';trusted-types pagewright pagewright-worker dompurify default",
      "Cross-Origin-Opener-Policy: same-origin",
      "Cross-Origin-Resource-Policy: same-origin",
      "Origin-Agent-Cluster: ?1",
      "Referrer-Policy: strict-origin-when-cross-origin",
      "Strict-Transport-Security: max-age=31536000; includeSubDomains",
      "X-Content-Type-Options: nosniff",
      "X-DNS-Prefetch-Control: off",
      "X-Download-Options: noopen",
      "X-Frame-Options: SAMEORIGIN",
      "X-Permitted-Cross-Domain-Policies: none",
      "X-XSS-Protection: 0",
    ]
  `);
});

test('every kind of page and error that the server sends has them', async () => {
  const small = await startSmallServer();
  const expected = Object.fromEntries(Object.entries(table).map(([name, value]) => [name.toLowerCase(), value]));
  for (const path of ['/', '/en/second', '/item/99', '/old', '/lost', '/lost.js', '/files/digits.txt'])
    expect((await small.get(path)).headers, path).toMatchObject(expected);
  // Scripts and data have only those that affect more than documents.
  for (const path of ['/_/app-1a2b3c.js', '/_data/zh.json']) {
    const { headers } = await small.get(path);
    expect(
      Object.keys(headers)
        .filter((name) => name in expected)
        .sort(),
      path,
    ).toEqual([
      'cross-origin-resource-policy',
      'referrer-policy',
      'strict-transport-security',
      'x-content-type-options',
    ]);
  }
  await small.close();
});
