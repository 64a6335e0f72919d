import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../paths.ts';
import { tabThrough } from './accessible/focus.ts';
import { plainControls } from './accessible/forced-colours.ts';
import {
  type Languages,
  languagesOf,
  type Translations,
  translationsIn,
  unansweredTranslations,
} from './accessible/passages.ts';
import { reflowFaults } from './accessible/reflow.ts';
import { spacingFaults } from './accessible/text-spacing.ts';
import { hydrated, visitors } from './browser.ts';
import { pages, seenPagesIn } from './pages.ts';

const { visit } = visitors();

/** A window of 1280 × 1024 at a zoom of 400 %. */
const zoomed = { width: 320, height: 256 };

/** The looks of a page; in each it is seen zoomed as well. */
const looks = [
  { name: 'a desktop', size: { width: 1280, height: 800 }, forcedColors: 'none' },
  { name: 'a phone in forced colours', size: { width: 390, height: 844 }, forcedColors: 'active' },
  { name: 'a phone', size: { width: 390, height: 844 }, forcedColors: 'none' },
  { name: 'a desktop in forced colours', size: { width: 1280, height: 800 }, forcedColors: 'active' },
] as const;

/** Looks at a page in every way; the page is left zoomed. */
async function faultsOf(page: Page, languages: Languages[]): Promise<string[]> {
  const walk = await tabThrough(page);
  const said = await languagesOf(page);
  languages.push(said);
  const forced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const alone = [...walk.faults, ...said.faults, ...(forced ? await plainControls(page) : await spacingFaults(page))];
  await page.setViewportSize(zoomed);
  return [...alone, ...(await reflowFaults(page)), ...(forced ? await spacingFaults(page) : [])];
}

const languages: Languages[] = [];

/** How many pages were seen without a fault, by look. */
const sound: number[] = [];

describe.concurrent('every page', () => {
  it.each(looks.map((look, index) => ({ ...look, index })))(
    'on $name: no stop of the Tab key is hidden or unmarked, languages are marked, it reflows at 400 %, text spacing cuts nothing',
    async ({ size, forcedColors, index }) => {
      const { page, close } = await visit('about:blank', {
        viewport: size,
        forcedColors,
        reducedMotion: 'reduce',
        forgets: true,
      });
      const wrong: Record<string, string[]> = {};
      const seen = seenPagesIn(index, looks.length);
      for (const path of seen) {
        await page.setViewportSize(size);
        await page.goto(path);
        await hydrated(page);
        const faults = await faultsOf(page, languages);
        if (faults.length > 0) wrong[path] = faults;
      }
      await close();
      expect(wrong).toEqual({});
      sound.push(seen.length);
    },
    1_800_000,
  );
});

describe('the translations that pages name', () => {
  let named: Translations[];
  beforeAll(async () => {
    const read = (path: string) => readFile(join(root, 'dist', path, 'index.html'), 'utf8');
    named = await Promise.all(pages.map(async (path) => translationsIn(await read(path))));
  });

  it('answer each other', async () => {
    expect(unansweredTranslations(named)).toEqual([]);
    // Scripts leave the head as it came.
    for (const { canonical, alternates } of languages) expect(named).toContainEqual({ canonical, alternates });
    const count = sound.reduce((sum, seen) => sum + seen, 0);
    expect(languages).toHaveLength(count);
    expect(count).toBe(looks.reduce((sum, _, index) => sum + seenPagesIn(index, looks.length).length, 0));
  });

  it('are told when one does not answer', () => {
    const [page, ...others] = named;
    if (!page) throw new Error('no page was read');
    const alternates = { ...page.alternates, en: '/en/elsewhere' };
    expect(unansweredTranslations([{ ...page, alternates }, ...others])).not.toEqual([]);
    expect(unansweredTranslations(others)).not.toEqual([]);
  });
});

/** Breaks of a page in Chinese: what is planted, in which look, and what must be told of it. */
const plants: [string, (typeof looks)[number], (page: Page) => Promise<unknown>, RegExp][] = [
  ['a bar over the focus', looks[2], (page) => page.evaluate(plantBar), /is covered by div/],
  ['a bar that eats a low window', looks[0], (page) => page.evaluate(plantBar), /div.* keeps 200 px/],
  [
    'a link without an outline',
    looks[0],
    (page) => plantStyle(page, 'a { outline: none !important }'),
    /no focus outline/,
  ],
  [
    'a focus that is lost on the way',
    looks[0],
    (page) =>
      page.evaluate(() => {
        const button = document.querySelector<HTMLElement>('.header__theme');
        button?.addEventListener('focus', () => button.blur());
      }),
    /is never reached/,
  ],
  [
    'a button without a border',
    looks[3],
    (page) => plantStyle(page, '.header__theme { border: 0 !important }'),
    /^button\.header__theme$/m,
  ],
  ['a box that is just wide enough', looks[0], (page) => page.evaluate(plantTightTitle), /h1\.\S+ cuts/],
  [
    'a wide box',
    looks[2],
    (page) => plantStyle(page, '.section { inline-size: 40rem !important }'),
    /scrolls sideways/,
  ],
  [
    'a name that runs into the tools',
    looks[2],
    (page) => plantStyle(page, '.header__name { white-space: nowrap; letter-spacing: 2em }'),
    /runs into/,
  ],
  [
    'a passage of English',
    looks[0],
    (page) => page.evaluate(() => document.querySelector('main')?.append('this is not marked as English')),
    /English under zh-CN/,
  ],
];

describe('a page is told of that has', () => {
  it.each(plants)('%s', async (_, { size, forcedColors }, plant, told) => {
    const { page, close } = await visit('/gpu-download', { viewport: size, forcedColors, reducedMotion: 'reduce' });
    await hydrated(page);
    await plant(page);
    expect((await faultsOf(page, [])).join('\n')).toMatch(told);
    await close();
  });
});

/** Lays a bar over the top of the window that the page does not know of. */
function plantBar(): void {
  const bar = document.body.appendChild(document.createElement('div'));
  Object.assign(bar.style, { position: 'fixed', inset: '0 0 auto', blockSize: '200px', zIndex: '99' });
}

/** Gives the title the width of its words and nothing more. */
function plantTightTitle(): void {
  const title = document.querySelector('h1') as HTMLElement;
  const words = document.createRange();
  words.selectNodeContents(title);
  title.style.whiteSpace = 'nowrap';
  const inlineSize = `${Math.ceil(words.getBoundingClientRect().width)}px`;
  Object.assign(title.style, { inlineSize, overflow: 'hidden' });
}

function plantStyle(page: Page, rules: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);
}
