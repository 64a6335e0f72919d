import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listFiles } from '../site/files/files.ts';
import { corruptFile } from '../testing/corrupt-file.ts';
import { bundleStudio } from './bundle-studio.ts';

const cache = mkdtempSync(join(tmpdir(), 'pagewright-studio-client-'));
afterAll(() => rmSync(cache, { recursive: true }));

test('the studio’s client is one script with its map, the helpers of the bundler and one style sheet, and those of the Markdown editor, and is built again if one of them is altered', async () => {
  const folder = await bundleStudio(cache);
  const files = (await listFiles(folder)).sort();
  expect(files.filter((file) => !/^(?:markdown-editor|temml)\b/.test(file))).toEqual([
    ...['contents.json', 'main.css', 'main.js', 'main.js.map', 'rolldown-runtime.js'],
  ]);
  const script = join(folder, 'main.js');
  const built = readFileSync(script, 'utf8');
  const { sources } = JSON.parse(readFileSync(`${script}.map`, 'utf8'));
  expect(sources.join()).toContain('engine/studio/client/studio.tsx');
  // Only forms with Markdown load its editor.
  expect(sources.join()).not.toContain('prosemirror');
  expect(files.filter((file) => file.endsWith('.js') || file.endsWith('.css'))).toEqual([
    ...['main.css', 'main.js', 'markdown-editor.css', 'markdown-editor.js', 'rolldown-runtime.js', 'temml.js'],
  ]);
  // React's development build would take most of the time of a key.
  expect(built).not.toContain('react-dom-client.development');
  expect(sources.join()).toContain('react-dom-client.production');
  corruptFile(script, 'cut short');
  expect(readFileSync(script, 'utf8')).not.toBe(built);
  expect(await bundleStudio(cache)).toBe(folder);
  expect(readFileSync(script, 'utf8')).toBe(built);
});
