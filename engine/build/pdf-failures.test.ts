import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contextWith } from '../generate/gallery/small-context.ts';
import { smallNews, smallSite } from '../generate/gallery/small-site.ts';
import { listFiles } from '../site/files/files.ts';
import { emptyBundle, inlineWorkerPool, titleOnly } from '../testing/inline-worker-pool.ts';
import { writeSite } from './write-site.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-build-'));
  for (const room of ['_', 'assets']) await mkdir(join(folder, room), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

/** Builds a site with a PDF, using this source as a module. Returns the built files and the reports. */
async function built(createPdf: string): Promise<{ files: string[]; said: string[] }> {
  const module = `export const load = async () => ({ createPdf: ${createPdf} });`;
  const bundle = { ...emptyBundle, folder, typescript: `data:text/javascript,${encodeURIComponent(module)}` };
  const second = smallSite['pages/second.json'];
  const copy = { type: 'page-copy', id: 'take', pdf: 'book' };
  const context = await contextWith({
    'assets/records/news/news.json': smallNews,
    'pages/second.json': { ...second, sections: [copy, ...second.sections] },
  });
  const said: string[] = [];
  const named = { ...context, fileOf: ({ id }: { id: string }) => `pages/${id}.json` };
  const options = { startPool: inlineWorkerPool(titleOnly), say: (line: string) => said.push(line) };
  await writeSite(named, folder, bundle, join(folder, 'dist'), options);
  return { files: await listFiles(join(folder, 'dist')), said };
}

test('a PDF that fails is reported with its page and file, and the site is built without it', async () => {
  const { files, said } = await built(`async () => { throw new Error('no cmap'); }`);
  expect(files).toContain('second/index.html');
  expect(files).toContain('en/index.html');
  expect(files.filter((file) => file.endsWith('.pdf'))).toEqual([]);
  expect(said).toHaveLength(2);
  expect(said[0]).toContain('warning: pages/second.json: the PDF of /second could not be made: no cmap.');
  // Nothing changed, yet the next build tries again.
  expect((await built(`async () => { throw new Error('no cmap'); }`)).said).toHaveLength(2);
});

test('control: a PDF that does not fail is there, and nothing is reported', async () => {
  const { files, said } = await built(`async () => Buffer.from('%PDF')`);
  expect(files).toContain('_copy/en/second/book.pdf');
  expect(said).toEqual([]);
});

test('control: a PDF that cannot be written ends the build', async () => {
  const full = `async () => ({ length: 1 })`;
  await expect(built(full)).rejects.toThrow();
});
