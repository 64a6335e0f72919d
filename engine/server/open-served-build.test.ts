import { rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeFacts } from '../testing/small-dist.ts';
import { type SmallServer, startServerOf, startSmallServer } from '../testing/small-server.ts';
import { openServedBuild, publishingMs } from './open-served-build.ts';

let small: SmallServer;
beforeEach(async () => {
  small = await startSmallServer();
});
afterEach(() => small.close());

/** Puts a build in place as `npm run build` does: a whole file by one rename. */
async function build(text: string): Promise<void> {
  const file = join(small.dist, 'build.json');
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

describe('a new build that replaces the served one', () => {
  test('is served from the next request on, without files that it lacks', async () => {
    expect((await small.get('/_/new-1a2b3c.js')).statusCode).toBe(404);
    await writeFile(join(small.dist, '_/new-1a2b3c.js'), 'export {};');
    await rm(join(small.dist, '_/app-1a2b3c.js'));
    expect((await small.get('/_/new-1a2b3c.js')).statusCode).toBe(404);
    await writeFacts(small.dist);
    expect((await small.get('/_/new-1a2b3c.js')).statusCode).toBe(200);
    expect((await small.get('/_/app-1a2b3c.js')).statusCode).toBe(404);
  });

  test('brings its own policy and its own redirects', async () => {
    await writeFacts(small.dist, {
      scriptHashes: ["'sha256-other'"],
      redirects: [{ from: '/gone', to: '/second' }],
    });
    const policy = (await small.get('/')).headers['content-security-policy'];
    expect(policy).toContain("'sha256-other'");
    expect(policy).not.toContain("'sha256-script'");
    expect((await small.get('/gone')).headers.location).toBe('/second');
  });

  test.each(['{"build": "sm', '', '{}', 'null', '[]', '7', '{"seal": 1}', '{"files": {}, "patterns": [], "seal": ""}'])(
    'with the invalid description %s leaves the last one in use',
    async (text) => {
      await build(text);
      const response = await small.get('/second');
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-security-policy']).toContain("'sha256-script'");
    },
  );

  test('may be incomplete at first: the old files in memory stay available, the rest is a 503', async () => {
    const page = await small.get('/second');
    await rm(join(small.dist, 'second/index.html'));
    for (const ending of ['', '.br', '.gz']) await rm(join(small.dist, `_/app-1a2b3c.js${ending}`));
    expect((await small.get('/second')).body).toBe(page.body);
    expect((await small.get('/_/app-1a2b3c.js')).statusCode).toBe(503);
  });

  test('is awaited while it is missing, and no request is lost', async () => {
    const away = `${small.dist}.away`;
    await rename(small.dist, away);
    const asked = ['/', '/second', '/_/app-1a2b3c.js', '/files/large.bin'].map((path) => small.get(path));
    await new Promise((resolve) => setImmediate(resolve));
    await rename(away, small.dist);
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });

  test('is reported once', async () => {
    const renewed = vi.fn();
    const current = openServedBuild(small.dist, renewed);
    current();
    expect(renewed).not.toHaveBeenCalled();
    await writeFacts(small.dist);
    current();
    current();
    expect(renewed).toHaveBeenCalledOnce();
  });
});

describe('a served build on the disk', () => {
  test('is reported when a file of it is changed, but not while a new build moves its files in place', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const failed = vi.fn();
    const current = openServedBuild(small.dist, undefined, failed);
    await truncate(join(small.dist, 'second/index.html'), 20);
    expect(current().cachedFile('second/index.html', undefined)).toBe('corrupted');
    await writeFacts(small.dist);
    await new Promise((resolve) => setImmediate(resolve));
    expect(current().cachedFile('second/index.html', undefined)).toHaveProperty('bytes');
    vi.advanceTimersByTime(publishingMs);
    expect(failed).not.toHaveBeenCalled();
    await truncate(join(small.dist, 'index.html'), 20);
    current().cachedFile('index.html', undefined);
    vi.advanceTimersByTime(publishingMs);
    expect(failed.mock.calls).toEqual([['index.html']]);
    vi.useRealTimers();
  });

  test('must be there: without it every page is a 503, and the health reports it', async () => {
    await small.get('/second');
    const away = `${small.dist}.away`;
    await rename(small.dist, away);
    const paths = ['/', '/second', '/en/second', '/item/1', '/lost', '/_/app-1a2b3c.js'];
    const answers = await Promise.all(paths.map(async (path) => ({ path, ...(await small.get(path)) })));
    for (const { path, statusCode, headers, body } of answers) {
      expect([statusCode, headers['cache-control'], headers['retry-after']], path).toEqual([503, 'no-store', '5']);
      expect(body).toBe('The site is not here at the moment.');
    }
    const health = await small.get('/healthz');
    expect(health.statusCode).toBe(503);
    expect(health.json()).toMatchObject({ status: 'failing', dist: 'gone', build: 'small' });
    // The records answer without it.
    expect((await small.get('/api/v1/news/1')).statusCode).toBe(200);
    await rename(away, small.dist);
    expect((await small.get('/second')).statusCode).toBe(200);
    expect((await small.get('/healthz')).json()).toEqual({ status: 'ok', build: 'small', records: 'valid' });
  });

  test.each(['', '.br', '.gz'])(
    'is not sent when its file%s is corrupted, and a valid encoding is sent instead',
    async (ending) => {
      const encodings = { '': 'identity', '.br': 'br', '.gz': 'gzip' };
      const accepted = encodings[ending as keyof typeof encodings];
      const whole = await small.get('/second');
      const file = join(small.dist, `second/index.html${ending}`);
      // Another server, which has nothing in memory yet.
      const other = await startServerOf(small.dist);
      await truncate(file, 20);
      const all = [{}, { 'if-modified-since': new Date(0).toUTCString() }, { range: 'bytes=0-9' }];
      const ask = (headers: object) =>
        other.inject({ url: '/second', headers: { 'accept-encoding': accepted, ...headers } });
      const answers = await Promise.all(all.map(async (headers) => ({ headers, sent: await ask(headers) })));
      for (const { headers, sent } of answers) {
        if (ending === '') expect(sent.statusCode).toBe(503);
        else
          expect([sent.statusCode, sent.headers['content-encoding']]).toEqual(
            'range' in headers ? [206, undefined] : [200, undefined],
          );
        expect(whole.body.startsWith(ending === '' ? '' : sent.body)).toBe(true);
      }
      expect((await other.inject('/healthz')).json()).toMatchObject({ status: 'ok', dist: 'corrupted' });
      await other.close();
    },
  );
});
