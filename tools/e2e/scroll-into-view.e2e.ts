import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isFull } from '../../engine/testing/test-depth.ts';
import { engines } from '../browsers/every-engine.ts';
import { type Tab, type TestBrowser, waitUntil } from '../browsers/tab.ts';
import { atLeisure, isHydrated } from './wait-for-hydration.ts';

const { address } = inject('samples').museum;

describe.each(engines)('what was brought into view in %s', (name, open) => {
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

  // Per commit each engine tries one.
  const engine = engines.findIndex(([other]) => other === name);
  const cases: [string, () => number, string | undefined][] = [
    // To follow this anchor moves the page by no more than the room for the header.
    [
      'an anchor',
      () => document.querySelector<HTMLElement>('.page__sections > section:last-child')?.offsetTop ?? 0,
      undefined,
    ],
    ['what the keyboard came to after it', () => 90, 'main a'],
  ];
  it.each(cases.filter((_, index) => isFull || index % engines.length === engine))(
    'does not come back after Back, which leads to where the visitor was: %s',
    async (_, start, focused) => {
      // So short a page is painted whole beforehand: a scroll alone paints nothing.
      const tab = await browser.tab({ width: 390, height: 600 });
      await tab.open(`${address}/en/guest-book`);
      await waitUntil(tab, isHydrated, []);
      await tab.wheel(2, 400, await tab.evaluate(start));
      const was = await place(tab);
      expect(was).toBeGreaterThan(0);
      await tab.evaluate(() => {
        const id = document.querySelector('.page__sections > section:last-child')?.id;
        const link = Object.assign(document.createElement('a'), { href: `#${id}` });
        document.body.append(link);
        link.click();
        link.remove();
      });
      expect(Math.abs((await place(tab)) - was)).toBeGreaterThan(50);
      if (focused) {
        await tab.evaluate((focused) => document.querySelector<HTMLElement>(focused)?.focus(), focused);
        expect(await place(tab)).toBe(0);
      }
      await tab.evaluate(() => void setTimeout(() => history.back()));
      await waitUntil(tab, () => location.hash === '', []);
      expect(await place(tab)).toBe(was);
      await tab.close();
    },
  );
});
