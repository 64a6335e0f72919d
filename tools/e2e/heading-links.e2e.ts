import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { visitors, waitForHydration } from './browser.ts';
import { pages } from './pages.ts';
import { waitForAdditions } from './wait-for-hydration.ts';

const { visit, address } = visitors('press');

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

/** The headings of sections and steps in a page's HTML: the target of each, and its container. */
function headingsIn(html: string): { kind: string; holder: string; leadsTo: string }[] {
  const form =
    /<(?:section|li)(?= [^>]*(?:data-section|class="steps__step))[^>]* id="([^"]+)"|<li id="([^"]+)" class="steps__step|class="(section__heading|steps__title)"[^>]*>(?:<a href="#([^"]+)">)?/g;
  let holder = '';
  return [...html.matchAll(form)].flatMap(([, section, step, kind, leadsTo = '']) => {
    holder = section ?? step ?? holder;
    return kind ? [{ kind, holder, leadsTo }] : [];
  });
}

it('every heading of a page’s own sections and every step links to itself in the HTML', async () => {
  const found = await Promise.all(
    pages.map(async (path) => {
      const html = await readFile(join(root, 'dist', path, 'index.html'), 'utf8');
      // Headings in a dialog have no address that opens it.
      return headingsIn(html.replace(/<dialog.*?<\/dialog>/gs, '')).map((heading) => ({ path, ...heading }));
    }),
  );
  const all = found.flat();
  expect(all.filter(({ holder, leadsTo }) => holder !== leadsTo)).toEqual([]);
  expect(all.filter(({ kind }) => kind === 'section__heading').length).toBeGreaterThan(100);
  expect(all.filter(({ kind }) => kind === 'steps__title').length).toBeGreaterThan(50);
  const without = '<section data-section="prose" id="a"><h2 class="section__heading" id="a-heading">A</h2>';
  expect(headingsIn(without)).toEqual([{ kind: 'section__heading', holder: 'a', leadsTo: '' }]);
});

it('a click or Enter on it copies its address, scrolls to it and announces it, as its description says', async () => {
  const { page, close } = await visit('/manual/update?guide=linux', clipboard);
  await waitForAdditions(page);
  const step = page.locator('#linux-2 a').first();
  const name = (await step.textContent()) ?? '';
  const link = page.getByRole('heading', { name, exact: true }).getByRole('link', { name, exact: true });
  await link.focus();
  expect(await link.getAttribute('title')).toBe(`Copy the link to “${name}”`);
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Link copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${address}/manual/update?guide=linux#linux-2`);
  expect(page.url()).toBe(copied);
  await close();
  // The copied link shows that step, although it is on a tab that is not the first.
  const other = await visit(copied.replace('?guide=linux', ''));
  await waitForHydration(other.page);
  await expect.poll(() => other.page.locator('#linux-2').isVisible()).toBe(true);
  await other.close();
});

it('if the browser blocks copying, a message names the link', async () => {
  const { page, close } = await visit('/manual/first-sheet');
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } }),
  );
  await waitForAdditions(page);
  const link = page.locator('#ink-heading a');
  await link.hover();
  expect(await link.getAttribute('title')).toBe('Copy the link to “Ink and damp”');
  await link.click();
  await page
    .getByRole('status')
    .filter({ hasText: /could not be copied|address bar/i })
    .waitFor();
  expect(new URL(page.url()).hash).toBe('#ink');
  await close();
});
