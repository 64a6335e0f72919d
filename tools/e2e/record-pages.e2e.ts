import { expect, it } from 'vitest';
import { isFull } from '../../engine/testing/test-depth.ts';
import { visitors } from './browser.ts';

const { visit } = visitors('museum');

/** Pages that are made of a record: the list that leads to them, and one of them. */
const kinds = [
  { list: '/journal', one: '/journal/entries/12', other: '/journal/entries/11' },
  { list: '/exhibits', one: '/exhibits/log-book', other: '/exhibits/fresnel-lens' },
];

it.each(kinds)('a page of $list has the title and the description of its own record, and leads back', async (kind) => {
  for (const prefix of isFull ? ['', '/en'] : [kind === kinds[0] ? '' : '/en']) {
    const { page, close } = await visit(prefix || '/', { javaScriptEnabled: false });
    const museum = await page.title();
    const heads: string[][] = [];
    for (const path of [kind.one, kind.other]) {
      await page.goto(prefix + kind.list);
      expect(await page.locator(`main a[href="${prefix}${path}"]`).count(), path).toBeGreaterThan(0);
      await page.goto(prefix + path);
      const heading = (await page.locator('h1').textContent()) ?? '';
      expect(await page.title()).toBe(`${heading} · ${museum}`);
      const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? '';
      expect(description.length).toBeGreaterThan(15);
      expect((await page.locator('main .html-content').innerText()).length).toBeGreaterThan(80);
      const back = page.locator('[data-section=article] a').last();
      expect(await back.getAttribute('href')).toBe(prefix + kind.list);
      heads.push([heading, description]);
    }
    // Pages that all said the same would say nothing of their records.
    expect(heads[0]?.[0]).not.toBe(heads[1]?.[0]);
    expect(heads[0]?.[1]).not.toBe(heads[1]?.[1]);
    await close();
  }
});
