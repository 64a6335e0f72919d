import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Params } from '../model/source.ts';
import { createSources, readEndpoints } from './records.ts';
import { settleEndpoints } from './settle-endpoints.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'pagewright-async-'));
  await mkdir(join(site, 'sources/rate.all'), { recursive: true });
});
afterEach(() => rm(site, { recursive: true, force: true }));

async function readSources(functions: string, records: unknown[] = [], timeoutMs?: number) {
  const text = `export const endpoint = { path: '/api/v1/rate/all', collection: 'rate' };\n${functions}`;
  await writeFile(join(site, 'sources/rate.all/endpoint.ts'), text);
  const collections = { rate: records };
  return createSources(await settleEndpoints(await readEndpoints(site), collections, timeoutMs), collections);
}

/** Reads a source with these functions, and calls each of them once. */
async function ask(functions: string, records?: unknown[]): Promise<unknown> {
  const source = (await readSources(functions, records))['rate.all'];
  return source?.instances().map((params) => source.answer(params));
}

const instances = 'export const instances = () => [{}];';
const numbered = "export const instances = async () => [{ a: '1', b: '2' }, { a: '2', b: '1' }];";

test.each([
  ["export const answer = () => ['a'];", ['a']],
  ["const loaded = await Promise.resolve(['b']);\nexport const answer = () => loaded;", ['b']],
  ["export const answer = () => ({ then: 'a field' });", { then: 'a field' }],
  ["export async function answer() { return ['c']; }", ['c']],
  ["export const answer = () => fetch('data:,d').then((response) => response.text());", 'd'],
  ["export const answer = () => ({ then: (done) => done(['e']) });", ['e']],
  ['export const answer = async (records) => records.length;', 1],
])('%s answers', async (functions, answer) => {
  expect(await ask(`${functions}\n${instances}`, [{ id: 1 }])).toEqual([answer]);
});

test('an asynchronous source answers each of its instances, with parameters in any order, and nothing else', async () => {
  const sources = await readSources(`export const answer = async (_, { a, b }) => a + b;\n${numbered}`);
  const answer = sources['rate.all']?.answer;
  expect(([{ a: '1', b: '2' }, { b: '1', a: '2' }, { a: '3' }] as Params[]).map((params) => answer?.(params))).toEqual([
    '12',
    '21',
    undefined,
  ]);
});

test('an asynchronous source is called again only if its records change', async () => {
  const counting = `let calls = 0;\nexport const answer = async () => ++calls;\n${instances}`;
  const results = [];
  const text = `export const endpoint = { path: '/api/v1/rate/all', collection: 'rate' };\n${counting}`;
  await writeFile(join(site, 'sources/rate.all/endpoint.ts'), text);
  const endpoints = await readEndpoints(site);
  for (const records of [[1], [1], [1, 2]]) {
    const settled = await settleEndpoints(endpoints, { rate: records });
    results.push(settled['rate.all']?.answer(records, {}));
  }
  expect(results).toEqual([1, 1, 2]);
});

test.each([
  [
    'rejects',
    `export const answer = async () => { throw new Error('no rates today'); };\n${instances}`,
    'no rates today',
  ],
  ['rejects with no error', `export const answer = () => Promise.reject('gone');\n${instances}`, 'gone'],
  [
    'cannot list its instances',
    "export const answer = () => 1;\nexport const instances = async () => { throw new Error('no list'); };",
    'no list',
  ],
  [
    'never ends',
    `export const answer = () => new Promise(() => {});\n${instances}`,
    'it gave no answer in 0.05 seconds',
  ],
])('a source that %s is an error with its name', async (_, functions, reason) => {
  await expect(readSources(functions, [], 50)).rejects.toThrow(`The source rate.all failed: ${reason}.`);
});

test('a source without one of the functions is an error that names it', async () => {
  await expect(ask(instances)).rejects.toThrow('sources/rate.all/endpoint.ts exports no function answer().');
});
