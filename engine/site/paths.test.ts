import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { serverConfig } from '../build/vite-config.ts';
import { isSiteSource } from '../server/serve-editor.ts';
import { root, slashed } from './paths.ts';

// As Node has it on Windows.
vi.mock('node:path', async () => {
  const { win32 } = await vi.importActual<typeof import('node:path')>('node:path');
  return { ...win32, default: win32 };
});

test('where paths are parted by \\, the site, the bundler and messages have them parted by /', () => {
  expect(join('pages', 'home.json')).toBe('pages\\home.json');
  expect(slashed(join('pages', 'home.json'))).toBe('pages/home.json');
  expect(slashed('pages/home.json')).toBe('pages/home.json');
});

test('the repository’s folder ends in no separator there either, so that what is in it begins with it and one', () => {
  expect(join(root, 'pages')).toBe(`${root}\\pages`);
});

test('the editor opens the site’s own files there, and no other', () => {
  expect(['pages/home.json', 'assets/records/news/news.json'].filter(isSiteSource)).toHaveLength(2);
  const others = ['pages/../package.json', 'pages/a\\..\\..\\package.json', 'pages\\home.json', 'pages/./home.json'];
  expect(others.filter(isSiteSource)).toEqual([]);
});

test('what sections get for React is there the same module as the engine’s own import of it', () => {
  const [, , noted] = serverConfig(root, 'x.ts', 'out').plugins ?? [];
  const { resolveId } = noted as unknown as { resolveId(source: string, importer: string): string };
  const found = resolveId('react', `${slashed(root)}/engine/sections/table/table.tsx`);
  expect(found).toMatch(/\/engine\/client\/runtime\/islands\/react\.ts$/);
  expect(found).not.toContain('\\');
});
