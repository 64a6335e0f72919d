import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SmallServer, startSmallServer } from '../testing/small-server.ts';
import { createServer } from './server.ts';

let small: SmallServer;
const get = (url: string, headers?: Record<string, string>) => small.get(url, headers);

beforeAll(async () => {
  small = await startSmallServer();
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

test('a drawing that is opened by itself can neither run scripts nor request anything', async () => {
  const { headers } = await get('/images/dot.svg');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none';style-src 'unsafe-inline';img-src data:;frame-ancestors 'self';sandbox",
  );
});

test.each(['/item/%25zz', '/news/%25'])('the invalid parameter in %s breaks nothing', async (url) => {
  expect((await get(url)).statusCode).toBeLessThan(500);
});

test('without a build the server does not start, and the error contains a solution', async () => {
  const missing = createServer({ dist: join(small.dist, 'lost'), schemas: () => ({}), sources: () => ({}) });
  await expect(missing).rejects.toThrow(/lost holds no built site\. Run `npm run build`/);
});
