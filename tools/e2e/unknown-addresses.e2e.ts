import { describe, expect, it } from 'vitest';
import { visitors, waitForHydration } from './browser.ts';

const { visit, secondAddress } = visitors();

const said = { zh: '此处没有页面', en: 'Nothing is moored here' };

describe('the page that a maintainer writes for unknown addresses', () => {
  it.each([
    ['/no/such', 'zh-CN', said.zh, '/tide-tables'],
    ['/en/no/such', 'en', said.en, '/en/tide-tables'],
  ])('shows at %s, which it leaves as it is, and leads on and back', async (path, language, title, link) => {
    const address = secondAddress + path;
    const { page, faults, close } = await visit(address);
    await waitForHydration(page);
    const shown = async () => [
      page.url(),
      await page.locator('html').getAttribute('lang'),
      await page.locator('main').getAttribute('data-page'),
      await page.locator('h1').textContent(),
    ];
    expect(await shown()).toEqual([address, language, 'adrift', title]);
    await page.locator(`main a[href="${link}"]`).click();
    await page.waitForURL(secondAddress + link);
    await page.locator('main[data-page=tides]').waitFor();
    await page.goBack();
    await page.locator('main[data-page=adrift]').waitFor();
    expect(await shown()).toEqual([address, language, 'adrift', title]);
    // The browser logs the 404 of the document. There is no other error.
    expect(faults.filter((fault) => !/status of 404/.test(fault))).toEqual([]);
    await close();
  });

  it('shows in the other language when that is chosen on it', async () => {
    const { page, close } = await visit(`${secondAddress}/no/such`);
    await waitForHydration(page);
    await page.locator('header a[hreflang=en]').click();
    await page.locator('html[lang=en]').waitFor();
    expect(await page.locator('h1').textContent()).toBe(said.en);
    await close();
  });

  it('answers 404 and works without JavaScript; an existing page answers 200', async () => {
    const { page, close } = await visit('about:blank', { javaScriptEnabled: false });
    expect((await page.goto(`${secondAddress}/en/no/such`))?.status()).toBe(404);
    expect(await page.locator('h1').textContent()).toBe(said.en);
    await page.locator('main a[href="/en/tide-tables"]').click();
    await page.waitForURL(`${secondAddress}/en/tide-tables`);
    expect(await page.locator('main').getAttribute('data-page')).toBe('tides');
    expect((await page.goto(`${secondAddress}/en/tide-tables`))?.status()).toBe(200);
    await close();
  });
});
