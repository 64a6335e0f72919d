import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileText, smallCollections, smallSite } from '../../generate/gallery/small-site.ts';
import { createSiteReader } from '../../site/read-site.ts';
import { writeSmallAssets } from '../../testing/small-assets.ts';
import { type LiveSite, type LiveSiteOptions, openLiveSite } from './live-site.ts';

/** Retries until the condition is true, because the machine may be busy. */
const eventually = (look: () => unknown) => vi.waitFor(look, { timeout: 20_000 });

let folder: string;
let stop: AbortController;

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-live-'));
  for (const [file, content] of Object.entries({ ...smallCollections, ...smallSite }))
    await write(file, fileText(content));
  await writeSmallAssets(folder);
  stop = new AbortController();
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(async () => {
  stop.abort();
  vi.restoreAllMocks();
  // The editor's suggestions may still be pending.
  await rm(folder, { recursive: true, maxRetries: 10 });
});

test('a reader gets changed, added and deleted files since its last read, and identical texts of all others', async () => {
  const read = createSiteReader(folder);
  const { files: first } = await read();
  await write('pages/home.json', '{ "changed": 1 }');
  await write('pages/new.json', '{ "new": 1 }');
  const { files: second } = await read();
  expect(second).toEqual({ ...first, 'pages/home.json': '{ "changed": 1 }', 'pages/new.json': '{ "new": 1 }' });
  await rm(join(folder, 'pages/new.json'));
  const { files: third } = await read();
  expect(Object.keys(third)).toEqual(Object.keys(first));
});

test('a site shows before the check; content that needs the check follows', async () => {
  let looks = 0;
  const site = await openLiveSite(
    folder,
    () => {
      looks += 1;
    },
    stop.signal,
  );
  expect(site.context()?.pages.length).toBeGreaterThan(0);
  expect(looks).toBe(0);
  let tries = 0;
  const made = await site.run(async () => {
    tries += 1;
    if (looks === 0) throw new Error('nothing is prepared for such a descriptor');
    return 'made';
  });
  expect([made, tries, looks]).toEqual(['made', 2, 1]);
});

test('a time zone that is still being written is reported at its field, and the site goes on', async () => {
  const site = await openLiveSite(folder, () => {}, stop.signal);
  const zoneProblems = async (timeZone: string) => {
    await write('pages/site.json', fileText({ ...(smallSite['pages/site.json'] as object), timeZone }));
    await site.inspect();
    const { problems, failure } = site.status();
    return { failure, at: problems.map(({ pointer }) => pointer) };
  };
  expect(await zoneProblems('Europe/Madr')).toEqual({ failure: undefined, at: ['/timeZone'] });
  expect(await zoneProblems('Europe/Madrid')).toEqual({ failure: undefined, at: [] });
});

test('a site with an invalid page reports it and shows the rest; without a readable site.json it waits for the check', async () => {
  await write('pages/broken.json', JSON.stringify({ ...smallSite['pages/home.json'], route: 7 }));
  const site = await openLiveSite(folder, () => {}, stop.signal);
  const pages = await site.run(async () => {
    if (site.status().problems.length === 0) throw new Error('not inspected yet');
    return site.context()?.pages.length;
  });
  expect(site.status().problems.map(({ file }) => file)).toContain('pages/broken.json');
  expect(pages).toBe(Object.keys(smallSite).filter((file) => /^pages\/(?!site|shared)/.test(file)).length);

  await write('pages/site.json', '{');
  const unreadable = await openLiveSite(folder, () => {}, stop.signal);
  expect(unreadable.context()).toBeUndefined();
  expect(unreadable.status().problems.map(({ file }) => file)).toContain('pages/site.json');
});

/** The site after its first check. */
async function opened(options?: LiveSiteOptions): Promise<LiveSite> {
  const inspected = vi.fn();
  const site = await openLiveSite(folder, inspected, stop.signal, options);
  await eventually(() => expect(inspected).toHaveBeenCalled());
  return site;
}

/** The current title of a page on the site. Undefined if the site shows no such page. */
function titleOf(site: LiveSite, id: string): unknown {
  return site.context()?.pages.find((page) => page.id === id)?.title;
}

/** A page of the small site with other fields. */
function page(name: 'home' | 'second' | 'item' | 'product', changes: object): string {
  return JSON.stringify({ ...smallSite[`pages/${name}.json`], ...changes });
}

const dead = { sections: [{ type: 'prose', id: 'guide', paragraphs: ['[lost](/lost)'] }] };

test.each([
  ['pages/shared/links.json', 'null'],
  ['pages/second.json', '[null]'],
  ['pages/site.json', 'null'],
  ['assets/records/news/a.json', '7'],
])('%s with the content %s at the start is reported, and can be fixed', async (file, text) => {
  await write(file, text);
  const site = await opened();
  expect(site.status().problems.map((problem) => problem.file)).toContain(file);
  const good = file in smallSite ? smallSite[file as keyof typeof smallSite] : [];
  await write(file, JSON.stringify(good));
  await eventually(() => expect(site.status().problems).toEqual([]));
  expect(site.context()?.pages.length).toBeGreaterThan(3);
});

test('a broken page at the start leaves the others live, and is shown once it is fixed', async () => {
  await write('pages/second.json', '{ "route": "/second", ');
  const site = await opened();
  await eventually(() => expect(site.status().held).toEqual(['pages/second.json']));
  expect(site.status().waiting).toEqual(['/second']);
  // Other pages still link to it. Their links are not errors, and they stay visible.
  await write('pages/product.json', page('product', { title: 'Saved' }));
  await eventually(() => expect(titleOf(site, 'product')).toBe('Saved'));
  expect(titleOf(site, 'second')).toBeUndefined();
  await write('pages/second.json', page('second', { title: 'Mended' }));
  await eventually(() => expect(titleOf(site, 'second')).toBe('Mended'));
  expect(site.status()).toMatchObject({ problems: [], held: [], waiting: [], unpublished: [] });
});

