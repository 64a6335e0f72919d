import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { facts } from '../testing/small-dist.ts';
import { type SmallServer, smallServer } from '../testing/small-server.ts';
import { openBuild } from './served-build.ts';

let small: SmallServer;
beforeEach(async () => {
  small = await smallServer();
});
afterEach(() => small.close());

/** Puts a build in place as `npm run build` does: a whole file by one rename. */
async function build(text: string): Promise<void> {
  const file = join(small.dist, 'build.json');
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

describe('a new build in the place of the one that is served', () => {
  test('is served from the next request on: its files, and no longer those that it has not', async () => {
    expect((await small.get('/_/new-1a2b3c.js')).statusCode).toBe(404);
    await writeFile(join(small.dist, '_/new-1a2b3c.js'), 'export {};');
    await rm(join(small.dist, '_/app-1a2b3c.js'));
    expect((await small.get('/_/new-1a2b3c.js')).statusCode).toBe(404);
    await build(JSON.stringify(facts));
    expect((await small.get('/_/new-1a2b3c.js')).statusCode).toBe(200);
    expect((await small.get('/_/app-1a2b3c.js')).statusCode).toBe(404);
  });

  test('brings its own policy and its own redirects', async () => {
    await build(
      JSON.stringify({ ...facts, scriptHashes: ["'sha256-other'"], redirects: [{ from: '/gone', to: '/second' }] }),
    );
    const policy = (await small.get('/')).headers['content-security-policy'];
    expect(policy).toContain("'sha256-other'");
    expect(policy).not.toContain("'sha256-script'");
    expect((await small.get('/gone')).headers.location).toBe('/second');
  });

  test.each([
    ['cut short', () => build('{"build": "sm')],
    ['gone', () => rm(join(small.dist, 'build.json'))],
  ])('that is %s leaves the last one as it is', async (_, spoil) => {
    await spoil();
    const response = await small.get('/second');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-security-policy']).toContain("'sha256-script'");
  });

  test('may take files away before it is there: what was asked for stays, the rest is a 404', async () => {
    const page = await small.get('/second');
    await rm(join(small.dist, 'second/index.html'));
    await rm(join(small.dist, '_/app-1a2b3c.js'));
    expect((await small.get('/second')).body).toBe(page.body);
    expect((await small.get('/_/app-1a2b3c.js')).statusCode).toBe(404);
  });

  test('is told once', async () => {
    const renewed = vi.fn();
    const current = openBuild(small.dist, renewed);
    current();
    expect(renewed).not.toHaveBeenCalled();
    await build(JSON.stringify(facts));
    current();
    current();
    expect(renewed).toHaveBeenCalledOnce();
  });
});
