import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitors } from '../../e2e/browser.ts';

const { visit } = visitors();

const prefixes = ['', '/en'];

/** Does something without scripts, in each language. */
async function inBoth(look: (page: Page, prefix: string) => Promise<void>): Promise<void> {
  for (const prefix of prefixes) {
    const { page, close } = await visit('about:blank', { javaScriptEnabled: false });
    await look(page, prefix);
    await close();
  }
}

it('MatPL names as many descriptors, models and optimizers as it claims: 8, 4 and 2', () =>
  inBoth(async (page, prefix) => {
    await page.goto(`${prefix}/mlff`);
    const values = await page.locator('#methods dd').allTextContents();
    const named = values.map((value) => value.replace(/（[^）]*）|\([^)]*\)/g, '').split(/、|, /));
    expect(named.map((names) => new Set(names).size)).toEqual([8, 4, 2]);
  }));

it('the cluster and the all-in-one have the same benchmarks', () =>
  inBoth(async (page, prefix) => {
    const rowsOf = async (route: string) => {
      await page.goto(prefix + route);
      return page.locator('#benchmarks tbody tr').allInnerTexts();
    };
    const rows = await rowsOf('/mcluster-introduce');
    expect(rows.length).toBeGreaterThan(0);
    expect(await rowsOf('/Integration')).toEqual(rows);
  }));

it('the update log has the newest release first', () =>
  inBoth(async (page, prefix) => {
    await page.goto(`${prefix}/log`);
    const times = await page.locator('main tbody time').allTextContents();
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted().reverse());
  }));
