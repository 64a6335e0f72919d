import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createJiti, type JitiOptions } from 'jiti';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { corruptFile, corruptions } from '../testing/corrupt-file.ts';
import { cachedTransform } from './cached-transform.mjs';

let folder: string;
let cache: string;
let module: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-transform-'));
  cache = join(folder, 'cache');
  module = join(folder, 'module.ts');
  await writeFile(module, 'export const value: string = "original";\n');
});
afterEach(() => rm(folder, { recursive: true }));

/** Loads the module as a later process does. */
async function load(options: JitiOptions): Promise<unknown> {
  const jiti = createJiti(import.meta.url, { ...options, moduleCache: false });
  return (await jiti.import<{ value: unknown }>(module)).value;
}
const loadCached = () => load(cachedTransform(createJiti, import.meta.url, cache));

async function cachedFile(): Promise<string> {
  const [name = '', ...others] = await readdir(cache);
  expect(others).toEqual([]);
  return join(cache, name);
}

/** Writes other code into a cached file, and leaves its length and its end. */
async function alter(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain('original');
  await writeFile(file, text.replaceAll('original', 'tampered'));
}

test('a cached translation is reused, and a damaged one is created again', async () => {
  expect(await loadCached()).toBe('original');
  const file = await cachedFile();
  const text = await readFile(file, 'utf8');
  expect(await loadCached()).toBe('original');
  expect(await readFile(file, 'utf8')).toBe(text);
  for (const way of Object.keys(corruptions)) {
    corruptFile(file, way);
    expect(await loadCached(), way).toBe('original');
    expect(await readFile(file, 'utf8'), way).toBe(text);
  }
  await alter(file);
  expect(await loadCached()).toBe('original');
  await writeFile(module, 'export const value: string = "changed";\n');
  expect(await loadCached()).toBe('changed');
});

test.each([
  ['uses what was translated of the engine at another place', '', 1],
  ['does not use what holds the address of a file', 'export const address = import.meta.url;\n', 2],
])('a copy of the engine %s', async (_, more, count) => {
  const source = `export const value: string = "original";\n${more}`;
  for (const copy of ['one', 'other'].map((name) => join(folder, name))) {
    const load = join(copy, 'load');
    await cp(new URL('.', import.meta.url), load, { recursive: true });
    const { cachedTransform } = await import(join(load, 'cached-transform.mjs'));
    const { transform } = cachedTransform(createJiti, import.meta.url, cache);
    const { code } = transform({ source, filename: join(copy, 'model/module.ts'), ts: true });
    if (more) expect(code).toContain(copy);
  }
  expect(await readdir(cache)).toHaveLength(count);
});

test("control: jiti's own cache trusts a file that kept its last line", async () => {
  expect(await load({ fsCache: cache })).toBe('original');
  await alter(await cachedFile());
  expect(await load({ fsCache: cache })).toBe('tampered');
});
