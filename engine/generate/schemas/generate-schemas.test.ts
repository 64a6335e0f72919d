import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateSchemas } from './generate-schemas.ts';

test('a site’s own type that has no schema is reported with its position', async () => {
  const site = await mkdtemp(join(tmpdir(), 'pagewright-types-'));
  const file = join(site, 'sections/stock/descriptor.ts');
  await mkdir(join(site, 'sections/stock'), { recursive: true });
  const lines = [
    "import type { SectionBase } from 'pagewright/section';",
    'export interface StockSection extends SectionBase {',
    '  what: Lable;',
    '}',
  ];
  await writeFile(file, lines.join('\n'));
  await expect(generateSchemas(site)).rejects.toThrow(`${file}:3:9: no schema can be made of this type: Lable;`);
  await rm(site, { recursive: true });
});
