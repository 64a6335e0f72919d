import { expect, test } from 'vitest';
import { createProjectFiles } from './project-files.ts';
import { readTemplate } from './site-template.ts';

/** The top-level folders of a site from a template, and those that its README names. */
async function foldersOf(template: 'museum' | 'product') {
  const start = await readTemplate(template);
  const readme = createProjectFiles(start)['README.md'] ?? '';
  const named = [...readme.matchAll(/`(\w+)\/[^`]*`/g)].map(([, folder]) => folder);
  const present = Object.keys(start.files).map((path) => path.slice(0, path.indexOf('/')));
  return { present: new Set(present), named: new Set(named) };
}

test.each([
  ['museum', ['pages', 'assets', 'sections', 'sources']],
  ['product', ['pages', 'assets']],
] as const)(
  'the README of a new site from %s names the folders that it has, and no other',
  async (template, folders) => {
    const { present, named } = await foldersOf(template);
    expect(present).toEqual(new Set(folders));
    // Commands write schemas and dist.
    expect(named).toEqual(new Set([...folders, 'schemas', 'dist']));
  },
);