test('content that a build would omit is shown, and marked', async () => {
  const site = await opened();
  const sections = [
    { type: 'prose', id: 'guide', paragraphs: ['a'], publishFrom: '2999-01-01' },
    { type: 'prose', paragraphs: ['b'], publishUntil: '2020-01-01' },
  ];
  await write('pages/product.json', page('product', { draft: true, sections }));
  await eventually(() =>
    expect(site.status().unpublished).toMatchObject([
      { file: 'pages/product.json', pointer: '', message: 'A draft: a build leaves it out.' },
      { pointer: '/sections/0', message: 'Not published yet: a build leaves it out until 2999-01-01.' },
      { pointer: '/sections/1', message: 'Published no more: a build leaves it out since 2020-01-01.' },
    ]),
  );
  expect(site.context()?.pages.find(({ id }) => id === 'product')?.sections).toHaveLength(2);
});

test('a page with a dead link shows as saved; an unreadable page shows its last version, and other pages do not wait', async () => {
  const site = await opened();
  await write('pages/second.json', page('second', { ...dead, title: 'Saved too' }));
  await eventually(() => expect(titleOf(site, 'second')).toBe('Saved too'));
  await site.inspect();
  expect(site.status().problems.map(({ code }) => code)).toContain('dead-link');
  expect(site.status().held).toEqual([]);
  await write('pages/second.json', '{ "route": ');
  await eventually(() => expect(site.status().held).toEqual(['pages/second.json']));
  await write('pages/home.json', page('home', { title: 'Saved' }));
  await eventually(() => expect(titleOf(site, 'home')).toBe('Saved'));
  expect(titleOf(site, 'second')).toBe('Saved too');
  // The page shows at once, and counts as valid after the whole site is inspected.
  await site.inspect();
  // Pages that link to the deleted page have errors of their own, and stay visible.
  await rm(join(folder, 'pages/second.json'));
  await eventually(() => expect(titleOf(site, 'second')).toBeUndefined());
  expect(titleOf(site, 'home')).toBe('Saved');
  const { held, problems } = site.status();
  expect([held, ...new Set(problems.map(({ file }) => file))]).toEqual([[], 'pages/home.json']);
});

test('the server waits for a site.json that is broken at the start; if it breaks later, the last version shows', async () => {
  await write('pages/site.json', '{');
  const site = await opened();
  expect(site.context()).toBeUndefined();
  await write('pages/site.json', JSON.stringify(smallSite['pages/site.json']));
  await eventually(() => expect(Object.keys(site.context()?.sources ?? {})).toContain('news.list'));
  await rm(join(folder, 'pages/site.json'));
  await eventually(() => expect(site.status().held).toEqual(['pages/site.json']));
  await write('pages/second.json', page('second', { title: 'Saved' }));
  await eventually(() => expect(titleOf(site, 'second')).toBe('Saved'));
});

test('a folder that is no longer a site is reported, and the last version shows until it is one again', async () => {
  const site = await opened();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await rename(join(folder, 'pages'), join(folder, 'p2'));
  await eventually(() => expect(site.status().failure).toContain('has no folder pages/'));
  expect(titleOf(site, 'second')).toBe('Second');
  await rename(join(folder, 'p2'), join(folder, 'pages'));
  await eventually(() => expect(site.status().failure).toBeUndefined());
});

test('the terminal reports the problems of a saved file, and then that there are none', async () => {
  await opened();
  const lastPrinted = () => String(vi.mocked(console.log).mock.lastCall?.[0]);
  await write('pages/second.json', page('second', { titel: 'Second' }));
  await eventually(() => expect(lastPrinted()).toMatch(/"titel" is not a field[\s\S]* 1 problem$/));
  await write('pages/second.json', page('second', {}));
  await eventually(() => expect(lastPrinted()).toMatch(/^check: .* no problems$/));
});

test('problems, drafts and the terminal have the language of the maintainer', async () => {
  const site = await opened({ language: () => 'zh' });
  const lastPrinted = () => String(vi.mocked(console.log).mock.lastCall?.[0]);
  await write('pages/second.json', page('second', { titel: 'Second', draft: true }));
  await eventually(() => expect(lastPrinted()).toMatch(/是否想写“title”？[\s\S]*check：\d+ 个文件，\d+ 个问题$/));
  expect(site.status().unpublished.map(({ message }) => message)).toEqual([expect.stringContaining('草稿')]);
});

test('moved pages are redirected, also repeatedly, back, and with parameters', async () => {
  const site = await opened();
  const moves = async (name: 'second' | 'item', route: string, redirects: object[]) => {
    await write(`pages/${name}.json`, page(name, { route }));
    await eventually(() => expect(site.redirects()).toEqual(redirects));
  };
  await moves('second', '/third', [{ from: '/second', to: '/third' }]);
  await moves('second', '/fourth', [
    { from: '/second', to: '/fourth' },
    { from: '/third', to: '/fourth' },
  ]);
  await moves('second', '/second', [
    { from: '/third', to: '/second' },
    { from: '/fourth', to: '/second' },
  ]);
  await moves('item', '/entry/{id}', [
    { from: '/third', to: '/second' },
    { from: '/fourth', to: '/second' },
    { from: '/item/{id}', to: '/entry/{id}' },
  ]);
});
