import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { relatedModules, relatedTests } from './related-tests.ts';

test('after a change in the folder of a section, the unit tests are tried that import it, render it or read its folder', () => {
  const look = relatedModules(['engine/sections/table/table.css']);
  expect(look).toEqual(
    expect.arrayContaining([
      'engine/sections/table/table.css',
      'engine/sections/table/table.test.tsx',
      'engine/client/runtime/renderers.ts',
      'engine/build/rebuild.test.ts',
    ]),
  );
  expect(look).not.toContain('engine/site/code-folders.ts');
  // They import the bundler, and bundle nothing.
  expect(look).not.toContain('engine/server/slow-clients.test.ts');
  expect(relatedModules(['engine/sections/table/descriptor.ts'])).toContain('engine/site/code-folders.ts');
});

test('every module that stands for the files it reads is there', () => {
  const files = [
    ...['engine/sections/table/table.css', 'engine/sections/table/descriptor.ts', 'engine/client/app/browser.tsx'],
    ...['pages/site.json', 'schemas/page.schema.json', 'engine/cli/main.ts'],
    ...['engine/studio/server/upload.ts', 'engine/server/dev/live-site.ts'],
  ];
  const modules = relatedModules(files);
  expect(modules.length).toBeGreaterThan(files.length + 5);
  expect(modules.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

/** The browser tests, and what starts their servers, to which a change of a file leads. */
const inBrowser = (file: string) =>
  relatedModules([file])
    .filter((module) => module.startsWith('tools/e2e/'))
    .map((module) => module.slice('tools/e2e/'.length));

test('of the browser tests those are tried that name the section or start what the files serve, or all', () => {
  const ofTable = inBrowser('engine/sections/table/table.tsx');
  expect(ofTable).toContain('every-page.e2e.ts');
  expect(ofTable).not.toContain('clocks.e2e.ts');
  expect(ofTable.filter((name) => /^(studio|dev)/.test(name))).toEqual([]);
  // A site of this module has the table.
  expect(ofTable).toContain('tables.e2e.ts');
  expect(inBrowser('engine/sections/callout/descriptor.ts')).toContain('studio-fields.e2e.ts');
  expect(inBrowser('engine/studio/server/upload.ts')).toEqual(['studio/start-studio.ts']);
  expect(inBrowser('engine/server/dev/live-site.ts')).toEqual(['dev/start-dev.ts', 'studio/start-studio.ts']);
  expect(inBrowser('pages/home.json')).toEqual(['every-page.e2e.ts']);
  expect(inBrowser('engine/client/runtime/renderers.ts')).toEqual(['browser.ts']);
  expect(inBrowser('tools/e2e/menu.e2e.ts')).toEqual(['menu.e2e.ts']);
  expect(inBrowser('engine/sections/table/table.test.tsx')).toEqual([]);
});

test('a change of words in a guide needs no test', () => {
  expect(relatedTests(['tools/nightly/README.md'])).toBeUndefined();
});

test('long tests run where they were changed themselves', () => {
  expect(relatedTests(['tools/nightly/walk/walk.e2e.ts'])?.command).toContain('--project=nightly');
  const command = relatedTests(['engine/sections/table/table.tsx'])?.command;
  expect(command).toContain('--project=browser');
  expect(command).not.toContain('--project=nightly');
});
