import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SmallServer, smallServer } from '../testing/small-server.ts';
import { createServer } from './server.ts';

let small: SmallServer;
const get = (url: string, headers?: Record<string, string>) => small.get(url, headers);

beforeAll(async () => {
  small = await smallServer();
});
afterAll(() => small.close());

test.each(['/', '/files/digits.txt', '/lost.js', '/lost'])('%s has the security headers', async (url) => {
  const { headers } = await get(url);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' 'sha256-script'");
  expect(policy).toContain("style-src 'self' 'sha256-style'");
  expect(policy).toContain("img-src 'self' data: https://tiles.example.com");
  expect(policy).toContain("frame-src 'self' https://forms.example.com");
  expect(policy).not.toMatch(/unsafe-|\*|https:(?!\/\/)/);
});

test.each(['/api/v1/news/1', '/api/lost', '/_data/zh.json'])(
  '%s is data, and carries no policy for documents',
  async (url) => {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);

describe('no spelling of a path leads out of the site', () => {
  const steps = ['..', '%2e%2e', '%2E.', '..%00', '%252e%252e', '..;', '.%2e', '%c0%ae%c0%ae', '\uff0e\uff0e'];
  const slashes = ['/', '%2f', '%5c', '\\', '//', '%252f'];
  const starts = ['/', '//', '/files/', '/en/', '/_/', '/files/out/', '/.', '/api/'];
  const spellings = starts.flatMap((start) =>
    steps.flatMap((step) => slashes.map((slash) => `${start}${step}${slash}${step}${slash}secret.txt`)),
  );
  const others = [
    '/secret.txt',
    '/files/link.txt',
    '/files/out/secret.txt',
    '/.env',
    '/files/.hidden/a.txt',
    '/%2eenv',
    '//evil.example',
    '/\\evil.example',
    '/%00',
    '/%',
    '/%e4',
    '/%25zz',
  ];

  test.each([
    ['hundreds of traversals', spellings],
    ['links, hidden files and broken spellings', others],
  ])('%s', async (_, urls) => {
    const leaks: string[] = [];
    for (const url of urls) {
      const { statusCode, body, headers } = await get(encodeURI(url).replaceAll('%25', '%'));
      if (statusCode >= 500 || body.includes('SECRET') || /^[/\\]{2}/.test(String(headers.location ?? '')))
        leaks.push(`${statusCode} ${url}`);
    }
    expect(leaks).toEqual([]);
  });
});

test.each(['/item/%25zz', '/news/%25'])('%s, a parameter that cannot be decoded twice, breaks nothing', async (url) => {
  expect((await get(url)).statusCode).toBeLessThan(500);
});

test('without a build there is no server, and the error says what to do', async () => {
  const missing = createServer({ dist: join(small.dist, 'lost'), schemas: {}, sources: () => ({}) });
  await expect(missing).rejects.toThrow(/lost holds no built site\. Run `npm run build`/);
});
