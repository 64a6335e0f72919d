import { expect, it } from 'vitest';
import { visitors, waitForHydration } from '../../e2e/browser.ts';

const { visit } = visitors();

it('a news item is one link, and shows its date once, with a picture or without', async () => {
  for (const width of [390, 1440]) {
    const { page, close } = await visit('/en/company-news', { viewport: { width, height: 900 } });
    const items = await page.locator('.paged-news__item').evaluateAll((all) =>
      all.map((item) => ({
        links: item.querySelectorAll('a').length,
        dates: [...item.querySelectorAll('.paged-news__time, .paged-news__day')].filter((date) => {
          const { width, height } = date.getBoundingClientRect();
          return width > 1 && height > 1;
        }).length,
      })),
    );
    expect(items.length).toBeGreaterThan(2);
    expect(items).toEqual(items.map(() => ({ links: 1, dates: 1 })));
    await close();
  }
});

it.each(['/license-install-function', '/en/license-install-function'])(
  '%s lights the menu that links to the guides',
  async (path) => {
    const { page, close } = await visit(path, { viewport: { width: 1440, height: 900 } });
    const lit = page.locator('[data-current]').locator('xpath=ancestor-or-self::li[1]').first();
    await expect.poll(() => lit.locator('a[href$="/guides"]').count()).toBe(1);
    await close();
  },
);

it('every large figure of a product page has a caption, and each item of Industrial links on', async () => {
  const { page, close } = await visit('/en/Industrial', { viewport: { width: 1440, height: 900 } });
  const items = page.locator('[data-section=feature]');
  expect(await items.count()).toBe(7);
  for (const item of await items.all()) {
    expect((await item.locator('figcaption').innerText()).length).toBeGreaterThan(10);
    expect(await item.locator('.feature__actions a').getAttribute('href')).toMatch(
      /^\/en\/(module-download#modules-\d+|Case|contract-us)$/,
    );
  }
  for (const path of ['/en/Academic', '/en/mlff', '/en/ls3df']) {
    await page.goto(path);
    const figures = page.locator('.feature__figure');
    expect(await figures.count()).toBeGreaterThan(0);
    expect(await figures.locator('figcaption').count()).toBe(await figures.count());
  }
  await close();
});

it('links to packages have one look in all tables', async () => {
  const { page, close } = await visit('about:blank', { viewport: { width: 1440, height: 900 } });
  const looks = new Set<string>();
  for (const path of ['gpu', 'dcu', 'cpu', 'windows', 'potential', 'high-through-put', 'mcluster', 'ls3df']) {
    await page.goto(`/en/${path}-download`);
    const found = await page.locator('main tbody a[download]:visible').evaluateAll((links) =>
      links.map((link) => {
        const { fontWeight, color, textDecorationLine } = getComputedStyle(link);
        return `${fontWeight} ${color} ${textDecorationLine}`;
      }),
    );
    expect(found.length, path).toBeGreaterThan(0);
    for (const look of found) looks.add(look);
  }
  expect(looks.size).toBe(1);
  await close();
});

it('the text of a warning fills its box', async () => {
  const { page, close } = await visit('/en/gpu-download', { viewport: { width: 1440, height: 900 } });
  const { box, text } = await page.locator('.callout').evaluate((callout) => {
    const range = document.createRange();
    range.selectNodeContents(callout.lastElementChild as Element);
    return { box: callout.getBoundingClientRect().width, text: range.getBoundingClientRect().width };
  });
  expect(text / box).toBeGreaterThan(0.8);
  await close();
});

it('the buttons of the map are in one corner, below one another', async () => {
  for (const width of [320, 390, 1440]) {
    const { page, close } = await visit('/en/contract-us', { viewport: { width, height: 900 } });
    await waitForHydration(page);
    await page.locator('.map__stage').scrollIntoViewIfNeeded();
    const pad = await page.locator('.map__pad').boundingBox();
    const zoom = await page.locator('.leaflet-control-zoom').boundingBox();
    const info = await page.locator('.leaflet-popup-content-wrapper').boundingBox();
    if (!pad || !zoom || !info) throw new Error('the map has no buttons or no info window');
    expect(Math.abs(pad.x + pad.width - (zoom.x + zoom.width))).toBeLessThan(4);
    expect(pad.y - (zoom.y + zoom.height)).toBeGreaterThanOrEqual(0);
    expect(pad.y - (zoom.y + zoom.height)).toBeLessThan(24);
    expect(info.x + info.width).toBeLessThanOrEqual(pad.x);
    await close();
  }
});
