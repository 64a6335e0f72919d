import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { groupOf, sectionGroups } from '../../engine/build/registry.ts';
import { root } from '../../engine/site/paths.ts';
import { sampleCount } from '../../engine/testing/test-depth.ts';
import { createDesignedPage, deferredSheets } from '../bench/designed-page.ts';
import { readPeerContent } from '../bench/peers/content.ts';
import { writeOurs } from '../bench/peers/ours.ts';
import { visitors } from './browser.ts';
import { pages } from './pages.ts';
import { atLeisure, waitForAdditions } from './wait-for-hydration.ts';

/**
 * What a first visit to a page may load, compressed with brotli: of scripts, in bytes; of HTML with the data in it, in bytes on average and
 * as a multiple of a page of the same content and looks alone; of the style sheet that every document names, in bytes.
 * No page loads i18next before a visitor needs it.
 * `post` is of the uncompressed HTML of a page with a few paragraphs, on a small site in one language.
 * `requests` and `rest`, in bytes with headers, are of a view at rest, without the pictures of its content.
 */
// The hashes in file names change the compressed size of the engine's script by up to 40 bytes.
const budget = {
  sheet: 7_600,
  post: 14_830,
  all: 94_450,
  engine: 23_250,
  document: 10_700,
  html: 1.5,
  requests: 20,
  rest: 141_000,
};

