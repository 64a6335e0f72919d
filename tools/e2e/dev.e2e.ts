import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { sample } from '../../engine/testing/test-depth.ts';
import { visitors, waitForHydration } from './browser.ts';
import { type Dev, startDev } from './dev/start-dev.ts';
import { secondSite } from './serve.ts';

const { visit } = visitors();

/** Saves a new title of a page that shows it as its heading. */
async function saveTitle(dev: Dev, title: string): Promise<void> {
  const file = dev.file('pages/tides.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/("title": )(\{[^}]*\}|"[^"]*")/, `$1"${title}"`));
}

describe('npm run dev, in a Chinese environment', () => {
  it('shows problems in Chinese, on the page and in the terminal', async () => {
    const home = await readFile(join(secondSite, 'pages/home.json'), 'utf8');
    const files = { 'pages/home.json': home.replace('"paragraphs"', '"paragrafs"') };
    const dev = await startDev({ files, env: { LC_ALL: 'zh_CN.UTF-8' } });
    onTestFinished(dev.stop);
    const { page, close } = await visit(`${dev.address}/en`);
    const mark = page.locator('[data-mark="feature"]');
    await mark.locator('summary', { hasText: '1 个问题' }).click();
    expect(await mark.locator('.problem').textContent()).toContain('是否想写“paragraphs”？');
    expect(await mark.getByRole('button').getAttribute('title')).toBe('在编辑器中打开');
    const panel = page.getByRole('alert', { name: '问题' });
    expect(await panel.getAttribute('lang')).toBe('zh-CN');
    expect(await panel.locator('summary').textContent()).toBe('1 个问题');
    expect(dev.printed().join('\n')).toMatch(/是否想写“paragraphs”？[\s\S]*check：\d+ 个文件，1 个问题/);
    await close();
  });
});

describe('npm run dev, in a shell that sets production mode', () => {
  let dev: Dev;
  beforeAll(async () => {
    // `dev-mending.e2e.ts` starts it without.
    dev = await startDev({ env: { NODE_ENV: 'production' } });
  });
  afterEach(() => dev.restore());
  afterAll(() => dev.stop());

  it('shows a saved descriptor at once, and the error of a broken one at its section until it is fixed', async () => {
    const { page, faults, close } = await visit(`${dev.address}/en`, { viewport: { width: 1280, height: 300 } });
    await waitForHydration(page);
    const file = dev.file('pages/home.json');
    const good = await readFile(file, 'utf8');

    const saved = good.replace('One pier, three instruments', 'Three instruments on one pier');
    await writeFile(file, saved);
    const heading = page.getByRole('heading', { name: 'Three instruments on one pier' });
    await heading.waitFor();
    await page.evaluate(() => window.scrollTo(0, 120));

    await writeFile(file, saved.replace('"paragraphs"', '"paragrafs"'));
    await page.locator('[data-mark="feature"] summary').click();
    const problem = page.locator('[data-mark="feature"] .problem');
    expect(await problem.textContent()).toContain('pages/home.json:11:7');
    expect(await problem.textContent()).toContain('Did you mean "paragraphs"?');
    const panel = page.locator('aside.problems');
    expect(await panel.textContent()).toContain('1 problem');
    // The section shows its error above its last valid content.
    expect(await page.locator('[data-section="feature"] .section__errors').textContent()).toContain('paragrafs');
    // The error covers only its section, and the last valid page is live.
    const section = await page.locator('[data-section="feature"]').boundingBox();
    const mark = await page.locator('[data-mark="feature"]').boundingBox();
    expect(Math.abs((mark?.y ?? 0) - (section?.y ?? -99))).toBeLessThan(2);
    expect(mark?.width).toBeCloseTo(section?.width ?? 0, 0);
    expect(await heading.count()).toBe(1);

    await problem.getByRole('button', { name: 'pages/home.json:11:7' }).click();
    await expect.poll(dev.opened).toContain('pages/home.json');

    const scroll = await page.evaluate(() => window.scrollY);
    expect(scroll).toBeGreaterThan(0);
    await writeFile(file, good);
    await panel.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'One pier, three instruments' }).waitFor();
    expect(await page.locator('.dev-marks').count()).toBe(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(scroll);
    expect(faults).toEqual([]);
    await close();
  });

  it('shows a saved title on the page and in the browser tab', async () => {
    const { page, faults, close } = await visit(`${dev.address}/en/tide-tables`);
    await waitForHydration(page);
    await saveTitle(dev, 'Ebb and flow');
    await page.getByRole('heading', { level: 1, name: 'Ebb and flow' }).waitFor();
    expect(await page.title()).toContain('Ebb and flow');
    expect(faults).toEqual([]);
    await close();
  });

  it('hydrates a page whose site changes before its data arrives, and then shows the change', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page, faults, close } = await visit('about:blank');
    await page.route('**/_data/**', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/_data/**');
    await page.goto(`${dev.address}/en/tide-tables`);
    await asked;
    await saveTitle(dev, 'Ebb and flow');
    const data = () => fetch(`${dev.address}/_data/en/tide-tables.json`).then((answer) => answer.text());
    await expect.poll(data).toContain('Ebb and flow');
    release();
    await page.getByRole('heading', { level: 1, name: 'Ebb and flow' }).waitFor();
    await waitForHydration(page);
    expect(faults).toEqual([]);
    await close();
  });

  it('shows the saved version of a page when a link opens it', async () => {
    const { page, faults, close } = await visit(`${dev.address}/en`);
    await waitForHydration(page);
    const held: (() => void)[] = [];
    const hold = async (route: Route) => {
      const before = await route.fetch();
      await new Promise<void>((go) => held.push(go));
      await route.fulfill({ response: before });
    };
    await page.route('**/_data/en/tide-tables.json', hold, { times: 1 });
    await page.locator('a[href="/en/tide-tables"]').first().click();
    await expect.poll(() => held.length).toBe(1);
    // The visible page is requested again after the dev server announces the change.
    const told = page.waitForResponse('**/_data/en/index.json');
    await saveTitle(dev, 'Ebb and flow');
    await told;
    for (const release of held) release();
    await page.getByRole('heading', { level: 1, name: 'Ebb and flow' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('shows errors of other files in the panel, also after the page reloads', async () => {
    const file = dev.file('pages/tides.json');
    const good = await readFile(file, 'utf8');
    await writeFile(file, good.replace('"sections": [', '"sections": [,'));
    const { page, close } = await visit(`${dev.address}/en`);
    const panel = page.locator('aside.problems');
    await panel.getByRole('button', { name: /^pages\/tides\.json:\d+:\d+$/ }).waitFor();
    expect(await page.locator('.problem').count()).toBe(0);

    // Other pages stay live.
    const home = dev.file('pages/home.json');
    const text = await readFile(home, 'utf8');
    await writeFile(home, text.replace('One pier, three instruments', 'Still live'));
    await page.getByRole('heading', { name: 'Still live' }).waitFor();
    expect(await panel.count()).toBe(1);
    await writeFile(home, text);
    await page.getByRole('heading', { name: 'One pier' }).waitFor();
    await writeFile(file, good);
    await panel.waitFor({ state: 'detached' });
    await close();
  });

  it('labels every section with its name and position under ?inspect, also on the next page', async () => {
    const { page, close } = await visit(`${dev.address}/en?inspect`);
    await waitForHydration(page);
    const sections = await page.locator('[data-section]').count();
    await expect.poll(() => page.locator('.section-name').count()).toBe(sections);
    const [first] = await page.locator('.section-name').allTextContents();
    expect(first).toMatch(/^feature {2}pages\/home\.json:\d+$/);
    await page.locator('.section-name').first().click();
    await expect.poll(dev.opened).toContain('pages/home.json');
    await page.goto(`${dev.address}/en/tide-tables?inspect`);
    await expect.poll(() => page.locator('.section-name').first().textContent()).toMatch(/pages\/tides\.json:\d+$/);
    expect(await textsCovered(page)).toEqual([]);
    // An earlier version put the labels inside the sections, over their first content.
    await page.evaluate(() => {
      for (const bar of document.querySelectorAll<HTMLElement>('.dev-mark__bar')) bar.style.inset = '0 auto auto 0';
    });
    expect(await textsCovered(page)).not.toEqual([]);
    await close();
  });

  it('covers no heading with a label on a page of headings, on a phone and on a desktop', async () => {
    const heading = 'A heading that is long enough to reach from one side of a phone to the other, and beyond it';
    const prose = (id: string) => ({ type: 'prose', id, heading, paragraphs: ['Said.'] });
    const tabs = (id: string, sections: object[]) => ({
      ...{ type: 'tabs', id, heading },
      tabs: ['first', 'second'].map((tab) => ({
        id: tab,
        label: tab,
        sections: tab === 'first' ? sections : [prose(`${id}-2`)],
      })),
    });
    const cards = {
      type: 'cards',
      heading,
      cards: [{ title: heading, sections: [prose('shown')] }, { title: heading }],
    };
    const sections = [
      prose('one'),
      prose('two'),
      tabs('outer', [prose('in'), tabs('inner', [prose('innermost')])]),
      cards,
    ];
    const page = { $schema: '', id: 'headings', route: '/headings', title: heading, sections };
    const file = dev.file('pages/headings.json');
    await writeFile(file, JSON.stringify(page));
    onTestFinished(() => rm(file));
    const address = `${dev.address}/en/headings?inspect`;
    await expect.poll(async () => (await fetch(address)).status).toBe(200);
    const { page: shown, close } = await visit(address, { viewport: { width: 390, height: 800 } });
    await waitForHydration(shown);
    await expect.poll(() => shown.locator('.section-name').count()).toBe(await shown.locator('[data-section]').count());
    expect(await shown.locator('main :is(h1, h2, h3, h4)').count()).toBeGreaterThan(9);
    expect(await textsCovered(shown)).toEqual([]);
    await shown.setViewportSize({ width: 1280, height: 800 });
    // Labels move in one of the next frames.
    await expect.poll(() => textsCovered(shown)).toEqual([]);
    await close();
  });

  it('redirects an old address, and a click on a link to it shows the page at its new address', async () => {
    const file = dev.file('pages/site.json');
    const redirects = '"redirects": [{ "from": "/old", "to": "/tide-tables" }],\n  "onDataFailure"';
    await writeFile(file, (await readFile(file, 'utf8')).replace('"onDataFailure"', redirects));
    const ask = () => fetch(`${dev.address}/en/old?a=1`, { redirect: 'manual' });
    await expect.poll(async () => (await ask()).status).toBe(308);
    const { headers } = await ask();
    expect(headers.get('location')).toBe('/en/tide-tables?a=1');
    expect(headers.get('cache-control')).toBe('no-store');

    const { page, close } = await visit(`${dev.address}/en`);
    await waitForHydration(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        id: 'to-old',
        href: '/en/old?a#b',
        textContent: 'old',
      });
      document.querySelector('main')?.prepend(link);
      document.body.dataset.loadedOnce = '';
    });
    await page.locator('#to-old').click();
    await page.waitForURL('**/en/tide-tables?a#b');
    await page.locator('main[data-page=tides]').waitFor();
    // The document did not reload.
    expect(await page.locator('body[data-loaded-once]').count()).toBe(1);
    await close();
  });

  it.each([
    ['a file outside the site', '../../etc/passwd', 404],
    ['a file that is no descriptor', 'assets/files/march.txt', 404],
    ['a descriptor that is not there', 'pages/none.json', 404],
  ])('does not open %s', async (_, file, status) => {
    const response = await fetch(`${dev.address}/_dev/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ file, line: 1, column: 1 }),
    });
    expect(response.status).toBe(status);
  });

  it('opens nothing for a request that is not JSON, such as one from another site’s page', async () => {
    const body = JSON.stringify({ file: 'pages/home.json', line: 1, column: 1 });
    const response = await fetch(`${dev.address}/_dev/open`, { method: 'POST', body });
    expect(response.status).toBeGreaterThanOrEqual(400);
  });
});

/** The texts of a page under the line above a section. */
function textsCovered(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const lines = [...document.querySelectorAll('.dev-mark__bar > *')].map((line) => line.getBoundingClientRect());
    const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    const covered: (string | null)[] = [];
    while (texts.nextNode()) {
      const words = document.createRange();
      words.selectNodeContents(texts.currentNode);
      if (!texts.currentNode.parentElement?.checkVisibility()) continue;
      const { left, right, top, bottom } = words.getBoundingClientRect();
      if (lines.some((line) => line.left < right && left < line.right && line.top < bottom && top < line.bottom))
        covered.push(texts.currentNode.textContent);
    }
    return covered;
  });
}

describe('npm run dev, on a page with only warnings', () => {
  let dev: Dev;
  beforeAll(async () => {
    const site = join(root, 'engine/examples/museum');
    const home = await readFile(join(site, 'pages/home.json'), 'utf8');
    const invisible = '\\u200b';
    const edited = home
      .replace('"en": "Tickets"', `"en": "Tickets${invisible}"`)
      .replace('"en": "Season"', `"en": "Sea${invisible}son"`)
      .replace('"en": "Visitors by season"', `"en": "Visitors by${invisible} season"`);
    dev = await startDev({ site, files: { 'pages/home.json': edited } });
  });
  afterAll(() => dev.stop());

  const screens: [language: string, width: number][] = [
    ['en', 390],
    ['ar', 390],
    ['ar', 1280],
  ];
  it.each(sample(screens, 2))(
    'folds them above their sections, over no text, in %s at %i pixels',
    async (language, width) => {
      const { page, close } = await visit(`${dev.address}/${language}`, { viewport: { width, height: 800 } });
      await waitForHydration(page);
      const lines = page.locator('.dev-mark--warning summary');
      await lines.nth(1).waitFor();
      expect(await lines.allTextContents()).toEqual(['1 problem', '2 problems']);
      expect(await page.locator('.dev-mark--error, .problem:visible').count()).toBe(0);
      expect(await textsCovered(page)).toEqual([]);
      expect(await page.locator('aside.problems--warnings details').getAttribute('open')).toBe(null);
      await close();
    },
  );

  it('opens them with a key, and shows file names left to right on a right-to-left page, also after a save', async () => {
    const { page, close } = await visit(`${dev.address}/ar`);
    await waitForHydration(page);
    await page.locator('[data-mark=table] summary').press('Enter');
    const problems = page.locator('[data-mark=table] .problem--warning');
    await problems.nth(1).waitFor();
    const place = problems.first().getByRole('button', { name: /^pages\/home\.json:\d+:\d+$/ });
    // Each check of the site draws the problems again.
    const directionOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).direction);
    await expect.poll(() => directionOf(place)).toBe('ltr');
    const file = dev.file('pages/home.json');
    const good = await readFile(file, 'utf8');
    await writeFile(file, good.replace('"maxTickets": 4', '"maxTickets": 4, "tickets": 3'));
    const message = page.locator('[data-section=ticket-counter] .section__errors li');
    await message.waitFor();
    await expect.poll(() => directionOf(message)).toBe('ltr');
    await page.locator('[data-mark=ticket-counter].dev-mark--error').waitFor();
    expect(await problems.first().isVisible()).toBe(true);
    await page.locator('[data-mark=table] summary').press('Enter');
    await problems.first().waitFor({ state: 'hidden' });
    await writeFile(file, good);
    await message.waitFor({ state: 'detached' });
    await close();
  });
});
