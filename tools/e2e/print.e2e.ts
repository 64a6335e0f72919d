import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFull } from '../../engine/testing/test-depth.ts';
import { visitors } from './browser.ts';
import { waitForHydration } from './wait-for-hydration.ts';

const museum = visitors('museum');
const press = visitors('press');
const { visit, address } = press;

/** The printed text after each link in the page's text, with the link's target. */
const targets = () =>
  [
    ...document.querySelectorAll<HTMLAnchorElement>(
      '.page__sections :is(p, li, th, td, dd) a[href]:is(:not([class]), .links--list *)',
    ),
  ]
    .filter((link) => link.checkVisibility() && /^(\/|http)/.test(link.getAttribute('href') ?? ''))
    .map((link) => ({
      href: link.getAttribute('href'),
      written: getComputedStyle(link, '::after').content.replaceAll('"', ''),
    }));

/** Which of these parts are on the paper. */
const shown = (selectors: string[]) =>
  selectors.filter((selector) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()));

const onlyOnScreens = ['.header__tools', '.footer__columns', '.contents', '.pager', '.copy-button', '[role=tablist]'];

const kinds = [
  ['a table', press, '/type'],
  ['a catalog', museum, '/lights'],
  ['all guides on one page', press, '/manual'],
  ['a guide', press, '/manual/update'],
  ['an article', museum, '/journal/entries/12'],
] as const;
describe.each(kinds.slice(0, isFull ? undefined : 3))('on paper, %s', (_, { visit, address }, path) => {
  it('has its text with where its links lead, black on white, and nothing that can only be clicked', async () => {
    const { page, close } = await visit(path, { colorScheme: 'dark', javaScriptEnabled: true });
    await page.emulateMedia({ media: 'screen' });
    // Each is there on a screen, so that its absence on paper says something.
    expect((await page.evaluate(shown, onlyOnScreens)).length).toBeGreaterThan(1);
    expect((await page.evaluate(targets)).every(({ written }) => written === 'none')).toBe(true);

    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(shown, onlyOnScreens)).toEqual([]);
    for (const { href, written } of await page.evaluate(targets))
      expect(written).toBe(` (${new URL(href ?? '', address)})`);
    const colors = await page.evaluate(() => {
      const { color } = getComputedStyle(document.querySelector('h1') as Element);
      return { color, inputs: getComputedStyle(document.documentElement).backgroundColor };
    });
    expect(colors).toEqual({ color: 'rgb(0, 0, 0)', inputs: 'rgb(255, 255, 255)' });
    await close();
  });
});

it('a list fills a wide sheet of paper, which does not have its menu', async () => {
  const { page, close } = await museum.visit('/lights', { viewport: { width: 1500, height: 1000 } });
  const share = () =>
    page.evaluate(() => {
      const [whole = 0, list = 0] = ['.expandable-list', '.expandable-list__main'].map(
        (selector) => document.querySelector(selector)?.clientWidth,
      );
      return list / whole;
    });
  // Control: on a screen the menu takes its part.
  expect(await share()).toBeLessThan(0.9);
  await page.emulateMedia({ media: 'print' });
  expect(await share()).toBe(1);
  await close();
});

it('every tab and every row of a list is open on paper', async () => {
  const { page, close } = await visit('/tools');
  await page.emulateMedia({ media: 'print' });
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('[role=tabpanel]')].filter((panel) => !panel.checkVisibility()).map(({ id }) => id),
  );
  expect(hidden).toEqual([]);
  const details = await page.evaluate(() =>
    [...document.querySelectorAll('.expandable-list__details')].map((element) => element.clientHeight),
  );
  expect(details.length).toBeGreaterThan(5);
  expect(Math.min(...details)).toBeGreaterThan(0);
  await close();
});