/** The scripts that a page's document names, with their sizes. */
async function scriptsOf(path: string): Promise<{ name: string; size: number }[]> {
  const html = await readFile(join(root, 'dist', path, 'index.html'), 'utf8');
  const [, entry = '', parts = ''] = /data-entry="([^"]+)" data-parts="([^"]+)"/.exec(html) ?? [];
  return Promise.all(
    [entry, ...parts.split(' ')].map(async (name) => ({
      name,
      size: (await stat(join(root, 'dist', `${name}.br`)).catch(() => stat(join(root, 'dist', name)))).size,
    })),
  );
}

const sum = (scripts: { size: number }[]) => scripts.reduce((total, { size }) => total + size, 0);

describe('the first load of every page', () => {
  it(`has at most ${budget.all / 1000} kB of scripts, and of those at most ${budget.engine / 1000} kB for the engine`, async () => {
    const over: string[] = [];
    for (const path of pages) {
      const scripts = await scriptsOf(path);
      expect(scripts.length, path).toBeGreaterThan(2);
      const own = scripts.filter(({ name }) => /\/browser-/.test(name));
      if (sum(scripts) > budget.all || sum(own) > budget.engine || scripts.some(({ name }) => /\/i18next-/.test(name)))
        over.push(`${path}: ${sum(scripts)} bytes, of those ${sum(own)} for the engine`);
    }
    expect(over).toEqual([]);
  });

  it(`has ${budget.document / 1000} kB of HTML on average, its data in it, and at most ${budget.html} × what content and looks alone would take`, async () => {
    const over: string[] = [];
    const sizes: number[] = [];
    for (const [index, path] of pages.filter((path) => !path.startsWith('/en')).entries()) {
      const file = join(root, 'dist', path, 'index.html');
      const { size } = await stat(`${file}.br`);
      sizes.push(size);
      // To compress a page takes a while: per commit every fourth is compared.
      if (index % sampleCount(1, 4) !== 0) continue;
      const html = await readFile(file, 'utf8');
      const later = await Promise.all(deferredSheets(html).map((sheet) => readFile(join(root, 'dist', sheet), 'utf8')));
      const alone = brotliCompressSync(createDesignedPage(html, later.join(''))).length;
      const ratio = size / alone;
      expect(ratio, path).toBeGreaterThan(1);
      if (ratio > budget.html) over.push(`${path}: ${ratio.toFixed(2)} ×`);
    }
    expect(over).toEqual([]);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(budget.document);
  });

  it(`has at most ${budget.post / 1000} kB of HTML for a post`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pagewright-post-'));
    try {
      await writeOurs(folder, readPeerContent(4));
      await mkdir(join(folder, 'assets/images'), { recursive: true });
      await cp(join(root, 'assets/images/hero-integration.svg'), join(folder, 'assets/images/hero.svg'));
      execFileSync('node', [join(root, 'tools/run.mjs'), 'build', '--target', 'static', '--site', folder]);
      const html = await readFile(join(folder, 'dist/posts/post-2/index.html'), 'utf8');
      expect(Buffer.byteLength(html)).toBeLessThan(budget.post);
      // Control: it is the post.
      expect(html).toContain('Post 2 on band structures');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it(`has ${budget.sheet / 1000} kB at most in the style sheet of all pages, and another only of types that it shows below`, async () => {
    const named = new Set<string>();
    for (const path of pages) {
      const html = await readFile(join(root, 'dist', path, 'index.html'), 'utf8');
      const [shared = '', ...own] = deferredSheets(html);
      const { size } = await stat(join(root, 'dist', `${shared}.br`));
      expect(size, path).toBeLessThan(budget.sheet);
      for (const sheet of own) {
        const name = /\/styles-(.+)-[\w-]{8}\.css$/.exec(sheet)?.[1] ?? '';
        const types = sectionGroups[name] ?? [name];
        expect(
          types.some((type) => html.includes(`data-section="${type}"`)),
          `${path}: ${name}`,
        ).toBe(true);
        named.add(name);
      }
    }
    expect(named.size).toBeGreaterThan(0);
  });

  it('has only the scripts of the sections that do more than their HTML', async () => {
    const types = (await readFile(join(root, 'schemas/page.schema.json'), 'utf8')).match(/"const": "[\w-]+"/g) ?? [];
    const known = new Set(types.map((type) => groupOf(type.slice(10, -1))));
    const without = new Set<string>();
    for (const path of pages) {
      const html = await readFile(join(root, 'dist', path, 'index.html'), 'utf8');
      const ids = / data-interactive="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
      const interactive = new Set<string>();
      for (const [, type = '', id = ''] of html.matchAll(/<section [^>]*data-section="([^"]+)" id="([^"]+)"/g))
        if (ids.includes(id)) interactive.add(groupOf(type));
        else without.add(type);
      const names = (await scriptsOf(path)).map(({ name }) => /\/_\/(.+)-[\w-]{6}\.js$/.exec(name)?.[1]);
      expect(names.filter((name) => name && known.has(name)).sort(), path).toEqual([...interactive].sort());
    }
    // Most types need no script on some page.
    expect(without.size).toBeGreaterThan(5);
  });
});

describe('a view at rest', () => {
  const { visit } = visitors('museum');

  it.each(['/', '/journal', '/library', '/plans'])(
    `makes at most ${budget.requests} requests of ${budget.rest / 1000} kB until it is at rest: %s`,
    async (path) => {
      const { page, close } = await visit('about:blank', { prefetches: true });
      const asked: Request[] = [];
      page.on('request', (request) => asked.push(request));
      await page.goto(path);
      await waitForAdditions(page);
      await page.waitForLoadState('networkidle');
      const others = asked.filter((request) => !/\/images\/|^data:/.test(request.url()));
      expect(others.length).toBeLessThanOrEqual(budget.requests);
      const sizes = await Promise.all(others.map((request) => request.sizes()));
      const bytes = sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0);
      expect(bytes).toBeLessThan(budget.rest);
      // Control: the files that each view needs are among them.
      expect(asked.some((request) => /\/_\/libraries-/.test(request.url()))).toBe(true);
      await close();
    },
  );
});

describe('an article that is shown', () => {
  const { visit } = visitors('museum');
  const article = '/journal/entries/12';
  const isOfArticle = /\/api\/v1\/entry\/12$/;

  /** What asking for the article's newest answer brings: the answer's status, its bytes, and which scripts. */
  async function brought(
    content?: string,
  ): Promise<{ status: number; bytes: number; client: boolean; sanitizer: boolean }> {
    const { page, close } = await visit('/_/none');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    if (content !== undefined)
      await page.route(isOfArticle, async (route) => {
        const { data } = JSON.parse(await (await fetch(route.request().url())).text());
        await route.fulfill({ json: { data: { ...data, content } } });
      });
    const [answer] = await Promise.all([page.waitForResponse(isOfArticle), page.goto(article)]);
    const body = await answer.body().catch(() => Buffer.alloc(0));
    if (content !== undefined) await page.locator('[data-section=article]', { hasText: 'Another' }).waitFor();
    await page.evaluate(atLeisure);
    const client = scripts.some((url) => /\/_\/refresh-/.test(url));
    const sanitizer = scripts.some((url) => /\/_\/sanitize-/.test(url));
    await close();
    return { status: answer.status(), bytes: body.length, client, sanitizer };
  }

  it('is not sent again while it is the newest, and nothing is loaded to read or clean it; another is', async () => {
    expect(await brought()).toEqual({ status: 304, bytes: 0, client: false, sanitizer: false });
    expect(await brought('<p>Another</p>')).toMatchObject({ status: 200, client: true, sanitizer: true });
  });
});
