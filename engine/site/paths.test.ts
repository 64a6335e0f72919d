import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { serverConfig } from '../build/vite-config.ts';
import { isSiteSource } from '../server/serve-editor.ts';
import { root, slashed } from './paths.ts';

// As on Windows.
vi.mock('node:path', async () => {
  const { win32 } = await vi.importActual<typeof import('node:path')>('node:path');
  return { ...win32, default: win32 };
});

test('on Windows, the site, the bundler and messages use paths with /', () => {
  expect(join('pages', 'home.json')).toBe('pages\\home.json');
  expect(slashed(join('pages', 'home.json'))).toBe('pages/home.json');
  expect(slashed('pages/home.json')).toBe('pages/home.json');
});

test('on Windows, the path of the repository has no trailing separator', () => {
  expect(join(root, 'pages')).toBe(`${root}\\pages`);
});

test('on Windows, the editor opens only the site’s own files', () => {
  expect(['pages/home.json', 'assets/records/news/news.json'].filter(isSiteSource)).toHaveLength(2);
  const others = ['pages/../package.json', 'pages/a\\..\\..\\package.json', 'pages\\home.json', 'pages/./home.json'];
  expect(others.filter(isSiteSource)).toEqual([]);
});

test('on Windows, sections and the engine import the same React module', () => {
  const plugins = (serverConfig(root, 'x.ts', 'out').plugins ?? []) as { name?: string }[];
  const noted = plugins.find(({ name }) => name === 'interactive-sections-noted');
  const { resolveId } = noted as unknown as { resolveId(source: string, importer: string): string };
  const found = resolveId('react', `${slashed(root)}/engine/sections/table/table.tsx`);
  expect(found).toMatch(/\/engine\/client\/runtime\/islands\/react\.ts$/);
  expect(found).not.toContain('\\');
});
