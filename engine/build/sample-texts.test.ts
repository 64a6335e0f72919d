import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { replacePassage } from '../generate/gallery/small-site.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';

let site: SmallFolder | undefined;
afterEach(() => site?.remove());

test('a build reports the sample texts that it publishes, until they are replaced', async () => {
  site = await smallFolder(replacePassage('pages/second.json', '"title": "Second"', '"title": "✎ Second"'));
  const built = await site.run('build');
  expect(built.code, built.said).toBe(0);
  expect(built.said).toMatch(/pages\/second\.json:\d+:\d+ {2}title: A new section came with this sample text/);
  const file = join(site.folder, 'pages/second.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('✎ Second', 'Second'));
  const rebuilt = await site.run('build');
  expect(rebuilt.code, rebuilt.said).toBe(0);
  expect(rebuilt.said).not.toContain('sample text');
}, 240_000);
