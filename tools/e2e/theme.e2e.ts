import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { visitors, waitForHydration } from './browser.ts';
import { type Dev, startDev } from './dev/start-dev.ts';

const { visit, secondAddress } = visitors();
const press = visitors('press');

/** What of a theme is seen on a page: colors of page and button, corners, and the fonts that words are set in. */
function looks(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
    return {
      background: style('html').backgroundColor,
      button: style('main .button--primary').backgroundColor,
      corners: style('main .button--primary').borderRadius,
      rule: style('.page-header').borderBottomStyle,
      pattern: getComputedStyle(document.querySelector('.page-header') as Element, '::before').maskImage.slice(0, 9),
      text: style('main p').fontFamily.split(',')[0] ?? '',
      headings: style('h1').fontFamily.split(',')[0] ?? '',
      loaded: [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', ''))
        .sort()
        .join(),
    };
  });
}

// As `pages/site.json` of the second site gives them: `#fbf8f1`, `#9c3d22`; in the dark `#14171f`, `#f0a184`.
const light = { background: 'rgb(251, 248, 241)', button: 'rgb(156, 61, 34)' };
const dark = { background: 'rgb(20, 23, 31)', button: 'rgb(240, 161, 132)' };
const both = {
  corners: '0px',
  rule: 'double',
  pattern: 'url("data',
  text: '"Site text"',
  headings: '"Site headings"',
  loaded: 'Site headings,Site text',
};

describe('a theme', () => {
  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('is seen in the %s scheme, its fonts loaded once and nothing blocked', async (colorScheme, colors) => {
    const { page, faults, close } = await visit(`${secondAddress}/en`, { colorScheme });
    await waitForHydration(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await looks(page)).toEqual({ ...colors, ...both });
    const fonts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => /\/fonts\/(.*)/.exec(name)?.[1]),
    );
    expect(fonts.filter(Boolean).sort()).toEqual(['bitter.woff2', 'source-sans.woff2']);
    expect(faults).toEqual([]);
    await close();
  });

  it('without a pattern leaves the header to its glow', async () => {
    const { page, close } = await press.visit('/films', { viewport: { width: 1440, height: 600 } });
    // The style sheet that completes the first view has the pattern.
    await waitForHydration(page);
    await page.waitForLoadState('load');
    const header = page.locator('.page-header').first();
    expect(await header.evaluate((element) => getComputedStyle(element, '::before').opacity)).toBe('0.2');
    const shown = await header.screenshot();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.page-header::before { display: none !important }');
      document.adoptedStyleSheets.push(sheet);
    });
    expect(shown.equals(await header.screenshot())).toBe(true);
    await close();
  });

  it('draws its own icons in the color of the text next to them, also in forced colors', async () => {
    const { page, close } = await visit(`${secondAddress}/en/tide-tables`);
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      const [icon, words, lines] = await page.evaluate(() => {
        const svg = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
        svg.append(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
        svg.setAttribute('class', 'icon icon--arrow-right');
        const { backgroundColor, maskImage } = getComputedStyle(svg);
        const path = getComputedStyle(svg.firstElementChild as Element).display;
        return [backgroundColor, getComputedStyle(document.body).color, `${path} ${maskImage.slice(0, 9)}`];
      });
      expect([icon, lines]).toEqual([words, 'none url("data']);
    }
    await close();
  });

  it('prints black on white', async () => {
    const { page, close } = await visit(`${secondAddress}/en`, { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    expect(await looks(page)).toMatchObject({ background: 'rgb(255, 255, 255)', text: '"Site text"' });
    await close();
  });
});

describe('a theme that changes', () => {
  let dev: Dev;
  beforeAll(async () => {
    dev = await startDev();
  });
  afterEach(() => dev.restore());
  afterAll(() => dev.stop());

  it('updates at once when site.json or theme.css is saved, and does not change while they have an error', async () => {
    const { page, faults, close } = await visit(`${dev.address}/en`);
    await waitForHydration(page);
    await expect.poll(() => looks(page), { timeout: 20_000 }).toMatchObject({ ...light, rule: 'double' });
    const site = dev.file('pages/site.json');
    const good = await readFile(site, 'utf8');
    await writeFile(site, good.replace('#9c3d22', '#1f5c3a').replace('"radius": "none"', '"radius": "medium"'));
    await expect
      .poll(() => looks(page), { timeout: 20_000 })
      .toMatchObject({ button: 'rgb(31, 92, 58)', corners: '8px' });
    // At once: the server may read a file between the two steps in which it is written.
    const saveStyle = async (text: string) => {
      await writeFile(dev.file('theme.css.new'), text);
      await rename(dev.file('theme.css.new'), dev.file('pages/theme.css'));
    };
    await saveStyle('.page-header { border-block-end-style: dashed }');
    await expect
      .poll(() => looks(page), { timeout: 20_000 })
      .toMatchObject({ rule: 'dashed', button: 'rgb(31, 92, 58)' });

    await saveStyle('.page-header { border-block-end-style: }} {');
    await page.getByRole('button', { name: /^pages\/theme\.css:/ }).waitFor();
    expect(await looks(page)).toMatchObject({ rule: 'dashed' });
    expect(faults).toEqual([]);
    await close();
  });
});
