import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sirv from 'sirv';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { distOf } from '../../engine/build/build.ts';
import { replacePassage } from '../../engine/generate/gallery/small-site.ts';
import { readSiteConfig } from '../../engine/site/config/read-site-config.ts';
import { type LocalServer, listenLocally } from '../../engine/testing/listen-locally.ts';
import { type SmallFolder, smallFolder } from '../../engine/testing/small-folder.ts';
import { createVisitor, dismissHints } from '../browsers/new-visitor.ts';
import { docsFolder } from '../docs/docs-folder.ts';
import { placeVersion } from '../docs/place-version.ts';
import { violations } from './accessible/axe.ts';
import { runningBrowser } from './browser.ts';
import { waitForHydration } from './wait-for-hydration.ts';

// Two versions of a small site with the configuration and the header of the documentation, on one host of files.

const versions = [
  { name: '2.0', base: '/' },
  { name: '1.0', base: '/1.0/' },
];
const origin = 'https://docs.example';

let site: SmallFolder;
let host: LocalServer;
let hosted: string;
beforeAll(async () => {
  site = await smallFolder(replacePassage('pages/site.json', '"logo"', `"origin": "${origin}", "logo"`));
  const at = (path: string) => join(site.folder, path);
  for (const path of ['parts', 'pagewright.config.ts', 'name-code-files.ts'])
    await cp(join(docsFolder, path), at(path), { recursive: true });
  await writeFile(at('parts/versions.json'), JSON.stringify(versions));
  await mkdir(at('playground'));
  await writeFile(at('playground/plugin.ts'), "export const playground = () => ({ name: 'none' });\n");
  // The newest version comes last, and leaves the others where they are.
  for (const { base } of versions.toReversed()) {
    const { code, said } = await site.run('build', '--target', 'static', ...(base === '/' ? [] : ['--base', base]));
    expect(code, said).toBe(0);
    await placeVersion(distOf(site.folder), base, versions);
  }
  hosted = `${distOf(site.folder)}.versions`;
  host = await listenLocally(sirv(hosted));
});
afterAll(async () => {
  await host?.close();
  await site.remove();
});

const file = (path: string) => readFile(join(hosted, path), 'utf8');

/** The addresses of a document's canonical, alternate and shared links, and those of its other parts. */
function addressesIn(html: string) {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address);
  return {
    canonical: [
      ...all(/<link [^>]*rel="(?:canonical|alternate)"(?: hreflang="[^"]*")? href="([^"]*)"/g),
      ...all(/property="og:url" content="([^"]*)"/g),
    ],
    local: all(/(?:href|src|data-entry)="(\/[^"]*)"/g),
  };
}

it.each(['', 'en/'])(
  'a version in a folder names the pages of the newest version as canonical: /%s',
  async (prefix) => {
    const newest = addressesIn(await file(`${prefix}second/index.html`));
    const old = addressesIn(await file(`1.0/${prefix}second/index.html`));
    expect(newest.canonical).toEqual([prefix, '', 'en/', '', prefix].map((language) => `${origin}/${language}second/`));
    expect(old.canonical).toEqual(newest.canonical);
    expect(newest.local.filter((address) => address.startsWith('/1.0/'))).toEqual([`/1.0/${prefix}second/`]);
    // The switch and the notice.
    expect(old.local.filter((address) => !address.startsWith('/1.0/'))).toEqual([0, 1].map(() => `/${prefix}second/`));
    expect(await file('sitemap.xml')).not.toContain('/1.0/');
    await expect(file('1.0/sitemap.xml')).rejects.toThrow('ENOENT');
  },
);

it('the host has one file of headers and one of redirects, for all versions', async () => {
  const [headers, redirects] = [await file('_headers'), await file('_redirects')];
  for (const { base } of versions) expect(headers).toContain(`\n${base}_/*\n`);
  expect(redirects).toContain('\n/1.0/en/* /1.0/en/404.html 404 # Netlify\n');
  for (const name of ['_headers', '_redirects']) await expect(file(`1.0/${name}`)).rejects.toThrow('ENOENT');
});

it.each([
  ['/second/', 390, 'light', '文档版本', '2.0（最新）', '阅读 2.0 版的本页', '本页介绍的是旧版本 1.0。'],
  [
    '/en/second/',
    1440,
    'dark',
    'Versions of the documentation',
    '2.0 (newest)',
    'Read it for version 2.0',
    'This page is about version 1.0.',
  ],
] as const)(
  '%s links to the page in other versions, and the old one to the newest',
  async (path, width, colorScheme, name, newest, read, notice) => {
    const context = await createVisitor(await runningBrowser(), host.address, {
      viewport: { width, height: 900 },
      colorScheme,
    });
    const page = await context.newPage();
    const pathname = () => new URL(page.url()).pathname;
    const menu = page.getByRole('navigation', { name });
    await page.goto(path);
    await waitForHydration(page);
    expect(await menu.getByRole('link').allInnerTexts()).toEqual([newest, '1.0']);
    expect(await menu.locator('[aria-current]').allInnerTexts()).toEqual([newest]);
    expect(await page.getByText(notice).count()).toBe(0);
    expect(await violations(page)).toEqual([]);

    await menu.getByRole('link', { name: '1.0' }).click();
    await page.getByText(notice).waitFor();
    await waitForHydration(page);
    expect(pathname()).toBe(`/1.0${path}`);
    expect(await menu.locator('[aria-current]').allInnerTexts()).toEqual(['1.0']);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    await page.getByRole('link', { name: read }).click();
    await page.waitForURL(`**${path}`);
    expect(pathname()).toBe(path);
    expect(await page.getByText(notice).count()).toBe(0);
    await dismissHints(context);
  },
);

it('the documentation has the header of the engine as long as it has one version', async () => {
  const { config } = (await readSiteConfig(docsFolder)) ?? {};
  const listed = JSON.parse(await readFile(join(docsFolder, 'parts/versions.json'), 'utf8'));
  expect(Object.keys(config?.parts ?? {})).toEqual(listed.length > 1 ? ['header'] : []);
});
