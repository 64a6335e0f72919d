import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveSite } from '../../engine/server/serve-site.ts';
import { createVisitor, dismissHints } from '../browsers/new-visitor.ts';
import { docs } from '../docs/docs.ts';
import { docsFolder } from '../docs/docs-folder.ts';
import { violations } from './accessible/axe.ts';
import { runningBrowser } from './browser.ts';

let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  expect(await docs({ action: 'build', lang: 'en' })).toBe(0);
  site = await serveSite(docsFolder);
});
afterAll(() => site?.close());

/** Opens a page, and collects what its console and its policy report. */
async function visit(path: string, options?: Parameters<typeof createVisitor>[2]) {
  const context = await createVisitor(await runningBrowser(), site.address, options);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on(
    'console',
    (message) => message.type() === 'error' && faults.push(`${message.text()} ${message.location().url}`),
  );
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(path);
  return { page, faults, close: () => dismissHints(context) };
}

const file = (field: string) =>
  JSON.stringify(
    {
      $schema: '../schemas/page.schema.json',
      id: 'example',
      route: '/example',
      title: 'Hours',
      sections: [{ type: 'prose', id: 'hours', [field]: ['Open on **Monday**'] }],
    },
    null,
    2,
  );

it.each([
  ['/playground', /^Error\. Line \d+, column \d+ .*"paragrafs"/, 'No problems.'],
  ['/zh/playground', /^错误. 第 \d+ 行，第 \d+ 列 .*“paragrafs”/, '没有问题。'],
])(
  '%s checks and shows the edited file in the browser, under the policy of a built site',
  async (path, problem, none) => {
    const { page, faults, close } = await visit(path);
    const text = page.locator('.cm-content');
    const found = page.locator('.playground__problems');
    const write = async (next: string) => {
      await text.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(next);
    };
    await expect.poll(() => page.locator('.playground__page [data-section=cards]').count()).toBe(1);
    await write(file('paragrafs'));
    await expect.poll(() => found.innerText()).toMatch(problem);
    await found.getByRole('button').first().click();
    expect(
      await text.evaluate(
        (element) =>
          element.getRootNode() instanceof ShadowRoot &&
          (element.getRootNode() as ShadowRoot).activeElement === element,
      ),
    ).toBe(true);
    await write(file('paragraphs'));
    await expect.poll(() => found.innerText()).toBe(none);
    await expect.poll(() => page.locator('.playground__page [data-section=prose] strong').innerText()).toBe('Monday');
    await page.locator('.playground select').first().selectOption('table-1');
    await expect.poll(() => page.locator('.playground__page table').count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('example')).toBe('table-1');
    expect(faults).toEqual([]);
    await close();
  },
);

it('each example of the gallery has no problem in the playground, and shows', async () => {
  const { page, faults, close } = await visit('/playground');
  await page.locator('.cm-content').waitFor();
  const select = page.locator('.playground select').first();
  const ids = await select
    .locator('option:not([value=""])')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(ids.length).toBeGreaterThan(50);
  for (const id of ids) {
    await select.selectOption(id);
    const type = id.replace(/-\d+$/, '');
    // The build finds related content, and without it the section is hidden.
    if (type !== 'related')
      await expect
        .poll(() => page.locator(`.playground__page [data-section="${type}"]`).count(), { message: id })
        .toBeGreaterThan(0);
    expect.soft(await page.locator('.playground__problem--error').allInnerTexts(), id).toEqual([]);
  }
  // The site does not publish the sample site's files, which examples show and link.
  expect(faults.filter((fault) => !/404.*\/files\/example\.\w+$/.test(fault))).toEqual([]);
  await close();
});

it('the headings of a text are its table of contents', async () => {
  const { page, close } = await visit('/tutorial', { viewport: { width: 1440, height: 900 } });
  const links = page.locator('.contents a');
  const headings = await page.locator('main h2').allInnerTexts();
  expect(headings.length).toBeGreaterThan(5);
  expect(await links.allInnerTexts()).toEqual(headings);
  await links.last().click();
  await expect.poll(() => page.locator('main h2').last().isVisible()).toBe(true);
  expect(decodeURIComponent(new URL(page.url()).hash)).toBe(
    `#${await page.locator('main h2').last().getAttribute('id')}`,
  );
  await close();
});

it.each([
  ['/how-to/add-links', 'How-to guides', 'Link to pages, sections and files', 'Extend the engine'],
  ['/zh/reference/table', '参考', 'table（表格）', '文件'],
])('%s marks itself in the menu of its part, without JavaScript', async (path, name, title, other) => {
  for (const width of [390, 1440]) {
    const { page, close } = await visit(path, { viewport: { width, height: 900 }, javaScriptEnabled: false });
    const menu = page.getByRole('navigation', { name });
    const current = menu.locator('[aria-current=page]');
    if (width === 390) {
      expect(await current.isVisible()).toBe(false);
      await menu.locator('summary').first().press('Enter');
    }
    expect(await current.allInnerTexts()).toEqual([title]);
    expect(await current.isVisible()).toBe(true);
    const group = menu.locator('li > details', { hasText: other });
    expect(await group.getByRole('link').first().isVisible()).toBe(false);
    await group.locator('summary').press('Enter');
    await group.getByRole('link').first().click();
    await expect.poll(() => menu.locator('[aria-current=page]').count()).toBe(1);
    expect(new URL(page.url()).pathname).not.toBe(path);
    await close();
  }
});

it('without JavaScript the playground shows a file and the page that it makes', async () => {
  const { page, close } = await visit('/playground', { javaScriptEnabled: false });
  expect(await page.locator('.playground pre').innerText()).toContain('"type": "cards"');
  expect(await page.locator('.playground [data-section=cards]').isVisible()).toBe(true);
  await close();
});

it.each([
  [390, 'light'],
  [1440, 'dark'],
] as const)('at %i pixels, %s, every kind of page is accessible and fits', async (width, colorScheme) => {
  const { page, faults, close } = await visit('/', { viewport: { width, height: 900 }, colorScheme });
  const paths = [
    '/',
    '/tutorial',
    '/how-to',
    '/how-to/set-up-an-editor',
    '/how-to/add-links',
    '/reference',
    '/reference/table',
    '/reference/commands',
    '/reference/rules',
    '/reference/changelog',
    '/explanation',
    '/explanation/how-it-works',
    '/gallery',
    '/playground',
    '/search',
    '/not-found',
    '/zh',
    '/zh/reference/site',
    '/zh/how-to/continuous-integration',
    '/zh/playground?example=tabs-1',
  ];
  for (const path of paths) {
    await page.goto(path);
    if (path.includes('/playground')) await page.locator('.cm-content').waitFor();
    expect.soft(await violations(page), path).toEqual([]);
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path)
      .toBeLessThanOrEqual(0);
    // The page of unknown addresses has their status.
    expect.soft(faults.splice(0), path).toEqual(path === '/not-found' ? [expect.stringContaining('404')] : []);
  }
  await close();
});
