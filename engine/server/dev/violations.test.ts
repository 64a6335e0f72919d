import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { createViolations } from './violations.ts';

const site = await mkdtemp(join(scratchFolder(), 'pagewright-violations-'));
afterAll(() => rm(site, { recursive: true }));

test('a full page still reports a known problem after its file changes, and no new one', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const file = 'pages/home.json';
  await mkdir(join(site, 'pages'));
  await writeFile(join(site, file), '{}');
  const violations = createViolations(site);
  const add = (line: number) =>
    violations.add({
      ...{ path: '/', directive: 'img-src', blocked: 'https://example.com/a.png', sample: '' },
      place: { file, line, column: 1, pointer: '' },
    });
  const lines = async () => (await violations.at('/')).map((problem) => problem.line);
  for (let line = 1; line <= 50; line++) expect(await add(line)).toBe(true);
  expect(await add(1)).toBe(false);
  expect(await add(51)).toBe(false);
  expect(await lines()).toHaveLength(50);

  await utimes(join(site, file), 1, 1);
  expect(await lines()).toEqual([]);
  expect(await add(1)).toBe(true);
  expect(await add(51)).toBe(false);
  expect(await lines()).toEqual([1]);
  expect(printed).toHaveBeenCalledTimes(51);
  printed.mockRestore();
});
