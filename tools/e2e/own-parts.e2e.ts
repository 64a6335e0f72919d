import { cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../engine/build/build.ts';
import { collectInfo } from '../../engine/cli/info.ts';
import { schemas } from '../../engine/cli/schemas.ts';
import { serveSite } from '../../engine/server/serve-site.ts';
import { root } from '../../engine/site/paths.ts';
import { runCommand } from '../../engine/testing/run-command.ts';
import { violations } from './accessible/axe.ts';
import { visitors, waitForHydration } from './browser.ts';
import { startDev } from './dev/start-dev.ts';
import { secondSite } from './serve.ts';
import { gotoWithoutScripts } from './ways/hold.ts';

const { visit } = visitors();

let site: string;
let served: Awaited<ReturnType<typeof serveSite>>;
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'pagewright-own-parts-'));
  await cp(secondSite, site, { recursive: true, filter: (path) => !/\/(dist|\.cache)(\/|$)/.test(path) });
  await cp(join(root, 'engine/testing/own-parts'), site, { recursive: true });
  await addPack();
  expect(await schemas({ site })).toBe(0);
  expect(await build({ site, target: 'any' })).toBe(0);
  served = await serveSite(site);
});
afterAll(async () => {
  await served.close();
  await rm(site, { recursive: true, force: true, maxRetries: 10 });
});

/** Installs the sample pack, and shows its section on the page of the tables. */
async function addPack(): Promise<void> {
  await mkdir(join(site, 'node_modules'));
  await symlink(join(root, 'engine/examples/pack-levels'), join(site, 'node_modules/pagewright-pack-levels'));
  const config = join(site, 'pagewright.config.ts');
  const text = await readFile(config, 'utf8');
  await writeFile(config, text.replace('parts: {', "packs: ['pagewright-pack-levels'],\n  parts: {"));
  const page = join(site, 'pages/tides.json');
  const written = JSON.parse(await readFile(page, 'utf8'));
  const [example] = JSON.parse(
    await readFile(join(root, 'engine/examples/pack-levels/sections/bar-chart/example.json'), 'utf8'),
  );
  await writeFile(page, JSON.stringify({ ...written, sections: [...written.sections, example.section] }));
}

/** The engine's parts that a page still has. */
const leftovers = (page: Page) => page.locator('.header, .navigation, .footer').count();

