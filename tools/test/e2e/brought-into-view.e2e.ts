import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { engines } from '../browsers/every-engine.ts';
import { type Tab, type TestBrowser, until } from '../browsers/tab.ts';
import { atLeisure, isHydrated } from './hydrated.ts';

const address = inject('address');

describe.each(engines)('what an anchor brought into view in %s', (_, open) => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await open();
  });
  afterAll(() => browser.close());

  /** How far down the page is once it moves no more. */
  const place = async (tab: Tab): Promise<number> => {
    for (let look = 0; look < 5; look++) await tab.evaluate(atLeisure);
    return tab.evaluate(() => Math.round(window.scrollY));
  };

  it('does not come back after Back, which leads to where the visitor was', async () => {
    // So short a page is painted whole beforehand: a scroll alone paints nothing.
    const tab = await browser.tab({ width: 390, height: 844 });
    await tab.open(`${address}/en/trial`);
    await until(tab, isHydrated, []);
    await tab.evaluate(() => window.scrollTo(0, 90));
    expect(await place(tab)).toBe(90);
    await tab.evaluate(() => {
      const id = [...document.querySelectorAll('.page__sections > section')].at(-1)?.id;
      const link = Object.assign(document.createElement('a'), { href: `#${id}` });
      document.body.append(link);
      link.click();
      link.remove();
    });
    expect(await place(tab)).toBeGreaterThan(200);
    await tab.evaluate(() => void setTimeout(() => history.back()));
    await until(tab, () => location.hash === '', []);
    expect(await place(tab)).toBe(90);
    await tab.close();
  });
});
