import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { browserTests, changedSteps, relatedModules } from './changed.ts';

test('after a change in the folder of a section, the unit tests are tried that import it, render it or read its folder', () => {
  const look = relatedModules(['engine/sections/table/table.css']);
  expect(look).toEqual(
    expect.arrayContaining([
      'engine/sections/table/table.css',
      'engine/sections/table/table.test.tsx',
      'engine/client/runtime/renderers.ts',
      'engine/build/bundle.ts',
    ]),
  );
  expect(look).not.toContain('engine/site/code-folders.ts');
  expect(relatedModules(['engine/sections/table/descriptor.ts'])).toContain('engine/site/code-folders.ts');
});

test('every module that stands for the files it reads is there', () => {
  const files = [
    ...['engine/sections/table/table.css', 'engine/sections/table/descriptor.ts', 'engine/client/app/browser.tsx'],
    ...['pages/site.json', 'schemas/page.schema.json', 'engine/cli/main.ts'],
  ];
  const modules = relatedModules(files);
  expect(modules.length).toBeGreaterThan(files.length + 5);
  expect(modules.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('of the browser tests those are tried that name the section, that are of the studio, or all', () => {
  const tests = browserTests(['engine/sections/map/map.tsx']);
  expect(tests).toContain('every-page.e2e.ts');
  expect(tests).not.toContain('studio-menus.e2e.ts');
  expect(tests).not.toContain('clocks.e2e.ts');
  const studio = browserTests(['engine/studio/server/upload.ts']) as string[];
  expect(studio.length).toBeGreaterThan(3);
  expect(studio.filter((name) => !name.startsWith('studio'))).toEqual([]);
  expect(browserTests(['pages/home.json'])).toEqual(['every-page.e2e.ts']);
  expect(browserTests(['engine/client/runtime/renderers.ts', 'pages/home.json'])).toBe('all');
  expect(browserTests(['tools/e2e/menu.e2e.ts'])).toEqual(['menu.e2e.ts']);
});

test('a change of words in a guide needs neither a build nor a browser', () => {
  const names = changedSteps(['engine/sections/README.md']).map(({ name }) => name);
  expect(names).not.toContain('build');
  expect(names).toContain('types');
});
