import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRenderers, registry } from './registry.ts';

let site: string;
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'pagewright-registry-'));
  await mkdir(join(site, 'sections/stock'), { recursive: true });
  await writeFile(join(site, 'sections/stock/stock.tsx'), 'export default () => null;');
  await mkdir(join(site, 'sections/unfinished'));
});
afterAll(() => rm(site, { recursive: true, force: true }));

test('the registry contains the site’s and the engine’s renderers, but no missing ones', () => {
  const types = listRenderers(site, { sections: {} });
  expect(types.stock).toBe(join(site, 'sections/stock/stock.tsx'));
  expect(types).toHaveProperty('table');
  expect(types).not.toHaveProperty('unfinished');
});

test.each([
  ['sections/stock/stock.tsx', '../unfinished/parts.ts', true],
  ['sections/stock/parts/row.tsx', '../../unfinished/parts.ts', true],
  ['sections/stock/stock.tsx', '../stock-of-others/a.ts', true],
  ['sections/stock/stock.tsx', './parts/row.tsx', false],
  ['sections/stock/parts/row.tsx', '../descriptor.ts', false],
  ['sections/stock/stock.tsx', 'react', false],
  ['sections/stock/stock.tsx', 'pagewright/section', false],
  ['sources/shelf.all/endpoint.ts', '../../sections/stock/parts.ts', true],
])('of a site’s code %s may import %s: refused %s', (file, source, refused) => {
  const { resolveId } = registry(site) as unknown as {
    resolveId(source: string, importer: string): string | undefined;
  };
  const context = {
    error(message: string) {
      throw new Error(message);
    },
  };
  const resolve = () => resolveId.call(context, source, join(site, file));
  if (refused) expect(resolve).toThrow(`${file} may not import ${source}`);
  else expect(resolve()).toBeUndefined();
});
