import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallCollections, smallNews, smallSite } from '../../generate/gallery/small-site.ts';
import { writeAtomically } from '../../site/files/files.ts';
import { root } from '../../site/paths.ts';
import { type ChildServer, startChildServer } from '../../testing/child-server.ts';
import { readZip } from '../../testing/read-zip.ts';
import { type SmallFolder, smallFolder } from '../../testing/small-folder.ts';
import { type ServedSite, serveSite } from '../serve-site.ts';

// Routes that resemble files, sources of the engine, or private files of a server.
const routes = [
  '/v1.2',
  '/guide.json',
  '/client/app/browser.tsx',
  '/ui/kit/button.tsx',
  '/files/guide',
  '/engine',
  '/node_modules/x',
];
const assets = ['LICENSE', 'files/paper.tsx', 'images/more/picture.svg'];

const addresses = [
  ...['/', '/en', '/second', '/second/', '/en/second?a=b', '/news', '/news/2', '/item/1', '/en/item/1'],
  ...routes.flatMap((route) => [route, `${route}/`, `/en${route}?a`]),
  ...assets.map((asset) => `/${asset}`),
  ...['/files/SHA256SUMS', '/images/more/SHA256SUMS', '/SHA256SUMS', '/files/none/SHA256SUMS'],
  ...['/_feed/atom/zh/news.atom', '/_feed/json/en/news.json?a', '/_feed/json/en/none.json', '/_feed/json/en'],
  ...[
    '/_copy/zh/book/book.zip',
    '/_copy/en/book/book.zip?a',
    '/_copy/zh/book/book.pdf',
    '/_copy/zh/book/none.zip',
    '/_copy/zh/book/none.pdf',
    '/_copy/en/none/book.zip',
    '/_copy/x',
  ],
  // Unknown addresses.
  ...['/none', '/en/none', '/none.js', '/none.json', '/files/none', '/images/none', '/item/99', '/en/item/99'],
  ...[
    ...[
      '/item/1.5',
      '/en/item/1.5',
      '/news/1.5',
      '/en/news/1.5?a',
      '/second.html',
      '/en/second.html',
      '/en/index.html',
    ],
    ...['/%00', '/en/%00', '/files/%00', '/item/%00', '/second%00.html', '/.well-known/none.json', '/favicon.ico'],
    '/item/x.json',
    '/item/_id',
    '/news/99',
    '/en/news/99',
    '/news/_page',
    '/old',
    '/en/old?a#b',
    '/zh',
    '/zh/second',
  ],
  // Private addresses, or those of another server.
  ...[
    '/index.html',
    '/second/index.html',
    '/404.html',
    '/build.json',
    '/nginx.conf',
    '/_headers',
    '/_gallery.txt',
    '/.env',
  ],
  ...['/records/news/news.json', '/files/.hidden', '/_/none.js', '/_none', '/@vite/client'],
  ...['/api', '/api/v1/none', '/api/v1/news/1', '/api/v1/news/x', '/api/v1/news/list?page=2'],
];

let site: SmallFolder;
let started: ServedSite;
let dev: ChildServer;
beforeAll(async () => {
  const page = (route: string, index: number) => [
    `pages/${index}.json`,
    { ...smallSite['pages/product.json'], id: `page-${index}`, route },
  ];
  site = await smallFolder({
    'assets/records/news/news.json': smallNews,
    'pages/collections/news.json': {
      ...JSON.parse(smallCollections['pages/collections/news.json'] ?? ''),
      feed: { page: '/news', title: 'title', date: 'time' },
    },
    'pages/site.json': {
      ...smallSite['pages/site.json'],
      origin: 'https://www.example.com',
      redirects: [{ from: '/old', to: '/second#guide' }],
    },
    'pages/book.json': {
      ...smallSite['pages/product.json'],
      id: 'book',
      route: '/book',
      sections: [
        { type: 'page-copy', archive: 'book', pdf: 'book' },
        { type: 'feature', paragraphs: ['Kept. [Second](/second)'], picture: { src: 'example.svg', alt: 'Drawn' } },
      ],
    },
    ...Object.fromEntries(routes.map(page)),
  });
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  for (const asset of assets)
    await writeAtomically(join(site.folder, 'assets', asset), asset.endsWith('.svg') ? drawing : 'x');
  const { code, said } = await site.run('build');
  if (code !== 0) throw new Error(said);
  started = await serveSite(site.folder);
  dev = await startChildServer([join(root, 'engine/cli/pagewright.mjs'), 'dev', '--site', site.folder]);
}, 120_000);
afterAll(async () => {
  await Promise.all([started.close(), dev.stop()]);
  await site.remove();
});

/** A server's response: its status, its redirect, and the title of a page. */
async function answer(server: string, address: string): Promise<string> {
  const response = await fetch(server + address, { redirect: 'manual' });
  const type = response.headers.get('content-type')?.replace(/;.*$/, '') ?? '';
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(await response.text()) ?? [];
  return [response.status, response.headers.get('location') ?? '', type, title].join(' ');
}

test.each(addresses)('dev answers %s as start does', async (address) => {
  expect(await answer(`http://127.0.0.1:${dev.port}`, address)).toBe(await answer(started.address, address));
});

test('dev sends its pages with the policy of a build, except that styles are allowed by a nonce', async () => {
  const policy = async (server: string) => (await fetch(`${server}/en`)).headers.get('content-security-policy') ?? '';
  const withoutStyles = (text: string) => text.replace(/(script|style)-src 'self'[^;]*;/g, '');
  const inDev = await policy(`http://127.0.0.1:${dev.port}`);
  expect(inDev).toMatch(/style-src 'self' 'nonce-[\w-]{22}';/);
  expect(inDev).toContain("script-src 'self';");
  expect(withoutStyles(inDev)).toBe(withoutStyles(await policy(started.address)));
});

test('every kind of response was tested', async () => {
  const answers = await Promise.all(addresses.map((address) => answer(started.address, address)));
  expect(new Set(answers.map((one) => one.slice(0, 3)))).toEqual(new Set(['200', '302', '308', '400', '404']));
  const pages = await Promise.all(routes.map((route) => answer(started.address, route)));
  expect(pages.filter((one) => !one.startsWith('200'))).toEqual([]);
});

/** The content of an archive: its files, and the body of its page. */
async function archived(server: string): Promise<{ names: string[]; body: string; styles: string }> {
  const files = readZip(Buffer.from(await (await fetch(`${server}/_copy/en/book/book.zip`)).arrayBuffer()));
  const html = String(files.get('book/index.html'));
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  return { names: [...files.keys()], body: html.slice(html.indexOf('<body>')), styles };
}

test('the archive of a page equals that of a build, except for the order of separate styles', async () => {
  const { styles: built, ...first } = await archived(started.address);
  const { styles, ...second } = await archived(`http://127.0.0.1:${dev.port}`);
  expect(second).toEqual(first);
  expect(first.names).toEqual(['book/index.html', 'book/images/example.svg']);
  expect(first.body).toContain('Kept.');
  // The styles contain every rule for the page.
  for (const name of new Set(first.body.match(/(?<=class=")[\w-]+/g)))
    expect(styles.includes(`.${name}`), name).toBe(built.includes(`.${name}`));
});