it('an open dialog is what is on paper, whole and alone', async () => {
  const { page, close } = await visit('/type');
  await page.locator('main [aria-haspopup=dialog]').first().click();
  await page.locator('dialog[open]').waitFor();
  await page.emulateMedia({ media: 'print' });
  const paper = await page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]') as HTMLElement;
    const content = dialog.querySelector('.dialog__content') as HTMLElement;
    const isSeen = (element: Element) => element.checkVisibility() && !element.contains(dialog);
    return {
      // Where it is fixed, every sheet of paper shows it, and nothing else.
      position: getComputedStyle(dialog).position,
      cut: content.scrollHeight - content.clientHeight + dialog.scrollHeight - dialog.clientHeight,
      besides: [...document.querySelectorAll('#root *')].filter((one) => isSeen(one) && !dialog.contains(one)).length,
      clickable: [...dialog.querySelectorAll('button')].filter(isSeen).length,
    };
  });
  expect(paper).toEqual({ position: 'absolute', cut: 0, besides: 0, clickable: 0 });
  await close();
});

/** What of the selector is on the paper: what was found with its addresses, and what can only be clicked. */
const found = () => {
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const [link] = seen('.selector__result > a');
  return {
    clickable: seen('.selector__finder :is(input, textarea, button)').length,
    heading: seen('.selector__take').map(({ innerText }) => innerText),
    href: link?.getAttribute('href') ?? '',
    written: link && getComputedStyle(link, '::after').content.replaceAll('"', ''),
    lines: seen('.selector__result code')
      .map(({ innerText }) => innerText)
      .join('\n'),
    rows: seen('.selector__requirements tbody tr').length,
  };
};

it('the build that a selector found is on paper with its whole address and the lines that fetch it, without the questions', async () => {
  const { page, close } = await visit('/type?find.format=Variable&find.script=Cyrillic');
  await page.locator('.selector__take').waitFor();
  // Its lines have this site's address once they can be copied.
  await page.locator('.selector .fetch-lines button').last().waitFor({ state: 'attached' });
  const screen = await page.evaluate(found);
  expect(screen.clickable).toBeGreaterThan(3);
  expect(screen.written).toBe('none');

  await page.emulateMedia({ media: 'print' });
  const paper = await page.evaluate(found);
  expect(paper.clickable).toBe(0);
  expect(paper.heading).toEqual(screen.heading);
  expect(paper.href).toMatch(/^\/.*\.txt$/);
  expect(paper.written).toBe(` (${address}${paper.href})`);
  expect(paper.lines).toContain(`https://press.example${paper.href}`);
  expect(paper.rows).toBe(screen.rows);
  await close();
});

/** Waits until a page's commands have this site's address, which is when they can be copied. */
async function commandsWhole(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.waitForFunction(() => {
    const blocks = [...document.querySelectorAll('main .code-block--input')];
    return blocks.length > 0 && blocks.every((block) => block.querySelector('.copy-button'));
  });
}

it('all guides are on paper whole, with every command, and once whom to tell of a mistake', async () => {
  const guides = ['/manual/install', '/manual/first-sheet', '/manual/update'];
  const { page, close } = await visit('/manual');
  await commandsWhole(page);
  await page.emulateMedia({ media: 'print' });
  const commands = () =>
    [...document.querySelectorAll<HTMLElement>('main .code-block__text')]
      .filter((element) => element.checkVisibility())
      .map(({ textContent }) => textContent);
  const printed = await page.evaluate(commands);
  const reports = await page.locator('main a[href^="mailto:"][href*="subject="]').count();
  expect(reports).toBe(1);
  for (const guide of guides) {
    await page.goto(guide);
    await commandsWhole(page);
    const own = await page.evaluate(commands);
    expect(own.length, guide).toBeGreaterThan(0);
    expect(own.filter((command) => !printed.includes(command))).toEqual([]);
  }
  await close();
});

it('of tabs that the address names, that one is on paper alone; of others all', async () => {
  const { page, close } = await visit('/manual/update?guide=linux');
  const panels = () =>
    page.locator('main .tabs__panel:visible').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.tab));
  await waitForHydration(page);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(panels).toEqual(['linux']);
  expect(await page.locator('.tabs__heading:visible, .tabs__panel:visible h2:visible').first().innerText()).toMatch(
    /Linux/,
  );
  await page.emulateMedia({ media: 'screen' });
  // The first tab, once it is chosen, is what the address names too.
  await page.getByRole('tab').first().click();
  await page.waitForURL('**?guide=general');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(panels).toEqual(['general']);
  await page.goto('/manual/update');
  await waitForHydration(page);
  expect((await panels()).length).toBeGreaterThan(3);
  await close();
});
