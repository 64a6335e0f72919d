import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findUnwatchedName, findUnwatchedReads } from './unwatched-reads.ts';

const unwatched: Record<string, string> = {
  "import { readFileSync } from 'node:fs';": 'node:fs',
  "import fs from 'fs'": 'fs',
  "import * as path from 'node:path'": 'node:path',
  "import Papa from 'papaparse';": 'papaparse',
  "import 'dotenv/config';": 'dotenv/config',
  "import {\n  readFile,\n  stat,\n} from 'node:fs/promises';": 'node:fs/promises',
  "export { readFileSync as read } from 'node:fs';": 'node:fs',
  "const { readFileSync } = await import('node:fs');": 'import',
  "const fs = require('fs');": 'require',
  "const rates = await (await fetch('https://example.org/rates.json')).json();": 'fetch',
  'const url = process.env.RATES;': 'process',
  'const { env } = process;': 'process',
  'const today = new Date();': 'new Date',
  'const today = new Date': 'new Date',
  'const now = Date.now();': 'Date.now',
  'const now = Date();': 'Date',
  "const get = globalThis['fetch'];": 'globalThis',
  'const here = import.meta.url;': 'import.meta',
  'const id = crypto.randomUUID();': 'crypto',
  'const any = [].at.constructor("return this")();': 'constructor',
  'const one = Math.random();': 'Math.random',
  "// The rates of today.\nexport const rates = await fetch('https://example.org');": 'fetch',
  "const every = 'data/*.json';\nconst now = Date.now();\n/** The end. */": 'Date.now',
};

const watched = [
  "import type { EndpointModule } from 'pagewright/source';",
  "import type { Stats } from 'node:fs';",
  "import { own } from './parts/own.ts';",
  "import rates from './rates.json';",
  'const day = new Date(record.date).getTime();',
  'const list = [one.process, one.fetch, one.crypto];',
  '// fetch(process.env.URL)',
  'const one = 1; // fetch(process.env.URL)',
  '/* import fs from "node:fs" */',
  'const prefetched = 1; const processed = 2; const refetch = 3;',
];

test.each(Object.entries(unwatched))('%s may read data that a build does not watch', (text, by) => {
  expect(findUnwatchedName(text)).toBe(by);
});

test.each(watched)('control: %s reads no other data', (text) => {
  expect(findUnwatchedName(text)).toBeUndefined();
});

test('searches all files of a site’s sources, but not their tests', async () => {
  const site = await mkdtemp(join(tmpdir(), 'pagewright-sources-'));
  expect(findUnwatchedReads(site)).toEqual([]);
  await mkdir(join(site, 'sources/rates.all/parts'), { recursive: true });
  await writeFile(join(site, 'sources/rates.all/endpoint.ts'), "export { rates } from './parts/rates.ts';");
  await writeFile(join(site, 'sources/rates.all/parts/rates.ts'), 'export const rates = process.env.RATES;');
  await writeFile(join(site, 'sources/rates.all/endpoint.test.ts'), "import { test } from 'vitest';");
  const rates = { file: 'sources/rates.all/parts/rates.ts', by: 'process' };
  expect(findUnwatchedReads(site)).toEqual([rates]);
  await writeFile(join(site, 'days.ts'), 'export const now = Date.now();');
  await symlink('../../days.ts', join(site, 'sources/rates.all/days.ts'));
  expect(findUnwatchedReads(site)).toEqual([{ file: 'sources/rates.all/days.ts', by: 'Date.now' }, rates]);
  await rm(site, { recursive: true });
});
