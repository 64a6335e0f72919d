import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sizedPng } from '../testing/sample-files.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';
import { sampleCount } from '../testing/test-depth.ts';
import { wordpressExport } from '../testing/wordpress-export.ts';

const pictureBytes = sizedPng(800, 600);
const posts = sampleCount(500, 50);

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'pagewright-import-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

async function write(files: Record<string, string | Uint8Array>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(place, path)), { recursive: true });
    await writeFile(join(place, path), content);
  }
}

describe('an export of WordPress', () => {
  let site: SmallFolder;
  let said: string;
  beforeAll(async () => {
    site = await smallFolder();
    await write({
      'export.xml': wordpressExport(posts),
      'uploads/2024/05/harbour.png': pictureBytes,
      'uploads/2024/05/map.png': pictureBytes,
      'uploads/2024/05/notes.txt': 'High water at noon.\n',
    });
    const imported = await site.run(
      'import',
      'wordpress',
      join(place, 'export.xml'),
      '--media',
      join(place, 'uploads'),
      '--language',
      'en',
    );
    said = imported.said;
    expect(imported, said).toMatchObject({ code: 0 });
  });
  afterAll(() => site.remove());
  const read = (path: string) => readFile(join(site.folder, path), 'utf8');

  test('comes in whole, and says what it did not take', () => {
    expect(said).toContain(`comments: ${Math.ceil(posts / 5)}`);
    expect(said).toContain('"Secret", because it has a password');
    expect(said).toContain('of type nav_menu_item: 1');
    const [, share] = /; ([\d.]+) % of the entries are whole/.exec(said) ?? [];
    expect(Number(share)).toBeGreaterThanOrEqual(98);
    expect(said).not.toContain('could not be read');
  });

  test('without its uploads says how to take them', async () => {
    const { said } = await site.run('import', 'wordpress', join(place, 'export.xml'), '--into', 'other', '--dry');
    expect(said).toContain(
      '3 files that the entries show or link to could not be read. To take them, import with --media, a copy of wp-content/uploads, or with --download.',
    );
  });

  test.each(['post-0', 'post-1', 'post-2', 'di-3-pian', 'post-4'])('the text of %s is Markdown', async (name) => {
    expect(await read(`assets/records/post/${name}.md`)).toMatchSnapshot();
  });

  test('has its pictures, files, drafts and old addresses', async () => {
    expect(JSON.parse(await read('assets/records/post/post-0.json'))).toEqual({
      id: 1,
      slug: 'post-0',
      title: { en: 'Post 0 & more' },
      summary: { en: 'About post 0.' },
      time: '2024-05-17',
      category: 'Weather',
      tags: { en: 'sea' },
      picture: '/images/imported/harbour.png',
      content: { en: 'post-0.md' },
    });
    expect(JSON.parse(await read('assets/records/post/post-7.json'))).toMatchObject({ draft: true });
    const { redirects, navigation } = JSON.parse(await read('pages/site.json'));
    expect(redirects).toContainEqual({ from: '/blog/2024/05/post-1', to: '/post/entries/post-1' });
    expect(redirects).toContainEqual({ from: '/blog/2024/05/第3篇', to: '/post/entries/di-3-pian' });
    expect(said).not.toContain('a redirect from');
    expect(navigation).toContainEqual({ label: 'About us', to: '/about' });
  });

  test('passes the check and builds without an error', async () => {
    const checked = await site.run('check');
    expect(checked.said.split('\n').filter((line) => / error /.test(line))).toEqual([]);
    const built = await site.run('build');
    expect(built, built.said).toMatchObject({ code: 0 });
    expect(await read('dist/en/post/entries/post-2/index.html')).toContain('1 May');
  });

  test('is not imported twice into the same records', async () => {
    const again = await site.run('import', 'wordpress', join(place, 'export.xml'), '--dry', '--language', 'en');
    expect(again.said).toContain('would write');
    expect(await site.texts((file) => file.endsWith('post-0-2.json'))).toEqual({});
  });
});

test('a folder of Markdown files comes in with its front matter, links and pictures', async () => {
  await write({
    'notes/_posts/2023-02-03-high-water.md':
      '---\ntitle: High water\ntags: [sea, moon]\ncategories: Weather\n---\n\nSee [the list](../about.md) and ![the harbour](pictures/a.png).\n',
    'notes/_posts/pictures/a.png': pictureBytes,
    'notes/about.md': '# About\n\nA page with $x^2$ and a [lost link](nowhere.md).\n',
    'notes/broken.md': '---\ntitle: [\n---\n\nText.\n',
    'notes/README.md': 'For maintainers.\n',
  });
  const site = await smallFolder();
  const { code, said } = await site.run('import', 'markdown', join(place, 'notes'));
  expect(code, said).toBe(0);
  const texts = await site.texts((file) => /about|high-water|broken/.test(file) && !file.startsWith('.cache'));
  expect(texts['assets/records/post/high-water.md']).toBe(
    'See [the list](/about) and ![the harbour](imported/a.png).\n',
  );
  expect(texts['pages/about.md']).toBe('A page with $x^2$ and a lost link.\n');
  expect(said).toContain('a link to nowhere.md');
  expect(said).toContain('broken.md: its front matter, which is not YAML');
  await site.remove();
});

describe('a CSV file', () => {
  const rows =
    'Name,Height,Built on,Web,Note\nFaro,55.5,1902-05-01,https://faro.example,\nPhare,33,1888-01-02,https://phare.example,"old, white"\n';

  test('becomes a collection with a field for each column, and later rows fit it', async () => {
    await write({
      'lights.csv': rows,
      'more.csv': 'height,name,built on,web,color\n12,Fyr,1890-02-03,https://fyr.example,red\n',
      'bad.csv': 'height,name,built on,web\nhigh,Fyr,1890-02-03,https://fyr.example\n',
    });
    const site = await smallFolder();
    expect(await site.run('import', 'csv', join(place, 'lights.csv'), '--into', 'light')).toMatchObject({ code: 0 });
    const { 'assets/records/light/lights.json': records = '' } = await site.texts();
    expect(JSON.parse(records)).toEqual([
      { id: 1, name: 'Faro', height: 55.5, builtOn: '1902-05-01', web: 'https://faro.example' },
      { id: 2, name: 'Phare', height: 33, builtOn: '1888-01-02', web: 'https://phare.example', note: 'old, white' },
    ]);
    const more = await site.run('import', 'csv', join(place, 'more.csv'), '--into', 'light');
    expect(more, more.said).toMatchObject({ code: 0 });
    expect(more.said).toContain('Not taken: the column "color"');
    const { 'assets/records/light/more.json': added = '' } = await site.texts();
    expect(JSON.parse(added)).toMatchObject([{ id: 3, name: 'Fyr' }]);
    const bad = await site.run('import', 'csv', join(place, 'bad.csv'), '--into', 'light');
    expect(bad).toMatchObject({ code: 1 });
    expect(bad.said).toContain('nothing was written');
    await site.remove();
  });
});

test.each([
  ['no export', 'notes.xml', '<rss><channel/></rss>', /no export of WordPress/],
  ['a file that is cut off', 'cut.xml', wordpressExport(3).slice(0, 2500), /import: wrote|no export/],
])('%s is said', async (_, name, text, message) => {
  await write({ [name]: text });
  const site = await smallFolder();
  const result = await site
    .run('import', 'wordpress', join(place, name))
    .catch((error: Error) => ({ said: error.message }));
  expect(result.said).toMatch(message);
  await site.remove();
});