describe('a site with its own header, footer, page header, not-found content and table', () => {
  it.each([
    ['', 'zh-CN', '示例海湾观测站', '海湾导航', '共 2 行'],
    ['/en', 'en', 'Sample Bay Observatory', 'Around the bay', '2 rows'],
  ])('shows them on every page below "%s", also without JavaScript', async (prefix, lang, name, navigation, rows) => {
    const { page, close } = await visit('about:blank', { javaScriptEnabled: false });
    await page.goto(`${served.address}${prefix}/tide-tables`);
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await page.getByRole('banner').locator('.bay__home').textContent()).toContain(name);
    expect(await page.getByRole('contentinfo').getAttribute('class')).toBe('bay-end');
    expect(await page.locator('.bay-title h1').count()).toBe(1);
    expect(await page.locator('[data-section=table] .bay-rows').textContent()).toBe(rows);
    expect(await page.locator('[data-section=table] tbody tr').count()).toBe(2);
    expect(await leftovers(page)).toBe(0);
    // The section of a pack, with its words, its style and the theme below the site's own.
    const chart = page.locator('[data-section=bar-chart]');
    expect(await chart.locator('rect').evaluateAll((bars) => bars.map((bar) => bar.getAttribute('width')))).toEqual([
      '100',
      '63',
      '25',
    ]);
    expect(await chart.locator('figcaption').textContent()).toMatch(lang === 'en' ? /stands for 120/ : /表示 120/);
    expect(
      await chart
        .locator('.bar-chart__row')
        .first()
        .evaluate((one) => getComputedStyle(one).display),
    ).toBe('grid');
    // Their styles are in the document, and apply.
    expect(await page.locator('.bay').evaluate((one) => getComputedStyle(one).borderBottomStyle)).toBe('double');
    expect(await page.locator('.bay-end').evaluate((one) => getComputedStyle(one).display)).toBe('flex');
    await page.getByRole('navigation', { name: navigation }).getByRole('link').last().click();
    await page.waitForURL(`${served.address}${prefix}/visit/pier`);
    await page.goto(`${served.address}${prefix}/no/such`);
    await page.locator('main .bay-lost a').click();
    await page.waitForURL(served.address + (prefix || '/'));
    await close();
  });

  it('hydrates them, keeps them while pages change, and repeats an early click', async () => {
    const { page, faults, close } = await visit('about:blank');
    const scripts = await gotoWithoutScripts(page, `${served.address}/en/tide-tables`);
    const duty = page.getByRole('button', { name: 'Who is on duty?' });
    await duty.click();
    expect(await page.locator('.bay__answer').count()).toBe(0);
    await scripts.release();
    await page.locator('.bay__answer').waitFor();
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Visit', exact: true }).press('Enter');
    await page.waitForURL('**/en/visit/pier');
    await page.locator('h1').filter({ hasText: 'pier' }).waitFor();
    // The header stays: its state does too.
    expect(await page.locator('.bay__answer').textContent()).toBe('Mara, on Pier 7.');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.locator('header a[hreflang=zh-CN]').click();
    await page.locator('html[lang=zh-CN]').waitFor();
    expect(await duty.count()).toBe(0);
    expect(await page.getByRole('button', { name: '今天谁值班？' }).count()).toBe(1);
    await page.goBack();
    await page.goBack();
    await page.locator('main[data-page=tides] .bay-rows').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('hydrates the same sections as the engine’s table, has their styles in the first view, and no script of what is replaced', async () => {
    const [own = '', engine = ''] = await Promise.all(
      [site, secondSite].map((folder) => readFile(join(folder, 'dist/en/tide-tables/index.html'), 'utf8')),
    );
    const interactive = /data-interactive="([^"]*)"/;
    expect(interactive.exec(own)?.[1]).toBe(interactive.exec(engine)?.[1]);
    const sizes = [own, engine].map(async (html, index) => {
      const [, entry = ''] = /data-entry="([^"]+)"/.exec(html) ?? [];
      return (await stat(join(index === 0 ? site : secondSite, 'dist', entry))).size;
    });
    const [ownSize = 0, engineSize = 0] = await Promise.all(sizes);
    expect(ownSize).toBeLessThan(engineSize);
    const inlines = (html: string) => ['.bay{', '.bay-title{'].map((rule) => html.includes(rule));
    expect([inlines(own), inlines(engine)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it.each(['light', 'dark'] as const)('is accessible in %s', async (colorScheme) => {
    for (const [path, width] of [
      ['/en/tide-tables', 390],
      ['/no/such', 1440],
    ] as const) {
      const { page, close } = await visit(served.address + path, { colorScheme, viewport: { width, height: 900 } });
      await waitForHydration(page);
      expect(await violations(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), path).toBe(false);
      await close();
    }
  });

  it('is reached by the keyboard: the skip link first, then home, the tools and the navigation', async () => {
    const { page, close } = await visit(`${served.address}/en`);
    await waitForHydration(page);
    const reached: string[] = [];
    for (let count = 0; count < 7; count++) {
      await page.keyboard.press('Tab');
      reached.push(
        await page.evaluate(() => {
          const focused = document.activeElement as HTMLElement;
          return (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim();
        }),
      );
    }
    expect(reached).toEqual([
      // The words of the pack.
      'Skip to the figures',
      'Sample Bay Observatory',
      'Who is on duty?',
      expect.stringContaining('中文'),
      'Dark theme',
      'Tides',
      'Visit',
    ]);
    await close();
  });

  it('passes pagewright test, and info names each part and pack', async () => {
    expect(await runCommand('test', '--site', site)).toBe(0);
    const { config } = await collectInfo(site);
    expect(config?.packs).toEqual([{ name: 'pagewright-pack-levels', version: '1.0.0', adds: ['sections/bar-chart'] }]);
    expect(config?.parts).toEqual({
      header: 'parts/header.tsx',
      footer: 'parts/footer.tsx',
      pageHeader: 'parts/page-header.tsx',
      notFound: 'parts/not-found.tsx',
      'sections.table': 'parts/table.tsx',
    });
  });

  it('fails pagewright test when a part breaks its contract', async () => {
    const file = join(site, 'parts/footer.tsx');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll('footer className', 'div className').replace('</footer>', '</div>'));
    expect(await runCommand('test', '--site', site)).toBe(1);
    await writeFile(file, text);
  });
});

it('dev shows own parts, and a saved change of one at once', async () => {
  const dev = await startDev({ site });
  const { page, close } = await visit(`${dev.address}/en/tide-tables`);
  await waitForHydration(page);
  await page.locator('.bay-rows').waitFor();
  await page.locator('.bar-chart rect').first().waitFor();
  const file = dev.file('parts/footer.tsx');
  await writeFile(file, (await readFile(file, 'utf8')).replace('<p>{copyright}</p>', '<p>Moored: {copyright}</p>'));
  await page.locator('footer').filter({ hasText: 'Moored: ©' }).waitFor();
  await page.reload();
  expect(await page.locator('footer').textContent()).toContain('Moored: ©');
  await close();
  await dev.stop();
});
