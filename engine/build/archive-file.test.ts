import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepare, prerender } from '../client/app/prerender.tsx';
import { compilePage } from '../compile/page.ts';
import { compileSite } from '../compile/site.ts';
import { contextWith, findRoute } from '../generate/gallery/small-context.ts';
import { smallSite } from '../generate/gallery/small-site.ts';
import { readZip } from '../testing/read-zip.ts';
import { createArchive } from './archive-file.ts';
import { listArchives, pdfColors } from './archives.ts';

const page = {
  ...smallSite['pages/second.json'],
  id: 'book',
  route: '/book',
  title: { zh: '书 <1>', en: 'Book <1>' },
  sections: [
    { type: 'page-copy', id: 'take', archive: 'book' },
    {
      type: 'feature',
      id: 'shown',
      paragraphs: [
        '[here](/book#shown), [there](/second#guide), [file](files:example.zip), [far](https://example.org/a)',
      ],
      picture: { src: 'example.svg', alt: 'Drawn' },
    },
  ],
};

let assets: string;
beforeAll(async () => {
  assets = await mkdtemp(join(tmpdir(), 'pagewright-archive-'));
  await mkdir(join(assets, 'images'));
  await writeFile(join(assets, 'images/example.svg'), '<svg/>');
  await prepare();
});
afterAll(() => rm(assets, { recursive: true }));

/** The archive of the page, with its pictures known or not. */
async function archived(
  language: string,
  origin?: string,
  pictures: [string, string][] = [['images/example.svg', '']],
  given: object = page,
) {
  const files = {
    'pages/book.json': given,
    'pages/site.json': { ...smallSite['pages/site.json'], ...(origin && { origin }) },
  };
  const context = await contextWith(files);
  const compiled = compilePage(findRoute(context, '/book'), language, context);
  const [archive, ...others] = listArchives(compiled, pictures, pdfColors(context.site));
  if (!archive || others.length > 0) throw new Error('not one archive');
  const styles = '@media print,(scripting:none){p{color:red}}';
  // A built site names a sheet that comes later.
  const site = { ...compileSite(context, language), styles: { shared: '/_/later.css', own: {} } };
  const bytes = await createArchive(archive, compiled, site, styles, assets, prerender);
  return { archive, bytes, files: readZip(bytes) };
}

const documentIn = (files: Map<string, Buffer>) => new JSDOM(files.get('book/index.html')?.toString()).window.document;
const hrefs = (document: Document) =>
  Object.fromEntries(
    [...document.querySelectorAll('p a')].map((link) => [link.firstChild?.textContent, link.getAttribute('href')]),
  );

test('an archive is one folder with the page and its pictures in the page’s language, without features that need the site', async () => {
  const { archive, files } = await archived('en', 'https://a.example');
  expect(archive.path).toBe('_copy/en/book/book.zip');
  expect([...files.keys()]).toEqual(['book/index.html', 'book/images/example.svg']);
  expect(files.get('book/images/example.svg')?.toString()).toBe('<svg/>');
  const document = documentIn(files);
  expect([document.title, document.documentElement.lang]).toEqual(['Book <1> · Sample company', 'en']);
  expect(document.querySelector('img')?.getAttribute('src')).toBe('images/example.svg');
  expect(document.querySelectorAll('script, link, [hidden], header.header, footer, .page-copy').length).toBe(0);
  // Runs no script and does not ask the browser to do so.
  expect(document.querySelector('style')?.textContent).toBe('@media print,(min-width:0){p{color:red}}');
});

test('its links are relative or absolute; without the site’s origin, links to the site become plain text', async () => {
  const known = hrefs(documentIn((await archived('en', 'https://a.example')).files));
  expect(known).toEqual({
    here: '#shown',
    there: 'https://a.example/en/second#guide',
    file: 'https://a.example/files/example.zip',
    far: 'https://example.org/a',
  });
  const unknown = hrefs(documentIn((await archived('zh')).files));
  expect(unknown).toEqual({ here: '#shown', far: 'https://example.org/a' });
});

test('the same page gives the same bytes, and unknown pictures stay where they are', async () => {
  expect((await archived('zh')).bytes.equals((await archived('zh')).bytes)).toBe(true);
  const { files } = await archived('zh', 'https://a.example', []);
  expect([...files.keys()]).toEqual(['book/index.html']);
  expect(documentIn(files).querySelector('img')?.src).toBe('https://a.example/images/example.svg');
});

test.each([
  ['zh', '生成此页面时未设置本站网址，请将 https://your-site.invalid 换成本站网址。'],
  ['en', "This copy of the page was made without the site's address: write it in place of https://your-site.invalid."],
])(
  'a command in it has the absolute address, or the copy has a note about the missing origin, in %s',
  async (language, note) => {
    const command = { type: 'code', id: 'fetch', lines: ['wget -c {address files:example.zip}'] };
    const commanding = { ...page, sections: [...page.sections, command] };
    const shown = async (origin?: string) => {
      const block = documentIn((await archived(language, origin, [], commanding)).files).querySelector('.code-block');
      return [block?.querySelector('code')?.textContent, block?.querySelector('p')?.textContent];
    };
    expect(await shown()).toEqual(['wget -c https://your-site.invalid/files/example.zip', note]);
    expect(await shown('https://a.example')).toEqual(['wget -c https://a.example/files/example.zip', undefined]);
  },
);
