import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSources, readEndpoints } from './records.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'pagewright-async-'));
  await mkdir(join(site, 'sources/rate.all'), { recursive: true });
});
afterEach(() => rm(site, { recursive: true, force: true }));

/** Reads a source with these functions, and calls each of them once. */
async function ask(functions: string): Promise<unknown> {
  const text = `export const endpoint = { path: '/api/v1/rate/all', collection: 'rate' };\n${functions}`;
  await writeFile(join(site, 'sources/rate.all/endpoint.ts'), text);
  const source = createSources(await readEndpoints(site), {})['rate.all'];
  return source?.instances().map((params) => source.answer(params));
}

const instances = 'export const instances = () => [{}];';

test.each([
  ['answer', `export async function answer() { return []; }\n${instances}`],
  ['answer', `export const answer = async () => [];\n${instances}`],
  ['answer', `export const answer = () => fetch('data:,').then(() => []);\n${instances}`],
  ['answer', `export const answer = () => Promise.reject(new Error('later'));\n${instances}`],
  ['answer', `export const answer = () => ({ then: (done) => done([]) });\n${instances}`],
  ['instances', 'export const answer = () => [];\nexport async function instances() { return [{}]; }'],
])('%s that returns a promise is an error that names its file: %s', async (name, functions) => {
  await expect(ask(functions)).rejects.toThrow(
    `sources/rate.all/endpoint.ts: ${name}() returns a Promise; it must return its value itself.`,
  );
});

test('a source without one of the functions is an error that names it', async () => {
  await expect(ask(instances)).rejects.toThrow('sources/rate.all/endpoint.ts exports no function answer().');
});

test.each([
  ["export const answer = () => ['a'];", ['a']],
  ["const loaded = await Promise.resolve(['b']);\nexport const answer = () => loaded;", ['b']],
  ["export const answer = () => ({ then: 'a field' });", { then: 'a field' }],
])('control: %s answers', async (functions, answer) => {
  expect(await ask(`${functions}\n${instances}`)).toEqual([answer]);
});
