import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEndpoints } from './records.ts';

const endpoint = `export const endpoint = { path: '/api/v1/shelf/all', collection: 'shelf' };
export const answer = () => [];
export const instances = () => [{}];
`;

let site: string;
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'pagewright-imports-'));
  await mkdir(join(site, 'sources/shelf.all/parts'), { recursive: true });
  await writeFile(join(site, 'sources/order.ts'), 'export const order = 1;\n');
  await writeFile(join(site, 'sources/shelf.all/parts/own.ts'), 'export const own = 1;\n');
});
afterEach(() => rm(site, { recursive: true, force: true }));

const write = (text: string) => writeFile(join(site, 'sources/shelf.all/endpoint.ts'), text + endpoint);

test.each([
  ["import { own } from './parts/own.ts';\n"],
  ["import type { Endpoint } from 'pagewright/source';\n"],
  ["// Not: import { order } from '../order.ts';\n/* nor\n import '../order.ts' */\n"],
])('a source of a site may contain %j', async (text) => {
  await write(text);
  expect((await readEndpoints(site))['shelf.all']?.endpoint.collection).toBe('shelf');
});

test.each([
  ["import { order } from '../order.ts';\n", '../order.ts'],
  ["import type { StockSection } from '../../sections/stock/descriptor.ts';\n", '../../sections/stock/descriptor.ts'],
  ["export * from '../order.ts';\n", '../order.ts'],
  ["const load = () => import('../order.ts');\n", '../order.ts'],
])('an import out of its folder is an error: %j', async (text, source) => {
  await write(text);
  const says = `sources/shelf.all/endpoint.ts may not import ${source}: a folder of code has its own files, pagewright/source, and packages.`;
  await expect(readEndpoints(site)).rejects.toThrow(says);
});

test('an import out of the folder is an error in any of its files, until it is fixed', async () => {
  await write("import { own } from './parts/own.ts';\n");
  await writeFile(join(site, 'sources/shelf.all/parts/own.ts'), "export { order as own } from '../../order.ts';\n");
  await expect(readEndpoints(site)).rejects.toThrow('sources/shelf.all/parts/own.ts may not import ../../order.ts');
  await writeFile(join(site, 'sources/shelf.all/parts/own.ts'), 'export const own = 1;\n');
  expect(await readEndpoints(site)).toHaveProperty(['shelf.all']);
});
