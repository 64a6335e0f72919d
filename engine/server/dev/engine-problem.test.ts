import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { MissingPackages } from '../../site/optional-packages.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { createEngineProblem } from './engine-problem.ts';

const site = await realpath(await mkdtemp(join(scratchFolder(), 'pagewright-engine-problem-')));
afterAll(() => rm(site, { recursive: true }));

test('an error is located in the first line of its stack that is own code: of the site or of a pack', async () => {
  const pack = 'node_modules/charts-pack';
  await mkdir(join(site, pack, 'sections/chart'), { recursive: true });
  await writeFile(join(site, pack, 'package.json'), '{ "name": "charts-pack" }');
  await writeFile(join(site, pack, 'sections/chart/chart.tsx'), 'export {};\n');
  await writeFile(join(site, 'pagewright.config.ts'), "export default { packs: ['charts-pack'] };\n");
  const fileAt = (path: string) => {
    const lines = ['node_modules/react-dom/server.js:9:9', path, 'sections/outer/outer.tsx:7:7'];
    const stack = ['Error: x', ...lines.map((line) => `    at render (file://${join(site, line)})`)].join('\n');
    const { file, line, column } = createEngineProblem(Object.assign(new Error('x'), { stack }), site);
    return `${file}:${line}:${column}`;
  };
  for (const own of [`${pack}/sections/chart/chart.tsx:1:8`, 'parts/header.tsx:2:3']) expect(fileAt(own)).toBe(own);
  for (const other of ['node_modules/other/sections/a.tsx:1:1', 'sections-old/a/a.tsx:1:1'])
    expect(fileAt(other)).toBe('sections/outer/outer.tsx:7:7');
});

test('missing packages are a problem of package.json, without a line of the engine', () => {
  const problem = createEngineProblem(new MissingPackages(['formulas'], ['temml']), site);
  expect(problem).toMatchObject({ file: 'package.json', line: 1, column: 1 });
  expect(problem.message).toMatch(/for formulas\. Run: .* temml$/);
  expect(problem.frame).toBeUndefined();
  // The control: another error of the engine has its line.
  expect(createEngineProblem(new Error('x'), site).frame).toBeDefined();
});
